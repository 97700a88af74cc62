/* The messages that protoc-c has generated from one family's .proto file; C2X_PREFIX begins their names. */
#include "codecs/family.h"

#include <protobuf-c/protobuf-c.h>

/* Octets that the parts of a message take on the heap, roughly. */
#define HEAP 4096

/* An object is a pointer to the message that the library allocates. */
static int64_t decode(const ProtobufCMessageDescriptor *type, void *object, const uint8_t *octets, size_t length) {
    ProtobufCMessage **message = object;
    *message = protobuf_c_message_unpack(type, NULL, length, octets);
    return *message == NULL ? -1 : (int64_t)length;
}

static int64_t encode(const void *object, uint8_t *octets, size_t capacity) {
    ProtobufCMessage *const *message = object;
    if (protobuf_c_message_get_packed_size(*message) > capacity) {
        return C2X_CANNOT_ENCODE;
    }
    return (int64_t)protobuf_c_message_pack(*message, octets);
}

static void release(void *object) {
    ProtobufCMessage **message = object;
    protobuf_c_message_free_unpacked(*message, NULL);
}

#define DESCRIPTOR_OF(small) C2X_EXPANDED_JOIN(C2X_PREFIX, small##__descriptor)

#define TYPE_CODEC(name, small)                                                             \
    extern const ProtobufCMessageDescriptor DESCRIPTOR_OF(small);                           \
    static int64_t decode_##small(void *object, const uint8_t *octets, size_t length) {     \
        return decode(&DESCRIPTOR_OF(small), object, octets, length);                       \
    }

#define TYPE_ENTRY(name, small) {C2X_TYPE_NAME(name), sizeof(void *), HEAP, decode_##small, encode, release, NULL},

C2X_TYPES(TYPE_CODEC)

static const c2x_type_codec types[] = {C2X_TYPES(TYPE_ENTRY)};

const c2x_codec C2X_CODEC = {C2X_SCHEME, "protobuf", C2X_LIBRARY " " PROTOBUF_C_VERSION, C2X_CHECKS_NOTHING, types, C2X_COUNT(types)};
