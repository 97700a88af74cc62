/* MessagePack's C++ library: each struct an array, read as a tree of objects and converted. */
#include <cstring>
#include <stdexcept>

#include <msgpack.hpp>

#define MPSOC_MEMBERS(...) MSGPACK_DEFINE(__VA_ARGS__)
#define MPSOC_ENUMERATION(name) MSGPACK_ADD_ENUM(name)
#include "mpsoc/structs.hpp"

#define LIBRARY "MessagePack for C++ " MSGPACK_VERSION

/* The buffer of the caller. */
struct target {
    uint8_t *octets;
    size_t capacity;
    size_t length;

    void write(const char *more, size_t count) {
        if (count > capacity - length) {
            throw std::length_error("buffer");
        }
        memcpy(octets + length, more, count);
        length += count;
    }
};

template <typename Object>
static int64_t encode_object(const Object *object, uint8_t *octets, size_t capacity) {
    target out = {octets, capacity, 0};
    try {
        msgpack::pack(out, *object);
    } catch (const std::exception &) {
        return -1;
    }
    return static_cast<int64_t>(out.length);
}

template <typename Object>
static int64_t decode_object(Object *object, const uint8_t *octets, size_t length) {
    construct(object);
    size_t read = 0;
    try {
        msgpack::unpack(reinterpret_cast<const char *>(octets), length, read).get().convert(*object);
    } catch (const std::exception &) {
        destroy(object);
        return -1;
    }
    return static_cast<int64_t>(read);
}

#include "mpsoc/objects.h"
#include "mpsoc/codec.h"
