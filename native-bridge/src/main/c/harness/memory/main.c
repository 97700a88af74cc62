/* c2x-harness-memory: how much heap and stack an operation of the native codecs takes. */
#include <stdio.h>

#include "harness/memory.h"
#include "harness/report.h"

int main(int argc, char **argv) {
    c2x_options options;
    if (!c2x_parse(argc, argv, &options)) {
        return 2;
    }
    if (options.json) {
        fputs("c2x-harness-memory: --json is for c2x-harness, which asks this program\n", stderr);
        return 2;
    }
    c2x_subjects all = c2x_prepare(&options);
    if (all.count == 0) {
        fputs("c2x-harness-memory: no such codec has such a content\n", stderr);
        return 1;
    }
    c2x_memory *memory = c2x_memory_of(&all);
    c2x_print_memory(&all, memory);
    return 0;
}
