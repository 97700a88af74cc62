/* The command line of the harness. */
#ifndef C2X_HARNESS_OPTIONS_H
#define C2X_HARNESS_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

typedef struct c2x_options {
    bool list;
    bool json;
    /* lists by comma; null means all */
    const char *schemes;
    const char *contents;
    const char *directions;
    /* readings of each operation */
    int rounds;
    /* about how long a reading takes, in milliseconds */
    int reading_ms;
    /* exactly so many operations and no reading of a clock, for counting instructions; negative: measure times */
    int64_t count;
    /* file of messages to check instead of measuring; null: measure */
    const char *check;
} c2x_options;

/* Reads the arguments; says on standard error what is wrong with them and returns false. */
bool c2x_parse(int argc, char **argv, c2x_options *options);

/* Whether a list by comma has a name; a null list has all names. */
bool c2x_chosen(const char *list, const char *name);

#endif
