/* Run time of codecs that c2x generates: elements of X.690, written in DER and read in BER; see c2x_runtime.h. */
#include "c2x_runtime.h"

#include <string.h>

#define CONSTRUCTED 0x20u
#define LONG_TAG 0x1fu
#define INDEFINITE 0x80u
#define BIT_STRING 0x03u
#define OCTET_STRING 0x04u
/* A tag of more octets than any schema's. */
#define OTHER_TAG UINT32_MAX

/* Writing, from the last octet to the first */

uint8_t *c2x_der_reserve(c2x_writer *out, size_t count)
{
    size_t written = out->at >> 3;
    out->at += count << 3;
    if (out->full || count > out->size - written) {
        out->full = true;
        return NULL;
    }
    return out->buffer + (out->size - written - count);
}

/* Writes the last octets of a word. */
static void put(c2x_writer *out, uint64_t word, unsigned count)
{
    size_t written = out->at >> 3;
    uint8_t *to;
    if (!out->full && out->size - written >= 8) {
        /* the leading octets of the word are overwritten by what precedes it */
        c2x_store(out->buffer + (out->size - written - 8), word);
        out->at += (size_t) count << 3;
        return;
    }
    to = c2x_der_reserve(out, count);
    if (to != NULL) {
        for (; count > 0; word >>= 8) {
            to[--count] = (uint8_t) word;
        }
    }
}

void c2x_der_put_tag(c2x_writer *out, uint32_t tag)
{
    put(out, tag, c2x_count_octets(tag, 4));
}

static void put_length(c2x_writer *out, size_t length)
{
    unsigned count;
    if (length < 0x80) {
        put(out, length, 1);
        return;
    }
    count = c2x_count_octets(length, sizeof length);
    if (count < 8) {
        put(out, (uint64_t) (0x80 | count) << 8 * count | length, count + 1);
    } else {
        put(out, length, count);
        put(out, 0x80 | count, 1);
    }
}

void c2x_der_put_header(c2x_writer *out, uint32_t tag, size_t end)
{
    size_t length = (out->at - end) >> 3;
    if (length < 0x80 && tag <= 0xff) {
        put(out, (uint64_t) tag << 8 | length, 2);
    } else {
        put_length(out, length);
        c2x_der_put_tag(out, tag);
    }
}

void c2x_der_put_octets(c2x_writer *out, const uint8_t *from, size_t count)
{
    uint8_t *to = c2x_der_reserve(out, count);
    if (to != NULL && count > 0) {
        memcpy(to, from, count);
    }
}

bool c2x_der_put_long_string(
    c2x_writer *out, const uint8_t *from, size_t count, const c2x_alphabet *alphabet, const char *path)
{
    (void) alphabet;
    (void) path;
    c2x_der_put_octets(out, from, count);
    put_length(out, count);
    return true;
}

void c2x_der_put_string(c2x_writer *out, uint32_t tag, const uint8_t *from, size_t count)
{
    c2x_der_put_octets(out, from, count);
    put_length(out, count);
    c2x_der_put_tag(out, tag);
}

bool c2x_der_put_wide(c2x_writer *out, uint32_t tag, const uint8_t *from, size_t count,
    const c2x_alphabet *alphabet, const char *path)
{
    unsigned each = alphabet->width >> 3;
    size_t end = out->at;
    uint8_t *to = c2x_der_reserve(out, count * each);
    size_t i;
    uint32_t code;
    if (to != NULL) {
        memset(to, 0, count * each);
    }
    for (i = 0; i < count; i++) {
        if (!c2x_code_of(alphabet, from[i], &code)) {
            return c2x_refuse_value(out, C2X_OUT_OF_RANGE, path);
        }
        if (to != NULL) {
            to[(i + 1) * each - 1] = (uint8_t) code;
        }
    }
    c2x_der_put_header(out, tag, end);
    return true;
}

void c2x_der_put_signed(c2x_writer *out, uint32_t tag, int64_t number)
{
    uint64_t magnitude = number < 0 ? ~(uint64_t) number : (uint64_t) number;
    /* a bit more, for the sign */
    unsigned count = magnitude >> 63 != 0 ? 8 : c2x_count_octets(magnitude << 1, 8);
    if (count <= 6 && tag <= 0xff) {
        uint64_t mask = (UINT64_C(1) << 8 * count) - 1;
        put(out, (uint64_t) (tag << 8 | count) << 8 * count | ((uint64_t) number & mask), count + 2);
        return;
    }
    put(out, (uint64_t) number, count);
    put(out, count, 1);
    c2x_der_put_tag(out, tag);
}

void c2x_der_put_unsigned(c2x_writer *out, uint32_t tag, uint64_t number)
{
    if (number <= INT64_MAX) {
        c2x_der_put_signed(out, tag, (int64_t) number);
        return;
    }
    put(out, number, 8);
    put(out, 9 << 8, 2);
    c2x_der_put_tag(out, tag);
}

void c2x_der_put_null(c2x_writer *out, uint32_t tag)
{
    c2x_der_put_header(out, tag, out->at);
}

