/* What the harness says on standard output. */
#ifndef C2X_HARNESS_REPORT_H
#define C2X_HARNESS_REPORT_H

#include "harness/measure.h"
#include "harness/memory.h"

/* The codecs with their contents. */
void c2x_print_list(const c2x_subjects *all, const c2x_options *options);

/* One line a codec and content that is left out, on standard error. */
void c2x_print_refusals(const c2x_subjects *all);

void c2x_print_table(const c2x_subjects *all, const c2x_times *times);

void c2x_print_memory(const c2x_subjects *all, const c2x_memory *memory);

/* A result file. */
void c2x_print_json(const c2x_subjects *all, const c2x_times *times, const c2x_memory *memory,
                    const c2x_options *options);

#endif
