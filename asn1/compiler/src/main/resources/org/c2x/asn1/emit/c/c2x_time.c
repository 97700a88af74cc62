/* Run time of codecs that c2x generates: DATE, TIME-OF-DAY, DATE-TIME and DURATION; see c2x_runtime.h. */
#include "c2x_runtime.h"

#include <string.h>

#define NUMBERS 6
#define LAST_YEAR 9999
#define UNITS 7
/* Those of a duration that come before the T. */
#define DATE_UNITS 4
/* Digits of the largest number of a duration that is taken, as in Java: all numbers of so many digits have 63 bits. */
#define MOST_DIGITS 18u
/* The most digits of a fraction, and the largest one of them, that PER has a short form for. */
#define USUAL_DIGITS 3
#define USUAL_FRACTION 999
/* A P, a T and a dot, units with their letters, the digits of a fraction. */
#define LONGEST (3 + UNITS * (MOST_DIGITS + 1) + MOST_DIGITS)

/* The numbers of a date and a time of day, year to second. */
static const int lowest[NUMBERS] = {0, 1, 1, 0, 0, 0};
static const int highest[NUMBERS] = {LAST_YEAR, 12, 31, 24, 59, 60};

/* How dates and times are written, d being any digit, and which of the numbers that are. */
static const struct {
    const char *pattern;
    unsigned first;
    unsigned end;
} forms[] = {{"dddd-dd-dd", 0, 3}, {"dd:dd:dd", 3, 6}, {"dddd-dd-ddTdd:dd:dd", 0, 6}};

static const char letters[] = "YMWDHMS";
/* The greatest numbers of each unit that PER has a short form for. */
static const int usual[UNITS] = {31, 15, 63, 31, 31, 63, 63};

/* What a duration consists of. */
typedef struct {
    int64_t numbers[UNITS]; /* of each unit, -1 where it is absent */
    int64_t digits;         /* of the fraction of the last number that is there, 0 if it has none */
    int64_t fraction;
} duration;

static bool is_digit(uint8_t octet)
{
    return octet >= '0' && octet <= '9';
}

/* True for a day of the Gregorian calendar and a time of day, the end of which is 24:00:00. */
static bool is_time(const int *numbers)
{
    static const int days[] = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    bool leap = numbers[0] % 4 == 0 && (numbers[0] % 100 != 0 || numbers[0] % 400 == 0);
    unsigned i;
    for (i = 0; i < NUMBERS; i++) {
        if (numbers[i] < lowest[i] || numbers[i] > highest[i]) {
            return false;
        }
    }
    return numbers[2] <= days[numbers[1] - 1] && (numbers[1] != 2 || numbers[2] < 29 || leap)
        && (numbers[3] < 24 || (numbers[4] == 0 && numbers[5] == 0));
}

static bool to_numbers(const c2x_octets *text, c2x_time type, int *numbers)
{
    const char *pattern = forms[type].pattern;
    int *number = numbers + forms[type].first;
    uint32_t i;
    if (text->length != strlen(pattern)) {
        return false;
    }
    memcpy(numbers, lowest, sizeof lowest);
    *number = 0;
    for (i = 0; i < text->length; i++) {
        if (pattern[i] != 'd') {
            if (text->octets[i] != (uint8_t) pattern[i]) {
                return false;
            }
            *++number = 0;
        } else if (is_digit(text->octets[i])) {
            *number = 10 * *number + (text->octets[i] - '0');
        } else {
            return false;
        }
    }
    return is_time(numbers);
}

/* Reads digits, MOST_DIGITS at the most and one at least; returns how many they are, 0 if there are not so many. */
static unsigned to_number(const c2x_octets *text, uint32_t at, int64_t *number)
{
    unsigned digits = 0;
    *number = 0;
    for (; at < text->length && is_digit(text->octets[at]); at++) {
        if (digits++ == MOST_DIGITS) {
            return 0;
        }
        *number = 10 * *number + (text->octets[at] - '0');
    }
    return digits;
}

