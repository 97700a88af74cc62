/*
 * Run time of codecs that c2x generates: what values consist of, errors, memory for lists, and the bit primitives that
 * generated code calls. C99, no heap, no global state.
 */
#ifndef C2X_RUNTIME_H
#define C2X_RUNTIME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* How deep values of recursive types may be nested: each level takes some hundred octets of stack. */
#ifndef C2X_MAX_DEPTH
#define C2X_MAX_DEPTH 100
#endif

/* How many different character strings an EXI message may have: each takes some 20 octets of stack. */
#ifndef C2X_MAX_STRINGS
#define C2X_MAX_STRINGS 64
#endif

/* With -DC2X_PATHS=0 errors have empty paths, which may take a third of a program's code. */
#ifndef C2X_PATHS
#define C2X_PATHS 1
#endif
#if C2X_PATHS
#define C2X_PATH(path) path
#else
#define C2X_PATH(path) ""
#endif

/* What can go wrong. */
typedef enum {
    C2X_OK,
    C2X_TRUNCATED,     /* the input ends within the component */
    C2X_OUT_OF_RANGE,  /* a number, size, index, tag or character is none that may be there */
    C2X_BUFFER_FULL,   /* the buffer is too small for the encoding */
    C2X_ARENA_FULL,    /* the arena is too small for the lists and long strings of the message */
    C2X_TOO_DEEP,      /* values are nested deeper than C2X_MAX_DEPTH */
    C2X_NO_ENCODING,   /* the value came with a later version, or the encoding has no place for it */
    C2X_NOT_SUPPORTED  /* this code does not do it: in OER messages without
                          octets and tags of more than four, in EXI more strings than C2X_MAX_STRINGS, REAL and OBJECT
                          IDENTIFIER; numbers of more than 64 bits where the struct has no room for them */
} c2x_code;

typedef struct {
    c2x_code code;
    size_t bit;       /* offset in the encoding; of a value that is written in DER, counted from its end */
    const char *path; /* type and component; of fields that are read together the first one; never NULL */
} c2x_error;

/* The name of a code, for messages. */
const char *c2x_code_name(c2x_code code);

/* Memory of the caller, from which a decoder takes lists and strings without a small upper bound. */
typedef struct {
    uint8_t *memory;
    size_t size;
    size_t used;
    size_t pending; /* octets at the end that hold elements of lists that are being read */
} c2x_arena;

/* An empty arena. Before each message it can be made anew to use the memory again. */
static inline c2x_arena c2x_arena_of(void *memory, size_t size)
{
    c2x_arena arena;
    arena.memory = (uint8_t *) memory;
    arena.size = size;
    arena.used = 0;
    arena.pending = 0;
    return arena;
}

/* NULL; the member is there so that all types have one. */
typedef uint8_t c2x_null;

/* OCTET STRING, or a character string: in UTF-8 where characters may need more than an octet. */
typedef struct {
    const uint8_t *octets;
    uint32_t length;
} c2x_octets;

/* BIT STRING of variable size up to 64 bits: the last bit is bit 0 of the number. */
typedef struct {
    uint64_t bits;
    uint8_t length;
} c2x_short_bits;

/* Longer BIT STRING: the first bit is bit 7 of the first octet. */
typedef struct {
    const uint8_t *octets;
    uint32_t length; /* in bits */
} c2x_bits;

/* INTEGER of more than 64 bits: two's complement, the most significant octet first; without octets 0. */
typedef c2x_octets c2x_integer;

/* OBJECT IDENTIFIER or RELATIVE-OID: the contents octets of X.690 (clauses 8.19 and 8.20). */
typedef c2x_octets c2x_oid;

/* An alternative of a later version, as it came. */
typedef struct {
    uint32_t index; /* among the additions, from 0 */
    c2x_octets octets;
} c2x_unknown;

/*
 * All below is called by generated code only.
 */

/* Inlined even where it is called often: widths are constants, and at first positions are. */
#if defined(__GNUC__) && !defined(__OPTIMIZE_SIZE__)
#define C2X_INLINE static inline __attribute__((always_inline))
#else
#define C2X_INLINE static inline
#endif

/* Character strings of an EXI message that is being written, in the order in which they came (EXI 7.3.3). */
typedef struct {
    struct {
        const uint8_t *octets;
        uint32_t length;
        uint16_t name; /* number of the name of the element */
        bool is_utf8;
    } of[C2X_MAX_STRINGS];
    size_t count;
} c2x_written_strings;

/* Where in an EXI message a character string is. */
typedef struct {
    size_t at;     /* of the first character */
    size_t count;  /* of the characters */
    size_t octets; /* that it takes in UTF-8 */
} c2x_text;

typedef struct {
    struct {
        c2x_text text;
        uint16_t name;
    } of[C2X_MAX_STRINGS];
    size_t count;
} c2x_read_strings;

/* Bits are written by words as wide as those of the processor. */
#ifndef C2X_WORD_BITS
#if UINTPTR_MAX > 0xffffffff
#define C2X_WORD_BITS 64
#else
#define C2X_WORD_BITS 32
#endif
#endif

#if C2X_WORD_BITS == 64
typedef uint64_t c2x_machine_word;
#else
typedef uint32_t c2x_machine_word;
#endif

#define C2X_WORD_OCTETS (C2X_WORD_BITS / 8)

/* Writes bits; `at` grows even where there is no room. */
typedef struct {
    uint8_t *buffer;
    size_t size;
    size_t words;              /* whole words in the buffer */
    size_t at;                 /* bits written */
    c2x_machine_word gathered; /* the last at % C2X_WORD_BITS bits, left-aligned */
    bool full; /* known to have no room for all; otherwise `at` tells */
    bool aligned; /* lengths begin at octets, as in aligned PER */
    unsigned depth;
    c2x_written_strings *strings; /* in EXI */
    c2x_error *error;
} c2x_writer;

