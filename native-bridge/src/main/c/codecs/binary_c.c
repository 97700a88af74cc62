/* Our own codec of the envelope's octet layout, over the struct that the schema compiler has generated. */
#include "binary/layout.h"
#include "codecs/family.h"
#include "codecs/own.h"

C2X_OBJECT(envelope, its_security_SecuredMessage, C2X_ARENA)

static int64_t decode(void *object, const uint8_t *octets, size_t length) {
    envelope *decoded = object;
    c2x_arena arena = c2x_arena_of(decoded->memory, sizeof decoded->memory);
    c2x_error error;
    size_t consumed = c2x_binary_decode(&decoded->value, octets, length, &arena, &error);
    decoded->used = arena.used;
    if (consumed > 0) {
        return (int64_t)consumed;
    }
    return c2x_refuse(&error, 8);
}

static int64_t encode(const void *object, uint8_t *octets, size_t capacity) {
    const envelope *prepared = object;
    c2x_error error;
    size_t written = c2x_binary_encode(&prepared->value, octets, capacity, &error);
    return written > 0 ? (int64_t)written : c2x_cannot_encode(&error);
}

static const c2x_type_codec types[] = {
    {"security.SecuredMessage", sizeof(envelope), 0, decode, encode, NULL, extent_envelope}};

const c2x_codec c2x_binary_c = {
    "native-binary", "binary", "c2x", C2X_CHECKS_ENCODE | C2X_CHECKS_DECODE, types, C2X_COUNT(types)};
