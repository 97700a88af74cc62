/* The messages that rust/src/lib.rs has for one family: generated Rust behind a C ABI. */
#include "codecs/family.h"

/* Octets of a message with its lists and strings, as in rust/src/lib.rs. */
#define OBJECT (1 << 17)

#define MESSAGE(small) C2X_EXPANDED_JOIN(C2X_FAMILY, _##small)
#define FUNCTION(verb, small) C2X_EXPANDED_JOIN(c2x_rust_##verb##_, MESSAGE(small))

#define TYPE_CODEC(name, small)                                                        \
    int64_t FUNCTION(decode, small)(void *object, const uint8_t *octets, size_t length); \
    int64_t FUNCTION(encode, small)(const void *object, uint8_t *octets, size_t capacity);

#define TYPE_ENTRY(name, small) \
    {C2X_TYPE_NAME(name), OBJECT, 0, FUNCTION(decode, small), FUNCTION(encode, small), NULL, NULL},

C2X_TYPES(TYPE_CODEC)

static const c2x_type_codec types[] = {C2X_TYPES(TYPE_ENTRY)};

const c2x_codec C2X_CODEC = {
    C2X_SCHEME, "uper", C2X_LIBRARY, C2X_CHECKS_ENCODE | C2X_CHECKS_DECODE, types, C2X_COUNT(types)};
