/* c2x-harness: how fast the native codecs are, without a JVM. */
#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

#include "harness/check.h"
#include "harness/measure.h"
#include "harness/report.h"

#define PLACES 61
#define PLACE_OCTETS 64

/* Where a counter of instructions begins anew: it gets the name of this function. */
__attribute__((noinline)) void c2x_count_from_here(void) {
    __asm__ volatile("");
}

/* Neither clock nor output between the operations of a subject. */
static int repeat(const c2x_subjects *all, int64_t count) {
    for (size_t i = 0; i < all->count; i++) {
        printf("%s\t%s\t%s\n", all->subjects[i].library->scheme, all->subjects[i].content->name,
               c2x_direction_name(all->subjects[i].direction));
        c2x_count_from_here();
        if (!c2x_repeat(&all->subjects[i], count)) {
            fputs("c2x-harness: a codec failed\n", stderr);
            return 1;
        }
    }
    c2x_count_from_here();
    return 0;
}

/*
 * Moves the heap within a page, each process by another distance: where object and octets lie to each other within
 * 4 KiB changes times by a half, and one place for all would be luck, not a figure.
 */
static void move_heap(void) {
    c2x_allocate((size_t)(getpid() % PLACES) * PLACE_OCTETS + 1);
}

int main(int argc, char **argv) {
    c2x_options options;
    if (!c2x_parse(argc, argv, &options)) {
        return 2;
    }
    if (options.count < 0) {
        /* counts of instructions must be the same in each process */
        move_heap();
    }
    if (options.check != NULL) {
        return c2x_check(&options);
    }
    c2x_subjects all = c2x_prepare(&options);
    if (options.list || !options.json) {
        /* a result has them in its file */
        c2x_print_refusals(&all);
    }
    if (options.list) {
        c2x_print_list(&all, &options);
        return 0;
    }
    if (all.count == 0) {
        fputs("c2x-harness: no such codec has such a content; see 'c2x-harness --list'\n", stderr);
        return 1;
    }
    if (options.count >= 0) {
        return repeat(&all, options.count);
    }
    c2x_memory *memory = options.json ? c2x_memory_beside(&all, argv) : NULL;
    c2x_times *times = c2x_time_all(&all, &options);
    if (options.json) {
        c2x_print_json(&all, times, memory, &options);
    } else {
        c2x_print_table(&all, times);
    }
    return 0;
}