void c2x_der_put_bits(c2x_writer *out, uint32_t tag, const uint8_t *from, size_t count)
{
    size_t octets = (count >> 3) + ((count & 7) != 0);
    unsigned unused = (unsigned) (0 - count) & 7;
    uint8_t *to = c2x_der_reserve(out, octets + 1);
    if (to != NULL) {
        to[0] = (uint8_t) unused;
        if (octets > 0) {
            memcpy(to + 1, from, octets);
            to[octets] = (uint8_t) (to[octets] >> unused << unused);
        }
    }
    put_length(out, octets + 1);
    c2x_der_put_tag(out, tag);
}

void c2x_der_put_short_bits(c2x_writer *out, uint32_t tag, c2x_short_bits string)
{
    uint8_t octets[8];
    c2x_store(octets, string.length == 0 ? 0 : string.bits << (64 - string.length));
    c2x_der_put_bits(out, tag, octets, string.length);
}

size_t c2x_der_end_encode(c2x_writer *out, const char *path)
{
    size_t written = out->at >> 3;
    if (out->full) {
        c2x_refuse_value(out, C2X_BUFFER_FULL, path);
        return 0;
    }
    memmove(out->buffer, out->buffer + (out->size - written), written);
    return written;
}

/* Writing: times (X.690 clauses 8.25, 8.26, 11.7 and 11.8). What has another form than values have stays as it is. */

static bool is_digit(uint8_t octet)
{
    return octet >= '0' && octet <= '9';
}

/* How many digits there are at a place. */
static size_t count_digits(const uint8_t *text, size_t length, size_t from)
{
    size_t i = from;
    while (i < length && is_digit(text[i])) {
        i++;
    }
    return i - from;
}

static int two_digits(const uint8_t *text)
{
    return 10 * (text[0] - '0') + (text[1] - '0');
}

static void put_two_digits(uint8_t *to, int number)
{
    to[0] = (uint8_t) ('0' + number / 10);
    to[1] = (uint8_t) ('0' + number % 10);
}

static int days_of(int year, int month)
{
    static const uint8_t days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return days[month - 1] + (month == 2 && leap);
}

/* Subtracts minutes from a time of 14 digits; false if it is none, or beyond the years that have four. */
static bool shift_minutes(uint8_t *time, int minutes)
{
    int year = 100 * two_digits(time) + two_digits(time + 2);
    int month = two_digits(time + 4);
    int day = two_digits(time + 6);
    int minute = 60 * two_digits(time + 8) + two_digits(time + 10) - minutes;
    if (month < 1 || month > 12 || day < 1 || day > 31 || two_digits(time + 8) > 23
            || two_digits(time + 10) > 59 || two_digits(time + 12) > 60 || day > days_of(year, month)) {
        return false;
    }
    for (; minute < 0; minute += 1440) {
        if (--day == 0) {
            month = month == 1 ? 12 : month - 1;
            year -= month == 12;
            day = days_of(year, month);
        }
    }
    for (; minute >= 1440; minute -= 1440) {
        if (++day > days_of(year, month)) {
            day = 1;
            month = month == 12 ? 1 : month + 1;
            year += month == 1;
        }
    }
    if (year < 0 || year > 9999) {
        return false;
    }
    put_two_digits(time, year / 100);
    put_two_digits(time + 2, year % 100);
    put_two_digits(time + 4, month);
    put_two_digits(time + 6, day);
    put_two_digits(time + 8, minute / 60);
    put_two_digits(time + 10, minute % 60);
    return true;
}

/* Reads Z, or the difference to UTC, at the end of a time, which becomes one in UTC. */
static bool to_utc(uint8_t *time, const uint8_t *zone, size_t length, bool needs_minutes)
{
    int minutes;
    if (length == 1 && zone[0] == 'Z') {
        return shift_minutes(time, 0);
    }
    if ((length != 5 && (needs_minutes || length != 3)) || (zone[0] != '+' && zone[0] != '-')
            || count_digits(zone, length, 1) != length - 1) {
        return false;
    }
    minutes = 60 * two_digits(zone + 1) + (length == 5 ? two_digits(zone + 3) : 0);
    return shift_minutes(time, zone[0] == '-' ? -minutes : minutes);
}

/* Writes what follows the point of the decimals 0.digits times a factor, without zeros at the end; the whole. */
static int put_multiple(c2x_writer *out, const uint8_t *digits, size_t count, int factor)
{
    size_t end = out->at;
    int carry = 0;
    size_t i;
    for (i = count; i-- > 0;) {
        int product = factor * (digits[i] - '0') + carry;
        carry = product / 10;
        if (product % 10 != 0 || out->at != end) {
            put(out, (uint64_t) ('0' + product % 10), 1);
        }
    }
    if (out->at != end) {
        put(out, '.', 1);
    }
    return carry;
}

