/* What a program has of the board: a console, an end, memory, and a counter of instructions. */
#ifndef C2X_CORTEX_BOARD_H
#define C2X_CORTEX_BOARD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Text for whoever has started the emulator. */
void board_say(const char *text);
void board_say_number(uint32_t number);

/* Ends the program; 0 means that all went well. */
_Noreturn void board_end(int code);

/* The same after saying why. */
_Noreturn void board_refuse_to_go_on(const char *why);

/* Memory for good, filled with zeros and aligned for any type; ends the program if there is not enough. */
void *board_take(size_t octets);

/* Memory after the one that was given last; NULL if there is not enough. What malloc grows by. */
void *board_grow(ptrdiff_t octets);

/* Lowest address that the stack may reach. */
extern uint32_t board_stack_start[];

/*
 * The system timer counts 25 million times a second of the board's time, of which the emulator gives each instruction
 * 2^10 ns: 25.6 ticks. It has 24 bits, so it counts some 650,000 instructions.
 */
static inline void board_start_counting(void) {
    *(volatile uint32_t *)0xe000e014 = 0xffffff; /* reload */
    *(volatile uint32_t *)0xe000e018 = 0;        /* current */
    *(volatile uint32_t *)0xe000e010 = 5;        /* enabled, by the processor's clock, without interrupt */
}

static inline uint32_t board_counter(void) {
    return *(volatile uint32_t *)0xe000e018;
}

/* Whether it has passed 0 since it was asked for the last time. */
static inline bool board_counted_too_far(void) {
    return (*(volatile uint32_t *)0xe000e010 & 1u << 16) != 0;
}

#endif