typedef struct {
    const uint8_t *octets;
    size_t last; /* where the last eight octets begin */
    size_t at;   /* the next bit */
    size_t end;  /* after the last bit that may be read */
    bool aligned;
    unsigned depth;
    c2x_read_strings *strings; /* in EXI */
    c2x_arena *arena;
    c2x_error *error;
} c2x_reader;

/* Characters from first to last. */
typedef struct {
    uint32_t first;
    uint32_t last;
} c2x_range;

/* The permitted alphabet of a character string type. */
typedef struct {
    const c2x_range *ranges;
    uint32_t count;
    uint8_t width; /* bits of a character */
    bool indexed;  /* positions are coded, not values */
} c2x_alphabet;

void c2x_note(c2x_error *error, c2x_code code, size_t bit, const char *path);

/* Notes an error; false, and the compiler knows that and how rarely it happens. */
C2X_INLINE bool c2x_refused(c2x_error *error, c2x_code code, size_t bit, const char *path)
{
#ifdef __OPTIMIZE_SIZE__
    c2x_note(error, code, bit, path);
#else
#if defined(__GNUC__) && !defined(__clang__)
rare:
    __attribute__((cold, unused));
#endif
    /* not by a call, before which reader and writer would have to be in memory */
    error->code = code;
    error->bit = bit;
    error->path = path;
#endif
    return false;
}

C2X_INLINE bool c2x_refuse_value(c2x_writer *out, c2x_code code, const char *path)
{
    return c2x_refused(out->error, code, out->at, path);
}

C2X_INLINE bool c2x_refuse_input(c2x_reader *in, c2x_code code, size_t at, const char *path)
{
    return c2x_refused(in->error, code, at, path);
}

C2X_INLINE c2x_writer c2x_begin_encode(uint8_t *buffer, size_t size, c2x_error *error)
{
    c2x_writer out;
    error->code = C2X_OK;
    error->bit = 0;
    error->path = "";
    out.buffer = buffer;
    out.size = size;
    out.words = size / C2X_WORD_OCTETS;
    out.at = 0;
    out.gathered = 0;
    out.full = false;
    out.aligned = false;
    out.depth = 0;
    out.strings = NULL;
    out.error = error;
    return out;
}

/* Copies an input of fewer than eight octets, and zeros after it; false if it is empty or too long. */
bool c2x_pad(uint8_t padded[8], const uint8_t *octets, size_t length, c2x_error *error, const char *path);

/* False if the input is empty or too long; one of fewer than eight octets is read from a copy. */
C2X_INLINE bool c2x_begin_decode(c2x_reader *in, const uint8_t *octets, size_t length, uint8_t padded[8],
    c2x_arena *arena, c2x_error *error, const char *path)
{
    error->code = C2X_OK;
    error->bit = 0;
    error->path = "";
    in->at = 0;
    in->end = length << 3;
    in->aligned = false;
    in->depth = 0;
    in->strings = NULL;
    in->arena = arena;
    in->error = error;
    if (length >= 8 && length <= SIZE_MAX / 8) {
        in->octets = octets;
        in->last = length - 8;
        return true;
    }
    in->octets = padded;
    in->last = 0;
#ifndef __OPTIMIZE_SIZE__
    if (c2x_pad(padded, octets, length, error, path)) {
        /* once more, for the compiler: the first positions are constants after any call, too */
        in->at = 0;
        return true;
    }
    return false;
#else
    return c2x_pad(padded, octets, length, error, path);
#endif
}

/* Returns the octets read, 1 at least. */
C2X_INLINE size_t c2x_end_decode(const c2x_reader *in)
{
    return in->at == 0 ? 1 : (in->at >> 3) + ((in->at & 7) != 0);
}

/* Most significant octet first. */
#if defined(__GNUC__) && defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define C2X_SWAPS 1
#else
#define C2X_SWAPS 0
#endif

C2X_INLINE uint32_t c2x_load_32(const uint8_t *from)
{
#if C2X_SWAPS
    uint32_t word;
    __builtin_memcpy(&word, from, 4);
    return __builtin_bswap32(word);
#else
    return (uint32_t) from[0] << 24 | (uint32_t) from[1] << 16 | (uint32_t) from[2] << 8 | (uint32_t) from[3];
#endif
}

C2X_INLINE uint64_t c2x_load(const uint8_t *from)
{
#if C2X_SWAPS && C2X_WORD_BITS == 64
    uint64_t word;
    __builtin_memcpy(&word, from, 8);
    return __builtin_bswap64(word);
#else
    return (uint64_t) c2x_load_32(from) << 32 | c2x_load_32(from + 4);
#endif
}

C2X_INLINE void c2x_store_32(uint8_t *to, uint32_t word)
{
#if C2X_SWAPS
    word = __builtin_bswap32(word);
    __builtin_memcpy(to, &word, 4);
#else
    to[0] = (uint8_t) (word >> 24);
    to[1] = (uint8_t) (word >> 16);
    to[2] = (uint8_t) (word >> 8);
    to[3] = (uint8_t) word;
#endif
}

C2X_INLINE void c2x_store(uint8_t *to, uint64_t word)
{
#if C2X_SWAPS && C2X_WORD_BITS == 64
    word = __builtin_bswap64(word);
    __builtin_memcpy(to, &word, 8);
#else
    c2x_store_32(to, (uint32_t) (word >> 32));
    c2x_store_32(to + 4, (uint32_t) word);
#endif
}

C2X_INLINE c2x_machine_word c2x_load_word(const uint8_t *from)
{
#if C2X_WORD_BITS == 64
    return c2x_load(from);
#else
    return c2x_load_32(from);
#endif
}

C2X_INLINE void c2x_store_word(uint8_t *to, c2x_machine_word word)
{
#if C2X_WORD_BITS == 64
    c2x_store(to, word);
#else
    c2x_store_32(to, word);
#endif
}