bool c2x_der_put_generalized_time(
    c2x_writer *out, uint32_t tag, const uint8_t *text, size_t length, const char *path)
{
    uint8_t time[14];
    size_t digits = count_digits(text, length, 0);
    size_t at = digits;
    size_t fraction = 0;
    int whole;
    size_t end = out->at;
    if (digits != 10 && digits != 12 && digits != 14) {
        return c2x_refuse_value(out, C2X_OUT_OF_RANGE, path);
    }
    memset(time, '0', sizeof time);
    memcpy(time, text, digits);
    if (at < length && (text[at] == '.' || text[at] == ',')) {
        fraction = count_digits(text, length, at + 1);
        at += fraction > 0 ? 1 + fraction : 0;
    }
    put(out, 'Z', 1);
    /* of hours or minutes it becomes minutes and seconds */
    whole = put_multiple(out, text + at - fraction, fraction, digits == 14 ? 1 : digits == 12 ? 60 : 3600);
    if (digits == 10) {
        put_two_digits(time + 10, whole / 60);
    }
    if (digits != 14) {
        put_two_digits(time + 12, whole % 60);
    }
    if (!to_utc(time, text + at, length - at, false)) {
        return c2x_refuse_value(out, C2X_OUT_OF_RANGE, path);
    }
    c2x_der_put_octets(out, time, sizeof time);
    c2x_der_put_header(out, tag, end);
    return true;
}

bool c2x_der_put_utc_time(c2x_writer *out, uint32_t tag, const uint8_t *text, size_t length, const char *path)
{
    uint8_t time[14] = {'2', '0', '0', '0', '0', '0', '0', '0', '0', '0', '0', '0', '0', '0'};
    size_t digits = count_digits(text, length, 0);
    size_t end = out->at;
    if (digits == 10 || digits == 12) {
        memcpy(time + 2, text, digits);
    }
    if ((digits != 10 && digits != 12) || !to_utc(time, text + digits, length - digits, true)) {
        return c2x_refuse_value(out, C2X_OUT_OF_RANGE, path);
    }
    put(out, 'Z', 1);
    c2x_der_put_octets(out, time + 2, 12);
    c2x_der_put_header(out, tag, end);
    return true;
}

/* True if text is a pattern, in which d is any digit; or only its digits, as contents octets are. */
static bool matches(const uint8_t *text, size_t length, const char *pattern, bool contents)
{
    size_t i = 0;
    for (; *pattern != 0; pattern++) {
        if (contents && *pattern != 'd') {
            continue;
        }
        if (i == length || (*pattern == 'd' ? !is_digit(text[i]) : text[i] != (uint8_t) *pattern)) {
            return false;
        }
        i++;
    }
    return i == length;
}

void c2x_der_put_digits(c2x_writer *out, uint32_t tag, const uint8_t *text, size_t length, const char *pattern)
{
    uint8_t digits[14];
    size_t count = 0;
    size_t i;
    if (!matches(text, length, pattern, false)) {
        c2x_der_put_string(out, tag, text, length);
        return;
    }
    for (i = 0; i < length; i++) {
        if (pattern[i] == 'd') {
            digits[count++] = text[i];
        }
    }
    c2x_der_put_string(out, tag, digits, count);
}

/* True for what comes in a DURATION after its P. */
static bool is_duration(const uint8_t *text, size_t length)
{
    size_t i;
    for (i = 0; i < length; i++) {
        if (!is_digit(text[i]) && (text[i] == 0 || strchr("YMWDTHS.,/", text[i]) == NULL)) {
            return false;
        }
    }
    return length > 0;
}

void c2x_der_put_duration(c2x_writer *out, uint32_t tag, const uint8_t *text, size_t length)
{
    bool has_p = length > 0 && text[0] == 'P' && is_duration(text + 1, length - 1);
    c2x_der_put_string(out, tag, has_p ? text + 1 : text, has_p ? length - 1 : length);
}

/* Order of elements in what has been written */

static size_t identifier_octets(const uint8_t *element)
{
    size_t count = 1;
    if ((element[0] & LONG_TAG) == LONG_TAG) {
        while (element[count++] >= 0x80) {
        }
    }
    return count;
}

static uint8_t *after(uint8_t *element)
{
    uint8_t *next = element + identifier_octets(element);
    unsigned octets = *next & 0x7fu;
    size_t length = 0;
    if (*next++ < 0x80) {
        return next + octets;
    }
    for (; octets > 0; octets--) {
        length = length << 8 | *next++;
    }
    return next + length;
}

typedef int compare_function(const uint8_t *left, size_t left_length, const uint8_t *right, size_t right_length);

/* As octets: no element is the beginning of another one. */
static int compare_octets(const uint8_t *left, size_t left_length, const uint8_t *right, size_t right_length)
{
    return memcmp(left, right, left_length < right_length ? left_length : right_length);
}

/* By tags (X.680 clause 8.6). */
static int compare_tags(const uint8_t *left, size_t left_length, const uint8_t *right, size_t right_length)
{
    int first = (int) (left[0] & ~CONSTRUCTED) - (int) (right[0] & ~CONSTRUCTED);
    left_length = identifier_octets(left);
    right_length = identifier_octets(right);
    if (first != 0) {
        return first;
    }
    if (left_length != right_length) {
        return left_length < right_length ? -1 : 1;
    }
    return memcmp(left + 1, right + 1, left_length - 1);
}