static bool to_duration(const c2x_octets *text, duration *to)
{
    unsigned unit = 0;
    unsigned end = DATE_UNITS;
    uint32_t at = 1;
    for (; unit < UNITS; unit++) {
        to->numbers[unit] = -1;
    }
    to->digits = 0;
    to->fraction = 0;
    if (text->length < 2 || text->octets[0] != 'P') {
        return false;
    }
    for (unit = 0; at < text->length; unit++) {
        int64_t number;
        unsigned digits;
        if (end == DATE_UNITS && text->octets[at] == 'T') {
            unit = DATE_UNITS;
            end = UNITS;
            at++;
        }
        digits = to_number(text, at, &number);
        at += digits;
        if (digits == 0 || at == text->length) {
            return false;
        }
        if (text->octets[at] == '.' || text->octets[at] == ',') {
            to->digits = to_number(text, ++at, &to->fraction);
            at += (uint32_t) to->digits;
            /* a unit, and nothing after it */
            if (to->digits == 0 || text->length - at != 1) {
                return false;
            }
        }
        while (unit < end && text->octets[at] != (uint8_t) letters[unit]) {
            unit++;
        }
        if (unit >= end) {
            return false;
        }
        to->numbers[unit] = number;
        at++;
    }
    return true;
}

static unsigned width_of(int number)
{
    unsigned width = 0;
    for (; number >> width != 0; width++) {
    }
    return width;
}

/*
 * The ranges of years that PER has forms of their own for; all other years have the number after the last one.
 */
#define YEAR_RANGES 3u
static const int first_year[YEAR_RANGES] = {2005, 2021, 1749};
static const int last_year[YEAR_RANGES] = {2020, 2276, 2004};

/* Writing */

static void put_bounded(c2x_writer *out, int number, int lower, int upper, bool oer)
{
    unsigned width = width_of(upper - lower);
    if (oer) {
        c2x_put(out, (unsigned) number, 8);
        return;
    }
    if (width >= 8 && out->aligned) {
        c2x_align_writer(out);
        width = width > 8 ? 16 : 8;
    }
    c2x_put(out, (unsigned) (number - lower), width);
}

static void put_year(c2x_writer *out, int year, bool oer)
{
    unsigned range = oer ? YEAR_RANGES : 0;
    while (range < YEAR_RANGES && (year < first_year[range] || year > last_year[range])) {
        range++;
    }
    if (!oer) {
        c2x_put(out, range, 2);
    }
    if (range < YEAR_RANGES) {
        put_bounded(out, year, first_year[range], last_year[range], false);
    } else {
        c2x_put_signed(out, year);
    }
}

/* A number without an upper bound, which in PER has a short form within bounds. */
static void put_usual(c2x_writer *out, int64_t number, int lower, int upper, bool oer)
{
    if (oer) {
        c2x_put_unsigned(out, (uint64_t) number);
    } else if (number >= lower && number <= upper) {
        c2x_put(out, 0, 1);
        put_bounded(out, (int) number, lower, upper, false);
    } else {
        c2x_put(out, 1, 1);
        c2x_put_signed(out, number);
    }
}

static void put_duration(c2x_writer *out, const duration *from, bool oer)
{
    unsigned unit;
    for (unit = 0; unit < UNITS; unit++) {
        c2x_put(out, from->numbers[unit] >= 0, 1);
    }
    c2x_put(out, from->digits > 0, 1);
    for (unit = 0; unit < UNITS; unit++) {
        if (from->numbers[unit] >= 0) {
            put_usual(out, from->numbers[unit], 0, usual[unit], oer);
        }
    }
    if (from->digits > 0) {
        put_usual(out, from->digits, 1, USUAL_DIGITS, oer);
        put_usual(out, from->fraction, 0, USUAL_FRACTION, oer);
    }
}

