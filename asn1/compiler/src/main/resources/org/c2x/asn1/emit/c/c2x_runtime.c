/* Run time of codecs that c2x generates; see the header. */
#include "c2x_runtime.h"

#include <string.h>

const char *c2x_code_name(c2x_code code)
{
    switch (code) {
    case C2X_OK:
        return "ok";
    case C2X_TRUNCATED:
        return "truncated";
    case C2X_OUT_OF_RANGE:
        return "out of range";
    case C2X_BUFFER_FULL:
        return "buffer full";
    case C2X_ARENA_FULL:
        return "arena full";
    case C2X_TOO_DEEP:
        return "too deep";
    case C2X_NO_ENCODING:
        return "no encoding";
    case C2X_NOT_SUPPORTED:
        return "not supported";
    }
    return "unknown";
}

/* What a list without elements points to; nobody writes it. */
static uint64_t nothing;

void c2x_note(c2x_error *error, c2x_code code, size_t bit, const char *path)
{
    error->code = code;
    error->bit = bit;
    error->path = path;
}

static size_t octets_of(size_t bits)
{
    return (bits >> 3) + ((bits & 7) != 0);
}

void c2x_put_field(c2x_writer *out, uint64_t bits, unsigned width)
{
    c2x_put(out, bits, width);
}

/* Brings all that has been written into the buffer, if there is room for it and more octets. */
static bool spill(c2x_writer *out, size_t more)
{
    size_t index = out->at / C2X_WORD_BITS * C2X_WORD_OCTETS;
    size_t end = octets_of(out->at);
    c2x_machine_word rest = out->gathered;
    if (out->full || end > out->size || more > out->size - end) {
        out->full = true;
        return false;
    }
    for (; index < end; index++) {
        out->buffer[index] = (uint8_t) (rest >> (C2X_WORD_BITS - 8));
        rest <<= 8;
    }
    return true;
}

size_t c2x_end_unusual(c2x_writer *out, const char *path)
{
    if (out->at == 0) {
        /* even the encoding of a value without bits has an octet (X.691 clause 11.1.3) */
        c2x_put(out, 0, 8);
    }
    if (!spill(out, 0)) {
        c2x_refuse_value(out, C2X_BUFFER_FULL, path);
        return 0;
    }
    return octets_of(out->at);
}

/* As memcpy, which takes more code than it is worth where code is to be small. */
static void copy(uint8_t *to, const uint8_t *from, size_t count)
{
#ifdef __OPTIMIZE_SIZE__
    for (; count > 0; count--) {
        *to++ = *from++;
    }
#else
    if (count > 0) {
        memcpy(to, from, count);
    }
#endif
}

bool c2x_pad(uint8_t padded[8], const uint8_t *octets, size_t length, c2x_error *error, const char *path)
{
    if (length == 0 || length > SIZE_MAX / 8) {
        c2x_note(error, length == 0 ? C2X_TRUNCATED : C2X_NOT_SUPPORTED, 0, path);
        return false;
    }
    memset(padded, 0, 8);
    copy(padded, octets, length);
    return true;
}

#if C2X_WORD_BITS != 64
uint64_t c2x_last_word(const uint8_t *octets, size_t last, size_t at)
{
    return c2x_load(octets + last) << (at - (last << 3));
}
#endif

/* Memory */

static void *allocate(c2x_reader *in, size_t octets, size_t alignment, const char *path)
{
    c2x_arena *arena = in->arena;
    if (octets == 0) {
        return &nothing;
    }
    if (arena != NULL && arena->used <= arena->size && arena->pending <= arena->size - arena->used) {
        size_t off = (size_t) (((uintptr_t) arena->memory + arena->used) & (alignment - 1));
        size_t gap = off == 0 ? 0 : alignment - off;
        size_t room = arena->size - arena->used - arena->pending;
        if (gap <= room && octets <= room - gap) {
            void *memory = arena->memory + arena->used + gap;
            arena->used += gap + octets;
            return memory;
        }
    }
    c2x_refuse_input(in, C2X_ARENA_FULL, in->at, path);
    return NULL;
}

bool c2x_require(c2x_reader *in, size_t count, size_t bits, const char *path)
{
    if (bits > 0 && (in->end - in->at) / bits < count) {
        return c2x_refuse_input(in, C2X_TRUNCATED, in->at, path);
    }
    return true;
}

void *c2x_take(c2x_reader *in, size_t count, size_t size, size_t bits, const char *path)
{
    if (!c2x_require(in, count, bits, path)) {
        return NULL;
    }
    if (count > SIZE_MAX / size || count > UINT32_MAX) {
        c2x_refuse_input(in, C2X_ARENA_FULL, in->at, path);
        return NULL;
    }
    return allocate(in, count * size, sizeof(uint64_t), path);
}

uint8_t *c2x_take_octets(c2x_reader *in, size_t count, const char *path)
{
    return allocate(in, count, 1, path);
}

/* Strings */

c2x_machine_word c2x_write_octets(
    uint8_t *buffer, size_t words, size_t at, c2x_machine_word gathered, const uint8_t *from, size_t count)
{
    size_t index = at / C2X_WORD_BITS;
    unsigned over = (unsigned) (at & (C2X_WORD_BITS - 1));
    for (; count >= C2X_WORD_OCTETS; count -= C2X_WORD_OCTETS, from += C2X_WORD_OCTETS, index++) {
        c2x_machine_word word = c2x_load_word(from);
        if (index < words) {
            c2x_store_word(buffer + index * C2X_WORD_OCTETS, gathered | word >> over);
        }
        /* two shifts, for one by all bits has no meaning */
        gathered = word << 1 << (C2X_WORD_BITS - 1 - over);
    }
    if (count > 0) {
        unsigned width = 8 * (unsigned) count;
        c2x_machine_word rest = (c2x_machine_word) c2x_load_octets(from, (unsigned) count);
        if (over + width < C2X_WORD_BITS) {
            return gathered | rest << (C2X_WORD_BITS - over - width);
        }
        over = over + width - C2X_WORD_BITS;
        if (index < words) {
            c2x_store_word(buffer + index * C2X_WORD_OCTETS, gathered | rest >> over);
        }
        gathered = rest << 1 << (C2X_WORD_BITS - 1 - over);
    }
    return gathered;
}

void c2x_read_octets(const uint8_t *octets, size_t at, uint8_t *to, size_t count)
{
    const uint8_t *from = octets + (at >> 3);
    unsigned over = (unsigned) (at & 7);
    unsigned rest = (unsigned) (count % C2X_WORD_OCTETS);
    size_t words;
    if (over == 0) {
        copy(to, from, count);
        return;
    }
    for (words = count / C2X_WORD_OCTETS; words > 0; words--, from += C2X_WORD_OCTETS, to += C2X_WORD_OCTETS) {
        c2x_store_word(to, c2x_load_word(from) << over | from[C2X_WORD_OCTETS] >> (8 - over));
    }
    if (rest > 0) {
        c2x_store_octets(to, (c2x_machine_word) c2x_load_octets(from, rest) << over | from[rest] >> (8 - over), rest);
    }
}

