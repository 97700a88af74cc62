/*
 * What a virtual machine calls, by JNI or by the foreign function interface. Addresses come from the caller, which
 * keeps them valid; a null codec is never passed.
 */
#ifndef C2X_BRIDGE_H
#define C2X_BRIDGE_H

#include "c2x/native.h"

#define C2X_EXPORT __attribute__((visibility("default")))

/*
 * One line for each codec and type: scheme, encoding, library, what it checks (c2x_codec's number), type, octets of
 * an object, octets beside it; separated by tabs. The text lasts as long as the library.
 */
C2X_EXPORT const char *c2x_bridge_catalog(void);

/* Null if there is none. */
C2X_EXPORT const c2x_type_codec *c2x_bridge_codec(const char *scheme, const char *type);

/* Octets that the object needs of its storage << 32 | octets consumed; or what the codec returns for a refusal. */
C2X_EXPORT int64_t c2x_bridge_decode(const c2x_type_codec *codec, void *object, const uint8_t *octets, int64_t length);
C2X_EXPORT int64_t c2x_bridge_encode(const c2x_type_codec *codec, const void *object, uint8_t *octets, int64_t capacity);
C2X_EXPORT void c2x_bridge_release(const c2x_type_codec *codec, void *object);

/* "path\tproblem" of the last refusal in this thread, empty if the codec does not say it. */
C2X_EXPORT const char *c2x_bridge_failure(void);

/* Does nothing: the cost of a call. */
C2X_EXPORT void c2x_bridge_nothing(void);

/* Nanoseconds of n operations in a loop on this side; -1 if one fails. */
C2X_EXPORT int64_t c2x_bridge_time_encode(const c2x_type_codec *codec, const void *object, uint8_t *octets,
                                          int64_t capacity, int64_t n);
C2X_EXPORT int64_t c2x_bridge_time_decode(const c2x_type_codec *codec, void *object, const uint8_t *octets,
                                          int64_t length, int64_t n);

#endif
