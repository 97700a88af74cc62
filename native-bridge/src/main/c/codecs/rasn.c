/* The messages that rasn/src/lib.rs has for one family: Rust behind a C ABI. */
#include "codecs/family.h"

/* Octets that the parts of a message take on the heap, roughly. */
#define HEAP 4096

#define MESSAGE(small) C2X_EXPANDED_JOIN(C2X_FAMILY, _##small)
#define FUNCTION(verb, small) C2X_EXPANDED_JOIN(c2x_rasn_##verb##_, MESSAGE(small))

/* An object is a pointer to the message that Rust allocates. */
#define TYPE_CODEC(name, small)                                                                     \
    int64_t FUNCTION(decode, small)(void **message, const uint8_t *octets, size_t length);          \
    int64_t FUNCTION(encode, small)(const void *message, uint8_t *octets, size_t capacity);         \
    void FUNCTION(release, small)(void *message);                                                   \
    static int64_t decode_##small(void *object, const uint8_t *octets, size_t length) {             \
        return FUNCTION(decode, small)(object, octets, length);                                     \
    }                                                                                               \
    static int64_t encode_##small(const void *object, uint8_t *octets, size_t capacity) {           \
        return FUNCTION(encode, small)(*(void *const *)object, octets, capacity);                   \
    }                                                                                               \
    static void release_##small(void *object) { FUNCTION(release, small)(*(void **)object); }

#define TYPE_ENTRY(name, small) \
    {C2X_TYPE_NAME(name), sizeof(void *), HEAP, decode_##small, encode_##small, release_##small, NULL},

C2X_TYPES(TYPE_CODEC)

static const c2x_type_codec types[] = {C2X_TYPES(TYPE_ENTRY)};

const c2x_codec C2X_CODEC = {
    C2X_SCHEME, "uper", C2X_LIBRARY, C2X_CHECKS_ENCODE | C2X_CHECKS_DECODE, types, C2X_COUNT(types)};
