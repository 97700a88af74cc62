/* Run time of codecs that c2x generates: REAL as a double of IEEE 754; see c2x_runtime.h. */
#include "c2x_runtime.h"

#include <float.h>
#include <string.h>

/* Longest contents that are read, as in Java: far more than the digits of any double. */
#define MOST_OCTETS 4096u
/* So many decimal digits tell on which side of the middle between two doubles a number is. */
#define MOST_DIGITS 780u
/* Exponents beyond it are zero or infinite, whatever contents of this length make of them. */
#define MOST_EXPONENT (1 << 20)
/* Room for all powers of ten and digits: 10 to the 330 + 781 has 3691 bits. */
#define WORDS 120

static uint64_t bits_of(double number)
{
    uint64_t bits;
    memcpy(&bits, &number, sizeof bits);
    return bits;
}

static double of_bits(uint64_t bits)
{
    double number;
    memcpy(&number, &bits, sizeof number);
    return number;
}

bool c2x_same_real(double left, double right)
{
    return bits_of(left) == bits_of(right) || (left != left && right != right);
}

/* Formats of IEEE 754: X.696 clause 12 */

bool c2x_is_single(double number)
{
    bool finite = number - number == 0;
    if (!finite) {
        return true;
    }
    return number <= FLT_MAX && number >= -FLT_MAX && (double) (float) number == number;
}

void c2x_put_single(c2x_writer *out, double number)
{
    float single = (float) number;
    uint32_t bits;
    memcpy(&bits, &single, sizeof bits);
    c2x_put(out, number != number ? UINT32_C(0x7fc00000) : bits, 32);
}

void c2x_put_double(c2x_writer *out, double number)
{
    uint64_t bits = number != number ? UINT64_C(0x7ff8) << 48 : bits_of(number);
    c2x_put(out, bits >> 32, 32);
    c2x_put(out, bits & UINT32_MAX, 32);
}

bool c2x_get_single(c2x_reader *in, double *number, const char *path)
{
    uint32_t bits;
    float single;
    if (!c2x_claim(in, 32, path)) {
        return false;
    }
    bits = (uint32_t) (c2x_word(in, in->at - 32) >> 32);
    memcpy(&single, &bits, sizeof single);
    *number = single;
    return true;
}

bool c2x_get_double(c2x_reader *in, double *number, const char *path)
{
    uint64_t bits;
    if (!c2x_claim(in, 64, path)) {
        return false;
    }
    bits = c2x_word(in, in->at - 64) >> 32 << 32;
    *number = of_bits(bits | c2x_word(in, in->at - 32) >> 32);
    return true;
}

/* Writing: X.690 clause 11.3.1 */

static void put_binary(c2x_writer *out, bool negative, uint64_t mantissa, int exponent)
{
    unsigned exponent_octets = exponent >= -128 && exponent < 128 ? 1 : 2;
    unsigned octets = 1;
    for (; octets < 8 && mantissa >> 8 * octets != 0; octets++) {
    }
    c2x_put(out, 1 + exponent_octets + octets, 8);
    c2x_put(out, 0x80u | (negative ? 0x40u : 0u) | (exponent_octets - 1), 8);
    c2x_put(out, (unsigned) exponent & (exponent_octets == 1 ? 0xffu : 0xffffu), 8 * exponent_octets);
    c2x_put(out, mantissa, 8 * octets);
}

void c2x_put_real(c2x_writer *out, double number)
{
    uint64_t bits = bits_of(number);
    bool negative = bits >> 63 != 0;
    int exponent = (int) (bits >> 52 & 0x7ff);
    uint64_t mantissa = bits & ((UINT64_C(1) << 52) - 1);
    if (out->aligned) {
        c2x_align_writer(out);
    }
    if (exponent == 0x7ff) {
        c2x_put(out, mantissa != 0 ? 0x142 : negative ? 0x141 : 0x140, 16);
        return;
    }
    if (exponent == 0 && mantissa == 0) {
        c2x_put(out, negative ? 0x143 : 0, negative ? 16 : 8);
        return;
    }
    if (exponent == 0) {
        exponent = 1;
    } else {
        mantissa |= UINT64_C(1) << 52;
    }
    exponent -= 1075;
    for (; (mantissa & 1) == 0; mantissa >>= 1) {
        exponent++;
    }
    put_binary(out, negative, mantissa, exponent);
}

/* Rounding */

/*
 * The double nearest to a mantissa times a power of two, the even one of two.
 *
 * mantissa: not zero
 * more: true if the number is larger by less than one unit of the mantissa, which then has 57 bits at least
 */