bool c2x_code_of(const c2x_alphabet *alphabet, uint32_t character, uint32_t *code)
{
    uint32_t position = 0;
    uint32_t i;
    for (i = 0; i < alphabet->count; i++) {
        c2x_range range = alphabet->ranges[i];
        if (character >= range.first && character <= range.last) {
            *code = alphabet->indexed ? position + (character - range.first) : character;
            return true;
        }
        position += range.last - range.first + 1u;
    }
    return false;
}

bool c2x_character_of(const c2x_alphabet *alphabet, uint32_t code, uint32_t *character)
{
    uint32_t position = 0;
    uint32_t i;
    for (i = 0; i < alphabet->count; i++) {
        c2x_range range = alphabet->ranges[i];
        uint32_t size = range.last - range.first + 1u;
        if (alphabet->indexed ? code - position < size : code >= range.first && code <= range.last) {
            *character = alphabet->indexed ? range.first + (code - position) : code;
            return true;
        }
        position += size;
    }
    return false;
}

bool c2x_allows(const c2x_alphabet *alphabet, const uint8_t *text, size_t count)
{
    size_t i;
    uint32_t code;
    for (i = 0; i < count; i++) {
        if (!c2x_code_of(alphabet, text[i], &code)) {
            return false;
        }
    }
    return true;
}

bool c2x_put_string(c2x_writer *out, const uint8_t *from, size_t count, const c2x_alphabet *alphabet, const char *path)
{
    size_t i;
    if (alphabet == NULL) {
        c2x_put_octets(out, from, count);
        return true;
    }
    for (i = 0; i < count; i++) {
        uint32_t code;
        if (!c2x_code_of(alphabet, from[i], &code)) {
            return c2x_refuse_value(out, C2X_OUT_OF_RANGE, path);
        }
        if (alphabet->width > 0) {
            c2x_put(out, code, alphabet->width);
        }
    }
    return true;
}

static unsigned width_of(const c2x_alphabet *alphabet)
{
    return alphabet == NULL ? 8 : alphabet->width;
}

void *c2x_grow(
    c2x_reader *in, void *items, size_t count, size_t more, size_t size, size_t bits, const char *path)
{
    void *grown;
    if (!c2x_require(in, more, bits, path)) {
        return NULL;
    }
    if (count <= UINT32_MAX - more && (uint8_t *) items + count * size == in->arena->memory + in->arena->used) {
        /* nothing has been taken since: they grow where they are */
        return allocate(in, more * size, 1, path) == NULL ? NULL : items;
    }
    grown = c2x_take(in, count + more, size, 0, path);
    if (grown != NULL) {
        copy(grown, items, count * size);
    }
    return grown;
}

bool c2x_get_string(c2x_reader *in, uint8_t *to, size_t count, const c2x_alphabet *alphabet, const char *path)
{
    size_t i;
    unsigned width;
    if (alphabet == NULL) {
        return c2x_copy_octets(in, to, count, path);
    }
    width = alphabet->width;
    if (!c2x_require(in, count, width, path)) {
        return false;
    }
    for (i = 0; i < count; i++) {
        uint32_t code = width == 0 ? 0 : (uint32_t) (c2x_word(in, in->at) >> (64 - width));
        uint32_t character;
        /* beyond the root of its size, a string has the codes of characters that it does not allow */
        if (!c2x_character_of(alphabet, code, &character) || character > UINT8_MAX) {
            return c2x_refuse_input(in, C2X_OUT_OF_RANGE, in->at, path);
        }
        to[i] = (uint8_t) character;
        in->at += width;
    }
    return true;
}

bool c2x_take_string(c2x_reader *in, c2x_octets *to, size_t count, const c2x_alphabet *alphabet, const char *path)
{
    uint8_t *octets;
    if (!c2x_require(in, count, width_of(alphabet), path)) {
        return false;
    }
    octets = allocate(in, count, 1, path);
    if (octets == NULL || count > UINT32_MAX) {
        return false;
    }
    to->octets = octets;
    to->length = (uint32_t) count;
    return c2x_get_string(in, octets, count, alphabet, path);
}

void c2x_put_bits(c2x_writer *out, const uint8_t *from, size_t count)
{
    c2x_put_octets(out, from, count >> 3);
    if ((count & 7) != 0) {
        c2x_put(out, (uint64_t) from[count >> 3] >> (8 - (count & 7)), (unsigned) (count & 7));
    }
}

void c2x_put_padded_bits(c2x_writer *out, const c2x_bits *from, size_t count)
{
    size_t own = count < from->length ? count : from->length;
    size_t zeros = count - own;
    c2x_put_bits(out, from->octets, own);
    while (zeros > 0) {
        unsigned width = zeros < 32 ? (unsigned) zeros : 32;
        c2x_put(out, 0, width);
        zeros -= width;
    }
}

static void get_bits(c2x_reader *in, uint8_t *to, size_t count)
{
    size_t octets = count >> 3;
    c2x_read_octets(in->octets, in->at, to, octets);
    if ((count & 7) != 0) {
        unsigned rest = (unsigned) (count & 7);
        to[octets] = (uint8_t) (c2x_word(in, in->at + (octets << 3)) >> (64 - rest) << (8 - rest));
    }
    in->at += count;
}

static void put_padding(c2x_writer *out, size_t count)
{
    if ((count & 7) != 0) {
        c2x_put(out, 0, (unsigned) (8 - (count & 7)));
    }
}

bool c2x_take_bits(c2x_reader *in, c2x_bits *to, size_t count, const char *path)
{
    uint8_t *octets;
    if (!c2x_require(in, count, 1, path)) {
        return false;
    }
    octets = allocate(in, octets_of(count), 1, path);
    if (octets == NULL || count > UINT32_MAX) {
        return false;
    }
    to->octets = octets;
    to->length = (uint32_t) count;
    get_bits(in, octets, count);
    return true;
}

uint32_t c2x_significant_bits(const c2x_bits *string)
{
    uint32_t length = string->length;
    while (length > 0 && (string->octets[(length - 1) >> 3] >> (7 - ((length - 1) & 7)) & 1) == 0) {
        length--;
    }
    return length;
}

c2x_short_bits c2x_significant_short_bits(c2x_short_bits string, unsigned least)
{
    while (string.length > least && (string.bits & 1) == 0) {
        string.bits >>= 1;
        string.length--;
    }
    /* bits beyond its length stay for who refuses them */
    if (string.length < least && string.bits >> string.length == 0) {
        string.bits = string.length == 0 ? 0 : string.bits << (least - string.length);
        string.length = (uint8_t) least;
    }
    return string;
}

/* The octets that follow the first one of a character; -1 if none begins with it. */
static int continuation_of(uint8_t first)
{
    if (first < 0x80) {
        return 0;
    }
    if (first >= 0xc2 && first <= 0xdf) {
        return 1;
    }
    if (first >= 0xe0 && first <= 0xef) {
        return 2;
    }
    return first >= 0xf0 && first <= 0xf4 ? 3 : -1;
}

