/* Times of subjects. */
#ifndef C2X_HARNESS_MEASURE_H
#define C2X_HARNESS_MEASURE_H

#include "harness/subject.h"

/* Nanoseconds an operation took, of processor time but for what says otherwise. */
typedef struct c2x_times {
    double least;
    double median;
    /* by the clock on the wall */
    double wall_median;
    /* one for each round, ascending */
    double *readings;
    /* operations in a reading */
    int64_t operations;
} c2x_times;

/*
 * Measures all subjects in rounds: each is read once a round, so that what disturbs the machine for a while disturbs
 * all of them. There are more rounds than asked for while something shares the core or slows it down; the readings at
 * the best pace of the core count. Returns as many times as there are subjects; ends the program if a codec fails.
 */
c2x_times *c2x_time_all(const c2x_subjects *all, const c2x_options *options);

#endif