static double nearest(bool negative, uint64_t mantissa, bool more, int power)
{
    uint64_t sign = (uint64_t) negative << 63;
    uint64_t kept;
    uint64_t rest;
    uint64_t half;
    int exponent;
    int dropped = 11;
    for (; mantissa >> 63 == 0; mantissa <<= 1) {
        power--;
    }
    exponent = power + 63 + 1023;
    if (exponent > 2046) {
        return of_bits(sign | UINT64_C(0x7ff) << 52);
    }
    if (exponent < 1) {
        /* below the normal doubles there are fewer digits */
        dropped += 1 - exponent;
        exponent = 1;
    }
    if (dropped > 64) {
        return of_bits(sign);
    }
    /* two shifts, for one by 64 has no meaning */
    kept = mantissa >> (dropped - 1) >> 1;
    rest = mantissa - (kept << (dropped - 1) << 1);
    half = UINT64_C(1) << (dropped - 1);
    if (rest > half || (rest == half && (more || (kept & 1) != 0))) {
        kept++;
    }
    /* the first of 53 digits, and one that rounding carries, count up the exponent */
    return of_bits(sign | (((uint64_t) (exponent - 1) << 52) + kept));
}

/* Decimal numbers: what is to be rounded is calculated exactly */

typedef struct {
    uint32_t words[WORDS]; /* the least significant one first */
    unsigned count;        /* without leading zeros */
} big_number;

/* Multiplies and adds. */
static void scale(big_number *of, uint32_t factor, uint32_t carry)
{
    unsigned i;
    uint64_t sum = carry;
    for (i = 0; i < of->count; i++) {
        sum += (uint64_t) of->words[i] * factor;
        of->words[i] = (uint32_t) sum;
        sum >>= 32;
    }
    if (sum != 0) {
        of->words[of->count++] = (uint32_t) sum;
    }
}

static void scale_by_ten(big_number *of, unsigned power)
{
    for (; power >= 9; power -= 9) {
        scale(of, 1000000000u, 0);
    }
    for (; power > 0; power--) {
        scale(of, 10, 0);
    }
}

static void shift_left(big_number *of, unsigned bits)
{
    unsigned words = bits / 32;
    unsigned i;
    if (words > 0) {
        memmove(of->words + words, of->words, of->count * sizeof of->words[0]);
        memset(of->words, 0, words * sizeof of->words[0]);
        of->count += words;
    }
    for (i = 0; i < bits % 32; i++) {
        scale(of, 2, 0);
    }
}

static unsigned length_of(const big_number *of)
{
    unsigned bits = 32 * (of->count - 1);
    uint32_t top = of->words[of->count - 1];
    for (; top != 0; top >>= 1) {
        bits++;
    }
    return bits;
}

static bool is_less(const big_number *left, const big_number *right)
{
    unsigned i = left->count;
    if (left->count != right->count) {
        return left->count < right->count;
    }
    while (i-- > 0) {
        if (left->words[i] != right->words[i]) {
            return left->words[i] < right->words[i];
        }
    }
    return false;
}

/* Subtracts what is not more. */
static void subtract(big_number *from, const big_number *other)
{
    unsigned i;
    uint64_t borrow = 0;
    for (i = 0; i < from->count; i++) {
        uint64_t difference = (uint64_t) from->words[i] - (i < other->count ? other->words[i] : 0) - borrow;
        from->words[i] = (uint32_t) difference;
        borrow = difference >> 63;
    }
    while (from->count > 0 && from->words[from->count - 1] == 0) {
        from->count--;
    }
}

/* The double nearest to digits times a power of ten that makes it neither zero nor infinite from the start. */
static double nearest_decimal(bool negative, big_number *digits, int power)
{
    big_number divisor;
    uint64_t quotient = 0;
    int shift;
    int i;
    divisor.words[0] = 1;
    divisor.count = 1;
    scale_by_ten(power < 0 ? &divisor : digits, (unsigned) (power < 0 ? -power : power));
    /* with as many digits in base 2 the quotient is more than a half and less than 2 */
    shift = (int) length_of(digits) - (int) length_of(&divisor);
    shift_left(shift < 0 ? digits : &divisor, (unsigned) (shift < 0 ? -shift : shift));
    for (i = 0; i < 64; i++) {
        quotient <<= 1;
        if (!is_less(digits, &divisor)) {
            subtract(digits, &divisor);
            quotient |= 1;
        }
        scale(digits, 2, 0);
    }
    return nearest(negative, quotient, digits->count > 0, shift - 63);
}

/* Reading: X.690 clauses 8.5.6 to 8.5.9 */

/* Contents octets one by one; after the last one come zeros. */
typedef struct {
    const c2x_reader *in;
    size_t at;
    size_t end;
} contents;

static uint8_t peek(const contents *from)
{
    return from->at < from->end ? (uint8_t) (c2x_word(from->in, from->at) >> 56) : 0;
}

static uint8_t next(contents *from)
{
    uint8_t octet = peek(from);
    from->at += 8;
    return octet;
}