/* Neither overlong forms nor surrogates nor what is above 10FFFF. */
static bool second_is_possible(uint8_t first, uint8_t second)
{
    switch (first) {
    case 0xe0:
        return second >= 0xa0;
    case 0xed:
        return second <= 0x9f;
    case 0xf0:
        return second >= 0x90;
    case 0xf4:
        return second <= 0x8f;
    default:
        return true;
    }
}

bool c2x_count_characters(const c2x_octets *text, size_t *count)
{
    size_t i = 0;
    *count = 0;
    while (i < text->length) {
        uint8_t first = text->octets[i++];
        int more = continuation_of(first);
        if (more < 0 || text->length - i < (size_t) more
                || (more > 0 && !second_is_possible(first, text->octets[i]))) {
            return false;
        }
        for (; more > 0; more--) {
            if ((text->octets[i++] & 0xc0) != 0x80) {
                return false;
            }
        }
        (*count)++;
    }
    return true;
}

uint32_t c2x_next_utf8(const uint8_t *octets, uint32_t *i)
{
    uint32_t character = octets[(*i)++];
    int more = continuation_of((uint8_t) character);
    if (more > 0) {
        character &= 0x3fu >> more;
    }
    for (; more > 0; more--) {
        character = character << 6 | (octets[(*i)++] & 0x3fu);
    }
    return character;
}

size_t c2x_utf8_octets(uint64_t character)
{
    return character < 0x80 ? 1 : character < 0x800 ? 2 : character < 0x10000 ? 3 : 4;
}

uint8_t *c2x_put_utf8(uint8_t *to, uint64_t character)
{
    size_t more = c2x_utf8_octets(character) - 1;
    *to++ = (uint8_t) (more == 0 ? character : (0xff00u >> (more + 1) & 0xffu) | character >> 6 * more);
    while (more-- > 0) {
        *to++ = (uint8_t) (0x80 | (character >> 6 * more & 0x3f));
    }
    return to;
}

/* Object identifiers, DEFAULTs */

bool c2x_is_oid(const c2x_oid *identifier)
{
    uint32_t i;
    uint8_t before = 0;
    for (i = 0; i < identifier->length; i++) {
        /* an arc is in groups of seven bits, the last one below 0x80; the first one is not zero */
        if (before < 0x80 && identifier->octets[i] == 0x80) {
            return false;
        }
        before = identifier->octets[i];
    }
    return identifier->length > 0 && identifier->length <= 4096 && before < 0x80;
}

bool c2x_same_octets(const uint8_t *left, size_t left_length, const uint8_t *right, size_t right_length)
{
    return left_length == right_length && (left_length == 0 || memcmp(left, right, left_length) == 0);
}

bool c2x_same_bits(const uint8_t *left, size_t left_length, const uint8_t *right, size_t right_length)
{
    size_t octets = left_length >> 3;
    unsigned unused = (unsigned) (8 - (left_length & 7));
    return left_length == right_length && c2x_same_octets(left, octets, right, octets)
        && (unused == 8 || left[octets] >> unused == right[octets] >> unused);
}

/* Open types and extension additions */

static void begin_length(c2x_writer *out)
{
    if (out->aligned) {
        c2x_align_writer(out);
    }
}

size_t c2x_begin_open(c2x_writer *out)
{
    size_t begin;
    begin_length(out);
    begin = out->at;
    c2x_put(out, 0, 8);
    return begin;
}

/* Gathers the bits after the last word from the buffer. */
static void gather(c2x_writer *out)
{
    size_t index = out->at / C2X_WORD_BITS * C2X_WORD_OCTETS;
    unsigned shift = C2X_WORD_BITS;
    out->gathered = 0;
    for (; index < octets_of(out->at); index++) {
        shift -= 8;
        out->gathered |= (c2x_machine_word) out->buffer[index] << shift;
    }
}

/* Writes octets into the buffer, over what is there. */
static void overwrite(c2x_writer *out, size_t at, uint64_t octets, unsigned count)
{
    unsigned over = (unsigned) (at & 7);
    while (count-- > 0) {
        uint8_t octet = (uint8_t) (octets >> 8 * count);
        uint8_t *to = out->buffer + (at >> 3);
        to[0] = (uint8_t) ((to[0] & ~(0xffu >> over)) | octet >> over);
        if (over > 0) {
            to[1] = (uint8_t) ((to[1] & 0xffu >> over) | (unsigned) octet << (8 - over));
        }
        at += 8;
    }
}

/* Moves whole octets that begin at any bit; those that share an octet with the last one go with it. */
static void move(c2x_writer *out, size_t at, size_t octets, size_t by)
{
    uint8_t *from = out->buffer + (at >> 3);
    if (by > 0) {
        memmove(from + by, from, octets + ((at & 7) != 0));
    }
}

/* Writes the only octet of a length where there are zeros. */
static void set_length(c2x_writer *out, size_t begin, size_t length)
{
    size_t gathered = out->at / C2X_WORD_BITS * C2X_WORD_BITS;
    c2x_machine_word bits = (c2x_machine_word) length;
    if (begin >= gathered) {
        out->gathered |= bits << (C2X_WORD_BITS - 8 - (begin - gathered));
    } else if (gathered / C2X_WORD_BITS <= out->words) {
        unsigned over = (unsigned) (begin & 7);
        out->buffer[begin >> 3] |= (uint8_t) (bits >> over);
        if (over > 0 && (begin | 7) + 1 < gathered) {
            out->buffer[(begin >> 3) + 1] |= (uint8_t) (bits << (8 - over));
        } else if (over > 0) {
            out->gathered |= bits << (C2X_WORD_BITS - over);
        }
    }
}

static void enter(c2x_reader *in, c2x_ends *ends)
{
    ends->outer = in->end;
    ends->octets = in->octets;
    ends->last = in->last;
}

static bool confine(c2x_reader *in, size_t length, c2x_ends *ends, const char *path)
{
    if (!c2x_require(in, length, 8, path)) {
        return false;
    }
    enter(in, ends);
    ends->open = in->at + (length << 3);
    in->end = ends->open;
    return true;
}

void c2x_leave_open(c2x_reader *in, const c2x_ends *ends)
{
    in->at = ends->open;
    in->end = ends->outer;
    in->octets = ends->octets;
    in->last = ends->last;
}

bool c2x_leave_contents(c2x_reader *in, const c2x_ends *ends, const char *path)
{
    if (in->end - in->at >= 8) {
        return c2x_refuse_input(in, C2X_OUT_OF_RANGE, in->at, path);
    }
    c2x_leave_open(in, ends);
    return true;
}

bool c2x_has_addition(const c2x_reader *in, const c2x_bitmap *additions, size_t index)
{
    return index < additions->count && c2x_word(in, additions->at + index) >> 63 != 0;
}

static bool skip(c2x_reader *in, const c2x_bitmap *additions, size_t known, const char *path,
    bool skip_open(c2x_reader *, const char *))
{
    size_t i;
    for (i = known; i < additions->count; i++) {
        if (c2x_has_addition(in, additions, i) && !skip_open(in, path)) {
            return false;
        }
    }
    return true;
}