/* Up to 8 octets as a number, and the octets of a number. */
C2X_INLINE uint64_t c2x_load_octets(const uint8_t *from, unsigned count)
{
    uint64_t number = 0;
    if (count >= 8) {
        return c2x_load(from);
    }
    if ((count & 4) != 0) {
        number = c2x_load_32(from);
        from += 4;
    }
    if ((count & 2) != 0) {
        number = number << 16 | (uint32_t) from[0] << 8 | from[1];
        from += 2;
    }
    return (count & 1) != 0 ? number << 8 | from[0] : number;
}

C2X_INLINE void c2x_store_octets(uint8_t *to, uint64_t number, unsigned count)
{
    unsigned left = count;
    if (count >= 8) {
        c2x_store(to, number);
        return;
    }
    if ((count & 4) != 0) {
        left -= 4;
        c2x_store_32(to, (uint32_t) (number >> 8 * left));
        to += 4;
    }
    if ((count & 2) != 0) {
        left -= 2;
        to[0] = (uint8_t) (number >> (8 * left + 8));
        to[1] = (uint8_t) (number >> 8 * left);
        to += 2;
    }
    if ((count & 1) != 0) {
        to[0] = (uint8_t) number;
    }
}

/* Writes the low bits of a word, 1 to all of them; the others must be 0. */
C2X_INLINE void c2x_put_word(c2x_writer *out, c2x_machine_word bits, unsigned width)
{
    unsigned end = (unsigned) (out->at & (C2X_WORD_BITS - 1)) + width;
    if (end < C2X_WORD_BITS) {
        out->gathered |= bits << (C2X_WORD_BITS - end);
    } else {
        size_t index = out->at / C2X_WORD_BITS;
        unsigned left = end - C2X_WORD_BITS;
        /* where there is no room it shows at the end */
        if (index < out->words) {
            c2x_store_word(out->buffer + index * C2X_WORD_OCTETS, out->gathered | bits >> left);
        }
        /* two shifts, for one by all bits has no meaning */
        out->gathered = bits << 1 << (C2X_WORD_BITS - 1 - left);
    }
    out->at += width;
}

/* The same of 64 bits. */
C2X_INLINE void c2x_put(c2x_writer *out, uint64_t bits, unsigned width)
{
#if C2X_WORD_BITS == 64
    c2x_put_word(out, bits, width);
#else
    if (width > 32) {
        c2x_put_word(out, (uint32_t) (bits >> 32), width - 32);
        c2x_put_word(out, (uint32_t) bits, 32);
    } else {
        c2x_put_word(out, (uint32_t) bits, width);
    }
#endif
}

/* The same, as a function. */
void c2x_put_field(c2x_writer *out, uint64_t bits, unsigned width);

/* Ends a message that is empty or whose last word has no place in the buffer as a whole. */
size_t c2x_end_unusual(c2x_writer *out, const char *path);

/* Pads the last octet; returns the octets written, 0 after an error. Up to the word's end zeros follow. */
C2X_INLINE size_t c2x_end_encode(c2x_writer *out, const char *path)
{
    size_t index = out->at / C2X_WORD_BITS;
    bool rests = (out->at & (C2X_WORD_BITS - 1)) != 0;
    if (out->full || out->at == 0 || index + rests > out->words) {
        /* a copy, so that nobody but this function needs to know where the writer is */
        c2x_writer unusual = *out;
        return c2x_end_unusual(&unusual, path);
    }
    if (rests) {
        c2x_store_word(out->buffer + index * C2X_WORD_OCTETS, out->gathered);
    }
    return (out->at >> 3) + ((out->at & 7) != 0);
}

/* Writes zero bits up to the next octet. */
C2X_INLINE void c2x_align_writer(c2x_writer *out)
{
    unsigned over = (unsigned) (out->at & 7);
    if (over != 0) {
        c2x_put(out, 0, 8 - over);
    }
}

/* Zero bits between so many more and the next octet. */
C2X_INLINE unsigned c2x_padding(const c2x_writer *out, unsigned width)
{
    return (unsigned) (0 - (out->at + width)) & 7;
}

/* Octets that a number takes, 1 at least; it has no more than the most. */
C2X_INLINE unsigned c2x_count_octets(uint64_t number, unsigned most)
{
    /* the most are a constant, and without a loop so is what they decide */
    return 1u + (most > 1 && number >> 8 != 0) + (most > 2 && number >> 16 != 0) + (most > 3 && number >> 24 != 0)
        + (most > 4 && number >> 32 != 0) + (most > 5 && number >> 40 != 0) + (most > 6 && number >> 48 != 0)
        + (most > 7 && number >> 56 != 0);
}

/* Goes to the next octet; an input ends with one. */
C2X_INLINE void c2x_align_reader(c2x_reader *in)
{
    in->at = (in->at + 7) & ~(size_t) 7;
}

/* Claims bits; false if fewer are left. */
C2X_INLINE bool c2x_claim(c2x_reader *in, size_t width, const char *path)
{
    if (in->end - in->at < width) {
        return c2x_refuse_input(in, C2X_TRUNCATED, in->at, path);
    }
    in->at += width;
    return true;
}

/*
 * At least 57 bits from a position and so many octets on, left-aligned, where the eight octets from there are claimed.
 * It is in two parts so that words one after the other have the same pointer and shift.
 */
C2X_INLINE uint64_t c2x_inner_word(const c2x_reader *in, size_t at, size_t octets)
{
    const uint8_t *from = in->octets + (at >> 3) + octets;
    unsigned over = (unsigned) (at & 7);
#if C2X_WORD_BITS == 64
    return c2x_load(from) << over;
#else
    uint32_t second = c2x_load_32(from + 4);
    return (uint64_t) (c2x_load_32(from) << over | second >> 1 >> (31 - over)) << 32 | second << over;
#endif
}

#if C2X_WORD_BITS != 64
/* The bits from a position within the last eight octets on. */
uint64_t c2x_last_word(const uint8_t *octets, size_t last, size_t at);
#endif

