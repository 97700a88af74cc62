#include "harness/report.h"

#include <stdio.h>
#include <string.h>

void c2x_print_refusals(const c2x_subjects *all) {
    for (size_t i = 0; i < all->refusal_count; i++) {
        const c2x_refusal *refusal = &all->refusals[i];
        fprintf(stderr, "skipped: %s with %s because %s\n", refusal->library->scheme, refusal->content->name,
                refusal->reason);
    }
}

static const char *checks(unsigned checks) {
    static const char *const names[] = {"none", "encode", "decode", "both"};
    return names[checks & (C2X_CHECKS_ENCODE | C2X_CHECKS_DECODE)];
}

void c2x_print_list(const c2x_subjects *all, const c2x_options *options) {
    if (options->json) {
        fputs("[", stdout);
    }
    const char *separator = "";
    for (size_t i = 0; i < all->count; i++) {
        const c2x_subject *subject = &all->subjects[i];
        const char *direction = c2x_direction_name(subject->direction);
        const c2x_codec *library = subject->library;
        if (options->json) {
            printf("%s{\"scheme\":\"%s\",\"content\":\"%s\",\"direction\":\"%s\",\"length\":%zu,\"library\":\"%s\","
                   "\"checks\":\"%s\",\"objectOctets\":%zu}",
                   separator, library->scheme, subject->content->name, direction, subject->octets->length,
                   library->library, checks(library->checks), subject->codec->size);
            separator = ",";
        } else {
            printf("%-28s %-18s %s  %4zu octets  %s, checks ranges: %s\n", library->scheme, subject->content->name,
                   direction, subject->octets->length, library->library, checks(library->checks));
        }
    }
    fputs(options->json ? "]\n" : "", stdout);
}

void c2x_print_table(const c2x_subjects *all, const c2x_times *times) {
    printf("%-28s %-18s %-6s %6s %12s %12s\n", "scheme", "content", "", "octets", "least ns", "median ns");
    for (size_t i = 0; i < all->count; i++) {
        const c2x_subject *subject = &all->subjects[i];
        printf("%-28s %-18s %s %6zu %12.1f %12.1f\n", subject->library->scheme, subject->content->name,
               c2x_direction_name(subject->direction), subject->octets->length, times[i].least, times[i].median);
    }
}

void c2x_print_memory(const c2x_subjects *all, const c2x_memory *memory) {
    printf("%-28s %-18s %-6s %8s %8s %8s %8s\n", "scheme", "content", "", "calls", "heap", "peak", "stack");
    for (size_t i = 0; i < all->count; i++) {
        const c2x_subject *subject = &all->subjects[i];
        printf("%-28s %-18s %s %8llu %8llu %8llu %8llu\n", subject->library->scheme, subject->content->name,
               c2x_direction_name(subject->direction), (unsigned long long)memory[i].calls,
               (unsigned long long)memory[i].octets, (unsigned long long)memory[i].peak,
               (unsigned long long)memory[i].stack);
    }
}
