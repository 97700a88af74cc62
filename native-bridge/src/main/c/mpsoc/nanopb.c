/* nanopb with the messages of structs.proto, by C2X_WRAPPED each within another one. */
#include <string.h>

#include <pb_decode.h>
#include <pb_encode.h>

#include "structs.pb.h"

#include "mpsoc/structs.h"

#define LIBRARY NANOPB_VERSION

#ifdef C2X_WRAPPED
typedef mpsoc_WrappedA object_a;
typedef mpsoc_WrappedB object_b;
typedef mpsoc_WrappedC object_c;
#define FIELDS_a mpsoc_WrappedA_fields
#define FIELDS_b mpsoc_WrappedB_fields
#define FIELDS_c mpsoc_WrappedC_fields
#define DATA(object) (&(object)->data)
#else
typedef mpsoc_Temperature object_a;
typedef mpsoc_InstrCnt object_b;
typedef mpsoc_AllSensors object_c;
#define FIELDS_a mpsoc_Temperature_fields
#define FIELDS_b mpsoc_InstrCnt_fields
#define FIELDS_c mpsoc_AllSensors_fields
#define DATA(object) (object)
#endif

static void set_a(mpsoc_Temperature *to, const mpsoc_a *value) {
    to->timestamp = value->timestamp;
    to->temp = value->temp;
}

static void set_b(mpsoc_InstrCnt *to, const mpsoc_b *value) {
    strcpy(to->name, value->name);
    to->arith = value->counters[0];
    to->logical = value->counters[1];
    to->branch = value->counters[2];
    to->jump = value->counters[3];
    to->load = value->counters[4];
    to->store = value->counters[5];
    to->nop = value->counters[6];
}

static void set_c(mpsoc_AllSensors *to, const mpsoc_c *value) {
    strcpy(to->name, value->name);
    set_a(&to->temp, &value->temp);
    to->calib = value->calib;
    to->cpu_usage = value->cpu_usage;
    to->occupancy.size = value->occupancy_count;
    memcpy(to->occupancy.bytes, value->occupancy, value->occupancy_count);
    to->temp_level = (mpsoc_TempLevel)value->temp_level;
    to->processors_count = value->processor_count;
    for (int i = 0; i < value->processor_count; i++) {
        set_b(&to->processors[i], &value->processors[i]);
    }
    set_b(&to->instr_cnt, &value->instr_cnt);
    to->history_count = value->history_count;
    for (int i = 0; i < value->history_count; i++) {
        set_a(&to->history[i], &value->history[i]);
    }
}

#define FUNCTIONS(letter)                                                                              \
    static int64_t encode_##letter(const object_##letter *object, uint8_t *octets, size_t capacity) {  \
        pb_ostream_t stream = pb_ostream_from_buffer(octets, capacity);                                \
        return pb_encode(&stream, FIELDS_##letter, object) ? (int64_t)stream.bytes_written : -1;       \
    }                                                                                                  \
    static int64_t decode_##letter(object_##letter *object, const uint8_t *octets, size_t length) {    \
        pb_istream_t stream = pb_istream_from_buffer(octets, length);                                  \
        return pb_decode(&stream, FIELDS_##letter, object) ? (int64_t)length : -1;                     \
    }                                                                                                  \
    static void fill_##letter(object_##letter *object, const mpsoc_##letter *value) {                  \
        set_##letter(DATA(object), value);                                                             \
    }

FUNCTIONS(a)
FUNCTIONS(b)
FUNCTIONS(c)

#include "mpsoc/codec.h"