/* At least 57 bits from a position that has been claimed, left-aligned; after the input zeros. */
C2X_INLINE uint64_t c2x_word(const c2x_reader *in, size_t at)
{
#if C2X_WORD_BITS == 64
    /* near the end the last eight octets hold what is left */
    size_t index = at >> 3 < in->last ? at >> 3 : in->last;
    return c2x_load(in->octets + index) << (at - (index << 3));
#else
    return at >> 3 <= in->last ? c2x_inner_word(in, at, 0) : c2x_last_word(in->octets, in->last, at);
#endif
}

/* 1 to 64 bits that have been claimed, as a number. */
static inline uint64_t c2x_long(const c2x_reader *in, size_t at, unsigned width)
{
    if (width <= 57) {
        return c2x_word(in, at) >> (64 - width);
    }
    return c2x_word(in, at) >> 32 << (width - 32) | c2x_word(in, at + 32) >> (96 - width);
}

/* A number of 1 to 8 octets from the beginning of an octet on. */
C2X_INLINE bool c2x_get_octets(c2x_reader *in, uint64_t *number, unsigned octets, const char *path)
{
    size_t at = in->at;
    if (!c2x_claim(in, 8 * octets, path)) {
        return false;
    }
    *number = c2x_word(in, at) >> (64 - 8 * octets);
    return true;
}

/* The number of 64 bits in two's complement. */
static inline int64_t c2x_signed(uint64_t bits)
{
    return bits <= INT64_MAX ? (int64_t) bits : -(int64_t) (UINT64_MAX - bits) - 1;
}

static inline bool c2x_enter_value(c2x_writer *out, const char *path)
{
    return ++out->depth <= C2X_MAX_DEPTH || c2x_refuse_value(out, C2X_TOO_DEEP, path);
}

static inline bool c2x_enter_input(c2x_reader *in, const char *path)
{
    return ++in->depth <= C2X_MAX_DEPTH || c2x_refuse_input(in, C2X_TOO_DEEP, in->at, path);
}

/* False if the input has fewer than so many items of so many bits at least. */
bool c2x_require(c2x_reader *in, size_t count, size_t bits, const char *path);
/* Memory for elements; NULL after an error. Each of them needs so many bits at least. */
void *c2x_take(c2x_reader *in, size_t count, size_t size, size_t bits, const char *path);
/* The same for elements that have been read and more of them. */
void *c2x_grow(
    c2x_reader *in, void *items, size_t count, size_t more, size_t size, size_t bits, const char *path);

/* Memory for octets; NULL after an error. Those that are taken next lie after them. */
uint8_t *c2x_take_octets(c2x_reader *in, size_t count, const char *path);

/* The code of a character and the character of a code; false if the alphabet has none. */
bool c2x_code_of(const c2x_alphabet *alphabet, uint32_t character, uint32_t *code);
bool c2x_character_of(const c2x_alphabet *alphabet, uint32_t code, uint32_t *character);

/* Both get what they need of a writer and of a reader, whose other parts can stay in registers; the gathered bits. */
c2x_machine_word c2x_write_octets(
    uint8_t *buffer, size_t words, size_t at, c2x_machine_word gathered, const uint8_t *from, size_t count);
void c2x_read_octets(const uint8_t *octets, size_t at, uint8_t *to, size_t count);

C2X_INLINE void c2x_put_octets(c2x_writer *out, const uint8_t *from, size_t count)
{
    out->gathered = c2x_write_octets(out->buffer, out->words, out->at, out->gathered, from, count);
    out->at += count << 3;
}

C2X_INLINE bool c2x_copy_octets(c2x_reader *in, uint8_t *to, size_t count, const char *path)
{
    size_t at = in->at;
    if (count > (in->end - at) >> 3) {
        return c2x_refuse_input(in, C2X_TRUNCATED, at, path);
    }
    c2x_read_octets(in->octets, at, to, count);
    in->at = at + (count << 3);
    return true;
}

/* Strings of octets, if there is no alphabet, or of characters of a known-multiplier type. */
bool c2x_put_string(c2x_writer *out, const uint8_t *from, size_t count, const c2x_alphabet *alphabet, const char *path);
bool c2x_get_string(c2x_reader *in, uint8_t *to, size_t count, const c2x_alphabet *alphabet, const char *path);
bool c2x_take_string(c2x_reader *in, c2x_octets *to, size_t count, const c2x_alphabet *alphabet, const char *path);

/* Numbers after a length of one octet. */
void c2x_put_signed(c2x_writer *out, int64_t number);
void c2x_put_unsigned(c2x_writer *out, uint64_t number);

/* BIT STRINGs of more than 64 bits. */
void c2x_put_bits(c2x_writer *out, const uint8_t *from, size_t count);
/* Zeros stand for the bits that a string of fewer does not have. */
void c2x_put_padded_bits(c2x_writer *out, const c2x_bits *from, size_t count);
bool c2x_take_bits(c2x_reader *in, c2x_bits *to, size_t count, const char *path);
/* The length without zeros at the end. */
uint32_t c2x_significant_bits(const c2x_bits *string);
/* The string without zeros at the end, but no shorter than `least`. */
c2x_short_bits c2x_significant_short_bits(c2x_short_bits string, unsigned least);

/* UTF-8: false if it is malformed. */
bool c2x_count_characters(const c2x_octets *text, size_t *count);
/* Steps over a character of text that is well-formed. */
uint32_t c2x_next_utf8(const uint8_t *octets, uint32_t *i);
/* The octets of a character, and these; what follows them. */
size_t c2x_utf8_octets(uint64_t character);
uint8_t *c2x_put_utf8(uint8_t *to, uint64_t character);
/* Octets that all lie within one of the ranges. */
bool c2x_allows(const c2x_alphabet *alphabet, const uint8_t *text, size_t count);

/* The contents octets of an OBJECT IDENTIFIER or RELATIVE-OID. */
bool c2x_is_oid(const c2x_oid *identifier);