static bool get_binary(contents *from, double *number)
{
    static const int steps[] = {1, 3, 4, 0};
    unsigned first = next(from);
    int step = steps[first >> 4 & 3];
    unsigned octets = (first & 3) + 1;
    int32_t exponent;
    uint64_t mantissa = 0;
    bool more = false;
    if (octets == 4) {
        octets = next(from);
    }
    if (step == 0 || octets == 0 || from->at >= from->end || (from->end - from->at) >> 3 <= octets) {
        return false;
    }
    exponent = peek(from) >= 0x80 ? -1 : 0;
    for (; octets > 0; octets--) {
        uint8_t octet = next(from);
        if (exponent > -MOST_EXPONENT && exponent < MOST_EXPONENT) {
            exponent = exponent * 256 + octet;
        }
    }
    if (exponent > MOST_EXPONENT || exponent < -MOST_EXPONENT) {
        exponent = exponent < 0 ? -MOST_EXPONENT : MOST_EXPONENT;
    }
    exponent = exponent * step + (int32_t) (first >> 2 & 3);
    while (from->at < from->end) {
        uint8_t octet = next(from);
        if (mantissa >> 56 == 0) {
            mantissa = mantissa << 8 | octet;
        } else {
            more = more || octet != 0;
            exponent += 8;
        }
    }
    *number = mantissa == 0 ? 0 : nearest((first & 0x40) != 0, mantissa, more, exponent);
    return true;
}

static bool is_digit(uint8_t octet)
{
    return octet >= '0' && octet <= '9';
}

/* Digits of a mantissa, the first ones of which matter. */
typedef struct {
    big_number value;
    unsigned kept;
    int power; /* of ten by which the number is to be multiplied */
    bool more; /* among the others there is one that is not zero */
} digits;

static bool get_digits(contents *from, digits *to, bool is_fraction)
{
    bool any = false;
    for (; is_digit(peek(from)); any = true) {
        unsigned digit = next(from) - (unsigned) '0';
        if (to->kept < MOST_DIGITS) {
            scale(&to->value, 10, digit);
            to->kept += to->value.count > 0;
            to->power -= is_fraction;
        } else {
            to->more = to->more || digit != 0;
            to->power += !is_fraction;
        }
    }
    return any;
}

static bool get_exponent(contents *from, int *power)
{
    bool negative = peek(from) == '-';
    int exponent = 0;
    if (negative || peek(from) == '+') {
        from->at += 8;
    }
    if (!is_digit(peek(from))) {
        return false;
    }
    while (is_digit(peek(from))) {
        int digit = next(from) - '0';
        exponent = exponent < MOST_EXPONENT ? 10 * exponent + digit : exponent;
    }
    *power += negative ? -exponent : exponent;
    return true;
}

/* The forms of ISO 6093. */
static bool get_decimal(contents *from, double *number)
{
    digits read;
    bool negative;
    bool any;
    unsigned form = next(from) & 0x3f;
    int magnitude;
    read.value.count = 0;
    read.kept = 0;
    read.power = 0;
    read.more = false;
    while (peek(from) == ' ') {
        from->at += 8;
    }
    negative = peek(from) == '-';
    if (negative || peek(from) == '+') {
        from->at += 8;
    }
    any = get_digits(from, &read, false);
    if (peek(from) == '.' || peek(from) == ',') {
        from->at += 8;
        any = get_digits(from, &read, true) || any;
    }
    if (any && (peek(from) == 'E' || peek(from) == 'e')) {
        from->at += 8;
        any = get_exponent(from, &read.power);
    }
    if (form < 1 || form > 3 || !any || from->at != from->end) {
        return false;
    }
    if (read.more) {
        scale(&read.value, 10, 1);
        read.power--;
    }
    magnitude = (int) read.kept + read.power;
    if (read.value.count == 0 || magnitude < -330) {
        *number = of_bits((uint64_t) negative << 63);
    } else if (magnitude > 310) {
        *number = of_bits((uint64_t) negative << 63 | UINT64_C(0x7ff) << 52);
    } else {
        *number = nearest_decimal(negative, &read.value, read.power);
    }
    return true;
}

static bool get_special(contents *from, double *number)
{
    switch (next(from)) {
    case 0x40:
        *number = of_bits(UINT64_C(0x7ff) << 52);
        break;
    case 0x41:
        *number = of_bits(UINT64_C(0xfff) << 52);
        break;
    case 0x42:
        *number = of_bits(UINT64_C(0x7ff8) << 48);
        break;
    case 0x43:
        *number = of_bits(UINT64_C(1) << 63);
        break;
    default:
        return false;
    }
    return from->at == from->end;
}

bool c2x_get_real(c2x_reader *in, double *number, size_t length, const char *path)
{
    size_t at = in->at;
    contents from;
    uint8_t first;
    bool known;
    if (length > MOST_OCTETS) {
        return c2x_refuse_input(in, C2X_NOT_SUPPORTED, at, path);
    }
    if (!c2x_claim(in, length << 3, path)) {
        return false;
    }
    if (length == 0) {
        *number = 0;
        return true;
    }
    from.in = in;
    from.at = at;
    from.end = in->at;
    first = peek(&from);
    known = first >= 0x80 ? get_binary(&from, number)
          : first >= 0x40 ? get_special(&from, number)
                          : get_decimal(&from, number);
    return known || c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
}
