/* Heap and stack of subjects. */
#ifndef C2X_HARNESS_MEMORY_H
#define C2X_HARNESS_MEMORY_H

#include "harness/subject.h"

typedef struct c2x_memory {
    /* of the allocator, in one operation */
    uint64_t calls;
    /* asked of it */
    uint64_t octets;
    /* most that was held at once */
    uint64_t peak;
    /* of stack, beyond an operation that does nothing */
    uint64_t stack;
} c2x_memory;

/*
 * Measures one operation of each subject; ends the program if a codec fails. Only in the program that is built for it,
 * because counting costs time.
 */
c2x_memory *c2x_memory_of(const c2x_subjects *all);

/*
 * The same from that program, run with the arguments of this one; ends this one if that program is missing. For the
 * program that measures times.
 */
c2x_memory *c2x_memory_beside(const c2x_subjects *all, char **arguments);

#endif
