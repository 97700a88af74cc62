/* Result files of the study, format version 4. */
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>

#include "harness/report.h"

#define FORMAT_VERSION 4
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
    printf(",\"jvm\":null,\"compiler\":{\"name\":\"gcc %s\",\"flags\":[\"%s\"],\"target\":\"%s\"},", __VERSION__,
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
    printf("\"configuration\":{\"parts\":[\"native\"],\"forks\":1,\"latencyForks\":0,\"coldStartForks\":0,"
           "\"warmupIterations\":1,\"warmupMillis\":%d,\"iterations\":%d,\"iterationMillis\":%d,",
           options->reading_ms, options->rounds, options->reading_ms);
    print_names("schemes", all, scheme_of);
    putchar(',');
    print_names("contents", all, content_of);
    putchar(',');
    print_names("directions", all, direction_of);
    printf("},");
}

static void print_key(const c2x_subject *subject, size_t index) {
    printf("%s{\"scheme\":\"%s\",\"content\":\"%s\",\"direction\":\"%s\",\"boundary\":\"codec\",",
           index == 0 ? "" : ",", scheme_of(subject), content_of(subject), direction_of(subject));
}

/* This process is one fork, whatever its number of readings. */
static void print_rows(const c2x_subjects *all, const c2x_times *times, const c2x_memory *memory) {
    printf("\"rows\":[");
    for (size_t i = 0; i < all->count; i++) {
        const c2x_subject *subject = &all->subjects[i];
        double median = times[i].median;
        double length = (double)subject->octets->length;
        print_key(subject, i);
        printf("\"environment\":\"native-%s\",\"operation\":\"%s\",\"time\":{\"nanos\":%.4f,\"lowNanos\":null,"
               "\"highNanos\":null,\"forkNanos\":[%.4f]},\"recordsPerSecond\":%.1f,\"octetsPerSecond\":%.1f,"
               "\"allocatedOctets\":%llu,\"lengthOctets\":%.1f,\"ratio\":null}",
               C2X_TARGET, direction_of(subject), median, median, 1e9 / median, 1e9 / median * length,
               (unsigned long long)memory[i].octets, length);
    }
    printf("],");
}

static void print_memory_rows(const c2x_subjects *all, const c2x_memory *memory) {
    printf("\"memory\":[");
    for (size_t i = 0; i < all->count; i++) {
        print_key(&all->subjects[i], i);
        printf("\"environment\":\"native-%s\",\"allocatedOctets\":%llu,\"stackOctets\":%llu,"
               "\"retainedOctets\":null}",
               C2X_TARGET, (unsigned long long)memory[i].octets, (unsigned long long)memory[i].stack);
    }
    printf("],");
}

static void print_lengths(const c2x_subjects *all) {
    printf("\"lengths\":[");
    const char *separator = "";
    for (size_t i = 0; i < all->count; i++) {
        const c2x_subject *subject = &all->subjects[i];
        if (subject->direction == all->subjects[0].direction) {
            printf("%s{\"scheme\":\"%s\",\"content\":\"%s\",\"length\":%zu,\"published2014\":null,"
                   "\"published2015\":null,\"reason\":null}",
                   separator, scheme_of(subject), content_of(subject), subject->octets->length);
            separator = ",";
        }
    }
    printf("],");
}

static void print_skipped(const c2x_subjects *all) {
    printf("\"skipped\":[");
    const char *separator = "";
    for (size_t i = 0; i < all->refusal_count; i++) {
        const c2x_refusal *refusal = &all->refusals[i];
        printf("%s{\"what\":\"%s with %s on native-%s\",\"reason\":\"%s\",\"remedy\":null}", separator,
               refusal->library->scheme, refusal->content->name, C2X_TARGET, refusal->reason);
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
    printf("{\"formatVersion\":%d,\"mode\":\"native harness: processor time, median of the readings, encoders write "
           "into a buffer\",\"state\":\"COMPLETE\",\"planned\":1,\"made\":1,",
           FORMAT_VERSION);
    print_now("started");
    print_now("finished");
    print_environment();
    print_configuration(all, options);
    print_rows(all, times, memory);
    printf("\"latencies\":[],\"coldStarts\":[],\"instructions\":[],");
    print_memory_rows(all, memory);
    print_lengths(all);
    printf("\"deflated\":[],\"budgets\":[],\"nesting\":[],");
    print_skipped(all);
    puts("}");
}
