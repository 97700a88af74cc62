/*
 * Heap by taking the place of the allocator's functions, stack by running an operation on a painted one and looking
 * how far the paint is gone.
 */
#define _GNU_SOURCE
#include "harness/memory.h"

#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>

#define STACK_OCTETS (1024 * 1024)
#define PAINT 0xa5

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void __libc_free(void *memory);

static c2x_memory counted;
static uint64_t held;
static bool counting;

static void *count(void *memory, size_t size) {
    if (counting && memory != NULL) {
        counted.calls++;
        counted.octets += size;
        held += malloc_usable_size(memory);
        counted.peak = held > counted.peak ? held : counted.peak;
    }
    return memory;
}

static void uncount(void *memory) {
    if (counting && memory != NULL) {
        held -= malloc_usable_size(memory);
    }
}

void *malloc(size_t size) {
    return count(__libc_malloc(size), size);
}

void *calloc(size_t n, size_t size) {
    return count(__libc_calloc(n, size), n * size);
}

void *realloc(void *memory, size_t size) {
    uncount(memory);
    return count(__libc_realloc(memory, size), size);
}

void free(void *memory) {
    uncount(memory);
    __libc_free(memory);
}

static ucontext_t measuring;
static ucontext_t operating;
static const c2x_subject *operated;
static bool succeeded;

static void operate(void) {
    succeeded = operated == NULL || c2x_repeat(operated, 1);
}

/* Octets of a painted stack that an operation has overwritten. */
static uint64_t stack_of(const c2x_subject *subject, uint8_t *stack) {
    memset(stack, PAINT, STACK_OCTETS);
    getcontext(&operating);
    operating.uc_stack.ss_sp = stack;
    operating.uc_stack.ss_size = STACK_OCTETS;
    operating.uc_link = &measuring;
    operated = subject;
    makecontext(&operating, operate, 0);
    swapcontext(&measuring, &operating);
    size_t clean = 0;
    while (clean < STACK_OCTETS && stack[clean] == PAINT) {
        clean++;
    }
    return STACK_OCTETS - clean;
}

static void fail(const char *what) {
    fprintf(stderr, "c2x-harness-memory: %s\n", what);
    exit(1);
}

c2x_memory *c2x_memory_of(const c2x_subjects *all) {
    c2x_memory *memory = c2x_allocate((all->count + 1) * sizeof(c2x_memory));
    uint8_t *stack = c2x_allocate(STACK_OCTETS);
    for (size_t i = 0; i < all->count; i++) {
        const c2x_subject *subject = &all->subjects[i];
        /* what a library allocates once, and symbols bound at the first call, belong to no operation */
        if (!c2x_repeat(subject, 2)) {
            fail("a codec failed");
        }
        memset(&counted, 0, sizeof counted);
        held = 0;
        counting = true;
        succeeded = c2x_repeat(subject, 1);
        counting = false;
        memory[i] = counted;
        uint64_t nothing = stack_of(NULL, stack);
        memory[i].stack = stack_of(subject, stack) - nothing;
        if (!succeeded) {
            fail("a codec failed");
        }
    }
    free(stack);
    return memory;
}
