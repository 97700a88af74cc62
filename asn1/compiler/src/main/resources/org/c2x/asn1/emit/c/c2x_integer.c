/* Run time of codecs that c2x generates: INTEGERs of more than 64 bits; see c2x_runtime.h. */
#include "c2x_runtime.h"

#include <string.h>

/* Numbers of EXI may have so many bits, as in Java. */
#define MOST_GROUPED_BITS 50000u

static const uint8_t zero;

static bool is_negative(const c2x_integer *number)
{
    return number->length > 0 && number->octets[0] >= 0x80;
}

/* An octet of a number, 0 being the last one; before the first one comes the sign. */
static uint8_t octet_of(const c2x_integer *number, size_t place)
{
    if (place < number->length) {
        return number->octets[number->length - 1 - place];
    }
    return is_negative(number) ? 0xff : 0;
}

static size_t longer(const c2x_integer *left, const c2x_integer *right)
{
    return left->length > right->length ? left->length : right->length;
}

int c2x_compare(const c2x_integer *left, const c2x_integer *right)
{
    size_t place = longer(left, right);
    if (is_negative(left) != is_negative(right)) {
        return is_negative(left) ? -1 : 1;
    }
    while (place-- > 0) {
        int difference = octet_of(left, place) - octet_of(right, place);
        if (difference != 0) {
            return difference;
        }
    }
    return 0;
}

c2x_integer c2x_signed_octets(const c2x_integer *number)
{
    c2x_integer rest = *number;
    uint8_t sign = is_negative(number) ? 0xff : 0;
    if (rest.length == 0) {
        rest.octets = &zero;
        rest.length = 1;
    }
    while (rest.length > 1 && rest.octets[0] == sign && (rest.octets[1] ^ sign) < 0x80) {
        rest.octets++;
        rest.length--;
    }
    return rest;
}

c2x_integer c2x_unsigned_octets(const c2x_integer *number)
{
    c2x_integer rest = c2x_signed_octets(number);
    if (rest.length > 1 && rest.octets[0] == 0) {
        rest.octets++;
        rest.length--;
    }
    return rest;
}

/* An octet of the difference, modulo 256. */
static uint8_t octet_above(const c2x_integer *number, const c2x_integer *lower, size_t place)
{
    size_t i = place;
    unsigned borrow;
    while (i > 0 && octet_of(number, i - 1) == octet_of(lower, i - 1)) {
        i--;
    }
    borrow = i > 0 && octet_of(number, i - 1) < octet_of(lower, i - 1);
    return (uint8_t) (octet_of(number, place) - octet_of(lower, place) - borrow);
}

size_t c2x_octets_above(const c2x_integer *number, const c2x_integer *lower)
{
    size_t count = longer(number, lower) + 1;
    while (count > 1 && octet_above(number, lower, count - 1) == 0) {
        count--;
    }
    return count;
}

void c2x_put_above(c2x_writer *out, const c2x_integer *number, const c2x_integer *lower, size_t width)
{
    size_t place = width >> 3;
    unsigned rest = (unsigned) (width & 7);
    if (rest > 0) {
        c2x_put(out, octet_above(number, lower, place), rest);
    }
    while (place-- > 0) {
        c2x_put(out, octet_above(number, lower, place), 8);
    }
}

bool c2x_take_above(c2x_reader *in, c2x_integer *to, const c2x_integer *lower, size_t width, const char *path)
{
    size_t first = in->at;
    size_t whole = width >> 3;
    unsigned rest = (unsigned) (width & 7);
    size_t length;
    size_t place;
    unsigned sum = 0;
    uint8_t *octets;
    if (!c2x_claim(in, width, path)) {
        return false;
    }
    /* room for a carry, and for the sign */
    length = (whole + 1 > lower->length ? whole + 1 : lower->length) + 1;
    octets = c2x_take_octets(in, length, path);
    if (octets == NULL) {
        return false;
    }
    for (place = 0; place < length; place++) {
        sum += octet_of(lower, place);
        if (place < whole) {
            sum += (unsigned) (c2x_word(in, in->at - 8 * (place + 1)) >> 56);
        } else if (place == whole && rest > 0) {
            sum += (unsigned) (c2x_word(in, first) >> (64 - rest));
        }
        octets[length - 1 - place] = (uint8_t) sum;
        sum >>= 8;
    }
    to->octets = octets;
    to->length = (uint32_t) length;
    *to = c2x_signed_octets(to);
    return true;
}

