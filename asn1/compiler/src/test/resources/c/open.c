/* Encodes values of open types, some of which are none that their identifiers tell, and decodes them again. */
#include <stdio.h>
#include "own.h"
#define TRY(rules, type, ...)                                                                    \
    {                                                                                            \
        static const own_##type value = {__VA_ARGS__};                                           \
        own_##type read;                                                                         \
        size_t length = own_##type##_##rules##_encode(&value, octets, sizeof octets, &error);    \
        printf(#rules " %u %s", (unsigned) length, c2x_code_name(error.code));                   \
        if (length > 0) {                                                                        \
            c2x_arena arena = c2x_arena_of(memory, sizeof memory);                               \
            own_##type##_##rules##_decode(&read, octets, length, &arena, &error);                \
            printf("; %d, %s", (int) read.value.choice, c2x_code_name(error.code));              \
        }                                                                                        \
        printf("; %s\n", error.path);                                                            \
    }
#define SPEED .choice = own_KindedValue_SPEED, .u = {.speed = 1000}
#define OTHER .choice = own_KindedValue_UNKNOWN_EXTENSION, .u = {.unknown = {(const uint8_t *) "ab", 2}}
#define ALL(...)                \
    TRY(uper, Kinded, __VA_ARGS__) \
    TRY(aper, Kinded, __VA_ARGS__) \
    TRY(oer, Kinded, __VA_ARGS__)  \
    TRY(exi, Kinded, __VA_ARGS__)
int main(void)
{
    uint8_t octets[100];
    uint64_t memory[10];
    c2x_error error;
    ALL(.kind = own_Kind_FIRST, .level = 1, .value = {SPEED})
    ALL(.kind = own_Kind_FIRST, .level = 2, .value = {SPEED})
    ALL(.kind = own_Kind_FIRST, .level = 2, .value = {OTHER})
    ALL(.kind = own_Kind_FIRST, .level = 1, .value = {OTHER})
    return 0;
}
