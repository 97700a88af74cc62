/* YAS: the archive's head, then members one after the other. */
// before any header of the C library: where there is no system it asks whether one of theirs names big-endian order
#include <yas/detail/config/endian.hpp>

#include <cstring>
#include <stdexcept>

#include <yas/mem_streams.hpp>
#include <yas/binary_iarchive.hpp>
#include <yas/binary_oarchive.hpp>
#include <yas/std_types.hpp>
#include <yas/version.hpp>

#define MPSOC_MEMBERS(...)                  \
    template <typename Archive>             \
    void serialize(Archive &archive) {      \
        archive(__VA_ARGS__);               \
    }
#define MPSOC_ENUMERATION(name)
#include "mpsoc/structs.hpp"

#define LIBRARY "YAS " YAS_VERSION_STRING

/* As the study had it: with a head of 7 octets, lengths of 8. */
static const std::size_t FORM = yas::mem | yas::binary;

template <typename Object>
static int64_t encode_object(const Object *object, uint8_t *octets, size_t capacity) {
    try {
        yas::mem_ostream out(octets, capacity);
        yas::binary_oarchive<yas::mem_ostream, FORM> archive(out);
        archive(*object);
        return static_cast<int64_t>(out.get_intrusive_buffer().size);
    } catch (const std::exception &) {
        return -1;
    }
}

template <typename Object>
static int64_t decode_object(Object *object, const uint8_t *octets, size_t length) {
    construct(object);
    try {
        yas::mem_istream in(octets, length);
        yas::binary_iarchive<yas::mem_istream, FORM> archive(in);
        archive(*object);
        return static_cast<int64_t>(length);
    } catch (const std::exception &) {
        destroy(object);
        return -1;
    }
}

#include "mpsoc/objects.h"
#include "mpsoc/codec.h"