static bool put_time(c2x_writer *out, const c2x_octets *text, c2x_time type, bool oer, const char *path)
{
    int numbers[NUMBERS];
    duration parts;
    unsigned i;
    if (!(type == C2X_DURATION ? to_duration(text, &parts) : to_numbers(text, type, numbers))) {
        return c2x_refuse_value(out, C2X_OUT_OF_RANGE, path);
    }
    if (type == C2X_DURATION) {
        put_duration(out, &parts, oer);
        return true;
    }
    for (i = forms[type].first; i < forms[type].end; i++) {
        if (i == 0) {
            put_year(out, numbers[i], oer);
        } else {
            put_bounded(out, numbers[i], lowest[i], highest[i], oer);
        }
    }
    return true;
}

bool c2x_put_time(c2x_writer *out, const c2x_octets *text, c2x_time type, const char *path)
{
    return put_time(out, text, type, false, path);
}

bool c2x_oer_put_time(c2x_writer *out, const c2x_octets *text, c2x_time type, const char *path)
{
    return put_time(out, text, type, true, path);
}

/* Reading */

/* Whether a number is within its bounds shows with the whole time. */
static bool get_bounded(c2x_reader *in, int *number, int lower, int upper, bool oer, const char *path)
{
    unsigned width = oer ? 8 : width_of(upper - lower);
    size_t at;
    if (width >= 8 && in->aligned) {
        c2x_align_reader(in);
        width = width > 8 ? 16 : 8;
    }
    at = in->at;
    if (!c2x_claim(in, width, path)) {
        return false;
    }
    *number = (int) (c2x_word(in, at) >> (64 - width)) + (oer ? 0 : lower);
    return (*number >= lower && *number <= upper) || c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
}

static bool get_year(c2x_reader *in, int *year, bool oer, const char *path)
{
    size_t at = in->at;
    unsigned range = YEAR_RANGES;
    int64_t number;
    if (!oer) {
        if (!c2x_claim(in, 2, path)) {
            return false;
        }
        range = (unsigned) (c2x_word(in, at) >> 62);
    }
    if (range < YEAR_RANGES) {
        return get_bounded(in, year, first_year[range], last_year[range], false, path);
    }
    if (!(oer ? c2x_oer_get_signed(in, &number, path) : c2x_get_signed(in, &number, path))) {
        return false;
    }
    *year = (int) number;
    return (number >= 0 && number <= LAST_YEAR) || c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
}

static bool get_usual(c2x_reader *in, int64_t *number, int lower, int upper, bool oer, const char *path)
{
    size_t at = in->at;
    int bounded = 0;
    uint64_t bits;
    if (oer) {
        if (!c2x_oer_get_unsigned(in, &bits, path)) {
            return false;
        }
        *number = c2x_signed(bits);
    } else if (!c2x_claim(in, 1, path)) {
        return false;
    } else if (c2x_word(in, at) >> 63 == 0) {
        if (!get_bounded(in, &bounded, lower, upper, false, path)) {
            return false;
        }
        *number = bounded;
    } else if (!c2x_get_signed(in, number, path)) {
        return false;
    }
    return *number >= 0 || c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
}

/* The digits of a number, zeros before it if need be; returns how many they are, more than MOST_DIGITS if so. */
static unsigned print(uint8_t *to, int64_t number, unsigned least)
{
    unsigned digits = 1;
    unsigned i;
    int64_t rest = number / 10;
    for (; rest != 0; rest /= 10) {
        digits++;
    }
    digits = digits > least ? digits : least;
    for (i = digits; i > 0 && digits <= MOST_DIGITS; number /= 10) {
        to[--i] = (uint8_t) ('0' + number % 10);
    }
    return digits;
}

