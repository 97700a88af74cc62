/* The numbers of the layout of TS 103 097 V1.1.1 where they are not those of the struct's constants. */
#ifndef C2X_BINARY_LAYOUT_H
#define C2X_BINARY_LAYOUT_H

#include "its_security.h"

#define LAYOUT_VERSION 1
#define LAYOUT_SIGNER_INFO 128
#define LAYOUT_ITS_AID_LIST 32
#define LAYOUT_DURATION_BITS 13
#define LAYOUT_HEIGHT_UNKNOWN 0xf000
#define LAYOUT_SIGNATURE 1

/* Certificates within certificates. */
#define LAYOUT_MOST_LEVELS 32

/* Returns octets written, 0 after an error. */
size_t c2x_binary_encode(const its_security_SecuredMessage *value, uint8_t *buffer, size_t size, c2x_error *error);

/* Returns octets read, 0 after an error; lists and payloads lie in the arena. */
size_t c2x_binary_decode(its_security_SecuredMessage *value, const uint8_t *octets, size_t length, c2x_arena *arena,
                         c2x_error *error);

#endif