/* Numbers */

static void put_number(c2x_writer *out, uint64_t number, unsigned octets, unsigned length_bits)
{
    c2x_put(out, octets, length_bits);
    c2x_put(out, octets == 8 ? number : number & (((uint64_t) 1 << 8 * octets) - 1), 8 * octets);
}

static void put_signed(c2x_writer *out, int64_t number, unsigned length_bits)
{
    uint64_t magnitude = number < 0 ? ~(uint64_t) number : (uint64_t) number;
    unsigned octets = 1;
    for (; octets < 8 && magnitude >> (8 * octets - 1) != 0; octets++) {
    }
    put_number(out, (uint64_t) number, octets, length_bits);
}

void c2x_put_signed(c2x_writer *out, int64_t number)
{
    begin_length(out);
    put_signed(out, number, 8);
}

static unsigned octets_of_number(uint64_t number)
{
    unsigned octets = 1;
    for (; octets < 8 && number >> 8 * octets != 0; octets++) {
    }
    return octets;
}

void c2x_put_unsigned(c2x_writer *out, uint64_t number)
{
    begin_length(out);
    put_number(out, number, octets_of_number(number), 8);
}

/* Reads a number of so many octets; leading octets that do not count are allowed. */
static bool get_number(c2x_reader *in, size_t length, bool is_signed, uint64_t *number, const char *path)
{
    size_t at = in->at;
    size_t i;
    uint64_t fill;
    if (length == 0) {
        return c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
    }
    if (!c2x_require(in, length, 8, path)) {
        return false;
    }
    fill = is_signed && c2x_word(in, in->at) >> 63 != 0 ? UINT64_MAX : 0;
    *number = fill;
    for (i = 0; i < length; i++, in->at += 8) {
        if (*number >> 56 != fill >> 56) {
            return c2x_refuse_input(in, C2X_NOT_SUPPORTED, at, path);
        }
        *number = *number << 8 | c2x_word(in, in->at) >> 56;
    }
    if (is_signed && *number >> 63 != fill >> 63) {
        return c2x_refuse_input(in, C2X_NOT_SUPPORTED, at, path);
    }
    return true;
}

/* PER: lengths and numbers */

bool c2x_put_length(c2x_writer *out, size_t length, const char *path)
{
    begin_length(out);
    if (length < 0x80) {
        c2x_put(out, length, 8);
    } else if (length < C2X_FRAGMENT) {
        c2x_put(out, 0x8000u | length, 16);
    } else {
        return c2x_refuse_value(out, C2X_NOT_SUPPORTED, path);
    }
    return true;
}

bool c2x_get_fragment(c2x_reader *in, size_t *length, bool *more, const char *path)
{
    size_t at;
    uint64_t word;
    if (in->aligned) {
        c2x_align_reader(in);
    }
    at = in->at;
    if (!c2x_claim(in, 8, path)) {
        return false;
    }
    word = c2x_word(in, at);
    *more = false;
    if (word >> 63 == 0) {
        *length = (size_t) (word >> 56);
        return true;
    }
    if (word >> 62 == 2) {
        *length = (size_t) (word >> 48 & 0x3fff);
        return c2x_claim(in, 8, path);
    }
    *length = (size_t) (word >> 56 & 0x3f) * C2X_FRAGMENT;
    *more = true;
    if (*length < C2X_FRAGMENT || *length > 4 * C2X_FRAGMENT) {
        return c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
    }
    return true;
}

bool c2x_get_length(c2x_reader *in, size_t *length, const char *path)
{
    size_t at = in->at;
    bool more;
    if (!c2x_get_fragment(in, length, &more, path)) {
        return false;
    }
    return !more || c2x_refuse_input(in, C2X_NOT_SUPPORTED, at, path);
}

void c2x_put_small(c2x_writer *out, uint32_t number)
{
    if (number < 64) {
        c2x_put(out, number, 7);
    } else {
        c2x_put(out, 1, 1);
        c2x_put_unsigned(out, number);
    }
}

bool c2x_get_small(c2x_reader *in, uint32_t *number, const char *path)
{
    size_t at = in->at;
    uint64_t large;
    if (!c2x_claim(in, 1, path)) {
        return false;
    }
    if (c2x_word(in, at) >> 63 == 0) {
        if (!c2x_claim(in, 6, path)) {
            return false;
        }
        *number = (uint32_t) (c2x_word(in, at) >> 57);
        return true;
    }
    if (!c2x_get_unsigned(in, &large, path)) {
        return false;
    }
    *number = (uint32_t) large;
    return large <= INT32_MAX || c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
}

bool c2x_get_signed(c2x_reader *in, int64_t *number, const char *path)
{
    size_t length;
    uint64_t bits = 0;
    if (!c2x_get_length(in, &length, path) || !get_number(in, length, true, &bits, path)) {
        return false;
    }
    *number = c2x_signed(bits);
    return true;
}

bool c2x_get_unsigned(c2x_reader *in, uint64_t *number, const char *path)
{
    size_t length;
    return c2x_get_length(in, &length, path) && get_number(in, length, false, number, path);
}

/* PER: long strings */

size_t c2x_put_fragment(c2x_writer *out, size_t left)
{
    size_t blocks;
    if (left < C2X_FRAGMENT) {
        c2x_put_length(out, left, "");
        return left;
    }
    begin_length(out);
    blocks = left / C2X_FRAGMENT < 4 ? left / C2X_FRAGMENT : 4;
    c2x_put(out, 0xc0u | blocks, 8);
    return blocks * C2X_FRAGMENT;
}

bool c2x_put_long_string(
    c2x_writer *out, const uint8_t *from, size_t count, const c2x_alphabet *alphabet, const char *path)
{
    size_t items;
    for (;;) {
        items = c2x_put_fragment(out, count);
        if (!c2x_put_string(out, from, items, alphabet, path)) {
            return false;
        }
        if (items < C2X_FRAGMENT) {
            return true;
        }
        from += items;
        count -= items;
    }
}

void c2x_put_long_bits(c2x_writer *out, const c2x_bits *from, size_t count)
{
    c2x_bits rest = *from;
    for (;;) {
        size_t items = c2x_put_fragment(out, count);
        uint32_t own = items < rest.length ? (uint32_t) items : rest.length;
        c2x_put_padded_bits(out, &rest, items);
        if (items < C2X_FRAGMENT) {
            return;
        }
        rest.octets += own >> 3;
        rest.length -= own;
        count -= items;
    }
}

/* Adds up the fragments of a string; the reader goes back to the first one. */
static bool count_items(c2x_reader *in, size_t width, size_t *count, const char *path)
{
    size_t begin = in->at;
    bool more = true;
    *count = 0;
    while (more) {
        size_t items;
        if (!c2x_get_fragment(in, &items, &more, path) || !c2x_require(in, items, width, path)) {
            return false;
        }
        *count += items;
        in->at += items * width;
        if (*count > INT32_MAX || (width == 0 && *count > 4 * C2X_FRAGMENT)) {
            return c2x_refuse_input(in, C2X_NOT_SUPPORTED, begin, path);
        }
    }
    in->at = begin;
    return true;
}

