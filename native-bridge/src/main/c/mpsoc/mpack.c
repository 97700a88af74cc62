/* MPack: each struct an array, read by what is expected next. */
#include <string.h>

#include "mpack.h"

#include "mpsoc/structs.h"

#define LIBRARY "MPack " MPACK_VERSION_STRING

typedef mpsoc_a object_a;
typedef mpsoc_b object_b;
typedef mpsoc_c object_c;

static void put_name(mpack_writer_t *out, const char *name) {
    mpack_write_str(out, name, (uint32_t)strlen(name));
}

static void put_a(mpack_writer_t *out, const mpsoc_a *object) {
    mpack_start_array(out, 2);
    mpack_write_i32(out, object->timestamp);
    mpack_write_float(out, object->temp);
    mpack_finish_array(out);
}

static void put_b(mpack_writer_t *out, const mpsoc_b *object) {
    mpack_start_array(out, 1 + MPSOC_COUNTERS);
    put_name(out, object->name);
    for (int i = 0; i < MPSOC_COUNTERS; i++) {
        mpack_write_i32(out, object->counters[i]);
    }
    mpack_finish_array(out);
}

static void put_c(mpack_writer_t *out, const mpsoc_c *object) {
    mpack_start_array(out, 9);
    put_name(out, object->name);
    put_a(out, &object->temp);
    mpack_write_float(out, object->calib);
    mpack_write_i16(out, object->cpu_usage);
    mpack_write_bin(out, (const char *)object->occupancy, object->occupancy_count);
    mpack_write_u8(out, object->temp_level);
    mpack_start_array(out, object->processor_count);
    for (int i = 0; i < object->processor_count; i++) {
        put_b(out, &object->processors[i]);
    }
    mpack_finish_array(out);
    put_b(out, &object->instr_cnt);
    mpack_start_array(out, object->history_count);
    for (int i = 0; i < object->history_count; i++) {
        put_a(out, &object->history[i]);
    }
    mpack_finish_array(out);
    mpack_finish_array(out);
}

static void get_a(mpack_reader_t *in, mpsoc_a *object) {
    mpack_expect_array_match(in, 2);
    object->timestamp = mpack_expect_i32(in);
    object->temp = mpack_expect_float_strict(in);
    mpack_done_array(in);
}

static void get_b(mpack_reader_t *in, mpsoc_b *object) {
    mpack_expect_array_match(in, 1 + MPSOC_COUNTERS);
    mpack_expect_cstr(in, object->name, MPSOC_NAME);
    for (int i = 0; i < MPSOC_COUNTERS; i++) {
        object->counters[i] = mpack_expect_i32(in);
    }
    mpack_done_array(in);
}

static void get_c(mpack_reader_t *in, mpsoc_c *object) {
    mpack_expect_array_match(in, 9);
    mpack_expect_cstr(in, object->name, MPSOC_NAME);
    get_a(in, &object->temp);
    object->calib = mpack_expect_float_strict(in);
    object->cpu_usage = mpack_expect_i16(in);
    object->occupancy_count = (uint8_t)mpack_expect_bin_buf(in, (char *)object->occupancy, MPSOC_OCCUPANCY);
    object->temp_level = mpack_expect_u8_range(in, MPSOC_HIGH, MPSOC_LOW);
    object->processor_count = (uint8_t)mpack_expect_array_max(in, MPSOC_ELEMENTS);
    for (int i = 0; i < object->processor_count; i++) {
        get_b(in, &object->processors[i]);
    }
    mpack_done_array(in);
    get_b(in, &object->instr_cnt);
    object->history_count = (uint8_t)mpack_expect_array_max(in, MPSOC_ELEMENTS);
    for (int i = 0; i < object->history_count; i++) {
        get_a(in, &object->history[i]);
    }
    mpack_done_array(in);
    mpack_done_array(in);
}

#define FUNCTIONS(letter)                                                                              \
    static int64_t encode_##letter(const mpsoc_##letter *object, uint8_t *octets, size_t capacity) {   \
        mpack_writer_t writer;                                                                         \
        mpack_writer_init(&writer, (char *)octets, capacity);                                          \
        put_##letter(&writer, object);                                                                 \
        int64_t length = (int64_t)mpack_writer_buffer_used(&writer);                                   \
        return mpack_writer_destroy(&writer) == mpack_ok ? length : -1;                                \
    }                                                                                                  \
    static int64_t decode_##letter(mpsoc_##letter *object, const uint8_t *octets, size_t length) {     \
        mpack_reader_t reader;                                                                         \
        mpack_reader_init_data(&reader, (const char *)octets, length);                                 \
        get_##letter(&reader, object);                                                                 \
        int64_t read = (int64_t)(length - mpack_reader_remaining(&reader, NULL));                      \
        return mpack_reader_destroy(&reader) == mpack_ok ? read : -1;                                  \
    }                                                                                                  \
    static void fill_##letter(mpsoc_##letter *object, const mpsoc_##letter *value) { *object = *value; }

FUNCTIONS(a)
FUNCTIONS(b)
FUNCTIONS(c)

#include "mpsoc/codec.h"
