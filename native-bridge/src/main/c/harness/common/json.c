/* Result files of the study, format version 5. */
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>

#include "harness/report.h"

#define FORMAT_VERSION 7
#define TEXT_OCTETS 256

/* A JSON string; control characters are left out. */
static void print_text(const char *text) {
    putchar('"');
    for (; *text != '\0'; text++) {
        if (*text == '"' || *text == '\\') {
            putchar('\\');
        }
        if ((unsigned char)*text >= ' ') {
            putchar(*text);
        }
    }
    putchar('"');
}

static void print_field(const char *name, const char *text) {
    printf("\"%s\":", name);
    print_text(text);
}

static void read_cpu(char cpu[TEXT_OCTETS]) {
    strcpy(cpu, "unknown");
    FILE *info = fopen("/proc/cpuinfo", "r");
    char line[TEXT_OCTETS];
    while (info != NULL && fgets(line, sizeof line, info) != NULL) {
        char *colon = strchr(line, ':');
        if (strncmp(line, "model name", 10) == 0 && colon != NULL) {
            line[strcspn(line, "\n")] = '\0';
            snprintf(cpu, TEXT_OCTETS, "%s", colon + 2);
            break;
        }
    }
    if (info != NULL) {
        fclose(info);
    }
}

static void print_libraries(void) {
    printf("\"libraries\":{");
    for (size_t i = 0; i < c2x_codec_count; i++) {
        const char *scheme = c2x_codecs[i]->scheme;
        bool seen = false;
        for (size_t j = 0; j < i && !seen; j++) {
            seen = strcmp(c2x_codecs[j]->scheme, scheme) == 0;
        }
        if (!seen) {
            fputs(i == 0 ? "" : ",", stdout);
            print_field(scheme, c2x_codecs[i]->library);
        }
    }
    printf("},");
}

static void print_environment(void) {
    char cpu[TEXT_OCTETS];
    read_cpu(cpu);
    struct utsname system;
    uname(&system);
    char os[2 * sizeof system.sysname + 2];
    snprintf(os, sizeof os, "%s %s", system.sysname, system.release);
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    long long memory = (long long)sysconf(_SC_PHYS_PAGES) * sysconf(_SC_PAGESIZE);
    printf("\"environments\":[{\"id\":\"native-%s\",", C2X_TARGET);
    print_field("cpu", cpu);
    printf(",\"cpuFrequency\":\"unknown\",\"cores\":%ld,\"memoryOctets\":%lld,", cores, memory);
    print_field("os", os);
    putchar(',');
    print_field("architecture", system.machine);
    printf(",\"compiler\":{\"name\":\"gcc %s\",\"flags\":[\"%s\"],\"target\":\"%s\"},", __VERSION__,
           C2X_FLAGS, C2X_TARGET);
    print_libraries();
    print_field("revision", C2X_REVISION);
    printf("}],");
}

/* The names that subjects have, each once. */
static void print_names(const char *field, const c2x_subjects *all, const char *(*name)(const c2x_subject *)) {
    printf("\"%s\":[", field);
    const char *separator = "";
    for (size_t i = 0; i < all->count; i++) {
        bool seen = false;
        for (size_t j = 0; j < i && !seen; j++) {
            seen = strcmp(name(&all->subjects[j]), name(&all->subjects[i])) == 0;
        }
        if (!seen) {
            printf("%s\"%s\"", separator, name(&all->subjects[i]));
            separator = ",";
        }
    }
    printf("]");
}

static const char *scheme_of(const c2x_subject *subject) {
    return subject->library->scheme;
}

static const char *content_of(const c2x_subject *subject) {
    return subject->content->name;
}

static const char *direction_of(const c2x_subject *subject) {
    return c2x_direction_name(subject->direction);
}

