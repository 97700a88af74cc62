/*
 * Our own C: what the schema compiler's C back end has generated from the modules of C2X_FAMILY for the encoding
 * C2X_ENCODING, uper, aper, oer, der or exi. Everything else follows from these two; the modules of the ASN1C study are
 * generated together with those of ITS and share the beginning of their names.
 */
#include "codecs/family.h"

#define MODULES C2X_EXPANDED_JOIN(its_, C2X_FAMILY)
#define ENCODING_IN_C C2X_EXPANDED_JOIN(C2X_ENCODING, _c_)

#include C2X_EXPANDED_STRING(MODULES.h)
#include "codecs/own.h"

#define GENERATED(name) C2X_EXPANDED_JOIN(MODULES, _##name)
#define CODING(name, verb) C2X_EXPANDED_JOIN(GENERATED(name##_), C2X_EXPANDED_JOIN(C2X_ENCODING, verb))

/* What offsets in messages count, in bits. */
#define UNIT_uper 1
#define UNIT_aper 1
#define UNIT_oer 8
#define UNIT_der 8
#define UNIT_exi 1
#define UNIT C2X_EXPANDED_JOIN(UNIT_, C2X_ENCODING)

#define TYPE_CODEC(name, small)                                                                            \
    C2X_OBJECT(small##_object, GENERATED(name), C2X_ARENA)                                                  \
    static int64_t decode_##small(void *object, const uint8_t *octets, size_t length) {                    \
        small##_object *decoded = object;                                                                  \
        c2x_arena arena = c2x_arena_of(decoded->memory, sizeof decoded->memory);                           \
        c2x_error error;                                                                                   \
        size_t consumed = CODING(name, _decode)(&decoded->value, octets, length, &arena, &error);          \
        decoded->used = arena.used;                                                                        \
        return consumed > 0 ? (int64_t)consumed : c2x_refuse(&error, UNIT);                                \
    }                                                                                                      \
    static int64_t encode_##small(const void *object, uint8_t *octets, size_t capacity) {                  \
        const small##_object *prepared = object;                                                           \
        c2x_error error;                                                                                   \
        size_t written = CODING(name, _encode)(&prepared->value, octets, capacity, &error);                \
        return written > 0 ? (int64_t)written : c2x_cannot_encode(&error);                                 \
    }

#define TYPE_ENTRY(name, small)                                                                            \
    {C2X_TYPE_NAME(name), sizeof(small##_object), 0, decode_##small, encode_##small, NULL,                 \
     extent_##small##_object},

C2X_TYPES(TYPE_CODEC)

static const c2x_type_codec types[] = {C2X_TYPES(TYPE_ENTRY)};

#define CODEC C2X_EXPANDED_JOIN(c2x_, C2X_EXPANDED_JOIN(ENCODING_IN_C, C2X_FAMILY))

const c2x_codec CODEC = {
    "native-" C2X_EXPANDED_STRING(C2X_ENCODING) "-c", C2X_EXPANDED_STRING(C2X_ENCODING), "c2x",
    C2X_CHECKS_ENCODE | C2X_CHECKS_DECODE, types, C2X_COUNT(types)};
