/* Run time of the small form of codecs that c2x generates; see the header. */
#include "c2x_small.h"

#include <string.h>

/* One of the two is there. */
struct c2x_small_coder {
    const c2x_small_schema *schema;
    c2x_writer *out;
    c2x_reader *in;
    const char *path;
};
typedef c2x_small_coder coder;

static bool run(const coder *with, const uint16_t *step, uint8_t *struct_);

static bool refuse(const coder *with, c2x_code code, size_t back)
{
    return with->out != NULL ? c2x_refuse_value(with->out, code, with->path)
                             : c2x_refuse_input(with->in, code, with->in->at - back, with->path);
}

/* How a number is held: 0 to 3 for 1 to 8 octets, and 4 if it is signed. */
static uint64_t load(const uint8_t *from, unsigned held)
{
    uint8_t octet;
    uint16_t half;
    uint32_t word;
    uint64_t number;
    switch (held & 3) {
    case 0:
        memcpy(&octet, from, sizeof octet);
        number = octet;
        break;
    case 1:
        memcpy(&half, from, sizeof half);
        number = half;
        break;
    case 2:
        memcpy(&word, from, sizeof word);
        number = word;
        break;
    default:
        memcpy(&number, from, sizeof number);
        break;
    }
    if ((held & 4) != 0 && (held & 3) != 3) {
        uint32_t sign = (uint32_t) 1 << ((8 << (held & 3)) - 1);
        number = (number ^ sign) - sign;
    }
    return number;
}

static void store(uint8_t *to, unsigned held, uint64_t number)
{
    uint8_t octet = (uint8_t) number;
    uint16_t half = (uint16_t) number;
    uint32_t word = (uint32_t) number;
    switch (held & 3) {
    case 0:
        memcpy(to, &octet, sizeof octet);
        break;
    case 1:
        memcpy(to, &half, sizeof half);
        break;
    case 2:
        memcpy(to, &word, sizeof word);
        break;
    default:
        memcpy(to, &number, sizeof number);
        break;
    }
}

/* Bits that are a number. */
static bool field(const coder *with, uint64_t *bits, unsigned width)
{
    size_t at;
    if (width == 0) {
        if (with->in != NULL) {
            *bits = 0;
        }
        return true;
    }
    if (with->out != NULL) {
        c2x_put_field(with->out, *bits, width);
        return true;
    }
    at = with->in->at;
    if (!c2x_claim(with->in, width, with->path)) {
        return false;
    }
    /* bit by bit: that takes the least code */
    for (*bits = 0; at < with->in->at; at++) {
        *bits = *bits << 1 | (with->in->octets[at >> 3] >> (7 - (at & 7)) & 1);
    }
    return true;
}

static bool bit(const coder *with, bool *is_set)
{
    uint64_t bits = *is_set;
    if (!field(with, &bits, 1)) {
        return false;
    }
    *is_set = bits != 0;
    return true;
}

/* A constrained whole number (X.691 clause 11.5). */
static bool constrained(const coder *with, uint64_t *number, uint64_t lower, uint64_t span)
{
    uint64_t above = *number - lower;
    uint64_t most = span;
    unsigned width = 0;
    for (; most != 0; most >>= 1) {
        width++;
    }
    if (with->out != NULL && above > span) {
        return refuse(with, C2X_OUT_OF_RANGE, 0);
    }
    if (!field(with, &above, width)) {
        return false;
    }
    *number = above + lower;
    return above <= span || refuse(with, C2X_OUT_OF_RANGE, width);
}

static bool number(const coder *with, uint8_t *at, unsigned held, uint64_t lower, uint64_t span)
{
    uint64_t value = with->out != NULL ? load(at, held) : 0;
    if (!constrained(with, &value, lower, span)) {
        return false;
    }
    if (with->in != NULL) {
        store(at, held, value);
    }
    return true;
}

/* An INTEGER with an extension marker (X.691 clause 13.1). */
static bool extensible(const coder *with, uint8_t *at, unsigned held, uint64_t lower, uint64_t span)
{
    int64_t value = with->out != NULL ? (int64_t) load(at, held) : 0;
    bool is_beyond = (uint64_t) value - lower > span;
    if (!bit(with, &is_beyond)) {
        return false;
    }
    if (!is_beyond) {
        return number(with, at, held, lower, span);
    }
    if (with->out != NULL) {
        c2x_put_signed(with->out, value);
        return true;
    }
    return c2x_get_signed(with->in, (int64_t *) (void *) at, with->path);
}

static uint32_t parts_32(const uint16_t *parts)
{
    return (uint32_t) parts[0] << 16 | parts[1];
}

static uint64_t parts_64(const uint16_t *parts)
{
    return (uint64_t) parts_32(parts) << 32 | parts_32(parts + 2);
}

