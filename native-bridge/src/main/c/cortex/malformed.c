/*
 * Damaged messages, made here: whatever they are, decoding ends with a value or a refusal, and never in a fault. What is
 * decoded is encoded again, unless it is a value that has no encoding. Says how many were taken and refused.
 */
#include "cortex/board.h"
#include "cortex/operation.h"

#define INPUTS 10000

/* Octets that a damaged message may have more than its original. */
#define LONGER 16

/* Marsaglia's xorshift: the same numbers everywhere. */
static uint32_t below(uint32_t bound) {
    static uint32_t state = UINT32_C(0x9e3779b9);
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return state % bound;
}

/* One in three is cut only, the others have some octets changed as well. */
static size_t damage(uint8_t *octets) {
    size_t length = below(c2x_message_length + LONGER);
    for (size_t i = 0; i < length; i++) {
        octets[i] = i < c2x_message_length ? c2x_message[i] : (uint8_t)below(256);
    }
    for (uint32_t changes = length == 0 || below(3) == 0 ? 0 : 1 + below(4); changes > 0; changes--) {
        octets[below((uint32_t)length)] ^= (uint8_t)(1 + below(255));
    }
    return length;
}

int main(void) {
    c2x_operation operation = c2x_prepare();
    uint8_t *octets = board_take(c2x_message_length + LONGER);
    uint32_t taken = 0;
    for (int i = 0; i < INPUTS; i++) {
        size_t length = damage(octets);
        int64_t consumed = operation.codec->decode(operation.scratch, octets, length);
        if (consumed > (int64_t)length) {
            board_refuse_to_go_on("it reads more than there is");
        }
        if (consumed >= 0) {
            taken++;
            operation.codec->encode(operation.scratch, operation.buffer, operation.capacity);
        }
    }
    board_say("malformed\t");
    board_say_number(taken);
    board_say("\t");
    board_say_number(INPUTS - taken);
    board_say("\n");
    return 0;
}
