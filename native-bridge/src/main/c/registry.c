/* The codecs of this program: our own always, the others as the build found their libraries. */
#include <string.h>

#include "codecs/family.h"

#include "c2x_codecs.inc"

const size_t c2x_codec_count = C2X_COUNT(c2x_codecs);

const c2x_type_codec *c2x_find(const char *scheme, const char *type) {
    for (size_t i = 0; i < c2x_codec_count; i++) {
        const c2x_codec *codec = c2x_codecs[i];
        if (strcmp(codec->scheme, scheme) != 0) {
            continue;
        }
        for (size_t j = 0; j < codec->type_count; j++) {
            if (strcmp(codec->types[j].type, type) == 0) {
                return &codec->types[j];
            }
        }
    }
    return NULL;
}

const c2x_encoded *c2x_encoded_content(const c2x_content *content, const char *encoding) {
    for (size_t i = 0; i < content->encoding_count; i++) {
        if (strcmp(content->encodings[i].encoding, encoding) == 0) {
            return &content->encodings[i];
        }
    }
    return NULL;
}

static __thread c2x_failure last_failure;

c2x_failure c2x_last_failure(void) {
    c2x_failure failure = last_failure;
    last_failure = (c2x_failure){NULL, NULL};
    return failure;
}

void c2x_fail(const char *path, const char *problem) {
    last_failure = (c2x_failure){path, problem};
}