static int compare(uint8_t *left, uint8_t *right, compare_function *order)
{
    return order(left, (size_t) (after(left) - left), right, (size_t) (after(right) - right));
}

static uint8_t *skip_elements(uint8_t *from, size_t count)
{
    for (; count > 0; count--) {
        from = after(from);
    }
    return from;
}

static void reverse(uint8_t *from, uint8_t *to)
{
    for (; from < to; from++) {
        uint8_t octet = *--to;
        *to = *from;
        *from = octet;
    }
}

/* Merges two sorted runs of elements where they are; each half of the way down has half of the elements. */
static void merge(uint8_t *left, size_t left_count, uint8_t *right, size_t right_count, compare_function *order)
{
    while (left_count > 0 && right_count > 0) {
        size_t left_half = left_count / 2;
        size_t right_half = right_count / 2;
        uint8_t *left_cut;
        uint8_t *right_cut;
        uint8_t *middle;
        if (left_count == 1 && right_count == 1 && compare(right, left, order) >= 0) {
            return;
        }
        if (left_count >= right_count) {
            left_cut = skip_elements(left, left_half);
            right_cut = right;
            for (right_half = 0; right_half < right_count && compare(right_cut, left_cut, order) < 0; right_half++) {
                right_cut = after(right_cut);
            }
        } else {
            right_cut = skip_elements(right, right_half);
            left_cut = left;
            for (left_half = 0; left_half < left_count && compare(right_cut, left_cut, order) >= 0; left_half++) {
                left_cut = after(left_cut);
            }
        }
        middle = left_cut + (right_cut - right);
        reverse(left_cut, right);
        reverse(right, right_cut);
        reverse(left_cut, right_cut);
        merge(left, left_half, left_cut, right_half, order);
        left = middle;
        right = right_cut;
        left_count -= left_half;
        right_count -= right_half;
    }
}

static void sort_run(uint8_t *from, size_t count, compare_function *order)
{
    size_t half = count / 2;
    uint8_t *middle;
    if (count < 2) {
        return;
    }
    sort_run(from, half, order);
    middle = skip_elements(from, half);
    sort_run(middle, count - half, order);
    merge(from, half, middle, count - half, order);
}

static void sort(c2x_writer *out, size_t end, compare_function *order)
{
    uint8_t *from;
    uint8_t *to;
    uint8_t *next;
    size_t count = 0;
    bool sorted = true;
    if (out->full) {
        return;
    }
    from = out->buffer + (out->size - (out->at >> 3));
    to = out->buffer + (out->size - (end >> 3));
    for (next = from; next < to; count++) {
        uint8_t *element = next;
        next = after(element);
        sorted = sorted && (next >= to || compare(element, next, order) <= 0);
    }
    if (!sorted) {
        sort_run(from, count, order);
    }
}

void c2x_der_sort_set_of(c2x_writer *out, size_t end)
{
    sort(out, end, compare_octets);
}

void c2x_der_sort_set(c2x_writer *out, size_t end)
{
    sort(out, end, compare_tags);
}

/* Reading: identifier and length octets in every form (X.690 clause 8.1) */

/* An octet; false at the end of the contents. */
static bool get_octet(c2x_reader *in, unsigned *octet, const char *path)
{
    if (!c2x_claim(in, 8, path)) {
        return false;
    }
    *octet = (unsigned) (c2x_word(in, in->at - 8) >> 56);
    return true;
}

static bool get_tag(c2x_reader *in, uint32_t *tag, const char *path)
{
    size_t at = in->at;
    unsigned count = 1;
    unsigned octet;
    if (!get_octet(in, &octet, path)) {
        return false;
    }
    *tag = octet;
    if ((octet & LONG_TAG) != LONG_TAG) {
        return true;
    }
    do {
        if (!get_octet(in, &octet, path)) {
            return false;
        }
        if (count == 1 && octet == 0x80) {
            return c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
        }
        *tag = count < 4 ? *tag << 8 | octet : OTHER_TAG;
        count++;
    } while (octet >= 0x80);
    return true;
}

uint32_t c2x_der_long_tag(const c2x_reader *in)
{
    size_t at = in->at;
    uint32_t tag = (uint32_t) (c2x_word(in, at) >> 56);
    unsigned count = 1;
    uint32_t octet;
    do {
        at += 8;
        if (at >= in->end || count == 4) {
            return OTHER_TAG;
        }
        octet = (uint32_t) (c2x_word(in, at) >> 56);
        tag = tag << 8 | octet;
        count++;
    } while (octet >= 0x80);
    return tag;
}

