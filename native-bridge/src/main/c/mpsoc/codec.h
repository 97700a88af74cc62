/*
 * Ends the file of a library: makes a codec of its functions for one struct, which the build names by C2X_STRUCT, a, b
 * or c. The file has, for each of them, a type "object_a", and functions that return octets or a negative number:
 *
 *   static int64_t encode_a(const object_a *object, uint8_t *octets, size_t capacity);
 *   static int64_t decode_a(object_a *object, const uint8_t *octets, size_t length);
 *   static void fill_a(object_a *object, const mpsoc_a *value);
 *
 * and defines LIBRARY, its name and version, and DESTROY(object) if a decoded object holds memory. On the machine that
 * builds the codec is a program instead: it writes the octets of the values into a file, which is the message of the
 * programs that are measured.
 */
#ifndef C2X_MPSOC_CODEC_H
#define C2X_MPSOC_CODEC_H

#include "c2x/native.h"
#include "mpsoc/structs.h"

#define C2X_JOIN(one, other) one##other
#define C2X_EXPANDED_JOIN(one, other) C2X_JOIN(one, other)
#define OF_STRUCT(name) C2X_EXPANDED_JOIN(name##_, C2X_STRUCT)

typedef OF_STRUCT(object) object;

#ifdef C2X_WRITE_OCTETS

#include <stdio.h>
#include <string.h>

#include "mpsoc/values.h"

int main(int argc, char **argv) {
    static object filled;
    uint8_t octets[MPSOC_OCTETS];
    OF_STRUCT(fill)(&filled, &C2X_EXPANDED_JOIN(OF_STRUCT(mpsoc), _value));
    int64_t length = OF_STRUCT(encode)(&filled, octets, sizeof octets);
    FILE *file = argc == 2 ? fopen(argv[1], "wb") : NULL;
    if (length < 0 || file == NULL || fwrite(octets, 1, (size_t)length, file) != (size_t)length) {
        fputs("the octets of the values could not be written\n", stderr);
        return 1;
    }
    return fclose(file);
}

#else

#ifdef DESTROY
static void release(void *decoded) {
    DESTROY((object *)decoded);
}
#define RELEASE release
#else
#define RELEASE NULL
#endif

static int64_t decode(void *decoded, const uint8_t *octets, size_t length) {
    return OF_STRUCT(decode)((object *)decoded, octets, length);
}

static int64_t encode(const void *prepared, uint8_t *octets, size_t capacity) {
    return OF_STRUCT(encode)((const object *)prepared, octets, capacity);
}

static const c2x_type_codec types[] = {{"", sizeof(object), 0, decode, encode, RELEASE, NULL}};

extern const c2x_codec c2x_struct;
const c2x_codec c2x_struct = {"", "", LIBRARY, C2X_CHECKS_NOTHING, types, 1};

#endif

#endif
