/*
 * What is in the structs, for all libraries: the same as in Java. With these values all data sizes of the study's Table
 * I come out.
 */
#ifndef C2X_MPSOC_VALUES_H
#define C2X_MPSOC_VALUES_H

#include "mpsoc/structs.h"

static const mpsoc_a mpsoc_a_value = {1000, 25.5f};

static const mpsoc_b mpsoc_b_value = {"core_1", {1, 2, 3, 4, 5, 6, 7}};

static const mpsoc_c mpsoc_c_value = {
    "board", {1000, 25.5f}, 0.5f, 42, MPSOC_MEDIUM, 1, 1, 1, {77}, {{"core_1", {1, 2, 3, 4, 5, 6, 7}}},
    {"core_1", {1, 2, 3, 4, 5, 6, 7}}, {{1000, 25.5f}}};

#endif