/* The length of a step of a number. */
static unsigned numbers(const coder *with, const uint16_t *step, uint8_t *at, bool *is_done)
{
    unsigned held = *step >> 8;
    uint64_t lower = 0;
    uint64_t span = step[2];
    unsigned length = 3;
    switch (*step & 0xff) {
    case C2X_STEP_NUMBER:
        break;
    case C2X_STEP_NUMBER_32:
        lower = (uint64_t) (int64_t) (int32_t) parts_32(step + 2);
        span = parts_32(step + 4);
        length = 6;
        break;
    case C2X_STEP_EXTENSIBLE:
        *is_done = extensible(with, at, held, parts_64(step + 2), parts_64(step + 6));
        return 10;
    default:
        lower = parts_64(step + 2);
        span = parts_64(step + 6);
        length = 10;
    }
    *is_done = number(with, at, held, lower, span);
    return length;
}

/* A position in an enumeration; what follows the known ones stands for those of a later version. */
static bool enumeral(const coder *with, uint8_t *at, unsigned held, uint32_t last, uint32_t additions)
{
    uint64_t position = with->out != NULL ? load(at, held) : 0;
    bool is_addition = position > last;
    uint32_t addition;
    if (with->out != NULL && position > last + additions) {
        return refuse(with, additions > 0 ? C2X_NO_ENCODING : C2X_OUT_OF_RANGE, 0);
    }
    if (!bit(with, &is_addition)) {
        return false;
    }
    if (!is_addition) {
        if (!constrained(with, &position, 0, last)) {
            return false;
        }
    } else if (with->out != NULL) {
        c2x_put_small(with->out, (uint32_t) position - last - 1);
    } else {
        if (!c2x_get_small(with->in, &addition, with->path)) {
            return false;
        }
        position = last + 1u + (addition < additions ? addition : additions);
    }
    if (with->in != NULL) {
        store(at, held, position);
    }
    return true;
}

static bool string(const coder *with, uint8_t *octets, size_t count, const c2x_alphabet *alphabet)
{
    return with->out != NULL ? c2x_put_string(with->out, octets, count, alphabet, with->path)
                             : c2x_get_string(with->in, octets, count, alphabet, with->path);
}

static bool short_string(const coder *with, uint8_t *to, const uint16_t *step, const c2x_alphabet *alphabet)
{
    uint64_t length = with->out != NULL ? to[0] : 0;
    if (!constrained(with, &length, step[2], step[3])) {
        return false;
    }
    if (with->in != NULL) {
        to[0] = (uint8_t) length;
    }
    return string(with, to + 1, (size_t) length, alphabet);
}

static bool long_string(const coder *with, c2x_octets *string_, const c2x_alphabet *alphabet)
{
    return with->out != NULL
        ? c2x_put_long_string(with->out, string_->octets, string_->length, alphabet, with->path)
        : c2x_take_long_string(with->in, string_, alphabet, with->path);
}

static bool text(const coder *with, c2x_octets *string_)
{
    size_t count;
    return (with->in == NULL || long_string(with, string_, NULL))
        && (c2x_count_characters(string_, &count) || refuse(with, C2X_OUT_OF_RANGE, 0))
        && (with->in != NULL || long_string(with, string_, NULL));
}

static bool bits(const coder *with, c2x_short_bits *string_, uint64_t least, uint64_t span)
{
    uint64_t length = with->out != NULL ? string_->length : 0;
    if (with->out != NULL && length < 64 && string_->bits >> length != 0) {
        return refuse(with, C2X_OUT_OF_RANGE, 0);
    }
    if (!constrained(with, &length, least, span) || !field(with, &string_->bits, (unsigned) length)) {
        return false;
    }
    if (with->in != NULL) {
        string_->length = (uint8_t) length;
    }
    return true;
}

bool c2x_small_strings(const c2x_small_coder *with, const uint16_t *step, uint8_t *at)
{
    const c2x_alphabet *alphabet = with->schema->alphabets[step[4]];
    switch (*step) {
    case C2X_STEP_CHARACTERS:
        return string(with, at, step[2], alphabet);
    case C2X_STEP_SHORT_STRING:
        return short_string(with, at, step, alphabet);
    case C2X_STEP_LONG_STRING:
        return long_string(with, (c2x_octets *) (void *) at, alphabet);
    default:
        return text(with, (c2x_octets *) (void *) at);
    }
}

static bool skip_additions(c2x_reader *in, const char *path)
{
    c2x_bitmap additions;
    return c2x_get_bitmap(in, &additions, path) && c2x_skip_additions(in, &additions, 0, path);
}