/* Whether values are the same, for DEFAULTs. */
bool c2x_same_octets(const uint8_t *left, size_t left_length, const uint8_t *right, size_t right_length);
bool c2x_same_bits(const uint8_t *left, size_t left_length, const uint8_t *right, size_t right_length);

static inline bool c2x_same_short_bits(c2x_short_bits left, c2x_short_bits right)
{
    return left.length == right.length && left.bits == right.bits;
}

/* Begins an open type, with an octet for its length; returns where that is. */
size_t c2x_begin_open(c2x_writer *out);

/* Where a reader goes on after an open type. */
typedef struct {
    size_t open;           /* after the open type */
    size_t outer;          /* after what it is in */
    const uint8_t *octets; /* what that is in: fragments are put together in the arena */
    size_t last;
} c2x_ends;

void c2x_leave_open(c2x_reader *in, const c2x_ends *ends);

/* Leaves octets that are one encoding, which must have no more of them. */
bool c2x_leave_contents(c2x_reader *in, const c2x_ends *ends, const char *path);

/* Which extension additions of a SEQUENCE are there. */
typedef struct {
    size_t at;
    size_t count;
} c2x_bitmap;

bool c2x_has_addition(const c2x_reader *in, const c2x_bitmap *additions, size_t index);

/*
 * PER: lengths without an upper bound, numbers without bounds, open types (X.691 clauses 11.2, 11.6 to 11.9). They are
 * aligned where the writer or reader is.
 */

/* From so many items on they come in fragments (X.691 clause 11.9.3.8). */
#define C2X_FRAGMENT 0x4000u

/* Writes the length of the next fragment; returns its items, less than C2X_FRAGMENT in the last one. */
size_t c2x_put_fragment(c2x_writer *out, size_t left);
/* Reads a length; `more` tells whether another one comes after the items. */
bool c2x_get_fragment(c2x_reader *in, size_t *length, bool *more, const char *path);

bool c2x_put_length(c2x_writer *out, size_t length, const char *path);
bool c2x_get_length(c2x_reader *in, size_t *length, const char *path);
void c2x_put_small(c2x_writer *out, uint32_t number);
bool c2x_get_small(c2x_reader *in, uint32_t *number, const char *path);
bool c2x_get_signed(c2x_reader *in, int64_t *number, const char *path);
bool c2x_get_unsigned(c2x_reader *in, uint64_t *number, const char *path);

/* With a length prefix, in fragments if need be. */
bool c2x_put_long_string(
    c2x_writer *out, const uint8_t *from, size_t count, const c2x_alphabet *alphabet, const char *path);
bool c2x_take_long_string(c2x_reader *in, c2x_octets *to, const c2x_alphabet *alphabet, const char *path);
void c2x_put_long_bits(c2x_writer *out, const c2x_bits *from, size_t count);
bool c2x_take_long_bits(c2x_reader *in, c2x_bits *to, const char *path);

/* Fills the last octet of an open type and writes the length of its content in front, in fragments if need be. */
void c2x_end_open(c2x_writer *out, size_t begin);
/* Reads the length of an open type and confines the reader to its content. */
bool c2x_enter_open(c2x_reader *in, c2x_ends *ends, const char *path);
bool c2x_get_bitmap(c2x_reader *in, c2x_bitmap *additions, const char *path);
/* Skips the additions that are not known. */
bool c2x_skip_additions(c2x_reader *in, const c2x_bitmap *additions, size_t known, const char *path);

/*
 * OER (X.696): all in octets. Writers choose the canonical form; readers take lengths and numbers that are longer than
 * need be.
 */

/* Length determinant (clause 8.6), of at most what is left of the input. */
void c2x_oer_put_length(c2x_writer *out, size_t length);
bool c2x_oer_get_length(c2x_reader *in, size_t *length, const char *path);
bool c2x_oer_get_long_quantity(c2x_reader *in, size_t *count, const char *path);

/* How many elements a list has (clause 17.2). */
C2X_INLINE bool c2x_oer_get_quantity(c2x_reader *in, size_t *count, const char *path)
{
    if (in->end - in->at >= 16 && c2x_word(in, in->at) >> 56 == 1) {
        *count = (size_t) (c2x_word(in, in->at) >> 48 & 0xff);
        in->at += 16;
        return true;
    }
    return c2x_oer_get_long_quantity(in, count, path);
}

bool c2x_oer_get_signed(c2x_reader *in, int64_t *number, const char *path);
bool c2x_oer_get_unsigned(c2x_reader *in, uint64_t *number, const char *path);
bool c2x_oer_get_long_enumeral(c2x_reader *in, int64_t *number, const char *path);

/* Numbers of enumerals (clause 11). */
void c2x_oer_put_enumeral(c2x_writer *out, int64_t number);

C2X_INLINE bool c2x_oer_get_enumeral(c2x_reader *in, int64_t *number, const char *path)
{
    if (in->end - in->at >= 8 && c2x_word(in, in->at) >> 63 == 0) {
        *number = (int64_t) (c2x_word(in, in->at) >> 56);
        in->at += 8;
        return true;
    }
    return c2x_oer_get_long_enumeral(in, number, path);
}

/* The octets of a tag as a number (clause 8.7); those of a value that is written must be a tag. */
bool c2x_oer_put_tag(c2x_writer *out, uint32_t tag, const char *path);
bool c2x_oer_get_tag(c2x_reader *in, uint32_t *tag, const char *path);

/* Checks that the tag that comes is the one that came before, and leaves it there (clause 20.1, note 3). */
bool c2x_oer_expect_tag(c2x_reader *in, uint32_t tag, const char *path);

/* As in UPER, but a message without octets is refused: a result of 0 is an error. */
size_t c2x_oer_end_encode(c2x_writer *out, const char *path);

/* With a length prefix. */
bool c2x_oer_put_long_string(
    c2x_writer *out, const uint8_t *from, size_t count, const c2x_alphabet *alphabet, const char *path);
