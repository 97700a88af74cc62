/* The structs of the embedded study as C has them, with room for as much as our ASN.1 of them allows. */
#ifndef C2X_MPSOC_STRUCTS_H
#define C2X_MPSOC_STRUCTS_H

#include <stdint.h>

#define MPSOC_NAME 32
#define MPSOC_OCCUPANCY 31
#define MPSOC_ELEMENTS 7
#define MPSOC_COUNTERS 7

/* Longer than any encoding of these. */
#define MPSOC_OCTETS 2048

typedef struct {
    int32_t timestamp;
    float temp;
} mpsoc_a;

typedef struct {
    char name[MPSOC_NAME];
    /* arith, logical, branch, jump, load, store, nop */
    int32_t counters[MPSOC_COUNTERS];
} mpsoc_b;

enum { MPSOC_HIGH = 1, MPSOC_MEDIUM, MPSOC_LOW };

typedef struct {
    char name[MPSOC_NAME];
    mpsoc_a temp;
    float calib;
    int16_t cpu_usage;
    uint8_t temp_level;
    uint8_t occupancy_count;
    uint8_t processor_count;
    uint8_t history_count;
    uint8_t occupancy[MPSOC_OCCUPANCY];
    mpsoc_b processors[MPSOC_ELEMENTS];
    mpsoc_b instr_cnt;
    mpsoc_a history[MPSOC_ELEMENTS];
} mpsoc_c;

#endif