/* The value of a component with a DEFAULT; while its content has not been read, another one. */
static bool default_bit(const coder *with, uint8_t *at, unsigned held, uint32_t value)
{
    bool differs = with->out != NULL && (uint32_t) load(at, held) != value;
    if (!bit(with, &differs)) {
        return false;
    }
    if (with->in != NULL) {
        store(at, held, differs ? ~value : value);
    }
    return true;
}

static bool list(const coder *with, const uint16_t *step, uint8_t *struct_)
{
    unsigned flags = *step;
    unsigned held = flags >> 8 & 7;
    bool has_fragments = (flags & C2X_FRAGMENTS) != 0;
    bool is_written = with->out != NULL;
    uint8_t *count = struct_ + step[1];
    uint8_t *pointer = struct_ + step[2];
    size_t size = step[3];
    uint32_t least = parts_32(step + 5);
    uint32_t span = parts_32(step + 7);
    uint64_t number = (flags & C2X_FIXED) != 0 ? least : is_written ? load(count, held) : 0;
    uint8_t *items = pointer;
    size_t done = 0;
    size_t length;
    bool more = false;
    if ((flags & C2X_EXTENSIBLE) != 0) {
        has_fragments = number - least > span;
        if (!bit(with, &has_fragments)) {
            return false;
        }
    }
    if (!has_fragments && !constrained(with, &number, least, span)) {
        return false;
    }
    if (is_written && (flags & C2X_INLINE_ITEMS) == 0) {
        memcpy(&items, pointer, sizeof items);
    }
    do {
        size_t end;
        length = (size_t) number - done;
        if (has_fragments && is_written) {
            length = c2x_put_fragment(with->out, length);
            more = length >= C2X_FRAGMENT;
        } else if (has_fragments && !c2x_get_fragment(with->in, &length, &more, with->path)) {
            return false;
        }
        if (!is_written && (flags & C2X_INLINE_ITEMS) == 0) {
            items = done == 0 ? c2x_take(with->in, length, size, step[4], with->path)
                              : c2x_grow(with->in, items, done, length, size, step[4], with->path);
            if (items == NULL) {
                return false;
            }
        } else if (!is_written && !c2x_require(with->in, length, step[4], with->path)) {
            return false;
        }
        for (end = done + length; done < end; done++) {
            if (!run(with, step + 10, items + done * size)) {
                return false;
            }
        }
    } while (more);
    if (!is_written) {
        if ((flags & C2X_FIXED) == 0) {
            store(count, held, done);
        }
        if ((flags & C2X_INLINE_ITEMS) == 0) {
            memcpy(pointer, &items, sizeof items);
        }
    }
    return true;
}

/* Octets of an alternative that nobody knew. */
static const uint16_t unknown_octets[] = {
    C2X_STEP_LIST | C2X_HELD(4, false) | C2X_FRAGMENTS, offsetof(c2x_octets, length), offsetof(c2x_octets, octets), 1,
    8, 0, 0, 0, 0, 4,
    C2X_STEP_NUMBER, 0, 255,
    C2X_STEP_END,
    C2X_STEP_END,
};

static bool choice(const coder *with, const uint16_t *step, uint8_t *struct_)
{
    unsigned held = *step >> 8;
    uint8_t *chosen = struct_ + step[1];
    uint32_t last = step[3] - 1u;
    const uint16_t *alternative = step + 4;
    uint64_t index = 0;
    bool is_unknown = false;
    if (with->out != NULL) {
        uint64_t wanted = load(chosen, held);
        const uint16_t *other = alternative;
        for (; index <= last && other[0] != wanted; index++) {
            other += 2 + other[1];
        }
        is_unknown = (*step & C2X_EXTENSIBLE) != 0 && wanted == last + 1;
        if (index > last && !is_unknown) {
            return refuse(with, C2X_OUT_OF_RANGE, 0);
        }
    }
    if ((*step & C2X_EXTENSIBLE) != 0 && !bit(with, &is_unknown)) {
        return false;
    }
    if (is_unknown) {
        c2x_unknown *unknown = (c2x_unknown *) (void *) (struct_ + step[2]);
        if (with->out != NULL) {
            c2x_put_small(with->out, unknown->index);
        } else {
            if (!c2x_get_small(with->in, &unknown->index, with->path)) {
                return false;
            }
            store(chosen, held, last + 1);
        }
        return run(with, unknown_octets, (uint8_t *) &unknown->octets);
    }
    if (!constrained(with, &index, 0, last)) {
        return false;
    }
    for (; index > 0; index--) {
        alternative += 2 + alternative[1];
    }
    if (with->in != NULL) {
        store(chosen, held, alternative[0]);
    }
    return run(with, alternative + 2, struct_);
}

