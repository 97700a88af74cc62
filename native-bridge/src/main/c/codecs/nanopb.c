/*
 * The structures that nanopb has generated from one family's .proto file; C2X_HEADER declares them, C2X_PREFIX begins
 * their names.
 */
#include "codecs/family.h"

#include <pb_decode.h>
#include <pb_encode.h>

#include C2X_HEADER

/* An object is the structure itself: it has room for the longest lists. */
static int64_t decode(const pb_msgdesc_t *type, void *object, const uint8_t *octets, size_t length) {
    pb_istream_t stream = pb_istream_from_buffer(octets, length);
    return pb_decode(&stream, type, object) ? (int64_t)length : -1 - (int64_t)(length - stream.bytes_left);
}

static int64_t encode(const pb_msgdesc_t *type, const void *object, uint8_t *octets, size_t capacity) {
    pb_ostream_t stream = pb_ostream_from_buffer(octets, capacity);
    return pb_encode(&stream, type, object) ? (int64_t)stream.bytes_written : C2X_CANNOT_ENCODE;
}

#define MESSAGE(name) C2X_EXPANDED_JOIN(C2X_PREFIX, name)
#define FIELDS_OF(message) C2X_EXPANDED_JOIN(message, _msg)

#define TYPE_CODEC(name, small)                                                                  \
    static int64_t decode_##small(void *object, const uint8_t *octets, size_t length) {          \
        return decode(&FIELDS_OF(MESSAGE(name)), object, octets, length);                        \
    }                                                                                            \
    static int64_t encode_##small(const void *object, uint8_t *octets, size_t capacity) {        \
        return encode(&FIELDS_OF(MESSAGE(name)), object, octets, capacity);                      \
    }

#define TYPE_ENTRY(name, small) \
    {C2X_TYPE_NAME(name), sizeof(MESSAGE(name)), 0, decode_##small, encode_##small, NULL, NULL},

C2X_TYPES(TYPE_CODEC)

static const c2x_type_codec types[] = {C2X_TYPES(TYPE_ENTRY)};

const c2x_codec C2X_CODEC = {C2X_SCHEME, "protobuf", NANOPB_VERSION, C2X_CHECKS_NOTHING, types, C2X_COUNT(types)};
