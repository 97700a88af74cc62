/* No codec, for the program that others are compared with in size; it is not run. */
#include "c2x/native.h"

static int64_t decode(void *object, const uint8_t *octets, size_t length) {
    (void)object;
    (void)octets;
    (void)length;
    return -1;
}

static int64_t encode(const void *object, uint8_t *octets, size_t capacity) {
    (void)object;
    (void)octets;
    (void)capacity;
    return C2X_CANNOT_ENCODE;
}

static const c2x_type_codec types[] = {{"", 0, 0, decode, encode, NULL, NULL}};

const c2x_codec c2x_empty = {"", "", "", C2X_CHECKS_NOTHING, types, 1};