/* Reads length octets; in the definite form the contents are there. */
static bool get_any_length(c2x_reader *in, size_t *length, bool *indefinite, const char *path)
{
    size_t at = in->at;
    unsigned first;
    unsigned octet;
    *indefinite = false;
    if (!get_octet(in, &first, path)) {
        return false;
    }
    *length = first;
    if (first >= 0x80) {
        *length = 0;
        *indefinite = first == INDEFINITE;
        if (first == 0xff) {
            return c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
        }
        for (first &= 0x7f; first > 0; first--) {
            if (!get_octet(in, &octet, path)) {
                return false;
            }
            *length = *length << 8 | octet;
            if (*length > in->end >> 3) {
                return c2x_refuse_input(in, C2X_TRUNCATED, at, path);
            }
        }
    }
    return *length <= (in->end - in->at) >> 3 || c2x_refuse_input(in, C2X_TRUNCATED, at, path);
}

bool c2x_der_get_length(c2x_reader *in, size_t *length, const char *path)
{
    size_t at = in->at;
    bool indefinite;
    return get_any_length(in, length, &indefinite, path)
        && (!indefinite || c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path));
}

bool c2x_der_refuse_tag(c2x_reader *in, const char *path)
{
    return c2x_refuse_input(in, in->at < in->end ? C2X_OUT_OF_RANGE : C2X_TRUNCATED, in->at, path);
}

bool c2x_der_claim_tag(c2x_reader *in, uint32_t tag, const char *path)
{
    if (c2x_der_next(in) != tag) {
        return c2x_der_refuse_tag(in, path);
    }
    in->at += 8 * (size_t) c2x_count_octets(tag, 4);
    return true;
}

static bool enter(c2x_reader *in, size_t *outer, const char *path)
{
    size_t length;
    bool indefinite;
    *outer = in->end;
    if (!get_any_length(in, &length, &indefinite, path)) {
        return false;
    }
    if (indefinite) {
        *outer |= 1;
    } else {
        in->end = in->at + (length << 3);
    }
    return true;
}

bool c2x_der_enter_other(c2x_reader *in, uint32_t tag, size_t *outer, const char *path)
{
    size_t at = in->at;
    if (!c2x_der_claim_tag(in, tag, path)) {
        return false;
    }
    /* contents octets of a primitive element are an element: their length is definite */
    if ((c2x_word(in, at) >> 56 & CONSTRUCTED) == 0 && c2x_word(in, in->at) >> 56 == 0x80) {
        return c2x_refuse_input(in, C2X_OUT_OF_RANGE, in->at, path);
    }
    return enter(in, outer, path);
}

bool c2x_der_leave_other(c2x_reader *in, size_t outer, const char *path)
{
    size_t at = in->at;
    if ((outer & 1) == 0) {
        return c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
    }
    if (!c2x_claim(in, 16, path)) {
        return false;
    }
    in->end = outer & ~(size_t) 7;
    return c2x_word(in, at) >> 48 == 0 || c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
}

/* Within contents of the indefinite form each element of that form has end-of-contents octets. */
bool c2x_der_skip(c2x_reader *in, const char *path)
{
    size_t open = 0;
    do {
        size_t at = in->at;
        uint32_t tag;
        size_t length;
        bool indefinite;
        unsigned first;
        if (!get_tag(in, &tag, path)) {
            return false;
        }
        first = (unsigned) (c2x_word(in, at) >> 56);
        if (!get_any_length(in, &length, &indefinite, path)) {
            return false;
        }
        if (indefinite ? (first & CONSTRUCTED) == 0 : tag == 0 && (open == 0 || length != 0)) {
            return c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
        }
        if (indefinite) {
            open++;
        } else if (tag == 0) {
            open--;
        } else {
            in->at += length << 3;
        }
    } while (open > 0);
    return true;
}

bool c2x_der_skip_all(c2x_reader *in, const char *path)
{
    while (c2x_der_next(in) != 0) {
        if (!c2x_der_skip(in, path)) {
            return false;
        }
    }
    return true;
}

bool c2x_der_count(c2x_reader *in, size_t *count, const char *path)
{
    size_t at = in->at;
    for (*count = 0; c2x_der_next(in) != 0; (*count)++) {
        if (!c2x_der_skip(in, path)) {
            return false;
        }
    }
    in->at = at;
    return true;
}

bool c2x_der_put_element(c2x_writer *out, const c2x_octets *element, uint32_t *tag, const char *path)
{
    c2x_reader in;
    c2x_error error;
    uint8_t padded[8];
    bool isElement = c2x_begin_decode(&in, element->octets, element->length, padded, NULL, &error, path);
    if (isElement) {
        *tag = c2x_der_next(&in);
    }
    if (!isElement || !c2x_der_skip(&in, path) || in.at != in.end) {
        return c2x_refuse_value(out, C2X_OUT_OF_RANGE, path);
    }
    c2x_der_put_octets(out, element->octets, element->length);
    return true;
}

/* Brings octets into the arena. */
static bool take_copy(c2x_reader *in, c2x_octets *to, const uint8_t *from, size_t length, const char *path)
{
    uint8_t *octets = c2x_take_octets(in, length, path);
    if (octets == NULL || length > UINT32_MAX) {
        return false;
    }
    if (length > 0) {
        memcpy(octets, from, length);
    }
    to->octets = octets;
    to->length = (uint32_t) length;
    return true;
}

