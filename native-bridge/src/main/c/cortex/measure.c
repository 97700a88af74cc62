/*
 * How many instructions an operation takes, and how much stack: without counting what the call itself takes. Says it in
 * lines of words with tabs between them.
 */
#include "cortex/board.h"
#include "cortex/operation.h"

/* Calls that are counted, after one that is not; a heap may need some until it gives the same blocks each time. */
#define CALLS 100

#define PAINT UINT32_C(0xa5a5a5a5)
/* Of the tick of 40 ns and the instruction of 1024 ns. */
#define NS_PER_TICK 40
#define NS_PER_INSTRUCTION 1024

typedef bool (*operation_call)(const c2x_operation *operation);

static int64_t decode_nothing(void *object, const uint8_t *octets, size_t length) {
    (void)object;
    (void)octets;
    return (int64_t)length;
}

static int64_t encode_nothing(const void *object, uint8_t *octets, size_t capacity) {
    (void)object;
    (void)octets;
    return (int64_t)capacity;
}

static const c2x_type_codec nothing = {"", 0, 0, decode_nothing, encode_nothing, NULL, NULL};

/* Not inlined, as it has to take the same for all. */
__attribute__((noinline)) static uint32_t instructions(operation_call call, const c2x_operation *operation) {
    board_start_counting();
    uint32_t before = board_counter();
    bool succeeded = call(operation);
    uint32_t ticks = before - board_counter();
    if (!succeeded) {
        board_refuse_to_go_on("it fails after having succeeded");
    }
    if (board_counted_too_far()) {
        board_refuse_to_go_on("it takes more instructions than the timer counts");
    }
    return (ticks * NS_PER_TICK + NS_PER_INSTRUCTION / 2) / NS_PER_INSTRUCTION;
}

/* Octets below this function's own stack that a call overwrites. */
__attribute__((noinline)) static uint32_t stack(operation_call call, const c2x_operation *operation) {
    uint32_t *here;
    __asm__ volatile("mov %0, sp" : "=r"(here));
    /* volatile, or it becomes a call of memset, which paints its own return address */
    for (volatile uint32_t *at = board_stack_start; at < here; at++) {
        *at = PAINT;
    }
    call(operation);
    uint32_t *clean = board_stack_start;
    while (clean < here && *clean == PAINT) {
        clean++;
    }
    if (clean == board_stack_start) {
        board_refuse_to_go_on("it takes more stack than there is");
    }
    return (uint32_t)((uint8_t *)here - (uint8_t *)clean);
}

static void measure(const char *direction, operation_call call, const c2x_operation *operation) {
    c2x_operation empty = *operation;
    empty.codec = &nothing;
    uint32_t for_the_call = instructions(call, &empty);
    uint32_t sum = 0;
    uint32_t least = UINT32_MAX;
    uint32_t most = 0;
    instructions(call, operation);
    for (int i = 0; i < CALLS; i++) {
        uint32_t count = instructions(call, operation) - for_the_call;
        sum += count;
        least = count < least ? count : least;
        most = count > most ? count : most;
    }
    board_say(direction);
    const uint32_t numbers[] = {sum, CALLS, least, most, stack(call, operation) - stack(call, &empty)};
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        board_say("\t");
        board_say_number(numbers[i]);
    }
    board_say("\n");
}

int main(void) {
    c2x_operation operation = c2x_prepare();
    board_say("codec\t");
    board_say(c2x_measured.library);
    board_say("\t");
    board_say_number(c2x_message_length);
    board_say("\n");
    measure("encode", c2x_encode, &operation);
    measure("decode", c2x_decode, &operation);
    return 0;
}
