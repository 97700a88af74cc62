#define _GNU_SOURCE
#include "harness/options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "c2x-harness: speed of native codecs\n"
    "  --list              codecs and contents that this program has, and measures nothing\n"
    "  --scheme NAME,...   only these codecs\n"
    "  --content NAME,...  only these contents\n"
    "  --direction NAME    only encode, or only decode\n"
    "  --json              a result file on standard output instead of a table\n"
    "  --rounds N          readings of each operation (default 15)\n"
    "  --reading-ms N      about how long a reading takes (default 1)\n"
    "  --count N           does each operation N times and reads no clock, for counting instructions\n"
    "  --check FILE        no measurement: codes the messages of a file, says how many come out equal\n"
    "  --help              this text\n";

/* Decimal digits only. */
static bool number(const char *text, int64_t least, int64_t *value) {
    char *end;
    if (*text < '0' || *text > '9') {
        return false;
    }
    *value = strtoll(text, &end, 10);
    return *end == '\0' && *value >= least;
}

static bool option(const char *name, const char *value, c2x_options *options) {
    int64_t parsed;
    if (strcmp(name, "--scheme") == 0) {
        options->schemes = value;
    } else if (strcmp(name, "--content") == 0) {
        options->contents = value;
    } else if (strcmp(name, "--direction") == 0) {
        options->directions = value;
    } else if (strcmp(name, "--check") == 0) {
        options->check = value;
    } else if (strcmp(name, "--rounds") == 0 && number(value, 1, &parsed) && parsed <= 1000) {
        options->rounds = (int)parsed;
    } else if (strcmp(name, "--reading-ms") == 0 && number(value, 0, &parsed) && parsed <= 10000) {
        options->reading_ms = (int)parsed;
    } else if (strcmp(name, "--count") == 0 && number(value, 0, &parsed)) {
        options->count = parsed;
    } else {
        fprintf(stderr, "c2x-harness: unknown option or value: %s %s\nTry 'c2x-harness --help'.\n", name, value);
        return false;
    }
    return true;
}

bool c2x_parse(int argc, char **argv, c2x_options *options) {
    *options = (c2x_options){.rounds = 15, .reading_ms = 1, .count = -1};
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0) {
            fputs(usage, stdout);
            exit(0);
        } else if (strcmp(argv[i], "--list") == 0) {
            options->list = true;
        } else if (strcmp(argv[i], "--json") == 0) {
            options->json = true;
        } else if (i + 1 == argc) {
            fprintf(stderr, "c2x-harness: unknown option, or its value is missing: %s\nTry 'c2x-harness --help'.\n",
                    argv[i]);
            return false;
        } else if (!option(argv[i], argv[i + 1], options)) {
            return false;
        } else {
            i++;
        }
    }
    return true;
}

bool c2x_chosen(const char *list, const char *name) {
    size_t length = strlen(name);
    for (const char *at = list; at != NULL; at = strchr(at, ',')) {
        at += *at == ',';
        if (strncmp(at, name, length) == 0 && (at[length] == ',' || at[length] == '\0')) {
            return true;
        }
    }
    return list == NULL;
}