bool c2x_der_take_element(c2x_reader *in, c2x_octets *to, const char *path)
{
    size_t at = in->at;
    return c2x_der_skip(in, path) && take_copy(in, to, in->octets + (at >> 3), (in->at - at) >> 3, path);
}

/* Reading: contents */

/* The last octets of a word as a number in two's complement. */
static int64_t extended(uint64_t word, size_t octets)
{
    uint64_t sign = UINT64_C(1) << (8 * octets - 1);
    return c2x_signed((word ^ sign) - sign);
}

/* True if a number has leading octets that it does not need (X.690 clause 8.3.2). */
static bool is_padded(uint64_t word, size_t octets)
{
    return octets > 1 && (word >> 55 == 0 || word >> 55 == 0x1ff);
}

/* Reads a number after its tag; `high` is what precedes 64 bits. */
static bool get_number(c2x_reader *in, uint64_t *number, unsigned *high, const char *path)
{
    size_t at = in->at;
    size_t length;
    size_t i;
    uint64_t fill;
    if (!c2x_der_get_length(in, &length, path)) {
        return false;
    }
    if (length == 0 || is_padded(c2x_word(in, in->at), length)) {
        return c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
    }
    fill = c2x_word(in, in->at) >> 63 != 0 ? UINT64_MAX : 0;
    *high = (unsigned) (fill & 0xff);
    *number = fill;
    for (i = 0; i < length; i++, in->at += 8) {
        if (*high != (fill & 0xff)) {
            return c2x_refuse_input(in, C2X_NOT_SUPPORTED, at, path);
        }
        *high = (unsigned) (*number >> 56);
        *number = *number << 8 | c2x_word(in, in->at) >> 56;
    }
    return true;
}

bool c2x_der_get_signed(c2x_reader *in, uint32_t tag, int64_t *number, const char *path)
{
    size_t at = in->at;
    uint64_t bits;
    unsigned high;
    if (in->end - at >= 24) {
        uint64_t word = c2x_word(in, at);
        uint64_t length = (word >> 48) - ((uint64_t) tag << 8);
        if (length - 1 < 6 && length <= (in->end - at - 16) >> 3 && !is_padded(word << 16, (size_t) length)) {
            *number = extended(word << 16 >> (64 - 8 * length), length);
            in->at = at + 16 + 8 * (size_t) length;
            return true;
        }
    }
    if (!c2x_der_claim_tag(in, tag, path)) {
        return false;
    }
    at = in->at;
    if (!get_number(in, &bits, &high, path)) {
        return false;
    }
    *number = c2x_signed(bits);
    return (*number < 0 ? 0xffu : 0u) == high || c2x_refuse_input(in, C2X_NOT_SUPPORTED, at, path);
}

bool c2x_der_get_unsigned(c2x_reader *in, uint32_t tag, uint64_t *number, const char *path)
{
    size_t at = in->at;
    unsigned high;
    if (!c2x_der_claim_tag(in, tag, path) || !get_number(in, number, &high, path)) {
        return false;
    }
    if (high != 0) {
        return c2x_refuse_input(in, high == 0xff ? C2X_OUT_OF_RANGE : C2X_NOT_SUPPORTED, at, path);
    }
    return true;
}

/* Reads the length of contents that always have the same one. */
static bool get_fixed_length(c2x_reader *in, uint32_t tag, size_t expected, const char *path)
{
    size_t at;
    size_t length;
    if (!c2x_der_claim_tag(in, tag, path)) {
        return false;
    }
    at = in->at;
    return c2x_der_get_length(in, &length, path)
        && (length == expected || c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path));
}

bool c2x_der_get_bool(c2x_reader *in, uint32_t tag, bool *value, const char *path)
{
    if (!get_fixed_length(in, tag, 1, path)) {
        return false;
    }
    *value = c2x_word(in, in->at) >> 56 != 0;
    in->at += 8;
    return true;
}

bool c2x_der_get_null(c2x_reader *in, uint32_t tag, const char *path)
{
    return get_fixed_length(in, tag, 0, path);
}

bool c2x_der_take_long_string(c2x_reader *in, c2x_octets *to, const c2x_alphabet *alphabet, const char *path)
{
    size_t length;
    (void) alphabet;
    if (!c2x_der_get_length(in, &length, path)
            || !take_copy(in, to, in->octets + (in->at >> 3), length, path)) {
        return false;
    }
    in->at += length << 3;
    return true;
}

bool c2x_der_take_number(c2x_reader *in, c2x_octets *to, const c2x_alphabet *alphabet, const char *path)
{
    size_t at = in->at;
    if (!c2x_der_take_long_string(in, to, alphabet, path)) {
        return false;
    }
    if (to->length > 1 && (to->octets[0] == 0 || to->octets[0] == 0xff)
            && (to->octets[0] ^ to->octets[1]) < 0x80) {
        return c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
    }
    return true;
}