static void print_configuration(const c2x_subjects *all, const c2x_options *options) {
    printf("\"configuration\":{\"forks\":1,\"latencyForks\":0,\"coldStartForks\":0,"
           "\"mostForks\":1,\"mostMillis\":%d,\"iterations\":%d,\"iterationMillis\":%d,",
           options->reading_ms, options->rounds, options->reading_ms);
    print_names("schemes", all, scheme_of);
    putchar(',');
    print_names("contents", all, content_of);
    putchar(',');
    print_names("directions", all, direction_of);
    printf("}},\n");
}

/* Everything that is measured is a figure; of what it is comes first. */
static void print_figure(const c2x_subject *subject, const char *quantity, const char *unit) {
    static const char *separator = "\n";
    printf("%s{\"environment\":\"native-%s\",\"scheme\":\"%s\",\"content\":\"%s\",\"operation\":\"%s\","
           "\"boundary\":\"codec\",\"quantity\":\"%s\",\"unit\":\"%s\",\"value\":",
           separator, C2X_TARGET, scheme_of(subject), content_of(subject), direction_of(subject), quantity, unit);
    separator = ",\n";
}

static void print_octets(const c2x_subject *subject, const char *quantity, uint64_t octets) {
    print_figure(subject, quantity, "octets");
    printf("%llu}", (unsigned long long)octets);
}

/* This process is one fork, whatever its number of readings. */
static void print_time(const c2x_subject *subject, const char *quantity, double nanos) {
    print_figure(subject, quantity, "ns");
    printf("%.4f,\"forks\":[%.4f]}", nanos, nanos);
}

/* The same whatever measures it, so once for both directions. */
static void print_length(const c2x_subject *subject) {
    printf(",\n{\"scheme\":\"%s\",\"content\":\"%s\",\"quantity\":\"length\",\"unit\":\"octets\",\"value\":%zu}",
           scheme_of(subject), content_of(subject), subject->octets->length);
}

static void print_figures(const c2x_subjects *all, const c2x_times *times, const c2x_memory *memory) {
    printf("\"figures\":[");
    for (size_t i = 0; i < all->count; i++) {
        const c2x_subject *subject = &all->subjects[i];
        print_time(subject, "time", times[i].median);
        print_time(subject, "wall time", times[i].wall_median);
        print_octets(subject, "heap", memory[i].octets);
        print_octets(subject, "stack", memory[i].stack);
        if (subject->direction == all->subjects[0].direction) {
            print_length(subject);
        }
    }
    printf("\n],\n");
}

static void print_skipped(const c2x_subjects *all) {
    printf("\"skipped\":[");
    const char *separator = "";
    for (size_t i = 0; i < all->refusal_count; i++) {
        const c2x_refusal *refusal = &all->refusals[i];
        const char *scheme = refusal->library->scheme;
        const char *content = refusal->content->name;
        printf("%s{\"what\":\"%s with %s on native-%s\",\"environment\":\"native-%s\",\"scheme\":\"%s\","
               "\"content\":\"%s\",\"reason\":\"%s\"}",
               separator, scheme, content, C2X_TARGET, C2X_TARGET, scheme, content, refusal->reason);
        separator = ",";
    }
    printf("]");
}

static void print_now(const char *field) {
    char text[TEXT_OCTETS];
    time_t now = time(NULL);
    struct tm parts;
    strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", gmtime_r(&now, &parts));
    print_field(field, text);
    putchar(',');
}

void c2x_print_json(const c2x_subjects *all, const c2x_times *times, const c2x_memory *memory,
                    const c2x_options *options) {
    printf("{\"formatVersion\":%d,\n\"header\":{\"mode\":\"native harness: processor time, median of the readings, "
           "encoders write into a buffer\",\"state\":\"COMPLETE\",\"planned\":1,\"made\":1,",
           FORMAT_VERSION);
    print_now("started");
    print_now("finished");
    print_environment();
    print_configuration(all, options);
    print_figures(all, times, memory);
    print_skipped(all);
    puts("}");
}
