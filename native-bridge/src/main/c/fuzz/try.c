#include "fuzz/try.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* More than any message of the types takes in any encoding. */
#define CAPACITY (1 << 17)

static void require(bool holds, const c2x_codec *codec, const c2x_type_codec *type, const char *otherwise) {
    if (!holds) {
        fprintf(stderr, "%s %s: %s\n", codec->scheme, type->type, otherwise);
        abort();
    }
}

bool c2x_is_own(const c2x_codec *codec) {
    return strcmp(codec->library, "c2x") == 0;
}

/* A block of its own, of exactly that size, so that a sanitizer sees every step beyond it. */
static void *allocate(size_t size) {
    void *memory = malloc(size);
    if (memory == NULL && size > 0) {
        abort();
    }
    return memory;
}

static void encode_again(const c2x_codec *codec, const c2x_type_codec *type, const void *object,
                         const uint8_t *octets, size_t length) {
    uint8_t *copy = allocate(length);
    memcpy(copy, octets, length);
    void *again = allocate(type->size);
    int64_t consumed = type->decode(again, copy, length);
    require(consumed == (int64_t)length, codec, type, "its own octets are refused, or not all of them read");
    uint8_t *exact = allocate(length);
    int64_t written = type->encode(again, exact, length);
    require(written == (int64_t)length && memcmp(exact, octets, length) == 0, codec, type,
            "what its own octets mean is encoded to others");
    require(type->encode(object, exact, length - 1) < 0, codec, type, "it writes beyond a buffer");
    free(exact);
    free(again);
    free(copy);
}

bool c2x_try(const c2x_codec *codec, const c2x_type_codec *type, const uint8_t *octets, size_t length) {
    void *object = allocate(type->size);
    int64_t consumed = type->decode(object, octets, length);
    if (consumed >= 0) {
        require((size_t)consumed <= length, codec, type, "more is read than there is");
        uint8_t *encoded = allocate(CAPACITY);
        int64_t written = type->encode(object, encoded, CAPACITY);
        /* a value of a later version has no encoding */
        if (written > 0 && c2x_is_own(codec)) {
            encode_again(codec, type, object, encoded, (size_t)written);
        }
        free(encoded);
        if (type->release != NULL) {
            type->release(object);
        }
    }
    free(object);
    return consumed >= 0;
}
