/*
 * How much heap an operation asks for: the linker puts these functions between the codec and the C library's allocator.
 * A program of its own, because counting takes instructions. Says it in lines of words with tabs between them.
 */
#include "cortex/board.h"
#include "cortex/operation.h"

extern void *__real_malloc(size_t size);
extern void *__real_calloc(size_t count, size_t size);
extern void *__real_realloc(void *memory, size_t size);

static uint32_t asked_for;

void *__wrap_malloc(size_t size) {
    asked_for += size;
    return __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size) {
    asked_for += count * size;
    return __real_calloc(count, size);
}

void *__wrap_realloc(void *memory, size_t size) {
    asked_for += size;
    return __real_realloc(memory, size);
}

static void measure(const char *direction, bool (*call)(const c2x_operation *operation),
                    const c2x_operation *operation) {
    /* what a library allocates once belongs to no operation */
    bool succeeded = call(operation);
    asked_for = 0;
    if (!succeeded || !call(operation)) {
        board_refuse_to_go_on("it fails after having succeeded");
    }
    board_say(direction);
    board_say("\t");
    board_say_number(asked_for);
    board_say("\n");
}

int main(void) {
    c2x_operation operation = c2x_prepare();
    measure("encode", c2x_encode, &operation);
    measure("decode", c2x_decode, &operation);
    return 0;
}
