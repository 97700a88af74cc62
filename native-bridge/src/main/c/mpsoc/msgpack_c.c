/* MessagePack's C library: each struct an array, read as a tree of objects. */
#include <string.h>

#include <msgpack.h>

#include "mpsoc/structs.h"

#define LIBRARY "MessagePack for C " MSGPACK_VERSION

typedef mpsoc_a object_a;
typedef mpsoc_b object_b;
typedef mpsoc_c object_c;

/* The buffer of the caller. */
typedef struct {
    uint8_t *octets;
    size_t capacity;
    size_t length;
} target;

static int write(void *data, const char *octets, size_t length) {
    target *out = (target *)data;
    if (length > out->capacity - out->length) {
        return -1;
    }
    memcpy(out->octets + out->length, octets, length);
    out->length += length;
    return 0;
}

static void put_name(msgpack_packer *out, const char *name) {
    msgpack_pack_str_with_body(out, name, strlen(name));
}

static void put_a(msgpack_packer *out, const mpsoc_a *object) {
    msgpack_pack_array(out, 2);
    msgpack_pack_int32(out, object->timestamp);
    msgpack_pack_float(out, object->temp);
}

static void put_b(msgpack_packer *out, const mpsoc_b *object) {
    msgpack_pack_array(out, 1 + MPSOC_COUNTERS);
    put_name(out, object->name);
    for (int i = 0; i < MPSOC_COUNTERS; i++) {
        msgpack_pack_int32(out, object->counters[i]);
    }
}

static void put_c(msgpack_packer *out, const mpsoc_c *object) {
    msgpack_pack_array(out, 9);
    put_name(out, object->name);
    put_a(out, &object->temp);
    msgpack_pack_float(out, object->calib);
    msgpack_pack_int16(out, object->cpu_usage);
    msgpack_pack_bin_with_body(out, object->occupancy, object->occupancy_count);
    msgpack_pack_uint8(out, object->temp_level);
    msgpack_pack_array(out, object->processor_count);
    for (int i = 0; i < object->processor_count; i++) {
        put_b(out, &object->processors[i]);
    }
    put_b(out, &object->instr_cnt);
    msgpack_pack_array(out, object->history_count);
    for (int i = 0; i < object->history_count; i++) {
        put_a(out, &object->history[i]);
    }
}

/* The elements of an array of at least and at most so many; NULL if the object is none. */
static const msgpack_object *elements(const msgpack_object *of, uint32_t least, uint32_t most) {
    return of->type == MSGPACK_OBJECT_ARRAY && of->via.array.size >= least && of->via.array.size <= most
               ? of->via.array.ptr
               : NULL;
}

static bool get_int(const msgpack_object *of, int32_t least, int32_t most, int32_t *number) {
    bool good = of->type == MSGPACK_OBJECT_POSITIVE_INTEGER ? of->via.u64 <= (uint64_t)most
                : of->type == MSGPACK_OBJECT_NEGATIVE_INTEGER && of->via.i64 >= least;
    *number = (int32_t)of->via.i64;
    return good;
}

static bool get_float(const msgpack_object *of, float *number) {
    *number = (float)of->via.f64;
    return of->type == MSGPACK_OBJECT_FLOAT32;
}

static bool get_name(const msgpack_object *of, char name[MPSOC_NAME]) {
    if (of->type != MSGPACK_OBJECT_STR || of->via.str.size >= MPSOC_NAME) {
        return false;
    }
    memcpy(name, of->via.str.ptr, of->via.str.size);
    name[of->via.str.size] = '\0';
    return true;
}

static bool get_a(const msgpack_object *of, mpsoc_a *object) {
    const msgpack_object *element = elements(of, 2, 2);
    return element != NULL && get_int(&element[0], INT32_MIN, INT32_MAX, &object->timestamp)
           && get_float(&element[1], &object->temp);
}

static bool get_b(const msgpack_object *of, mpsoc_b *object) {
    const msgpack_object *element = elements(of, 1 + MPSOC_COUNTERS, 1 + MPSOC_COUNTERS);
    bool good = element != NULL && get_name(&element[0], object->name);
    for (int i = 0; good && i < MPSOC_COUNTERS; i++) {
        good = get_int(&element[1 + i], INT32_MIN, INT32_MAX, &object->counters[i]);
    }
    return good;
}

static bool get_c(const msgpack_object *of, mpsoc_c *object) {
    const msgpack_object *element = elements(of, 9, 9);
    int32_t usage, level;
    if (element == NULL || !get_name(&element[0], object->name) || !get_a(&element[1], &object->temp)
        || !get_float(&element[2], &object->calib) || !get_int(&element[3], INT16_MIN, INT16_MAX, &usage)
        || element[4].type != MSGPACK_OBJECT_BIN || element[4].via.bin.size > MPSOC_OCCUPANCY
        || !get_int(&element[5], MPSOC_HIGH, MPSOC_LOW, &level)) {
        return false;
    }
    object->cpu_usage = (int16_t)usage;
    object->temp_level = (uint8_t)level;
    object->occupancy_count = (uint8_t)element[4].via.bin.size;
    memcpy(object->occupancy, element[4].via.bin.ptr, element[4].via.bin.size);
    const msgpack_object *processors = elements(&element[6], 0, MPSOC_ELEMENTS);
    const msgpack_object *history = elements(&element[8], 0, MPSOC_ELEMENTS);
    bool good = processors != NULL && history != NULL && get_b(&element[7], &object->instr_cnt);
    object->processor_count = good ? (uint8_t)element[6].via.array.size : 0;
    object->history_count = good ? (uint8_t)element[8].via.array.size : 0;
    for (int i = 0; good && i < object->processor_count; i++) {
        good = get_b(&processors[i], &object->processors[i]);
    }
    for (int i = 0; good && i < object->history_count; i++) {
        good = get_a(&history[i], &object->history[i]);
    }
    return good;
}

#define FUNCTIONS(letter)                                                                              \
    static int64_t encode_##letter(const mpsoc_##letter *object, uint8_t *octets, size_t capacity) {   \
        target out = {octets, capacity, 0};                                                            \
        msgpack_packer packer;                                                                         \
        msgpack_packer_init(&packer, &out, write);                                                     \
        put_##letter(&packer, object);                                                                 \
        return (int64_t)out.length;                                                                    \
    }                                                                                                  \
    static int64_t decode_##letter(mpsoc_##letter *object, const uint8_t *octets, size_t length) {     \
        msgpack_unpacked tree;                                                                         \
        size_t read = 0;                                                                               \
        msgpack_unpacked_init(&tree);                                                                  \
        bool good = msgpack_unpack_next(&tree, (const char *)octets, length, &read) == MSGPACK_UNPACK_SUCCESS \
                    && get_##letter(&tree.data, object);                                               \
        msgpack_unpacked_destroy(&tree);                                                               \
        return good ? (int64_t)read : -1;                                                              \
    }                                                                                                  \
    static void fill_##letter(mpsoc_##letter *object, const mpsoc_##letter *value) { *object = *value; }

FUNCTIONS(a)
FUNCTIONS(b)
FUNCTIONS(c)

#include "mpsoc/codec.h"
