#define _GNU_SOURCE
#include "harness/measure.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define NS_PER_MS INT64_C(1000000)
#define NS_PER_S INT64_C(1000000000)
/* some hundredths of a millisecond on a processor of today */
#define PACE_STEPS 20000
/* a pace up to so many times the best one is as good */
#define NEAR_PACE 1.03
/* times the wanted number of rounds */
#define MOST_ROUNDS 8

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

/*
 * How fast the core works: nanoseconds a step of a fixed piece of arithmetic, six chains that keep the core's units
 * busy. What shares the core unseen (a hyper-thread, another virtual machine on it) or lowers its clock makes times
 * longer by a tenth to the double; neither the load of the system nor processor time tells it.
 */
static double pace(void) {
    int64_t started = wall_now();
    uint32_t a = 1, b = 2, c = 3, d = 4, e = 5, f = 6;
    for (uint32_t i = 0; i < PACE_STEPS; i++) {
        a += a << 3 ^ i;
        b = (b ^ b >> 7) + i;
        c = (c - (c << 5)) ^ i;
        d += d >> 3 | i;
        e = (e ^ e << 9) + i;
        f = (f - (f >> 5)) ^ i;
    }
    /* nobody wants the result, but without a use nothing would be computed */
    __asm__ volatile("" : : "r"(a ^ b ^ c ^ d ^ e ^ f));
    return (double)(wall_now() - started) / PACE_STEPS;
}

/* Nanoseconds an operation took, of processor time and by the clock, and the slower pace of before and after. */
typedef struct timing {
    double time;
    double wall;
    double pace;
} timing;

/* The timings of a subject at the best paces. */
typedef struct chosen {
    timing *timings;
    size_t count;
    size_t slowest;
} chosen;

/* Keeps a timing if there is room, or in place of one at a slower pace. */
static void keep(chosen *some, size_t room, timing one) {
    if (some->count < room) {
        some->timings[some->count++] = one;
    } else if (one.pace < some->timings[some->slowest].pace) {
        some->timings[some->slowest] = one;
    }
    for (size_t i = 0; i < some->count; i++) {
        if (some->timings[i].pace > some->timings[some->slowest].pace) {
            some->slowest = i;
        }
    }
}

static timing timed(const c2x_subject *subject, int64_t operations) {
    int64_t started = wall_now();
    double time = (double)reading(subject, operations);
    return (timing){.time = time / (double)operations, .wall = (double)(wall_now() - started) / (double)operations};
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

/* Times all subjects until each has enough timings at about the best pace, or it is too long. */
static void time_rounds(const c2x_subjects *all, const c2x_times *times, chosen *kept, size_t rounds) {
    double least = pace();
    bool complete = false;
    for (size_t round = 0; round < rounds * MOST_ROUNDS && !complete; round++) {
        complete = true;
        double before = pace();
        for (size_t i = 0; i < all->count; i++) {
            chosen *some = &kept[i];
            if (some->count == rounds && some->timings[some->slowest].pace <= least * NEAR_PACE) {
                continue;
            }
            complete = false;
            timing one = timed(&all->subjects[i], times[i].operations);
            double after = pace();
            one.pace = before > after ? before : after;
            least = one.pace < least ? one.pace : least;
            before = after;
            keep(some, rounds, one);
        }
    }
}

c2x_times *c2x_time_all(const c2x_subjects *all, const c2x_options *options) {
    size_t rounds = (size_t)options->rounds;
    c2x_times *times = c2x_allocate((all->count + 1) * sizeof(c2x_times));
    chosen *kept = c2x_allocate((all->count + 1) * sizeof(chosen));
    timing *timings = c2x_allocate((all->count * rounds + 1) * sizeof(timing));
    double *readings = c2x_allocate((all->count * rounds + 1) * sizeof(double));
    double *walls = c2x_allocate(rounds * sizeof(double));
    for (size_t i = 0; i < all->count; i++) {
        kept[i] = (chosen){.timings = timings + i * rounds};
        times[i].readings = readings + i * rounds;
        times[i].operations = operations(&all->subjects[i], options->reading_ms * NS_PER_MS);
    }
    time_rounds(all, times, kept, rounds);
    for (size_t i = 0; i < all->count; i++) {
        for (size_t round = 0; round < rounds; round++) {
            times[i].readings[round] = kept[i].timings[round].time;
            walls[round] = kept[i].timings[round].wall;
        }
        times[i].median = median_of(times[i].readings, rounds);
        times[i].least = times[i].readings[0];
        times[i].wall_median = median_of(walls, rounds);
    }
    free(walls);
    free(timings);
    free(kept);
    return times;
}
