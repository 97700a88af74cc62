/* Run time of codecs that c2x generates: characters that may need more than an octet; see c2x_runtime.h. */
#include "c2x_runtime.h"

/* Characters without bits cost their sender nothing: a string may have so many of them. */
#define MOST_WITHOUT_BITS (4u * C2X_FRAGMENT)

bool c2x_allows_text(const c2x_alphabet *alphabet, const c2x_octets *text)
{
    uint32_t i = 0;
    uint32_t code;
    while (i < text->length) {
        if (!c2x_code_of(alphabet, c2x_next_utf8(text->octets, &i), &code)) {
            return false;
        }
    }
    return true;
}

/* Writes characters from an octet of well-formed text on. */
static bool put_some(c2x_writer *out, const c2x_octets *text, uint32_t *from, size_t count,
    const c2x_alphabet *alphabet, const char *path)
{
    for (; count > 0; count--) {
        uint32_t code;
        if (!c2x_code_of(alphabet, c2x_next_utf8(text->octets, from), &code)) {
            return c2x_refuse_value(out, C2X_OUT_OF_RANGE, path);
        }
        if (alphabet->width > 0) {
            c2x_put(out, code, alphabet->width);
        }
    }
    return true;
}

/* Reads characters into UTF-8; where there is no room yet, only counts its octets. */
static bool get_some(c2x_reader *in, uint8_t *to, size_t *octets, size_t count, const c2x_alphabet *alphabet,
    const char *path)
{
    unsigned width = alphabet->width;
    if (*octets > INT32_MAX || (width == 0 && count > MOST_WITHOUT_BITS)) {
        return c2x_refuse_input(in, C2X_NOT_SUPPORTED, in->at, path);
    }
    if (width > 0 && (in->end - in->at) / width < count) {
        return c2x_refuse_input(in, C2X_TRUNCATED, in->at, path);
    }
    for (; count > 0; count--, in->at += width) {
        uint32_t code = width == 0 ? 0 : (uint32_t) (c2x_word(in, in->at) >> (64 - width));
        uint32_t character;
        if (!c2x_character_of(alphabet, code, &character) || character > 0x10ffff || character >> 11 == 0x1b) {
            return c2x_refuse_input(in, C2X_OUT_OF_RANGE, in->at, path);
        }
        if (to != NULL) {
            c2x_put_utf8(to + *octets, character);
        }
        *octets += c2x_utf8_octets(character);
    }
    return true;
}

/* Memory for text; NULL after an error. */
static uint8_t *take(c2x_reader *in, c2x_octets *to, size_t octets, const char *path)
{
    uint8_t *memory;
    if (octets > UINT32_MAX) {
        c2x_refuse_input(in, C2X_ARENA_FULL, in->at, path);
        return NULL;
    }
    memory = c2x_take_octets(in, octets, path);
    to->octets = memory;
    to->length = (uint32_t) octets;
    return memory;
}

bool c2x_put_characters(c2x_writer *out, const c2x_octets *text, const c2x_alphabet *alphabet, const char *path)
{
    uint32_t from = 0;
    size_t count;
    return c2x_count_characters(text, &count) && put_some(out, text, &from, count, alphabet, path);
}

bool c2x_take_characters(
    c2x_reader *in, c2x_octets *to, size_t count, const c2x_alphabet *alphabet, const char *path)
{
    size_t begin = in->at;
    size_t octets = 0;
    uint8_t *memory;
    if (!get_some(in, NULL, &octets, count, alphabet, path)) {
        return false;
    }
    memory = take(in, to, octets, path);
    in->at = begin;
    octets = 0;
    return memory != NULL && get_some(in, memory, &octets, count, alphabet, path);
}

bool c2x_put_long_characters(
    c2x_writer *out, const c2x_octets *text, size_t count, const c2x_alphabet *alphabet, const char *path)
{
    uint32_t from = 0;
    for (;;) {
        size_t items = c2x_put_fragment(out, count);
        if (!put_some(out, text, &from, items, alphabet, path)) {
            return false;
        }
        if (items < C2X_FRAGMENT) {
            return true;
        }
        count -= items;
    }
}