bool c2x_oer_take_long_string(c2x_reader *in, c2x_octets *to, const c2x_alphabet *alphabet, const char *path);
bool c2x_oer_get_short_string(
    c2x_reader *in, uint8_t *to, uint8_t *count, size_t most, const c2x_alphabet *alphabet, const char *path);
void c2x_oer_put_long_bits(c2x_writer *out, const c2x_bits *from, size_t count);
bool c2x_oer_take_long_bits(c2x_reader *in, c2x_bits *to, const char *path);
void c2x_oer_put_short_bits(c2x_writer *out, c2x_short_bits string);
bool c2x_oer_get_short_bits(c2x_reader *in, c2x_short_bits *to, const char *path);

/* As in UPER. */
void c2x_oer_end_open(c2x_writer *out, size_t begin);
bool c2x_oer_enter_open(c2x_reader *in, c2x_ends *ends, const char *path);
bool c2x_oer_get_bitmap(c2x_reader *in, c2x_bitmap *additions, const char *path);
bool c2x_oer_skip_additions(c2x_reader *in, const c2x_bitmap *additions, size_t known, const char *path);

/*
 * DER, in c2x_der.c: elements of X.690, which are read in every form that BER has. Tags are identifier octets as one
 * number, the first octet the highest. A message is written from its last octet to its first, at the end of the
 * buffer: an element's length is known when its turn comes.
 */

/* Room for octets; NULL if there is none. */
uint8_t *c2x_der_reserve(c2x_writer *out, size_t count);
void c2x_der_put_octets(c2x_writer *out, const uint8_t *from, size_t count);
void c2x_der_put_tag(c2x_writer *out, uint32_t tag);
/* The identifier and length octets of contents that end where so many bits had been written. */
void c2x_der_put_header(c2x_writer *out, uint32_t tag, size_t end);
/* With a length prefix. */
bool c2x_der_put_long_string(
    c2x_writer *out, const uint8_t *from, size_t count, const c2x_alphabet *alphabet, const char *path);

/* Whole elements. */
void c2x_der_put_null(c2x_writer *out, uint32_t tag);
void c2x_der_put_signed(c2x_writer *out, uint32_t tag, int64_t number);
void c2x_der_put_unsigned(c2x_writer *out, uint32_t tag, uint64_t number);
void c2x_der_put_string(c2x_writer *out, uint32_t tag, const uint8_t *from, size_t count);
/* Times; of a pattern, in which d is any digit, only the digits. */
bool c2x_der_put_generalized_time(
    c2x_writer *out, uint32_t tag, const uint8_t *text, size_t length, const char *path);
bool c2x_der_put_utc_time(c2x_writer *out, uint32_t tag, const uint8_t *text, size_t length, const char *path);
void c2x_der_put_digits(c2x_writer *out, uint32_t tag, const uint8_t *text, size_t length, const char *pattern);
void c2x_der_put_duration(c2x_writer *out, uint32_t tag, const uint8_t *text, size_t length);
/* Characters that are octets by themselves, each in the octets of its width. */
bool c2x_der_put_wide(c2x_writer *out, uint32_t tag, const uint8_t *from, size_t count,
    const c2x_alphabet *alphabet, const char *path);
void c2x_der_put_bits(c2x_writer *out, uint32_t tag, const uint8_t *from, size_t count);
void c2x_der_put_short_bits(c2x_writer *out, uint32_t tag, c2x_short_bits string);
/* Octets that must be one element; its tag. */
bool c2x_der_put_element(c2x_writer *out, const c2x_octets *element, uint32_t *tag, const char *path);

/* Sorts the elements that end where so many bits had been written: those of a SET OF, the components of a SET. */
void c2x_der_sort_set_of(c2x_writer *out, size_t end);
void c2x_der_sort_set(c2x_writer *out, size_t end);

/* Brings the message to the beginning of the buffer; returns its octets, 0 after an error. */
size_t c2x_der_end_encode(c2x_writer *out, const char *path);

uint32_t c2x_der_long_tag(const c2x_reader *in);

/* The tag of the next element; 0, which end-of-contents octets begin with, too, if there is none. */
C2X_INLINE uint32_t c2x_der_next(const c2x_reader *in)
{
    uint32_t first;
    if (in->at >= in->end) {
        return 0;
    }
    first = (uint32_t) (c2x_word(in, in->at) >> 56);
    return (first & 0x1f) == 0x1f ? c2x_der_long_tag(in) : first;
}

/* True if the next element has a tag of one octet, in either form. */
C2X_INLINE bool c2x_der_is(const c2x_reader *in, uint32_t tag)
{
    return in->at < in->end && (c2x_word(in, in->at) >> 56 & 0xdf) == (tag & 0xdf);
}

/* Refuses the next element, or that there is none. */
bool c2x_der_refuse_tag(c2x_reader *in, const char *path);
/* Skips the identifier octets, which must be those of a tag. */
bool c2x_der_claim_tag(c2x_reader *in, uint32_t tag, const char *path);
/* A length of the definite form, of at most what is left of the contents. */
bool c2x_der_get_length(c2x_reader *in, size_t *length, const char *path);
bool c2x_der_take_long_string(c2x_reader *in, c2x_octets *to, const c2x_alphabet *alphabet, const char *path);
/* The same, of a number in the fewest octets. */
bool c2x_der_take_number(c2x_reader *in, c2x_octets *to, const c2x_alphabet *alphabet, const char *path);

bool c2x_der_enter_other(c2x_reader *in, uint32_t tag, size_t *outer, const char *path);
bool c2x_der_leave_other(c2x_reader *in, size_t outer, const char *path);