/* Reading: strings, which may come in parts (X.690 clauses 8.6, 8.7 and 8.23) */

/* Where the octets of a string are: in the input, or, if it came in parts, joined in the arena. */
typedef struct {
    const uint8_t *octets;
    size_t length;
    unsigned unused; /* bits of the last octet of a BIT STRING */
    bool joined;
} string_part;

/* The octets of a string after its tag, of a BIT STRING without the one that tells the unused bits. */
static bool get_part(c2x_reader *in, bool of_bits, string_part *part, const char *path)
{
    size_t at = in->at;
    if (!c2x_der_get_length(in, &part->length, path)) {
        return false;
    }
    part->octets = in->octets + (in->at >> 3);
    in->at += part->length << 3;
    part->unused = 0;
    part->joined = false;
    if (of_bits) {
        if (part->length == 0 || part->octets[0] > 7 || (part->octets[0] > 0 && part->length == 1)) {
            return c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
        }
        part->unused = *part->octets++;
        part->length--;
    }
    return true;
}

/* Joins parts in the arena, where they lie one after the other. */
static bool join_parts(c2x_reader *in, uint32_t tag, bool of_bits, string_part *whole, const char *path)
{
    uint32_t inner = of_bits ? BIT_STRING : OCTET_STRING;
    size_t outer;
    if (!c2x_enter_input(in, path) || !c2x_der_enter_other(in, tag, &outer, path)) {
        return false;
    }
    while (c2x_der_next(in) != 0) {
        string_part part;
        uint8_t *to;
        if (c2x_der_next(in) != inner) {
            if (!join_parts(in, inner | CONSTRUCTED, of_bits, whole, path)) {
                return false;
            }
            continue;
        }
        in->at += 8;
        if (!get_part(in, of_bits, &part, path)) {
            return false;
        }
        if (whole->unused > 0) {
            return c2x_refuse_input(in, C2X_OUT_OF_RANGE, in->at, path);
        }
        to = c2x_take_octets(in, part.length, path);
        if (to == NULL) {
            return false;
        }
        if (part.length > 0) {
            memcpy(to, part.octets, part.length);
            whole->octets = whole->length == 0 ? to : whole->octets;
            whole->length += part.length;
        }
        whole->unused = part.unused;
    }
    in->depth--;
    return c2x_der_leave(in, outer, path);
}

static bool get_string(c2x_reader *in, uint32_t tag, bool of_bits, string_part *string, const char *path)
{
    unsigned more = c2x_count_octets(tag, 4) - 1;
    if (c2x_der_next(in) == tag) {
        in->at += 8 * (size_t) (1 + more);
        return get_part(in, of_bits, string, path);
    }
    string->octets = in->octets;
    string->length = 0;
    string->unused = 0;
    string->joined = true;
    return join_parts(in, tag | CONSTRUCTED << 8 * more, of_bits, string, path);
}

bool c2x_der_take_string(c2x_reader *in, uint32_t tag, c2x_octets *to, const char *path)
{
    string_part string;
    if (!get_string(in, tag, false, &string, path)) {
        return false;
    }
    if (string.joined && string.length <= UINT32_MAX) {
        to->octets = string.octets;
        to->length = (uint32_t) string.length;
        return true;
    }
    return take_copy(in, to, string.octets, string.length, path);
}

bool c2x_der_get_string(
    c2x_reader *in, uint32_t tag, uint8_t *to, size_t least, size_t most, uint8_t *length, const char *path)
{
    /* parts are in the arena no longer than this */
    size_t used = in->arena == NULL ? 0 : in->arena->used;
    size_t at = in->at;
    string_part string;
    if (!get_string(in, tag, false, &string, path)) {
        return false;
    }
    if (string.length < least || string.length > most) {
        return c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
    }
    if (string.length > 0) {
        memcpy(to, string.octets, string.length);
    }
    if (in->arena != NULL) {
        in->arena->used = used;
    }
    *length = (uint8_t) string.length;
    return true;
}

/* Characters that are an octet each for whom they are read, and several in the input. */
static bool narrow(const string_part *string, uint8_t *to, const c2x_alphabet *alphabet)
{
    unsigned each = alphabet->width >> 3;
    size_t i;
    uint32_t code = 0;
    uint32_t character;
    for (i = 0; i < string->length; i++) {
        code = code << 8 | string->octets[i];
        if ((i + 1) % each == 0) {
            if (!c2x_character_of(alphabet, code, &character)) {
                return false;
            }
            *to++ = (uint8_t) character;
            code = 0;
        }
    }
    return i % each == 0;
}

bool c2x_der_take_wide(
    c2x_reader *in, uint32_t tag, c2x_octets *to, const c2x_alphabet *alphabet, const char *path)
{
    size_t at = in->at;
    string_part string;
    uint8_t *octets;
    size_t count;
    if (!get_string(in, tag, false, &string, path)) {
        return false;
    }
    count = string.length / (alphabet->width >> 3);
    octets = c2x_take_octets(in, count, path);
    if (octets == NULL || count > UINT32_MAX) {
        return false;
    }
    to->octets = octets;
    to->length = (uint32_t) count;
    return narrow(&string, octets, alphabet) || c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
}

