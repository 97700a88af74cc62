/* One input against one codec: what must hold whatever the octets are. */
#ifndef C2X_FUZZ_TRY_H
#define C2X_FUZZ_TRY_H

#include <stdbool.h>

#include "c2x/native.h"

/* Whether a codec is our own C: it has to be right, not only to survive. */
bool c2x_is_own(const c2x_codec *codec);

/*
 * Decodes octets, and encodes what comes of it. Our own codecs must encode it to octets that they decode and encode to
 * the same again, and refuse a buffer that is one octet too small; the program aborts if they do not.
 *
 * Returns whether the octets were decoded.
 */
bool c2x_try(const c2x_codec *codec, const c2x_type_codec *type, const uint8_t *octets, size_t length);

#endif
