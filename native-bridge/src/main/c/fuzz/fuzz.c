/* A libFuzzer target: the first octet chooses a type of one of our own codecs, the rest is its input. */
#include "fuzz/try.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size == 0) {
        return 0;
    }
    size_t chosen = data[0];
    for (size_t i = 0; i < c2x_codec_count; i++) {
        const c2x_codec *codec = c2x_codecs[i];
        if (!c2x_is_own(codec)) {
            continue;
        }
        if (chosen < codec->type_count) {
            c2x_try(codec, &codec->types[chosen], data + 1, size - 1);
            return 0;
        }
        chosen -= codec->type_count;
    }
    return -1;
}
