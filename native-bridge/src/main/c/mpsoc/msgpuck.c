/*
 * MsgPuck: values after one another, without arrays around structs. Its functions read what they expect; with
 * C2X_CHECKED each object is checked to be whole and of its type beforehand, which is how to read what others send.
 */
#include <string.h>

/* the header has its tables and its functions that are not inline, too */
#define MP_SOURCE 1
#include <msgpuck.h>

#include "mpsoc/structs.h"

#define LIBRARY "MsgPuck " C2X_VERSION

typedef mpsoc_a object_a;
typedef mpsoc_b object_b;
typedef mpsoc_c object_c;

/* The reader of a message; at is NULL once something is wrong. */
typedef struct {
    const char *at;
    const char *end;
} reader;

static bool expect(reader *in, unsigned types) {
#ifdef C2X_CHECKED
    const char *after = in->at;
    if (in->at == NULL || in->at >= in->end || (types >> mp_typeof(*in->at) & 1) == 0
        || mp_check(&after, in->end) != 0) {
        in->at = NULL;
        return false;
    }
#else
    (void)in;
    (void)types;
#endif
    return true;
}

static bool is_good(reader *in, bool good) {
#ifdef C2X_CHECKED
    if (!good) {
        in->at = NULL;
    }
    return good;
#else
    (void)in;
    (void)good;
    return true;
#endif
}

/* Its function for int is for negative numbers only. */
static char *put_int(char *at, int32_t number) {
    return number < 0 ? mp_encode_int(at, number) : mp_encode_uint(at, (uint64_t)number);
}

static int32_t get_int(reader *in) {
    if (!expect(in, 1u << MP_UINT | 1u << MP_INT)) {
        return 0;
    }
    int64_t number =
        mp_typeof(*in->at) == MP_UINT ? (int64_t)mp_decode_uint(&in->at) : mp_decode_int(&in->at);
    is_good(in, number >= INT32_MIN && number <= INT32_MAX);
    return (int32_t)number;
}

static float get_float(reader *in) {
    return expect(in, 1u << MP_FLOAT) ? mp_decode_float(&in->at) : 0;
}

static void get_name(reader *in, char name[MPSOC_NAME]) {
    uint32_t length;
    if (expect(in, 1u << MP_STR)) {
        const char *text = mp_decode_str(&in->at, &length);
        if (is_good(in, length < MPSOC_NAME)) {
            memcpy(name, text, length);
            name[length] = '\0';
        }
    }
}

static uint8_t get_count(reader *in) {
    if (!expect(in, 1u << MP_ARRAY)) {
        return 0;
    }
    uint32_t count = mp_decode_array(&in->at);
    return is_good(in, count <= MPSOC_ELEMENTS) ? (uint8_t)count : 0;
}

static char *put_a(char *at, const mpsoc_a *object) {
    return mp_encode_float(put_int(at, object->timestamp), object->temp);
}

static void get_a(reader *in, mpsoc_a *object) {
    object->timestamp = get_int(in);
    object->temp = get_float(in);
}

static char *put_b(char *at, const mpsoc_b *object) {
    at = mp_encode_str(at, object->name, (uint32_t)strlen(object->name));
    for (int i = 0; i < MPSOC_COUNTERS; i++) {
        at = put_int(at, object->counters[i]);
    }
    return at;
}

static void get_b(reader *in, mpsoc_b *object) {
    get_name(in, object->name);
    for (int i = 0; i < MPSOC_COUNTERS; i++) {
        object->counters[i] = get_int(in);
    }
}

static char *put_c(char *at, const mpsoc_c *object) {
    at = mp_encode_str(at, object->name, (uint32_t)strlen(object->name));
    at = mp_encode_float(put_a(at, &object->temp), object->calib);
    at = put_int(at, object->cpu_usage);
    at = mp_encode_bin(at, (const char *)object->occupancy, object->occupancy_count);
    at = mp_encode_uint(at, object->temp_level);
    at = mp_encode_array(at, object->processor_count);
    for (int i = 0; i < object->processor_count; i++) {
        at = put_b(at, &object->processors[i]);
    }
    at = mp_encode_array(put_b(at, &object->instr_cnt), object->history_count);
    for (int i = 0; i < object->history_count; i++) {
        at = put_a(at, &object->history[i]);
    }
    return at;
}

/* An array of structs has several objects for each of its elements: only its head is checked with it. */
static void get_c(reader *in, mpsoc_c *object) {
    uint32_t length;
    get_name(in, object->name);
    get_a(in, &object->temp);
    object->calib = get_float(in);
    object->cpu_usage = (int16_t)get_int(in);
    if (expect(in, 1u << MP_BIN)) {
        const char *octets = mp_decode_bin(&in->at, &length);
        if (is_good(in, length <= MPSOC_OCCUPANCY)) {
            memcpy(object->occupancy, octets, length);
            object->occupancy_count = (uint8_t)length;
        }
    }
    object->temp_level = (uint8_t)get_int(in);
    object->processor_count = get_count(in);
    for (int i = 0; i < object->processor_count; i++) {
        get_b(in, &object->processors[i]);
    }
    get_b(in, &object->instr_cnt);
    object->history_count = get_count(in);
    for (int i = 0; i < object->history_count; i++) {
        get_a(in, &object->history[i]);
    }
}

/* Octets that a struct may take. */
#define MOST_a 10
#define MOST_b (33 + 7 * 5)
#define MOST_c 768

#define FUNCTIONS(letter)                                                                              \
    static int64_t encode_##letter(const mpsoc_##letter *object, uint8_t *octets, size_t capacity) {   \
        /* it writes without asking how much room there is */                                          \
        return capacity < MOST_##letter ? -1 : put_##letter((char *)octets, object) - (char *)octets;\
    }                                                                                                  \
    static int64_t decode_##letter(mpsoc_##letter *object, const uint8_t *octets, size_t length) {     \
        reader in = {(const char *)octets, (const char *)octets + length};                             \
        get_##letter(&in, object);                                                                     \
        return in.at == NULL ? -1 : in.at - (const char *)octets;                                      \
    }                                                                                                  \
    static void fill_##letter(mpsoc_##letter *object, const mpsoc_##letter *value) { *object = *value; }

FUNCTIONS(a)
FUNCTIONS(b)
FUNCTIONS(c)

#include "mpsoc/codec.h"
