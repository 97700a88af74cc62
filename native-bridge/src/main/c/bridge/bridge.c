#include "bridge/bridge.h"

#include <pthread.h>
#include <stdio.h>

/* Enough for all codecs; the rest would be left out. */
#define CATALOG_OCTETS 16384
#define FAILURE_OCTETS 512

static char catalog[CATALOG_OCTETS];
static pthread_once_t catalog_once = PTHREAD_ONCE_INIT;
static __thread char failure_text[FAILURE_OCTETS];

static void write_catalog(void) {
    size_t used = 0;
    for (size_t i = 0; i < c2x_codec_count; i++) {
        const c2x_codec *codec = c2x_codecs[i];
        for (size_t j = 0; j < codec->type_count; j++) {
            const c2x_type_codec *type = &codec->types[j];
            int length = snprintf(catalog + used, sizeof catalog - used, "%s\t%s\t%s\t%u\t%s\t%zu\t%zu\n", codec->scheme,
                                  codec->encoding, codec->library, codec->checks, type->type, type->size, type->heap);
            if (length < 0 || (size_t)length >= sizeof catalog - used) {
                catalog[used] = '\0';
                return;
            }
            used += (size_t)length;
        }
    }
}

const char *c2x_bridge_catalog(void) {
    pthread_once(&catalog_once, write_catalog);
    return catalog;
}

const c2x_type_codec *c2x_bridge_codec(const char *scheme, const char *type) {
    return c2x_find(scheme, type);
}

int64_t c2x_bridge_decode(const c2x_type_codec *codec, void *object, const uint8_t *octets, int64_t length) {
    int64_t consumed = codec->decode(object, octets, (size_t)length);
    if (consumed < 0) {
        return consumed;
    }
    size_t extent = codec->extent != NULL ? codec->extent(object) : codec->size;
    return (int64_t)extent << 32 | consumed;
}

int64_t c2x_bridge_encode(const c2x_type_codec *codec, const void *object, uint8_t *octets, int64_t capacity) {
    return codec->encode(object, octets, (size_t)capacity);
}

void c2x_bridge_release(const c2x_type_codec *codec, void *object) {
    if (codec->release != NULL) {
        codec->release(object);
    }
}

const char *c2x_bridge_failure(void) {
    c2x_failure failure = c2x_last_failure();
    if (failure.path == NULL) {
        return "";
    }
    snprintf(failure_text, sizeof failure_text, "%s\t%s", failure.path, failure.problem);
    return failure_text;
}

void c2x_bridge_nothing(void) {
}

int64_t c2x_bridge_time_encode(const c2x_type_codec *codec, const void *object, uint8_t *octets, int64_t capacity,
                               int64_t n) {
    return c2x_time_encode(codec, object, octets, (size_t)capacity, n);
}

int64_t c2x_bridge_time_decode(const c2x_type_codec *codec, void *object, const uint8_t *octets, int64_t length,
                               int64_t n) {
    return c2x_time_decode(codec, object, octets, (size_t)length, n);
}