static bool code(const coder *with, const c2x_small_code *functions, uint8_t *value)
{
    return with->out != NULL ? functions->write(value, with->out) : functions->read(value, with->in);
}

static bool run(const coder *with, const uint16_t *step, uint8_t *struct_)
{
    const c2x_small_schema *schema = with->schema;
    unsigned *depth = with->out != NULL ? &with->out->depth : &with->in->depth;
    unsigned before = *depth;
    uint32_t extended = 0; /* the last one is the innermost SEQUENCE's */
    bool is_done = true;
    for (; is_done && *step != C2X_STEP_END; ) {
        unsigned held = *step >> 8;
        /* the first kinds of steps have no offset */
        uint8_t *at = struct_ + ((*step & 0xff) > C2X_STEP_ADDITIONS ? step[1] : 0);
        bool is_extended = false;
        switch (*step & 0xff) {
        case C2X_STEP_NULL:
            if (with->in != NULL) {
                *at = 0;
            }
            step += 2;
            break;
        case C2X_STEP_NUMBER:
        case C2X_STEP_NUMBER_32:
        case C2X_STEP_NUMBER_64:
        case C2X_STEP_EXTENSIBLE:
            step += numbers(with, step, at, &is_done);
            break;
        case C2X_STEP_ENUMERAL:
            is_done = enumeral(with, at, held, step[2], step[3]);
            step += 4;
            break;
        case C2X_STEP_BITS:
            is_done = bits(with, (c2x_short_bits *) (void *) at, step[2], step[3]);
            step += 4;
            break;
        case C2X_STEP_CHARACTERS:
        case C2X_STEP_SHORT_STRING:
        case C2X_STEP_LONG_STRING:
        case C2X_STEP_TEXT:
            is_done = schema->strings(with, step, at);
            step += 5;
            break;
        case C2X_STEP_EXTENSION:
            is_done = bit(with, &is_extended);
            extended = extended << 1 | is_extended;
            step += 1;
            break;
        case C2X_STEP_ADDITIONS:
            is_done = (extended & 1) == 0 || skip_additions(with->in, with->path);
            extended >>= 1;
            step += 1;
            break;
        case C2X_STEP_OPTIONAL:
            step += *at != 0 ? 3 : 3 + step[2];
            break;
        case C2X_STEP_DEFAULT_BIT:
            is_done = default_bit(with, at, held, parts_32(step + 2));
            step += 4;
            break;
        case C2X_STEP_DEFAULT:
            step += (uint32_t) load(at, held) != parts_32(step + 2) ? 5 : 5 + step[4];
            break;
        case C2X_STEP_PLAN:
            is_done = run(with, schema->plans[step[2]], at);
            step += 3;
            break;
        case C2X_STEP_CODE:
            is_done = code(with, schema->codes + step[2], at);
            step += 3;
            break;
        case C2X_STEP_RECURSION:
            is_done = ++*depth <= C2X_MAX_DEPTH || refuse(with, C2X_TOO_DEEP, 0);
            step += 1;
            break;
        case C2X_STEP_LIST:
            is_done = list(with, step, struct_);
            step += 10 + step[9];
            break;
        default:
            is_done = choice(with, step, struct_);
            *depth = before;
            return is_done;
        }
    }
    *depth = before;
    return is_done;
}

bool c2x_small_write(
    const c2x_small_schema *schema, unsigned plan, const void *value, c2x_writer *out, const char *path)
{
    coder with;
    with.schema = schema;
    with.out = out;
    with.in = NULL;
    with.path = path;
    /* nobody writes to it where there is no reader */
    return run(&with, schema->plans[plan], (uint8_t *) (uintptr_t) value);
}

bool c2x_small_read(const c2x_small_schema *schema, unsigned plan, void *value, c2x_reader *in, const char *path)
{
    coder with;
    with.schema = schema;
    with.out = NULL;
    with.in = in;
    with.path = path;
    return run(&with, schema->plans[plan], (uint8_t *) value);
}

size_t c2x_small_encode(const c2x_small_schema *schema, unsigned plan, const void *value, uint8_t *buffer, size_t size,
    c2x_error *error, const char *path)
{
    c2x_writer out = c2x_begin_encode(buffer, size, error);
    return c2x_small_write(schema, plan, value, &out, path) ? c2x_end_unusual(&out, path) : 0;
}

size_t c2x_small_decode(const c2x_small_schema *schema, unsigned plan, void *value, const uint8_t *octets,
    size_t length, c2x_arena *arena, c2x_error *error, const char *path)
{
    c2x_reader in;
    uint8_t padded[8];
    if (!c2x_begin_decode(&in, octets, length, padded, arena, error, path)) {
        return 0;
    }
    return c2x_small_read(schema, plan, value, &in, path) ? c2x_end_decode(&in) : 0;
}
