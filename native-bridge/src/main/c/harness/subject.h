/* What the harness measures: one codec with one content in one direction. */
#ifndef C2X_HARNESS_SUBJECT_H
#define C2X_HARNESS_SUBJECT_H

#include <stdbool.h>

#include "c2x/native.h"
#include "harness/options.h"

typedef enum c2x_direction { C2X_ENCODE, C2X_DECODE } c2x_direction;

typedef struct c2x_subject {
    const c2x_codec *library;
    const c2x_type_codec *codec;
    const c2x_content *content;
    const c2x_encoded *octets;
    c2x_direction direction;
    /* the prepared message, made by the codec's own decoder */
    void *prepared;
    /* where a decoder puts its object */
    void *scratch;
    /* where an encoder writes */
    uint8_t *buffer;
    size_t capacity;
} c2x_subject;

/* A codec that does not do a content as the JVM does: not measured, but said. */
typedef struct c2x_refusal {
    const c2x_codec *library;
    const c2x_content *content;
    const char *reason;
} c2x_refusal;

typedef struct c2x_subjects {
    c2x_subject *subjects;
    size_t count;
    c2x_refusal *refusals;
    size_t refusal_count;
} c2x_subjects;

/* Memory filled with zeros; ends the program if there is not enough. */
void *c2x_allocate(size_t octets);

/* Prepares all chosen subjects; each has been seen to give the JVM's octets. Ends the program if memory does. */
c2x_subjects c2x_prepare(const c2x_options *options);

const char *c2x_direction_name(c2x_direction direction);

/* Does the operation n times; false if it fails. */
bool c2x_repeat(const c2x_subject *subject, int64_t n);

#endif