/* Prints the numbers of a duration; returns the length of the text, 0 if there are none or one is too long. */
static size_t print_duration(uint8_t *to, const duration *from)
{
    size_t length = 1;
    unsigned digits;
    unsigned unit;
    bool with_time = false;
    to[0] = 'P';
    for (unit = 0; unit < UNITS; unit++) {
        if (from->numbers[unit] < 0) {
            continue;
        }
        if (unit >= DATE_UNITS && !with_time) {
            to[length++] = 'T';
            with_time = true;
        }
        digits = print(to + length, from->numbers[unit], 1);
        if (digits > MOST_DIGITS) {
            return 0;
        }
        length += digits;
        to[length++] = (uint8_t) letters[unit];
    }
    if (length == 1) {
        return 0;
    }
    if (from->digits >= 0) {
        uint8_t letter = to[length - 1];
        /* the fraction has as many digits as it says */
        if (from->digits == 0 || from->digits > (int64_t) MOST_DIGITS) {
            return 0;
        }
        to[length - 1] = '.';
        digits = print(to + length, from->fraction, (unsigned) from->digits);
        if (digits != (unsigned) from->digits) {
            return 0;
        }
        length += digits;
        to[length++] = letter;
    }
    return length;
}

/* Without a fraction the number of its digits is -1. */
static bool get_duration(c2x_reader *in, duration *to, bool oer, const char *path)
{
    size_t at = in->at;
    unsigned present;
    unsigned unit;
    if (!c2x_claim(in, 8, path)) {
        return false;
    }
    present = (unsigned) (c2x_word(in, at) >> 56);
    for (unit = 0; unit < UNITS; unit++) {
        to->numbers[unit] = -1;
        if ((present >> (UNITS - unit) & 1) != 0
                && !get_usual(in, to->numbers + unit, 0, usual[unit], oer, path)) {
            return false;
        }
    }
    to->digits = -1;
    to->fraction = 0;
    return (present & 1) == 0
        || (get_usual(in, &to->digits, 1, USUAL_DIGITS, oer, path)
            && get_usual(in, &to->fraction, 0, USUAL_FRACTION, oer, path));
}

static bool get_numbers(c2x_reader *in, int *numbers, c2x_time type, bool oer, const char *path)
{
    unsigned i;
    memcpy(numbers, lowest, sizeof lowest);
    for (i = forms[type].first; i < forms[type].end; i++) {
        bool read = i == 0 ? get_year(in, numbers, oer, path)
                           : get_bounded(in, numbers + i, lowest[i], highest[i], oer, path);
        if (!read) {
            return false;
        }
    }
    return true;
}

static size_t print_numbers(uint8_t *to, const int *numbers, c2x_time type)
{
    const char *pattern = forms[type].pattern;
    size_t length = strlen(pattern);
    size_t i = length;
    unsigned place = forms[type].end - 1;
    int rest = numbers[place];
    if (!is_time(numbers)) {
        return 0;
    }
    while (i-- > 0) {
        if (pattern[i] == 'd') {
            to[i] = (uint8_t) ('0' + rest % 10);
            rest /= 10;
        } else {
            to[i] = (uint8_t) pattern[i];
            rest = numbers[--place];
        }
    }
    return length;
}

static bool take_time(c2x_reader *in, c2x_octets *to, c2x_time type, bool oer, const char *path)
{
    size_t at = in->at;
    uint8_t text[LONGEST];
    uint8_t *octets;
    size_t length;
    if (type == C2X_DURATION) {
        duration parts;
        if (!get_duration(in, &parts, oer, path)) {
            return false;
        }
        length = print_duration(text, &parts);
    } else {
        int numbers[NUMBERS];
        if (!get_numbers(in, numbers, type, oer, path)) {
            return false;
        }
        length = print_numbers(text, numbers, type);
    }
    if (length == 0) {
        return c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
    }
    octets = c2x_take_octets(in, length, path);
    if (octets == NULL) {
        return false;
    }
    memcpy(octets, text, length);
    to->octets = octets;
    to->length = (uint32_t) length;
    return true;
}

bool c2x_take_time(c2x_reader *in, c2x_octets *to, c2x_time type, const char *path)
{
    return take_time(in, to, type, false, path);
}

bool c2x_oer_take_time(c2x_reader *in, c2x_octets *to, c2x_time type, const char *path)
{
    return take_time(in, to, type, true, path);
}
