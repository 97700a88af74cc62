/* Asks the program that counts memory, which is beside this one: counting there costs no time here. */
#define _GNU_SOURCE
#include "harness/memory.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define PROGRAM "c2x-harness-memory"

/* Becomes that program, its output being the end of a pipe. */
static void become(char **arguments, int output) {
    char path[PATH_MAX + sizeof PROGRAM];
    ssize_t length = readlink("/proc/self/exe", path, PATH_MAX);
    path[length < 0 ? 0 : length] = '\0';
    char *slash = strrchr(path, '/');
    strcpy(slash == NULL ? path : slash + 1, PROGRAM);
    size_t kept = 0;
    for (size_t i = 0; arguments[i] != NULL; i++) {
        if (strcmp(arguments[i], "--json") != 0) {
            arguments[kept++] = arguments[i];
        }
    }
    arguments[kept] = NULL;
    dup2(output, STDOUT_FILENO);
    execv(path, arguments);
    perror(path);
    _exit(127);
}

static bool read_lines(FILE *lines, c2x_memory *memory, size_t count) {
    char line[256];
    bool is_read = fgets(line, sizeof line, lines) != NULL;
    for (size_t i = 0; is_read && i < count; i++) {
        unsigned long long calls, octets, peak, stack;
        is_read = fgets(line, sizeof line, lines) != NULL
                  && sscanf(line, "%*s %*s %*s %llu %llu %llu %llu", &calls, &octets, &peak, &stack) == 4;
        if (is_read) {
            memory[i] = (c2x_memory){calls, octets, peak, stack};
        }
    }
    return is_read;
}

c2x_memory *c2x_memory_beside(const c2x_subjects *all, char **arguments) {
    c2x_memory *memory = c2x_allocate((all->count + 1) * sizeof(c2x_memory));
    int ends[2];
    pid_t child = pipe(ends) < 0 ? -1 : fork();
    if (child < 0) {
        perror(PROGRAM);
        exit(1);
    }
    if (child == 0) {
        close(ends[0]);
        become(arguments, ends[1]);
    }
    close(ends[1]);
    FILE *lines = fdopen(ends[0], "r");
    bool is_read = lines != NULL && read_lines(lines, memory, all->count);
    int status;
    if (waitpid(child, &status, 0) < 0 || status != 0 || !is_read) {
        fputs("c2x-harness: --json takes heap and stack from " PROGRAM ", which has to be in the same folder\n",
              stderr);
        exit(1);
    }
    fclose(lines);
    return memory;
}
