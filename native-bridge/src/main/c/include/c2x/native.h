/*
 * What every native codec offers to the harness and to the bridge, and how both find it. A codec decodes octets into
 * an object of its own and encodes such an object; the object is what the studies call a prepared message.
 */
#ifndef C2X_NATIVE_H
#define C2X_NATIVE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Directions in which a codec refuses numbers outside of their range. */
enum { C2X_CHECKS_NOTHING = 0, C2X_CHECKS_ENCODE = 1, C2X_CHECKS_DECODE = 2 };

/* One message type of one codec. */
typedef struct c2x_type_codec {
    /* family and name in C, "v1.CAM" */
    const char *type;
    /* octets of storage that an object takes; what the library allocates beside it does not count */
    size_t size;
    /* octets that the library usually allocates beside it */
    size_t heap;
    /*
     * Makes an object in storage of that size, aligned for any type, which need not be initialised. Returns the
     * octets consumed, or, if there is no object then, -1 - offset: where the input goes wrong, in units of the
     * encoding, as far as the library says it.
     */
    int64_t (*decode)(void *object, const uint8_t *octets, size_t length);
    /* Returns the octets written, or C2X_CANNOT_ENCODE. */
    int64_t (*encode)(const void *object, uint8_t *octets, size_t capacity);
    /* Frees what decode allocated; null if that is nothing. */
    void (*release)(void *object);
    /* Octets of its storage, from the beginning, that a decoded object needs; null if these are all. */
    size_t (*extent)(const void *object);
} c2x_type_codec;

/* The value outside of its range, or no room for the octets. */
#define C2X_CANNOT_ENCODE INT64_C(-1)

/* Why the last codec of this thread refused its input or its value, for those that say it. */
typedef struct c2x_failure {
    /* type and component; null if the codec does not say it */
    const char *path;
    const char *problem;
} c2x_failure;

/* Asking forgets it. */
c2x_failure c2x_last_failure(void);

/* For codecs: says why; both texts are static. */
void c2x_fail(const char *path, const char *problem);

/* One codec, that is one library with one setting. */
typedef struct c2x_codec {
    /* "native-uper-asn1c" */
    const char *scheme;
    /* whose octets it reads and writes: "uper", "aper", "oer", "der", "exi", "binary" or "protobuf" */
    const char *encoding;
    /* library and version */
    const char *library;
    unsigned checks;
    const c2x_type_codec *types;
    size_t type_count;
} c2x_codec;

/* The codecs that this program was built with. */
extern const c2x_codec *const c2x_codecs[];
extern const size_t c2x_codec_count;

/* The codec of a scheme for a type, null if there is none. */
const c2x_type_codec *c2x_find(const char *scheme, const char *type);

/* A message in one encoding. */
typedef struct c2x_encoded {
    const char *encoding;
    const uint8_t *octets;
    size_t length;
} c2x_encoded;

/* A message to measure with, in every encoding that the JVM has made of it. */
typedef struct c2x_content {
    const char *name;
    const char *type;
    const c2x_encoded *encodings;
    size_t encoding_count;
} c2x_content;

extern const c2x_content c2x_contents[];
extern const size_t c2x_content_count;

/* The octets of a content, null if the encoding does not carry it. */
const c2x_encoded *c2x_encoded_content(const c2x_content *content, const char *encoding);

/*
 * Encodes an object n times, or decodes octets n times and releases what comes of it, and says how many nanoseconds
 * of processor time all of it took; -1 if an operation fails.
 */
int64_t c2x_time_encode(const c2x_type_codec *codec, const void *object, uint8_t *octets, size_t capacity, int64_t n);
int64_t c2x_time_decode(const c2x_type_codec *codec, void *object, const uint8_t *octets, size_t length, int64_t n);

#ifdef __cplusplus
}
#endif

#endif
