/*
 * The structs as C++ has them, filled from those in C. Who includes this defines what a library wants in a struct,
 * MPSOC_MEMBERS(names of all its members), and of an enumeration, MPSOC_ENUMERATION(its name).
 */
#ifndef C2X_MPSOC_STRUCTS_HPP
#define C2X_MPSOC_STRUCTS_HPP

#include <new>
#include <string>
#include <vector>

#include "mpsoc/structs.h"

enum object_level : int32_t { OBJECT_HIGH = 1, OBJECT_MEDIUM, OBJECT_LOW };

MPSOC_ENUMERATION(object_level)

struct object_a {
    int32_t timestamp;
    float temp;

    MPSOC_MEMBERS(timestamp, temp)
};

struct object_b {
    std::string name;
    int32_t arith, logical, branch, jump, load, store, nop;

    MPSOC_MEMBERS(name, arith, logical, branch, jump, load, store, nop)
};

struct object_c {
    std::string name;
    object_a temp;
    float calib;
    int16_t cpu_usage;
    std::vector<uint8_t> occupancy;
    object_level temp_level;
    std::vector<object_b> processors;
    object_b instr_cnt;
    std::vector<object_a> history;

    MPSOC_MEMBERS(name, temp, calib, cpu_usage, occupancy, temp_level, processors, instr_cnt, history)
};

static inline void fill_a(object_a *object, const mpsoc_a *value) {
    object->timestamp = value->timestamp;
    object->temp = value->temp;
}

static inline void fill_b(object_b *object, const mpsoc_b *value) {
    const int32_t *counters = value->counters;
    object->name = value->name;
    object->arith = counters[0];
    object->logical = counters[1];
    object->branch = counters[2];
    object->jump = counters[3];
    object->load = counters[4];
    object->store = counters[5];
    object->nop = counters[6];
}

static inline void fill_c(object_c *object, const mpsoc_c *value) {
    object->name = value->name;
    fill_a(&object->temp, &value->temp);
    object->calib = value->calib;
    object->cpu_usage = value->cpu_usage;
    object->occupancy.assign(value->occupancy, value->occupancy + value->occupancy_count);
    object->temp_level = static_cast<object_level>(value->temp_level);
    object->processors.resize(value->processor_count);
    for (unsigned i = 0; i < value->processor_count; i++) {
        fill_b(&object->processors[i], &value->processors[i]);
    }
    fill_b(&object->instr_cnt, &value->instr_cnt);
    object->history.resize(value->history_count);
    for (unsigned i = 0; i < value->history_count; i++) {
        fill_a(&object->history[i], &value->history[i]);
    }
}

/* A decoder makes an object in storage that is none yet. */
template <typename Object>
static Object *construct(Object *storage) {
    return new (storage) Object();
}

template <typename Object>
static void destroy(Object *object) {
    object->~Object();
}

#define DESTROY destroy

#endif