/* Reads all fragments. */
static bool get_all(
    c2x_reader *in, uint8_t *to, size_t *octets, size_t *count, const c2x_alphabet *alphabet, const char *path)
{
    bool more = true;
    *octets = 0;
    *count = 0;
    while (more) {
        size_t at = in->at;
        size_t items;
        if (!c2x_get_fragment(in, &items, &more, path) || !get_some(in, to, octets, items, alphabet, path)) {
            return false;
        }
        *count += items;
        if (alphabet->width == 0 && *count > MOST_WITHOUT_BITS) {
            return c2x_refuse_input(in, C2X_NOT_SUPPORTED, at, path);
        }
    }
    return true;
}

bool c2x_take_long_characters(
    c2x_reader *in, c2x_octets *to, size_t *count, const c2x_alphabet *alphabet, const char *path)
{
    size_t begin = in->at;
    size_t octets;
    uint8_t *memory;
    if (!get_all(in, NULL, &octets, count, alphabet, path)) {
        return false;
    }
    memory = take(in, to, octets, path);
    in->at = begin;
    return memory != NULL && get_all(in, memory, &octets, count, alphabet, path);
}

bool c2x_oer_put_long_characters(
    c2x_writer *out, const c2x_octets *text, size_t count, const c2x_alphabet *alphabet, const char *path)
{
    uint32_t from = 0;
    c2x_oer_put_length(out, count * (alphabet->width >> 3));
    return put_some(out, text, &from, count, alphabet, path);
}

bool c2x_oer_take_long_characters(
    c2x_reader *in, c2x_octets *to, size_t *count, const c2x_alphabet *alphabet, const char *path)
{
    size_t at = in->at;
    size_t each = alphabet->width >> 3;
    if (!c2x_oer_get_length(in, count, path)) {
        return false;
    }
    if (*count % each != 0) {
        return c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
    }
    *count /= each;
    return c2x_take_characters(in, to, *count, alphabet, path);
}

bool c2x_store_characters(uint8_t *to, const c2x_octets *text, size_t count, const c2x_alphabet *alphabet)
{
    uint32_t i = 0;
    for (; count > 0; count--) {
        unsigned shift = alphabet->width;
        uint32_t code;
        if (!c2x_code_of(alphabet, c2x_next_utf8(text->octets, &i), &code)) {
            return false;
        }
        while (to != NULL && shift > 0) {
            shift -= 8;
            *to++ = (uint8_t) (code >> shift);
        }
    }
    return true;
}

/* Brings characters into UTF-8, if there is room for it yet; counts its octets. */
static bool convert(const c2x_octets *from, uint8_t *to, size_t *octets, const c2x_alphabet *alphabet)
{
    uint32_t i = 0;
    *octets = 0;
    while (i < from->length) {
        uint32_t code = 0;
        uint32_t character;
        uint32_t end = i + (alphabet->width >> 3);
        for (; i < end; i++) {
            code = code << 8 | from->octets[i];
        }
        if (!c2x_character_of(alphabet, code, &character) || character > 0x10ffff || character >> 11 == 0x1b) {
            return false;
        }
        if (to != NULL) {
            c2x_put_utf8(to + *octets, character);
        }
        *octets += c2x_utf8_octets(character);
    }
    return true;
}

bool c2x_take_converted(c2x_reader *in, c2x_octets *to, const c2x_octets *from, size_t *count,
    const c2x_alphabet *alphabet, const char *path)
{
    unsigned each = alphabet->width >> 3;
    size_t octets;
    uint8_t *memory;
    *count = from->length / each;
    if (from->length % each != 0 || !convert(from, NULL, &octets, alphabet)) {
        return c2x_refuse_input(in, C2X_OUT_OF_RANGE, in->at, path);
    }
    memory = take(in, to, octets, path);
    return memory != NULL && convert(from, memory, &octets, alphabet);
}
