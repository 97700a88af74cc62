/*
 * Decodes messages and encodes them again, for tests. A request is: number of the type, what it comes in (0 UPER,
 * 1 EXI, 2 OER, 3 APER, 4 DER), what it goes to, length in four octets, octets. The answer: 0 or what failed
 * (1 decoding, 2 encoding), the code of the error, then length in four octets and either the octets or the path.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "types.h"

#define BUFFER 300000

static uint64_t memory[1 << 18];
static uint8_t buffer[BUFFER];

static int failure;
static c2x_error error;
static size_t length;

static void check(int condition, const char *what)
{
    if (!condition) {
        fprintf(stderr, "%s\n", what);
        abort();
    }
}

/* The same into a buffer of just the right size, and into one that is too small. */
#define ENCODE(encode)                                                                  \
    length = encode(&value, buffer, BUFFER, &error);                                    \
    if (length == 0) {                                                                  \
        failure = 2;                                                                    \
    } else {                                                                            \
        c2x_error second;                                                               \
        uint8_t *exact = malloc(length);                                                \
        check(encode(&value, exact, length, &second) == length, "exact buffer");        \
        check(memcmp(exact, buffer, length) == 0, "same octets");                       \
        free(exact);                                                                    \
        exact = malloc(length);                                                         \
        check(encode(&value, exact, length - 1, &second) == 0, "small buffer");         \
        check(second.code == C2X_BUFFER_FULL, "buffer full");                           \
        free(exact);                                                                    \
    }

#ifdef UPER_ONLY
#define TRANSCODE(number, type)                                                         \
    case number: {                                                                      \
        static type value;                                                              \
        memset(&value, 0xa5, sizeof value);                                             \
        check(from == 0 && to == 0, "a form that is not there");                        \
        if (type##_uper_decode(&value, in, size, &arena, &error) == 0) {                \
            failure = 1;                                                                \
        } else {                                                                        \
            ENCODE(type##_uper_encode)                                                  \
        }                                                                               \
        break;                                                                          \
    }
#else
#define TRANSCODE(number, type)                                                         \
    case number: {                                                                      \
        static type value;                                                              \
        memset(&value, 0xa5, sizeof value);                                             \
        if ((from == 0   ? type##_uper_decode(&value, in, size, &arena, &error)         \
             : from == 1 ? type##_exi_decode(&value, in, size, &arena, &error)          \
             : from == 2 ? type##_oer_decode(&value, in, size, &arena, &error)          \
             : from == 3 ? type##_aper_decode(&value, in, size, &arena, &error)         \
                         : type##_der_decode(&value, in, size, &arena, &error)) == 0) { \
            failure = 1;                                                                \
        } else if (to == 0) {                                                           \
            ENCODE(type##_uper_encode)                                                  \
        } else if (to == 1) {                                                           \
            ENCODE(type##_exi_encode)                                                   \
        } else if (to == 2) {                                                           \
            ENCODE(type##_oer_encode)                                                   \
        } else if (to == 3) {                                                           \
            ENCODE(type##_aper_encode)                                                  \
        } else {                                                                        \
            ENCODE(type##_der_encode)                                                   \
        }                                                                               \
        break;                                                                          \
    }
#endif

static void transcode(int number, int from, int to, const uint8_t *in, size_t size)
{
    c2x_arena arena = c2x_arena_of(memory, sizeof memory);
    failure = 0;
    switch (number) {
    TYPES
    default:
        abort();
    }
}

static size_t get_length(void)
{
    size_t number = 0;
    int i;
    for (i = 0; i < 4; i++) {
        number = number << 8 | (size_t) getchar();
    }
    return number;
}

static void put(const void *octets, size_t count)
{
    int i;
    for (i = 24; i >= 0; i -= 8) {
        putchar((int) (count >> i & 0xff));
    }
    fwrite(octets, 1, count, stdout);
    fflush(stdout);
}

int main(void)
{
    int number;
    while ((number = getchar()) != EOF) {
        int from = getchar();
        int to = getchar();
        size_t size = get_length();
        /* a block of its own shows each access beyond its end */
        uint8_t *in = malloc(size == 0 ? 1 : size);
        check(fread(in, 1, size, stdin) == size, "request");
        transcode(number, from, to, in, size);
        free(in);
        putchar(failure);
        putchar(failure == 0 ? 0 : (int) error.code);
        if (failure == 0) {
            put(buffer, length);
        } else {
            put(error.path, strlen(error.path));
        }
    }
    return 0;
}
