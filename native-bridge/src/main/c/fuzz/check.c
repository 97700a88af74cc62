/*
 * c2x-check: every content and damaged copies of it through every codec, for builds with sanitizers. With a folder it
 * writes the contents there instead, as seeds of the libFuzzer target.
 *
 * c2x-check INPUTS    damaged copies of each content in each codec
 * c2x-check --seeds FOLDER
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz/try.h"

/* Octets that a damaged copy may have more than its original. */
#define LONGER 64

/* Marsaglia's xorshift: the same numbers everywhere. */
static uint64_t next_random(void) {
    static uint64_t state = UINT64_C(0x9e3779b97f4a7c15);
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}

static size_t below(size_t bound) {
    return (size_t)(next_random() % bound);
}

/* A copy of another length with some octets changed, in a block of its own size. */
static uint8_t *damaged(const c2x_encoded *original, size_t *length) {
    *length = below(original->length + LONGER);
    uint8_t *copy = malloc(*length);
    if (copy == NULL && *length > 0) {
        abort();
    }
    for (size_t i = 0; i < *length; i++) {
        copy[i] = i < original->length ? original->octets[i] : (uint8_t)next_random();
    }
    for (size_t changes = *length == 0 ? 0 : below(5); changes > 0; changes--) {
        copy[below(*length)] ^= (uint8_t)(1 + below(255));
    }
    return copy;
}

/* Whether the codec takes the content; a third-party codec may not. */
static int check(const c2x_codec *codec, const c2x_type_codec *type, const c2x_encoded *octets, long inputs) {
    if (!c2x_try(codec, type, octets->octets, octets->length) && c2x_is_own(codec)) {
        fprintf(stderr, "c2x-check: %s refuses a content of %s\n", codec->scheme, type->type);
        return 1;
    }
    for (long i = 0; i < inputs; i++) {
        size_t length;
        uint8_t *copy = damaged(octets, &length);
        c2x_try(codec, type, copy, length);
        free(copy);
    }
    return 0;
}

/* The content as an input of the libFuzzer target: the number of the type among our own, then the octets. */
static int write_seed(const char *folder, const c2x_content *content, const char *encoding, size_t number,
                      const c2x_encoded *octets) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s-%s", folder, encoding, content->name);
    FILE *seed = fopen(path, "wb");
    if (seed == NULL) {
        fprintf(stderr, "c2x-check: cannot write %s\n", path);
        return 1;
    }
    fputc((int)number, seed);
    fwrite(octets->octets, 1, octets->length, seed);
    return fclose(seed) != 0;
}

int main(int argc, char **argv) {
    const char *seeds = argc == 3 && strcmp(argv[1], "--seeds") == 0 ? argv[2] : NULL;
    if (seeds == NULL && argc != 2) {
        fputs("usage: c2x-check INPUTS | --seeds FOLDER\n", stderr);
        return 2;
    }
    long inputs = seeds == NULL ? atol(argv[1]) : 0;
    int failed = 0;
    size_t number = 0;
    for (size_t i = 0; i < c2x_codec_count; i++) {
        const c2x_codec *codec = c2x_codecs[i];
        for (size_t j = 0; j < codec->type_count; j++) {
            for (size_t k = 0; k < c2x_content_count; k++) {
                const c2x_encoded *octets = c2x_encoded_content(&c2x_contents[k], codec->encoding);
                if (octets == NULL || strcmp(c2x_contents[k].type, codec->types[j].type) != 0) {
                    continue;
                }
                if (seeds == NULL) {
                    failed |= check(codec, &codec->types[j], octets, inputs);
                } else if (c2x_is_own(codec)) {
                    failed |= write_seed(seeds, &c2x_contents[k], codec->encoding, number, octets);
                }
            }
            number += c2x_is_own(codec) ? 1 : 0;
        }
    }
    return failed;
}
