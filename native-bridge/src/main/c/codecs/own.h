/* What the codecs over generated structs share. */
#ifndef C2X_CODECS_OWN_H
#define C2X_CODECS_OWN_H

#include "c2x/native.h"
#include "c2x_runtime.h"

/*
 * Octets for the lists and long strings of a value; a message with more of them is refused. Chains of certificates take
 * the most.
 */
#define C2X_ARENA 65536

/* A value with the memory of its lists and long strings, which are at the beginning of it. */
#define C2X_OBJECT(object, type, arena)                                            \
    typedef struct {                                                               \
        size_t used;                                                               \
        type value;                                                                \
        uint8_t memory[arena] __attribute__((aligned(8)));                         \
    } object;                                                                      \
    static size_t extent_##object(const void *decoded) {                           \
        return offsetof(object, memory) + ((const object *)decoded)->used;         \
    }

/* The reason as text; a program that does not call it is built without the texts. */
static inline void c2x_say_why(const c2x_error *error) {
#ifdef C2X_SILENT
    (void)error;
#else
    c2x_fail(error->path, c2x_code_name(error->code));
#endif
}

/* Result of a decoder that refused its input for this reason; offsets count units of so many bits. */
static inline int64_t c2x_refuse(const c2x_error *error, unsigned bits) {
    c2x_say_why(error);
    return -1 - (int64_t)(error->bit / bits);
}

/* Result of an encoder that refused the value for this reason. */
static inline int64_t c2x_cannot_encode(const c2x_error *error) {
    c2x_say_why(error);
    return C2X_CANNOT_ENCODE;
}

#endif
