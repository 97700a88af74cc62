/* c2x-harness-memory: how much heap and stack an operation of the native codecs takes. */
#include <stdio.h>

#include "harness/memory.h"
#include "harness/report.h"

int main(int argc, char **argv) {
    c2x_options options;
    if (!c2x_parse(argc, argv, &options)) {
        return 2;
    }
    c2x_subjects all = c2x_prepare(&options);
    c2x_print_refusals(&all);
    if (all.count == 0) {
        fputs("c2x-harness-memory: no such codec has such a content\n", stderr);
        return 1;
    }
    c2x_memory *memory = c2x_memory_of(&all);
    if (options.json) {
        c2x_print_json(&all, NULL, memory, &options);
    } else {
        c2x_print_memory(&all, memory);
    }
    return 0;
}