bool c2x_take_signed(c2x_reader *in, c2x_integer *to, c2x_take_function take, const char *path)
{
    size_t at = in->at;
    if (!take(in, to, NULL, path)) {
        return false;
    }
    if (to->length == 0) {
        return c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
    }
    *to = c2x_signed_octets(to);
    return true;
}

bool c2x_take_unsigned(c2x_reader *in, c2x_integer *to, c2x_take_function take, const char *path)
{
    size_t at = in->at;
    /* before the octets that are taken next */
    uint8_t *sign = c2x_take_octets(in, 1, path);
    if (sign == NULL || !take(in, to, NULL, path)) {
        return false;
    }
    if (to->length == 0) {
        return c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
    }
    *sign = 0;
    to->octets = sign;
    to->length++;
    *to = c2x_signed_octets(to);
    return true;
}

/* The bits of a number without its sign, of a negative one those of its complement. */
static size_t bits_of(const c2x_integer *number)
{
    uint8_t sign = is_negative(number) ? 0xff : 0;
    size_t place = number->length;
    while (place > 0) {
        unsigned octet = octet_of(number, --place) ^ sign;
        if (octet != 0) {
            size_t bits = place << 3;
            for (; octet != 0; octet >>= 1) {
                bits++;
            }
            return bits;
        }
    }
    return 0;
}

bool c2x_put_long_groups(c2x_writer *out, const c2x_integer *number, bool is_signed, const char *path)
{
    unsigned sign = is_negative(number) ? 0xffff : 0;
    size_t bits = bits_of(number);
    size_t from = 0;
    if (bits > MOST_GROUPED_BITS) {
        return c2x_refuse_value(out, C2X_NOT_SUPPORTED, path);
    }
    if (is_signed) {
        c2x_put(out, sign & 1, 1);
    }
    do {
        size_t place = from >> 3;
        unsigned two = ((unsigned) octet_of(number, place + 1) << 8 | octet_of(number, place)) ^ sign;
        unsigned group = two >> (from & 7) & 0x7f;
        from += 7;
        c2x_put(out, from < bits ? group | 0x80 : group, 8);
    } while (from < bits);
    return true;
}

bool c2x_take_long_groups(c2x_reader *in, c2x_integer *to, bool is_signed, const char *path)
{
    size_t at = in->at;
    size_t first;
    size_t count = 0;
    size_t length;
    size_t i;
    uint8_t sign = 0;
    uint8_t *octets;
    if (is_signed) {
        if (!c2x_claim(in, 1, path)) {
            return false;
        }
        sign = c2x_word(in, at) >> 63 != 0 ? 0xff : 0;
    }
    first = in->at;
    do {
        if (!c2x_claim(in, 8, path)) {
            return false;
        }
        count++;
    } while (c2x_word(in, in->at - 8) >> 63 != 0);
    if (7 * (count - 1) >= MOST_GROUPED_BITS) {
        return c2x_refuse_input(in, C2X_NOT_SUPPORTED, at, path);
    }
    /* room for the sign */
    length = (7 * count >> 3) + 2;
    octets = c2x_take_octets(in, length, path);
    if (octets == NULL) {
        return false;
    }
    memset(octets, sign, length);
    for (i = 0; i < count; i++) {
        unsigned group = (unsigned) (c2x_word(in, first + 8 * i) >> 56 & 0x7f) << (7 * i & 7);
        uint8_t *octet = octets + length - 1 - (7 * i >> 3);
        octet[0] ^= (uint8_t) group;
        octet[-1] ^= (uint8_t) (group >> 8);
    }
    to->octets = octets;
    to->length = (uint32_t) length;
    *to = c2x_signed_octets(to);
    return true;
}