bool c2x_der_get_wide(c2x_reader *in, uint32_t tag, uint8_t *to, size_t least, size_t most, uint8_t *length,
    const c2x_alphabet *alphabet, const char *path)
{
    size_t used = in->arena == NULL ? 0 : in->arena->used;
    size_t at = in->at;
    string_part string;
    size_t count;
    if (!get_string(in, tag, false, &string, path)) {
        return false;
    }
    count = string.length / (alphabet->width >> 3);
    if (count < least || count > most || !narrow(&string, to, alphabet)) {
        return c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
    }
    if (in->arena != NULL) {
        in->arena->used = used;
    }
    *length = (uint8_t) count;
    return true;
}

bool c2x_der_take_digits(c2x_reader *in, uint32_t tag, c2x_octets *to, const char *pattern, const char *path)
{
    string_part string;
    uint8_t *octets;
    size_t i;
    if (!get_string(in, tag, false, &string, path)) {
        return false;
    }
    if (!matches(string.octets, string.length, pattern, true)) {
        return take_copy(in, to, string.octets, string.length, path);
    }
    octets = c2x_take_octets(in, strlen(pattern), path);
    if (octets == NULL) {
        return false;
    }
    to->octets = octets;
    to->length = (uint32_t) strlen(pattern);
    for (i = 0; pattern[i] != 0; i++) {
        octets[i] = pattern[i] == 'd' ? *string.octets++ : (uint8_t) pattern[i];
    }
    return true;
}

bool c2x_der_take_duration(c2x_reader *in, uint32_t tag, c2x_octets *to, const char *path)
{
    string_part string;
    uint8_t *octets;
    if (!get_string(in, tag, false, &string, path)) {
        return false;
    }
    if (!is_duration(string.octets, string.length) || string.length >= UINT32_MAX) {
        return take_copy(in, to, string.octets, string.length, path);
    }
    octets = c2x_take_octets(in, string.length + 1, path);
    if (octets == NULL) {
        return false;
    }
    octets[0] = 'P';
    memcpy(octets + 1, string.octets, string.length);
    to->octets = octets;
    to->length = (uint32_t) (string.length + 1);
    return true;
}

/* The bits of a string without zeros at the end. */
static size_t significant_bits(const string_part *string)
{
    size_t count = 8 * string->length - string->unused;
    while (count > 0 && (string->octets[(count - 1) >> 3] >> (7 - ((count - 1) & 7)) & 1) == 0) {
        count--;
    }
    return count;
}

/* How long a string with named bits is: zeros at its end come and go with the size (X.680 clause 22.7). */
static size_t named_length(const string_part *string, size_t least, size_t most)
{
    size_t count = 8 * string->length - string->unused;
    if (count > most && significant_bits(string) <= most) {
        return most;
    }
    return count < least ? least : count;
}

/* The first bits of a string; more bits than it has are zero. */
static void copy_bits(const string_part *string, uint8_t *to, size_t count)
{
    size_t octets = (count >> 3) + ((count & 7) != 0);
    size_t used = string->length < octets ? string->length : octets;
    memset(to, 0, octets);
    if (used > 0) {
        memcpy(to, string->octets, used);
    }
    if (used > 0 && used == string->length) {
        to[used - 1] = (uint8_t) (to[used - 1] >> string->unused << string->unused);
    }
}

bool c2x_der_get_short_bits(
    c2x_reader *in, uint32_t tag, c2x_short_bits *to, unsigned least, unsigned most, const char *path)
{
    size_t used = in->arena == NULL ? 0 : in->arena->used;
    size_t at = in->at;
    size_t count;
    string_part string;
    uint8_t octets[8] = {0};
    if (!get_string(in, tag, true, &string, path)) {
        return false;
    }
    count = named_length(&string, least, most);
    if (count > 64) {
        return c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
    }
    copy_bits(&string, octets, count);
    to->bits = count == 0 ? 0 : c2x_load(octets) >> (64 - count);
    to->length = (uint8_t) count;
    if (in->arena != NULL) {
        in->arena->used = used;
    }
    return true;
}

bool c2x_der_take_bits(
    c2x_reader *in, uint32_t tag, c2x_bits *to, uint32_t least, uint32_t most, const char *path)
{
    size_t at = in->at;
    size_t count;
    string_part string;
    uint8_t *octets;
    if (!get_string(in, tag, true, &string, path)) {
        return false;
    }
    count = named_length(&string, least, most);
    if (count > UINT32_MAX - 7) {
        return c2x_refuse_input(in, C2X_OUT_OF_RANGE, at, path);
    }
    octets = c2x_take_octets(in, (count + 7) >> 3, path);
    if (octets == NULL) {
        return false;
    }
    copy_bits(&string, octets, count);
    to->octets = octets;
    to->length = (uint32_t) count;
    return true;
}
