#define _GNU_SOURCE
#include "harness/check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/subject.h"

/* Room for a message that one codec makes longer than the JVM does. */
#define SPARE_OCTETS 256

/* What became of the messages in one codec. */
typedef struct c2x_tally {
    const c2x_codec *library;
    const c2x_type_codec *codec;
    void *object;
    long equal;
    long different;
    long not_decoded;
    long not_encoded;
    /* line of the first that is not equal, 0 if there is none, and what the codec says of it */
    long first;
    c2x_failure reason;
} c2x_tally;

typedef struct c2x_tallies {
    c2x_tally *tallies;
    size_t count;
} c2x_tallies;

static c2x_tallies tallies_of(const c2x_options *options) {
    size_t most = 0;
    for (size_t i = 0; i < c2x_codec_count; i++) {
        most += c2x_codecs[i]->type_count;
    }
    c2x_tallies all = {c2x_allocate((most + 1) * sizeof(c2x_tally)), 0};
    for (size_t i = 0; i < c2x_codec_count; i++) {
        const c2x_codec *library = c2x_codecs[i];
        for (size_t j = 0; c2x_chosen(options->schemes, library->scheme) && j < library->type_count; j++) {
            const c2x_type_codec *codec = &library->types[j];
            all.tallies[all.count++] =
                (c2x_tally){.library = library, .codec = codec, .object = c2x_allocate(codec->size)};
        }
    }
    return all;
}

static void check(c2x_tally *tally, const uint8_t *octets, size_t length, uint8_t *buffer, long line) {
    long *outcome = &tally->not_decoded;
    c2x_last_failure();
    if (tally->codec->decode(tally->object, octets, length) >= 0) {
        int64_t written = tally->codec->encode(tally->object, buffer, length + SPARE_OCTETS);
        if (written < 0) {
            outcome = &tally->not_encoded;
        } else if ((size_t)written == length && memcmp(buffer, octets, length) == 0) {
            outcome = &tally->equal;
        } else {
            outcome = &tally->different;
        }
        if (tally->codec->release != NULL) {
            tally->codec->release(tally->object);
        }
    }
    if (outcome != &tally->equal && tally->first == 0) {
        tally->first = line;
        tally->reason = c2x_last_failure();
    }
    ++*outcome;
}

static int digit(char c) {
    const char *digits = "0123456789abcdef";
    const char *found = c == '\0' ? NULL : strchr(digits, c);
    return found == NULL ? -1 : (int)(found - digits);
}

/* Puts the octets of hexadecimal digits up to the end of the line in their place; false if they are none. */
static bool read_octets(const char *text, uint8_t *octets, size_t *length) {
    *length = 0;
    for (; *text != '\n' && *text != '\0'; text += 2) {
        int high = digit(text[0]);
        int low = high < 0 ? -1 : digit(text[1]);
        if (low < 0) {
            return false;
        }
        octets[(*length)++] = (uint8_t)(high << 4 | low);
    }
    return *length > 0;
}

/* Checks one line with all codecs that it is for; null, or what is wrong with it. */
static const char *check_line(char *text, const c2x_tallies *all, long line) {
    char *encoding = strchr(text, ' ');
    char *digits = encoding == NULL ? NULL : strchr(encoding + 1, ' ');
    if (digits == NULL) {
        return "expected type, encoding and octets";
    }
    *encoding++ = '\0';
    *digits++ = '\0';
    size_t most = strlen(digits) / 2;
    uint8_t *octets = c2x_allocate(2 * most + SPARE_OCTETS);
    size_t length;
    bool is_read = read_octets(digits, octets, &length);
    for (size_t i = 0; is_read && i < all->count; i++) {
        c2x_tally *tally = &all->tallies[i];
        if (strcmp(tally->codec->type, text) == 0 && strcmp(tally->library->encoding, encoding) == 0) {
            check(tally, octets, length, octets + length, line);
        }
    }
    free(octets);
    return is_read ? NULL : "expected pairs of small hexadecimal digits";
}

static const char *text(const char *text) {
    return text == NULL ? "" : text;
}

static void print(const c2x_tallies *all) {
    puts("scheme\tlibrary\ttype\tequal\tdifferent\tnot decoded\tnot encoded\tfirst line not equal\treason");
    for (size_t i = 0; i < all->count; i++) {
        const c2x_tally *tally = &all->tallies[i];
        printf("%s\t%s\t%s\t%ld\t%ld\t%ld\t%ld\t%ld\t%s%s%s\n", tally->library->scheme, tally->library->library,
               tally->codec->type, tally->equal, tally->different, tally->not_decoded, tally->not_encoded,
               tally->first, text(tally->reason.path), tally->reason.path == NULL ? "" : ": ",
               text(tally->reason.problem));
    }
}

int c2x_check(const c2x_options *options) {
    FILE *file = fopen(options->check, "r");
    if (file == NULL) {
        perror(options->check);
        return 1;
    }
    c2x_tallies all = tallies_of(options);
    char *text = NULL;
    size_t room = 0;
    long line = 0;
    const char *problem = NULL;
    while (problem == NULL && getline(&text, &room, file) >= 0) {
        problem = check_line(text, &all, ++line);
    }
    if (problem == NULL && ferror(file)) {
        problem = "cannot be read any further";
    }
    fclose(file);
    if (problem != NULL) {
        fprintf(stderr, "c2x-harness: %s: line %ld: %s\n", options->check, line, problem);
        return 1;
    }
    print(&all);
    return 0;
}
