/*
 * Run time of the small form of codecs that c2x generates: tables that say what is coded in what order, and where in
 * structs it stands. C99, no heap, no global state.
 */
#ifndef C2X_SMALL_H
#define C2X_SMALL_H

#include "c2x_runtime.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * A plan is steps one after the other. Each one begins with its kind and, in the bits from 8 on, how a number is held
 * (C2X_HELD); then come offsets in the struct, and what is said beside the names.
 */
enum {
    C2X_STEP_END,          /* of a plan or of its part */
    C2X_STEP_RECURSION,    /* first one of a plan that holds itself */
    C2X_STEP_EXTENSION,    /* the extension bit of a SEQUENCE without additions */
    C2X_STEP_ADDITIONS,    /* the end of such a SEQUENCE */
    C2X_STEP_NULL,         /* offset */
    C2X_STEP_NUMBER,       /* offset, the last one from 0 on */
    C2X_STEP_NUMBER_32,    /* offset, lower bound, upper less lower bound, both in two parts */
    C2X_STEP_NUMBER_64,    /* the same in four parts */
    C2X_STEP_EXTENSIBLE,   /* the same of an extensible INTEGER */
    C2X_STEP_ENUMERAL,     /* extensible: offset, last one of the root, number of additions */
    C2X_STEP_BITS,         /* up to 64: offset, least size, most less least */
    C2X_STEP_CHARACTERS,   /* of a fixed size: offset, size, 0, alphabet */
    C2X_STEP_SHORT_STRING, /* within the struct: offset, least length, most less least, alphabet */
    C2X_STEP_LONG_STRING,  /* elsewhere: offset, 0, 0, alphabet */
    C2X_STEP_TEXT,         /* in UTF-8: offset, 0, 0, 0 */
    C2X_STEP_OPTIONAL,     /* offset of the flag, length of the content's steps, content */
    C2X_STEP_DEFAULT_BIT,  /* offset, value in two parts */
    C2X_STEP_DEFAULT,      /* the same, length of the content's steps, content */
    C2X_STEP_PLAN,         /* offset, number of the plan */
    C2X_STEP_CODE,         /* offset, number of the functions */
    /* offset of the count, of the items, size of one, least bits of one, least and most less least number in two
       parts each, length of the steps of an element, these; a number as the last step does for an octet string */
    C2X_STEP_LIST,
    /* last one of a plan: offset of what is chosen, of the union, number of alternatives, then of each one, in the
       order of their indices: what is chosen, length of its steps, these; their number stands for a later version's */
    C2X_STEP_CHOICE
};

/* A number of so many octets. */
#define C2X_HELD(size, is_signed) \
    (((size) == 1 ? 0 : (size) == 2 ? 1 << 8 : (size) == 4 ? 2 << 8 : 3 << 8) | ((is_signed) ? 4 << 8 : 0))
/* A constant in parts of 16 bits. */
#define C2X_PARTS_32(number) (uint16_t) ((number) >> 16), (uint16_t) (number)
#define C2X_PARTS_64(number) \
    (uint16_t) ((uint64_t) (number) >> 48), (uint16_t) ((uint64_t) (number) >> 32), C2X_PARTS_32(number)
/* Of a list: how the count is held, then these. */
#define C2X_INLINE_ITEMS (16 << 8)
#define C2X_FRAGMENTS (32 << 8)
#define C2X_FIXED (64 << 8) /* without a count */
/* Of a choice or the size of a list. */
#define C2X_EXTENSIBLE (8 << 8)

/* Values that no table describes: functions for them. */
typedef struct {
    bool (*write)(const void *value, c2x_writer *out);
    bool (*read)(void *value, c2x_reader *in);
} c2x_small_code;

/* One that goes by plans. */
typedef struct c2x_small_coder c2x_small_coder;

/* What plans refer to by numbers. */
typedef struct {
    const uint16_t *const *plans;
    const c2x_small_code *codes;
    /* c2x_small_strings, or NULL where the plans have none: then a linker can leave out what strings need */
    bool (*strings)(const c2x_small_coder *with, const uint16_t *step, uint8_t *at);
    const c2x_alphabet *const *alphabets; /* the first one is of no string of characters */
} c2x_small_schema;

/* Steps from C2X_STEP_CHARACTERS to C2X_STEP_TEXT. */
bool c2x_small_strings(const c2x_small_coder *with, const uint16_t *step, uint8_t *at);

bool c2x_small_write(
    const c2x_small_schema *schema, unsigned plan, const void *value, c2x_writer *out, const char *path);
bool c2x_small_read(const c2x_small_schema *schema, unsigned plan, void *value, c2x_reader *in, const char *path);

/* Whole messages. Errors tell the type only. */
size_t c2x_small_encode(const c2x_small_schema *schema, unsigned plan, const void *value, uint8_t *buffer, size_t size,
    c2x_error *error, const char *path);
size_t c2x_small_decode(const c2x_small_schema *schema, unsigned plan, void *value, const uint8_t *octets,
    size_t length, c2x_arena *arena, c2x_error *error, const char *path);

#ifdef __cplusplus
}
#endif

#endif