bool c2x_take_long_string(c2x_reader *in, c2x_octets *to, const c2x_alphabet *alphabet, const char *path)
{
    uint8_t *octets;
    size_t count;
    size_t items;
    bool more = true;
    if (!count_items(in, width_of(alphabet), &count, path)) {
        return false;
    }
    octets = allocate(in, count, 1, path);
    if (octets == NULL) {
        return false;
    }
    to->octets = octets;
    to->length = (uint32_t) count;
    while (more) {
        if (!c2x_get_fragment(in, &items, &more, path) || !c2x_get_string(in, octets, items, alphabet, path)) {
            return false;
        }
        octets += items;
    }
    return true;
}

bool c2x_take_long_bits(c2x_reader *in, c2x_bits *to, const char *path)
{
    uint8_t *octets;
    size_t count;
    size_t items;
    bool more = true;
    if (!count_items(in, 1, &count, path)) {
        return false;
    }
    octets = allocate(in, octets_of(count), 1, path);
    if (octets == NULL) {
        return false;
    }
    to->octets = octets;
    to->length = (uint32_t) count;
    while (more) {
        if (!c2x_get_fragment(in, &items, &more, path)) {
            return false;
        }
        get_bits(in, octets, items);
        octets += items >> 3;
    }
    return true;
}

/* PER: open types and extension additions */

void c2x_end_open(c2x_writer *out, size_t begin)
{
    size_t content = begin + 8;
    size_t octets;
    size_t fragments;
    size_t rest;
    size_t more;
    size_t i;
    if (out->at == content) {
        /* even an empty content has an octet */
        c2x_put(out, 0, 8);
    }
    put_padding(out, out->at - begin);
    octets = (out->at - content) >> 3;
    if (octets < 0x80) {
        set_length(out, begin, octets);
        return;
    }
    /* all but the last fragment have up to four blocks */
    fragments = (octets / C2X_FRAGMENT + 3) / 4;
    rest = octets % C2X_FRAGMENT;
    more = fragments + (rest >= 0x80);
    if (!spill(out, more)) {
        return;
    }
    move(out, content + ((octets - rest) << 3), rest, more);
    for (i = fragments; i-- > 0;) {
        size_t from = i * 4 * C2X_FRAGMENT;
        size_t left = octets - rest - from;
        move(out, content + (from << 3), left < 4 * C2X_FRAGMENT ? left : 4 * C2X_FRAGMENT, i);
    }
    out->at += more << 3;
    for (i = 0; i < fragments; i++) {
        size_t from = i * 4 * C2X_FRAGMENT;
        size_t blocks = (octets - rest - from) / C2X_FRAGMENT;
        overwrite(out, begin + ((from + i) << 3), 0xc0u | (blocks < 4 ? blocks : 4), 1);
    }
    overwrite(out, begin + ((octets - rest + fragments) << 3), rest < 0x80 ? rest : 0x8000u | rest,
        rest < 0x80 ? 1 : 2);
    gather(out);
}

bool c2x_enter_open(c2x_reader *in, c2x_ends *ends, const char *path)
{
    size_t begin = in->at;
    size_t length;
    bool more;
    c2x_octets content;
    if (!c2x_get_fragment(in, &length, &more, path)) {
        return false;
    }
    if (!more) {
        return confine(in, length, ends, path);
    }
    in->at = begin;
    if (!c2x_take_long_string(in, &content, NULL, path)) {
        return false;
    }
    enter(in, ends);
    ends->open = in->at;
    in->octets = content.octets;
    in->last = content.length - 8;
    in->at = 0;
    in->end = (size_t) content.length << 3;
    return true;
}

bool c2x_get_bitmap(c2x_reader *in, c2x_bitmap *additions, const char *path)
{
    size_t at = in->at;
    if (!c2x_claim(in, 1, path)) {
        return false;
    }
    if (c2x_word(in, at) >> 63 == 0) {
        if (!c2x_claim(in, 6, path)) {
            return false;
        }
        additions->count = (size_t) (c2x_word(in, at) >> 57) + 1;
    } else if (!c2x_get_length(in, &additions->count, path)) {
        return false;
    } else if (additions->count == 0) {
        return c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
    }
    additions->at = in->at;
    return c2x_claim(in, additions->count, path);
}

static bool skip_open(c2x_reader *in, const char *path)
{
    bool more = true;
    while (more) {
        size_t length;
        if (!c2x_get_fragment(in, &length, &more, path) || !c2x_require(in, length, 8, path)) {
            return false;
        }
        in->at += length << 3;
    }
    return true;
}

bool c2x_skip_additions(c2x_reader *in, const c2x_bitmap *additions, size_t known, const char *path)
{
    return skip(in, additions, known, path, skip_open);
}

/* OER: lengths, numbers, tags */

size_t c2x_oer_end_encode(c2x_writer *out, const char *path)
{
    if (out->at == 0) {
        c2x_refuse_value(out, C2X_NOT_SUPPORTED, path);
        return 0;
    }
    return c2x_end_encode(out, path);
}

void c2x_oer_put_length(c2x_writer *out, size_t length)
{
    unsigned octets = 1;
    if (length < 0x80) {
        c2x_put(out, length, 8);
        return;
    }
    for (; octets < sizeof length && length >> 8 * octets != 0; octets++) {
    }
    c2x_put(out, 0x80u | octets, 8);
    c2x_put(out, length, 8 * octets);
}

bool c2x_oer_get_length(c2x_reader *in, size_t *length, const char *path)
{
    size_t at = in->at;
    uint64_t number;
    if (!c2x_claim(in, 8, path)) {
        return false;
    }
    number = c2x_word(in, at) >> 56;
    if (number >= 0x80 && !get_number(in, (size_t) (number & 0x7f), false, &number, path)) {
        return false;
    }
    if (number > (in->end - in->at) >> 3) {
        return c2x_refuse_input(in, C2X_TRUNCATED, at, path);
    }
    *length = (size_t) number;
    return true;
}

static bool get_long_number(c2x_reader *in, bool is_signed, uint64_t *number, const char *path)
{
    size_t length;
    return c2x_oer_get_length(in, &length, path) && get_number(in, length, is_signed, number, path);
}

bool c2x_oer_get_long_quantity(c2x_reader *in, size_t *count, const char *path)
{
    size_t at = in->at;
    uint64_t number;
    if (!get_long_number(in, false, &number, path)) {
        return false;
    }
    *count = (size_t) number;
    return number <= INT32_MAX || c2x_refuse_input(in, C2X_NOT_SUPPORTED, at, path);
}

bool c2x_oer_get_signed(c2x_reader *in, int64_t *number, const char *path)
{
    uint64_t bits = 0;
    if (!get_long_number(in, true, &bits, path)) {
        return false;
    }
    *number = c2x_signed(bits);
    return true;
}

bool c2x_oer_get_unsigned(c2x_reader *in, uint64_t *number, const char *path)
{
    return get_long_number(in, false, number, path);
}