/* Enters the contents of a constructed element; `outer` is for leaving them. */
C2X_INLINE bool c2x_der_enter(c2x_reader *in, uint32_t tag, size_t *outer, const char *path)
{
    if (in->end - in->at >= 16) {
        uint64_t length = (c2x_word(in, in->at) >> 48) - ((uint64_t) tag << 8);
        if (length < 0x80 && length <= (in->end - in->at - 16) >> 3) {
            *outer = in->end;
            in->at += 16;
            in->end = in->at + 8 * (size_t) length;
            return true;
        }
    }
    return c2x_der_enter_other(in, tag, outer, path);
}

/* Leaves contents that have been read completely. */
C2X_INLINE bool c2x_der_leave(c2x_reader *in, size_t outer, const char *path)
{
    /* of the indefinite form the last bit tells */
    if (in->at == in->end && (outer & 1) == 0) {
        in->end = outer;
        return true;
    }
    return c2x_der_leave_other(in, outer, path);
}

/* Passes over an element; over all that are left in the contents; counts these. */
bool c2x_der_skip(c2x_reader *in, const char *path);
bool c2x_der_skip_all(c2x_reader *in, const char *path);
bool c2x_der_count(c2x_reader *in, size_t *count, const char *path);

/* Whole elements of a tag; strings may come in parts. */
bool c2x_der_get_bool(c2x_reader *in, uint32_t tag, bool *value, const char *path);
bool c2x_der_get_null(c2x_reader *in, uint32_t tag, const char *path);
bool c2x_der_get_signed(c2x_reader *in, uint32_t tag, int64_t *number, const char *path);
bool c2x_der_get_unsigned(c2x_reader *in, uint32_t tag, uint64_t *number, const char *path);
bool c2x_der_get_string(
    c2x_reader *in, uint32_t tag, uint8_t *to, size_t least, size_t most, uint8_t *length, const char *path);
bool c2x_der_take_string(c2x_reader *in, uint32_t tag, c2x_octets *to, const char *path);
bool c2x_der_take_digits(c2x_reader *in, uint32_t tag, c2x_octets *to, const char *pattern, const char *path);
bool c2x_der_take_duration(c2x_reader *in, uint32_t tag, c2x_octets *to, const char *path);
bool c2x_der_get_wide(c2x_reader *in, uint32_t tag, uint8_t *to, size_t least, size_t most, uint8_t *length,
    const c2x_alphabet *alphabet, const char *path);
bool c2x_der_take_wide(
    c2x_reader *in, uint32_t tag, c2x_octets *to, const c2x_alphabet *alphabet, const char *path);
/* Zeros at the end come and go with the size where bits are named: with others it is 0 to UINT32_MAX. */
bool c2x_der_get_short_bits(
    c2x_reader *in, uint32_t tag, c2x_short_bits *to, unsigned least, unsigned most, const char *path);
bool c2x_der_take_bits(
    c2x_reader *in, uint32_t tag, c2x_bits *to, uint32_t least, uint32_t most, const char *path);
/* Of any tag. */
bool c2x_der_take_element(c2x_reader *in, c2x_octets *to, const char *path);

/*
 * EXI, strict and bit-packed: codes of events, numbers in groups of 7 bits, octets, character strings, lists.
 */

/* Writes a code in as few bits as the greatest possible one needs. */
static inline void c2x_put_code(c2x_writer *out, uint32_t code, uint32_t last)
{
    unsigned width = 0;
    for (; last >> width != 0; width++) {
    }
    if (width > 0) {
        c2x_put(out, code, width);
    }
}

/* The header, and the code of the only global element. */
bool c2x_get_header(c2x_reader *in, const char *path);

/* Unsigned Integer, Integer (EXI 7.1.6 and 7.1.5). */
void c2x_put_groups(c2x_writer *out, uint64_t number);
bool c2x_get_groups(c2x_reader *in, uint64_t *number, const char *path);
void c2x_put_integer(c2x_writer *out, int64_t number);
bool c2x_get_integer(c2x_reader *in, int64_t *number, const char *path);

/* Binary (EXI 7.1.1) of a length that is given or comes before. */
void c2x_put_binary(c2x_writer *out, const uint8_t *octets, size_t length);
bool c2x_get_count(c2x_reader *in, size_t *count, const char *path);
/* BIT STRINGs as Binary; the unused bits of the last octet are zero. */
void c2x_put_short_binary(c2x_writer *out, uint64_t bits, size_t count);
bool c2x_get_short_binary(c2x_reader *in, uint64_t *bits, size_t count, const char *path);
void c2x_put_binary_bits(c2x_writer *out, const c2x_bits *from, size_t count);
bool c2x_take_binary_bits(c2x_reader *in, c2x_bits *to, size_t count, const char *path);

/* String (EXI 7.3.3) below an element whose name has a number. */
bool c2x_put_text(
    c2x_writer *out, const uint8_t *octets, uint32_t length, bool is_utf8, uint16_t name, const char *path);
bool c2x_find_text(c2x_reader *in, c2x_text *text, uint16_t name, const char *path);
/* Copies characters of one octet each that an alphabet allows. */
bool c2x_copy_text(c2x_reader *in, const c2x_text *text, uint8_t *to, const c2x_alphabet *alphabet, const char *path);
/* Takes memory for characters, in UTF-8 where there is no alphabet, and copies them. */
bool c2x_take_text(
    c2x_reader *in, const c2x_text *text, c2x_octets *to, const c2x_alphabet *alphabet, const char *path);

/* Elements whose number is known only after them wait at the end of the arena. */
typedef struct {
    size_t before; /* octets that waited there before */
    size_t from;   /* the same with a gap that aligns the elements */
} c2x_list;

bool c2x_begin_list(c2x_reader *in, c2x_list *list, const char *path);
/* Memory for the next element; NULL after an error. */
void *c2x_keep(c2x_reader *in, size_t size, const char *path);
/* Brings the elements to where they stay; NULL after an error. */
void *c2x_end_list(c2x_reader *in, const c2x_list *list, size_t count, size_t size, const char *path);

/*
 * INTEGER of more than 64 bits, in c2x_integer.c.
 */

