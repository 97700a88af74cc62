/* Heap and stack of subjects; only in the program that is built for it, because counting costs time. */
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

/* Measures one operation of each subject; ends the program if a codec fails. */
c2x_memory *c2x_memory_of(const c2x_subjects *all);

#endif