void c2x_oer_put_enumeral(c2x_writer *out, int64_t number)
{
    if (number >= 0 && number < 0x80) {
        c2x_put(out, (uint64_t) number, 8);
        return;
    }
    /* the length of the number with the first bit set */
    c2x_put(out, 1, 1);
    put_signed(out, number, 7);
}

bool c2x_oer_get_long_enumeral(c2x_reader *in, int64_t *number, const char *path)
{
    size_t at = in->at;
    uint64_t bits = 0;
    if (!c2x_claim(in, 8, path)
            || !get_number(in, (size_t) (c2x_word(in, at) >> 56 & 0x7f), true, &bits, path)) {
        return false;
    }
    *number = c2x_signed(bits);
    return true;
}

/* Octets of a tag: a number of 63 or more is in groups of seven bits, of which the first one is not zero. */
static unsigned tag_octets(uint32_t tag)
{
    unsigned octets = tag >> 24 != 0 ? 4 : tag >> 16 != 0 ? 3 : tag >> 8 != 0 ? 2 : 1;
    unsigned i;
    bool is_long = (tag >> 8 * (octets - 1) & 0x3f) == 0x3f;
    if (is_long != (octets > 1) || (is_long && (tag >> 8 * (octets - 2) & 0xff) == 0x80)) {
        return 0;
    }
    for (i = 0; i + 1 < octets; i++) {
        if ((tag >> 8 * i & 0x80) != (i == 0 ? 0u : 0x80u)) {
            return 0;
        }
    }
    return octets;
}

bool c2x_oer_put_tag(c2x_writer *out, uint32_t tag, const char *path)
{
    unsigned octets = tag_octets(tag);
    if (octets == 0) {
        return c2x_refuse_value(out, C2X_OUT_OF_RANGE, path);
    }
    c2x_put(out, tag, 8 * octets);
    return true;
}

bool c2x_oer_get_tag(c2x_reader *in, uint32_t *tag, const char *path)
{
    size_t at = in->at;
    if (!c2x_claim(in, 8, path)) {
        return false;
    }
    *tag = (uint32_t) (c2x_word(in, at) >> 56);
    if ((*tag & 0x3f) != 0x3f) {
        return true;
    }
    do {
        if (*tag > 0xffffff) {
            return c2x_refuse_input(in, C2X_NOT_SUPPORTED, at, path);
        }
        if (!c2x_claim(in, 8, path)) {
            return false;
        }
        *tag = *tag << 8 | (uint32_t) (c2x_word(in, in->at - 8) >> 56);
    } while ((*tag & 0x80) != 0);
    return tag_octets(*tag) > 0 || c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
}

bool c2x_oer_expect_tag(c2x_reader *in, uint32_t tag, const char *path)
{
    size_t at = in->at;
    uint32_t found;
    if (!c2x_oer_get_tag(in, &found, path)) {
        return false;
    }
    in->at = at;
    return found == tag || c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
}

/* OER: strings */

bool c2x_oer_put_long_string(
    c2x_writer *out, const uint8_t *from, size_t count, const c2x_alphabet *alphabet, const char *path)
{
    c2x_oer_put_length(out, count * (width_of(alphabet) >> 3));
    return c2x_put_string(out, from, count, alphabet, path);
}

/* Reads the length of a string in octets; returns it in characters. */
static bool get_count(c2x_reader *in, size_t *count, const c2x_alphabet *alphabet, const char *path)
{
    size_t at = in->at;
    size_t octets = width_of(alphabet) >> 3;
    if (!c2x_oer_get_length(in, count, path)) {
        return false;
    }
    if (*count % octets != 0) {
        return c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
    }
    *count /= octets;
    return true;
}

bool c2x_oer_take_long_string(c2x_reader *in, c2x_octets *to, const c2x_alphabet *alphabet, const char *path)
{
    size_t count;
    return get_count(in, &count, alphabet, path) && c2x_take_string(in, to, count, alphabet, path);
}

bool c2x_oer_get_short_string(
    c2x_reader *in, uint8_t *to, uint8_t *count, size_t most, const c2x_alphabet *alphabet, const char *path)
{
    size_t at = in->at;
    size_t length;
    if (!get_count(in, &length, alphabet, path)) {
        return false;
    }
    if (length > most) {
        return c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
    }
    *count = (uint8_t) length;
    return c2x_get_string(in, to, length, alphabet, path);
}

/* Writes the length of a BIT STRING: its octets with this one, and the unused bits of the last of them. */
static void put_bit_count(c2x_writer *out, size_t count)
{
    c2x_oer_put_length(out, 1 + octets_of(count));
    c2x_put(out, (octets_of(count) << 3) - count, 8);
}

/* Reads the length of a BIT STRING and claims its octets, unused bits included. */
static bool claim_bits(c2x_reader *in, size_t *count, const char *path)
{
    size_t at = in->at;
    size_t length;
    size_t unused;
    if (!c2x_oer_get_length(in, &length, path)) {
        return false;
    }
    if (length == 0) {
        return c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
    }
    unused = (size_t) (c2x_word(in, in->at) >> 56);
    if (unused > 7 || (length == 1 && unused > 0)) {
        return c2x_refuse_input(in, C2X_OUT_OF_RANGE, in->at, path);
    }
    *count = ((length - 1) << 3) - unused;
    return c2x_claim(in, length << 3, path);
}

void c2x_oer_put_long_bits(c2x_writer *out, const c2x_bits *from, size_t count)
{
    put_bit_count(out, count);
    c2x_put_padded_bits(out, from, count);
    put_padding(out, count);
}

bool c2x_oer_take_long_bits(c2x_reader *in, c2x_bits *to, const char *path)
{
    size_t count;
    size_t end;
    if (!claim_bits(in, &count, path)) {
        return false;
    }
    end = in->at;
    in->at -= octets_of(count) << 3;
    if (!c2x_take_bits(in, to, count, path)) {
        return false;
    }
    in->at = end;
    return true;
}

void c2x_oer_put_short_bits(c2x_writer *out, c2x_short_bits string)
{
    put_bit_count(out, string.length);
    if (string.length > 0) {
        c2x_put(out, string.bits, string.length);
        put_padding(out, string.length);
    }
}

bool c2x_oer_get_short_bits(c2x_reader *in, c2x_short_bits *to, const char *path)
{
    size_t at = in->at;
    size_t count;
    if (!claim_bits(in, &count, path)) {
        return false;
    }
    if (count > 64) {
        return c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
    }
    to->length = (uint8_t) count;
    to->bits = count == 0 ? 0 : c2x_long(in, in->at - (octets_of(count) << 3), (unsigned) count);
    return true;
}

/* OER: open types and extension additions */

void c2x_oer_end_open(c2x_writer *out, size_t begin)
{
    size_t content = begin + 8;
    size_t octets = (out->at - content) >> 3;
    unsigned more = octets_of_number(octets);
    if (octets < 0x80) {
        set_length(out, begin, octets);
    } else if (spill(out, more)) {
        move(out, content, octets, more);
        out->at += (size_t) more << 3;
        overwrite(out, begin, 0x80u | more, 1);
        overwrite(out, content, octets, more);
        gather(out);
    }
}