/* Less than 0, 0, or more than 0, as the left number is less than, equal to, or more than the right one. */
int c2x_compare(const c2x_integer *left, const c2x_integer *right);
/* A number in the fewest octets, with or, if it is not negative, without its sign. */
c2x_integer c2x_signed_octets(const c2x_integer *number);
c2x_integer c2x_unsigned_octets(const c2x_integer *number);
/* What a number exceeds a lower bound by: its octets, one at least; the low bits of it. */
size_t c2x_octets_above(const c2x_integer *number, const c2x_integer *lower);
void c2x_put_above(c2x_writer *out, const c2x_integer *number, const c2x_integer *lower, size_t width);
bool c2x_take_above(c2x_reader *in, c2x_integer *to, const c2x_integer *lower, size_t width, const char *path);

/* Reads octets after their length. */
typedef bool c2x_take_function(c2x_reader *in, c2x_octets *to, const c2x_alphabet *alphabet, const char *path);

bool c2x_take_signed(c2x_reader *in, c2x_integer *to, c2x_take_function take, const char *path);
bool c2x_take_unsigned(c2x_reader *in, c2x_integer *to, c2x_take_function take, const char *path);

/* As Unsigned Integer or Integer of EXI. */
bool c2x_put_long_groups(c2x_writer *out, const c2x_integer *number, bool is_signed, const char *path);
bool c2x_take_long_groups(c2x_reader *in, c2x_integer *to, bool is_signed, const char *path);

/*
 * REAL as the contents octets of X.690 (clauses 8.5 and 11.3), in c2x_real.c. A double is one of IEEE 754 here.
 */

/* Writes the length in an octet, and the contents in the canonical form. */
void c2x_put_real(c2x_writer *out, double number);
/* Reads contents of any form, rounded to the nearest double. */
bool c2x_get_real(c2x_reader *in, double *number, size_t length, const char *path);
/* Numbers of IEEE 754 in 32 and 64 bits; all but those that would have to be rounded fit into 32. */
bool c2x_is_single(double number);
void c2x_put_single(c2x_writer *out, double number);
void c2x_put_double(c2x_writer *out, double number);
bool c2x_get_single(c2x_reader *in, double *number, const char *path);
bool c2x_get_double(c2x_reader *in, double *number, const char *path);
/* The same in DER. */
static inline void c2x_der_put_real(c2x_writer *out, double number)
{
    uint8_t octets[16];
    c2x_error error;
    c2x_writer contents = c2x_begin_encode(octets, sizeof octets, &error);
    c2x_put_real(&contents, number);
    c2x_der_put_octets(out, octets, c2x_end_encode(&contents, ""));
}

/* The same value: NaN is one, and minus zero is another one than zero. */
bool c2x_same_real(double left, double right);

/*
 * Times of X.680 clause 38, as text, in c2x_time.c: PER and OER make numbers of them (X.691 clause 32, X.696 clause 29).
 */
typedef enum { C2X_DATE, C2X_TIME_OF_DAY, C2X_DATE_TIME, C2X_DURATION } c2x_time;

bool c2x_put_time(c2x_writer *out, const c2x_octets *text, c2x_time type, const char *path);
bool c2x_take_time(c2x_reader *in, c2x_octets *to, c2x_time type, const char *path);
bool c2x_oer_put_time(c2x_writer *out, const c2x_octets *text, c2x_time type, const char *path);
bool c2x_oer_take_time(c2x_reader *in, c2x_octets *to, c2x_time type, const char *path);

/*
 * Characters that may need more than an octet, in UTF-8 as far as structs hold them, in c2x_characters.c.
 */

/* Well-formed text whose characters all lie within one of the ranges. */
bool c2x_allows_text(const c2x_alphabet *alphabet, const c2x_octets *text);
bool c2x_put_characters(c2x_writer *out, const c2x_octets *text, const c2x_alphabet *alphabet, const char *path);
bool c2x_take_characters(
    c2x_reader *in, c2x_octets *to, size_t count, const c2x_alphabet *alphabet, const char *path);
/* With a length prefix. */
bool c2x_put_long_characters(
    c2x_writer *out, const c2x_octets *text, size_t count, const c2x_alphabet *alphabet, const char *path);
bool c2x_take_long_characters(
    c2x_reader *in, c2x_octets *to, size_t *count, const c2x_alphabet *alphabet, const char *path);
bool c2x_oer_put_long_characters(
    c2x_writer *out, const c2x_octets *text, size_t count, const c2x_alphabet *alphabet, const char *path);
bool c2x_oer_take_long_characters(
    c2x_reader *in, c2x_octets *to, size_t *count, const c2x_alphabet *alphabet, const char *path);
/* Each in the octets of its width; false if the alphabet has not all of them. */
bool c2x_store_characters(uint8_t *to, const c2x_octets *text, size_t count, const c2x_alphabet *alphabet);
bool c2x_take_converted(c2x_reader *in, c2x_octets *to, const c2x_octets *from, size_t *count,
    const c2x_alphabet *alphabet, const char *path);

/* Whole elements of DER. */
static inline bool c2x_der_put_characters(c2x_writer *out, uint32_t tag, const c2x_octets *text, size_t count,
    const c2x_alphabet *alphabet, const char *path)
{
    size_t end = out->at;
    uint8_t *to = c2x_der_reserve(out, count * (alphabet->width >> 3));
    if (!c2x_store_characters(to, text, count, alphabet)) {
        return c2x_refuse_value(out, C2X_OUT_OF_RANGE, path);
    }
    c2x_der_put_header(out, tag, end);
    return true;
}

static inline bool c2x_der_take_characters(c2x_reader *in, uint32_t tag, c2x_octets *to, size_t *count,
    const c2x_alphabet *alphabet, const char *path)
{
    c2x_octets characters;
    return c2x_der_take_string(in, tag, &characters, path)
        && c2x_take_converted(in, to, &characters, count, alphabet, path);
}

#ifdef __cplusplus
}
#endif

#endif
