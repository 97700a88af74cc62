#define _GNU_SOURCE
#include "harness/measure.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define NS_PER_MS INT64_C(1000000)
#define NS_PER_S INT64_C(1000000000)

static int64_t reading(const c2x_subject *subject, int64_t n) {
    int64_t time = subject->direction == C2X_ENCODE
                       ? c2x_time_encode(subject->codec, subject->prepared, subject->buffer, subject->capacity, n)
                       : c2x_time_decode(subject->codec, subject->scratch, subject->octets->octets,
                                         subject->octets->length, n);
    if (time < 0) {
        fprintf(stderr, "c2x-harness: %s failed to %s %s\n", subject->library->scheme,
                c2x_direction_name(subject->direction), subject->content->name);
        exit(1);
    }
    return time;
}

/* Operations that take about the wanted time; finding them out warms the caches, too. */
static int64_t operations(const c2x_subject *subject, int64_t wanted_ns) {
    int64_t n = 1;
    int64_t time = reading(subject, n);
    while (time < wanted_ns) {
        n *= time > 0 && wanted_ns / time < 8 ? wanted_ns / time + 1 : 8;
        time = reading(subject, n);
    }
    return n;
}

static int64_t wall_now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * NS_PER_S + time.tv_nsec;
}

static int ascending(const void *one, const void *other) {
    double difference = *(const double *)one - *(const double *)other;
    return (difference > 0) - (difference < 0);
}

/* Of some numbers, which are put into their order. */
static double median_of(double *numbers, size_t count) {
    qsort(numbers, count, sizeof(double), ascending);
    return (numbers[count / 2] + numbers[(count - 1) / 2]) / 2;
}

c2x_times *c2x_time_all(const c2x_subjects *all, const c2x_options *options) {
    size_t rounds = (size_t)options->rounds;
    c2x_times *times = c2x_allocate((all->count + 1) * sizeof(c2x_times));
    double *readings = c2x_allocate((all->count * rounds + 1) * sizeof(double));
    double *walls = c2x_allocate((all->count * rounds + 1) * sizeof(double));
    for (size_t i = 0; i < all->count; i++) {
        times[i].readings = readings + i * rounds;
        times[i].operations = operations(&all->subjects[i], options->reading_ms * NS_PER_MS);
    }
    for (size_t round = 0; round < rounds; round++) {
        for (size_t i = 0; i < all->count; i++) {
            int64_t started = wall_now();
            double time = (double)reading(&all->subjects[i], times[i].operations);
            walls[i * rounds + round] = (double)(wall_now() - started) / (double)times[i].operations;
            times[i].readings[round] = time / (double)times[i].operations;
        }
    }
    for (size_t i = 0; i < all->count; i++) {
        times[i].median = median_of(times[i].readings, rounds);
        times[i].least = times[i].readings[0];
        times[i].wall_median = median_of(walls + i * rounds, rounds);
    }
    free(walls);
    return times;
}
