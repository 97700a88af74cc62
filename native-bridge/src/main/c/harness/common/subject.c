#include "harness/subject.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Room for a content that one codec makes longer than the JVM does. */
#define SPARE_OCTETS 256

const char *c2x_direction_name(c2x_direction direction) {
    return direction == C2X_ENCODE ? "encode" : "decode";
}

void *c2x_allocate(size_t octets) {
    void *memory = calloc(1, octets);
    if (memory == NULL) {
        fputs("c2x-harness: not enough memory\n", stderr);
        exit(1);
    }
    return memory;
}

/* Null, or why the codec's figures for this content would not be comparable. */
static const char *prepare(c2x_subject *subject) {
    const c2x_encoded *octets = subject->octets;
    subject->capacity = octets->length + SPARE_OCTETS;
    subject->buffer = c2x_allocate(subject->capacity);
    subject->prepared = c2x_allocate(subject->codec->size);
    subject->scratch = c2x_allocate(subject->codec->size);
    if (subject->codec->decode(subject->prepared, octets->octets, octets->length) < 0) {
        return "its decoder refuses the message";
    }
    int64_t length = subject->codec->encode(subject->prepared, subject->buffer, subject->capacity);
    if (length < 0) {
        return "its encoder refuses the message";
    }
    if ((size_t)length != octets->length || memcmp(subject->buffer, octets->octets, octets->length) != 0) {
        return "it encodes the message to other octets";
    }
    return NULL;
}

static void add(c2x_subjects *all, c2x_subject subject, const c2x_options *options) {
    const char *reason = prepare(&subject);
    if (reason != NULL) {
        all->refusals[all->refusal_count++] = (c2x_refusal){subject.library, subject.content, reason};
        return;
    }
    for (c2x_direction direction = C2X_ENCODE; direction <= C2X_DECODE; direction++) {
        if (c2x_chosen(options->directions, c2x_direction_name(direction))) {
            subject.direction = direction;
            all->subjects[all->count++] = subject;
        }
    }
}

static const c2x_type_codec *of_type(const c2x_codec *library, const char *type) {
    for (size_t i = 0; i < library->type_count; i++) {
        if (strcmp(library->types[i].type, type) == 0) {
            return &library->types[i];
        }
    }
    return NULL;
}

c2x_subjects c2x_prepare(const c2x_options *options) {
    size_t most = c2x_codec_count * c2x_content_count;
    c2x_subjects all = {c2x_allocate(2 * most * sizeof(c2x_subject)), 0, c2x_allocate(most * sizeof(c2x_refusal)), 0};
    for (size_t j = 0; j < c2x_content_count; j++) {
        const c2x_content *content = &c2x_contents[j];
        for (size_t i = 0; i < c2x_codec_count; i++) {
            const c2x_codec *library = c2x_codecs[i];
            const c2x_type_codec *codec = of_type(library, content->type);
            const c2x_encoded *octets = c2x_encoded_content(content, library->encoding);
            if (codec != NULL && octets != NULL && c2x_chosen(options->contents, content->name)
                && c2x_chosen(options->schemes, library->scheme)) {
                add(&all, (c2x_subject){.library = library, .codec = codec, .content = content, .octets = octets},
                    options);
            }
        }
    }
    return all;
}

bool c2x_repeat(const c2x_subject *subject, int64_t n) {
    for (int64_t i = 0; i < n; i++) {
        if (subject->direction == C2X_ENCODE) {
            if (subject->codec->encode(subject->prepared, subject->buffer, subject->capacity) < 0) {
                return false;
            }
        } else {
            if (subject->codec->decode(subject->scratch, subject->octets->octets, subject->octets->length) < 0) {
                return false;
            }
            if (subject->codec->release != NULL) {
                subject->codec->release(subject->scratch);
            }
        }
    }
    return true;
}
