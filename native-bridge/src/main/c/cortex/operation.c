#include "cortex/operation.h"

#include <string.h>

#include "cortex/board.h"

/* Room for a message that the codec makes longer than it has come. */
#define SPARE_OCTETS 1024

c2x_operation c2x_prepare(void) {
    const c2x_type_codec *codec = &c2x_measured.types[0];
    size_t capacity = c2x_message_length + SPARE_OCTETS;
    c2x_operation operation = {codec, board_take(codec->size), board_take(codec->size), board_take(capacity), capacity};
    if (codec->decode(operation.prepared, c2x_message, c2x_message_length) < 0) {
        board_refuse_to_go_on("its decoder refuses the message");
    }
    int64_t length = codec->encode(operation.prepared, operation.buffer, capacity);
    if (length < 0) {
        board_refuse_to_go_on("its encoder refuses the message");
    }
    if (length != c2x_message_length || memcmp(operation.buffer, c2x_message, c2x_message_length) != 0) {
        board_refuse_to_go_on("it encodes the message to other octets");
    }
    return operation;
}

bool c2x_encode(const c2x_operation *operation) {
    return operation->codec->encode(operation->prepared, operation->buffer, operation->capacity) >= 0;
}

bool c2x_decode(const c2x_operation *operation) {
    if (operation->codec->decode(operation->scratch, c2x_message, c2x_message_length) < 0) {
        return false;
    }
    if (operation->codec->release != NULL) {
        operation->codec->release(operation->scratch);
    }
    return true;
}
