/* The codec of a program with its message. */
#ifndef C2X_CORTEX_OPERATION_H
#define C2X_CORTEX_OPERATION_H

#include <stdbool.h>

#include "c2x/native.h"

/* The codec that the program was linked for; it has one type. */
extern const c2x_codec c2x_measured;

extern const uint8_t c2x_message[];
extern const uint32_t c2x_message_length;

/* A prepared message, storage for another, and a buffer for its octets. */
typedef struct c2x_operation {
    const c2x_type_codec *codec;
    void *prepared;
    void *scratch;
    uint8_t *buffer;
    size_t capacity;
} c2x_operation;

/* The operation of this program; ends it if the codec does not make the same octets of the message again. */
c2x_operation c2x_prepare(void);

/* Each once, the decoder's result released; false if it fails. */
bool c2x_encode(const c2x_operation *operation);
bool c2x_decode(const c2x_operation *operation);

#endif