bool c2x_oer_enter_open(c2x_reader *in, c2x_ends *ends, const char *path)
{
    size_t length;
    return c2x_oer_get_length(in, &length, path) && confine(in, length, ends, path);
}

bool c2x_oer_get_bitmap(c2x_reader *in, c2x_bitmap *additions, const char *path)
{
    if (!claim_bits(in, &additions->count, path)) {
        return false;
    }
    additions->at = in->at - (octets_of(additions->count) << 3);
    return true;
}

static bool skip_oer_open(c2x_reader *in, const char *path)
{
    size_t length;
    if (!c2x_oer_get_length(in, &length, path)) {
        return false;
    }
    in->at += length << 3;
    return true;
}

bool c2x_oer_skip_additions(c2x_reader *in, const c2x_bitmap *additions, size_t known, const char *path)
{
    return skip(in, additions, known, path, skip_oer_open);
}

/* EXI: numbers */

bool c2x_get_header(c2x_reader *in, const char *path)
{
    if (!c2x_claim(in, 9, path)) {
        return false;
    }
    return c2x_word(in, 0) >> 55 == 0x100 || c2x_refuse_input(in, C2X_OUT_OF_RANGE, 0, path);
}

void c2x_put_groups(c2x_writer *out, uint64_t number)
{
    uint64_t word = 0;
    unsigned width = 8;
    for (; number > 0x7f; number >>= 7) {
        word = word << 8 | 0x80 | (number & 0x7f);
        width += 8;
        if (width == 64) {
            c2x_put(out, word, 56);
            word = 0;
            width = 8;
        }
    }
    c2x_put(out, word << 8 | number, width);
}

/* Reads a number of any length; groups after the last one that counts are allowed if they are zero. */
static bool get_long_groups(c2x_reader *in, uint64_t *number, const char *path)
{
    size_t at = in->at;
    unsigned from = 0;
    uint64_t octet;
    *number = 0;
    do {
        uint64_t group;
        if (!c2x_claim(in, 8, path)) {
            return false;
        }
        octet = c2x_word(in, in->at - 8) >> 56;
        group = octet & 0x7f;
        if (group != 0) {
            if (from > 63 || group << from >> from != group) {
                return c2x_refuse_input(in, C2X_NOT_SUPPORTED, at, path);
            }
            *number |= group << from;
        }
        if (from < 64) {
            from += 7;
        }
    } while (octet > 0x7f);
    return true;
}

bool c2x_get_groups(c2x_reader *in, uint64_t *number, const char *path)
{
    uint64_t word;
    uint64_t sum = 0;
    unsigned from;
    if (in->end - in->at < 56) {
        return get_long_groups(in, number, path);
    }
    /* seven octets are there at least */
    word = c2x_word(in, in->at);
    for (from = 0; from < 49; from += 7) {
        sum |= (word >> 56 & 0x7f) << from;
        in->at += 8;
        if (word >> 63 == 0) {
            *number = sum;
            return true;
        }
        word <<= 8;
    }
    in->at -= 56;
    return get_long_groups(in, number, path);
}

void c2x_put_integer(c2x_writer *out, int64_t number)
{
    c2x_put(out, number < 0, 1);
    c2x_put_groups(out, number < 0 ? ~(uint64_t) number : (uint64_t) number);
}

bool c2x_get_integer(c2x_reader *in, int64_t *number, const char *path)
{
    size_t at = in->at;
    uint64_t magnitude;
    bool negative;
    if (!c2x_claim(in, 1, path)) {
        return false;
    }
    negative = c2x_word(in, at) >> 63 != 0;
    if (!c2x_get_groups(in, &magnitude, path)) {
        return false;
    }
    if (magnitude > INT64_MAX) {
        return c2x_refuse_input(in, C2X_NOT_SUPPORTED, at, path);
    }
    *number = negative ? -(int64_t) magnitude - 1 : (int64_t) magnitude;
    return true;
}

/* EXI: octets */

void c2x_put_binary(c2x_writer *out, const uint8_t *octets, size_t length)
{
    c2x_put_groups(out, length);
    c2x_put_octets(out, octets, length);
}

bool c2x_get_count(c2x_reader *in, size_t *count, const char *path)
{
    size_t at = in->at;
    uint64_t number;
    if (!c2x_get_groups(in, &number, path)) {
        return false;
    }
    if (number > (in->end - in->at) >> 3) {
        return c2x_refuse_input(in, C2X_TRUNCATED, at, path);
    }
    *count = (size_t) number;
    return true;
}

/* Reads the number of octets, which must be just what so many bits need, and checks that the unused bits are zero. */
static bool enter_binary(c2x_reader *in, size_t count, const char *path)
{
    size_t at = in->at;
    size_t octets;
    unsigned unused = (unsigned) ((octets_of(count) << 3) - count);
    if (!c2x_get_count(in, &octets, path)) {
        return false;
    }
    if (octets != octets_of(count)) {
        return c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
    }
    if (unused > 0 && c2x_word(in, in->at + count) >> (64 - unused) != 0) {
        return c2x_refuse_input(in, C2X_OUT_OF_RANGE, in->at + count, path);
    }
    return true;
}

void c2x_put_short_binary(c2x_writer *out, uint64_t bits, size_t count)
{
    c2x_put_groups(out, octets_of(count));
    if (count > 0) {
        c2x_put(out, bits, (unsigned) count);
    }
    put_padding(out, count);
}

bool c2x_get_short_binary(c2x_reader *in, uint64_t *bits, size_t count, const char *path)
{
    if (!enter_binary(in, count, path)) {
        return false;
    }
    *bits = count == 0 ? 0 : c2x_long(in, in->at, (unsigned) count);
    in->at += octets_of(count) << 3;
    return true;
}

void c2x_put_binary_bits(c2x_writer *out, const c2x_bits *from, size_t count)
{
    c2x_put_groups(out, octets_of(count));
    c2x_put_padded_bits(out, from, count);
    put_padding(out, count);
}

bool c2x_take_binary_bits(c2x_reader *in, c2x_bits *to, size_t count, const char *path)
{
    if (!enter_binary(in, count, path) || !c2x_take_bits(in, to, count, path)) {
        return false;
    }
    in->at += (octets_of(count) << 3) - count;
    return true;
}

/* EXI: character strings */

static uint32_t next_character(const uint8_t *octets, uint32_t *i, bool is_utf8)
{
    return is_utf8 ? c2x_next_utf8(octets, i) : octets[(*i)++];
}

static bool is_same(
    const c2x_written_strings *strings, size_t place, const uint8_t *octets, uint32_t length, bool is_utf8)
{
    const uint8_t *other = strings->of[place].octets;
    uint32_t i = 0;
    uint32_t j = 0;
    if (strings->of[place].is_utf8 == is_utf8) {
        return strings->of[place].length == length && memcmp(other, octets, length) == 0;
    }
    while (i < length && j < strings->of[place].length) {
        if (next_character(octets, &i, is_utf8) != next_character(other, &j, !is_utf8)) {
            return false;
        }
    }
    return i == length && j == strings->of[place].length;
}

/* Writes the place of a string that has been written before. */
static void put_place(c2x_writer *out, size_t place, uint16_t name)
{
    const c2x_written_strings *strings = out->strings;
    bool is_local = strings->of[place].name == name;
    uint32_t code = 0;
    uint32_t count = 0;
    size_t i;
    for (i = 0; i < strings->count; i++) {
        if (!is_local || strings->of[i].name == name) {
            code += i < place;
            count++;
        }
    }
    c2x_put(out, is_local ? 0 : 1, 8);
    c2x_put_code(out, code, count - 1);
}

bool c2x_put_text(
    c2x_writer *out, const uint8_t *octets, uint32_t length, bool is_utf8, uint16_t name, const char *path)
{
    c2x_written_strings *strings = out->strings;
    c2x_octets text = {octets, length};
    size_t characters = length;
    uint32_t i;
    if (is_utf8 && !c2x_count_characters(&text, &characters)) {
        return c2x_refuse_value(out, C2X_OUT_OF_RANGE, path);
    }
    for (i = 0; i < strings->count; i++) {
        if (length > 0 && is_same(strings, i, octets, length, is_utf8)) {
            put_place(out, i, name);
            return true;
        }
    }
    c2x_put_groups(out, (uint64_t) characters + 2);
    for (i = 0; i < length;) {
        c2x_put_groups(out, next_character(octets, &i, is_utf8));
    }
    if (length == 0) {
        return true;
    }
    if (strings->count == C2X_MAX_STRINGS) {
        return c2x_refuse_value(out, C2X_NOT_SUPPORTED, path);
    }
    strings->of[strings->count].octets = octets;
    strings->of[strings->count].length = length;
    strings->of[strings->count].name = name;
    strings->of[strings->count].is_utf8 = is_utf8;
    strings->count++;
    return true;
}

/* Reads the place of a string that has been read before. */
static bool get_place(c2x_reader *in, c2x_text *text, bool is_local, uint16_t name, const char *path)
{
    const c2x_read_strings *strings = in->strings;
    size_t at = in->at;
    size_t count = 0;
    size_t code = 0;
    unsigned width = 0;
    size_t i;
    for (i = 0; i < strings->count; i++) {
        count += !is_local || strings->of[i].name == name;
    }
    if (count == 0) {
        return c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
    }
    for (; (count - 1) >> width != 0; width++) {
    }
    if (width > 0) {
        if (!c2x_claim(in, width, path)) {
            return false;
        }
        code = (size_t) (c2x_word(in, at) >> (64 - width));
    }
    for (i = 0; i < strings->count; i++) {
        if ((!is_local || strings->of[i].name == name) && code-- == 0) {
            *text = strings->of[i].text;
            return true;
        }
    }
    return c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
}

bool c2x_find_text(c2x_reader *in, c2x_text *text, uint16_t name, const char *path)
{
    c2x_read_strings *strings = in->strings;
    size_t at = in->at;
    uint64_t form;
    size_t i;
    if (!c2x_get_groups(in, &form, path)) {
        return false;
    }
    if (form < 2) {
        return get_place(in, text, form == 0, name, path);
    }
    if (form - 2 > (in->end - in->at) >> 3) {
        return c2x_refuse_input(in, C2X_TRUNCATED, at, path);
    }
    text->at = in->at;
    text->count = (size_t) (form - 2);
    text->octets = 0;
    for (i = 0; i < text->count; i++) {
        uint64_t character;
        size_t place = in->at;
        if (!c2x_get_groups(in, &character, path)) {
            return false;
        }
        if (character > 0x10ffff) {
            return c2x_refuse_input(in, C2X_OUT_OF_RANGE, place, path);
        }
        text->octets += c2x_utf8_octets(character);
    }
    if (text->count == 0) {
        return true;
    }
    if (strings->count == C2X_MAX_STRINGS) {
        return c2x_refuse_input(in, C2X_NOT_SUPPORTED, at, path);
    }
    strings->of[strings->count].text = *text;
    strings->of[strings->count].name = name;
    strings->count++;
    return true;
}

bool c2x_copy_text(c2x_reader *in, const c2x_text *text, uint8_t *to, const c2x_alphabet *alphabet, const char *path)
{
    size_t after = in->at;
    size_t i;
    in->at = text->at;
    for (i = 0; i < text->count; i++) {
        uint64_t character;
        uint32_t code;
        size_t place = in->at;
        if (!c2x_get_groups(in, &character, path)) {
            return false;
        }
        if (alphabet == NULL ? character >> 11 == 0x1b
                             : !c2x_code_of(alphabet, (uint32_t) character, &code)) {
            return c2x_refuse_input(in, C2X_OUT_OF_RANGE, place, path);
        }
        if (alphabet == NULL) {
            to = c2x_put_utf8(to, character);
        } else {
            *to++ = (uint8_t) character;
        }
    }
    in->at = after;
    return true;
}

bool c2x_take_text(
    c2x_reader *in, const c2x_text *text, c2x_octets *to, const c2x_alphabet *alphabet, const char *path)
{
    size_t length = alphabet == NULL ? text->octets : text->count;
    uint8_t *octets = allocate(in, length, 1, path);
    if (octets == NULL || length > UINT32_MAX) {
        return false;
    }
    to->octets = octets;
    to->length = (uint32_t) length;
    return c2x_copy_text(in, text, octets, alphabet, path);
}

/* EXI: lists */

bool c2x_begin_list(c2x_reader *in, c2x_list *list, const char *path)
{
    c2x_arena *arena = in->arena;
    size_t gap;
    if (arena == NULL) {
        list->before = 0;
        list->from = 0;
        return true;
    }
    gap = (size_t) (((uintptr_t) arena->memory + arena->size - arena->pending) & (sizeof(uint64_t) - 1));
    list->before = arena->pending;
    if (arena->used > arena->size || gap > arena->size - arena->used - arena->pending) {
        return c2x_refuse_input(in, C2X_ARENA_FULL, in->at, path);
    }
    arena->pending += gap;
    list->from = arena->pending;
    return true;
}

void *c2x_keep(c2x_reader *in, size_t size, const char *path)
{
    c2x_arena *arena = in->arena;
    if (arena == NULL || size > arena->size - arena->used - arena->pending) {
        c2x_refuse_input(in, C2X_ARENA_FULL, in->at, path);
        return NULL;
    }
    arena->pending += size;
    return arena->memory + arena->size - arena->pending;
}

void *c2x_end_list(c2x_reader *in, const c2x_list *list, size_t count, size_t size, const char *path)
{
    uint8_t *elements = allocate(in, count * size, sizeof(uint64_t), path);
    const uint8_t *from;
    size_t i;
    if (elements == NULL || in->arena == NULL) {
        return elements;
    }
    from = in->arena->memory + in->arena->size - list->from;
    for (i = 0; i < count; i++) {
        memcpy(elements + i * size, from - (i + 1) * size, size);
    }
    in->arena->pending = list->before;
    return elements;
}
