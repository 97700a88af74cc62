/* Encodes values, some of which are none of their types: prints the octets, or the path of the error. */
#include <stdio.h>
#include "own.h"
#define TRY(type, ...)                                                                             \
    {                                                                                              \
        static const own_##type value = {__VA_ARGS__};                                             \
        size_t length = own_##type##_uper_encode(&value, octets, sizeof octets, &error);           \
        printf("%u %s\n", (unsigned) length, length == 0 ? error.path : c2x_code_name(error.code)); \
    }
#define OCTETS(text) {(const uint8_t *) text, sizeof text - 1}
int main(void)
{
    uint8_t octets[100];
    c2x_error error;
    TRY(Identifiers, .absolute = OCTETS("\x2a\x03"))
    TRY(Identifiers, .absolute = OCTETS(""))
    TRY(Identifiers, .absolute = OCTETS("\x2a\x83"))
    TRY(Integers, .least = OCTETS("\0\1\0\0\0\0\0\0\0\0"))
    TRY(Integers, .unsigned_ = OCTETS("\xff"), .least = OCTETS("\1\0\0\0\0\0\0\0\0"))
    TRY(Integers, .most = OCTETS("\1\0\0\0\0\0\0\0\1"), .least = OCTETS("\1\0\0\0\0\0\0\0\0"))
    TRY(Integers, .unsigned_ = OCTETS("\0"))
    TRY(Texts, .two = OCTETS("\xd0\xb6\x61"))
    TRY(Texts, .two = OCTETS("\xd0\xb6"))
    TRY(Texts, .two = OCTETS("\xd0\xb6\xd0"))
    TRY(Texts, .two = OCTETS("ab"), .bmp = OCTETS("\xf0\x9d\x84\x9e"))
    TRY(Cyrillic, .text = OCTETS("a"))
    TRY(Cyrillic, .utf8 = OCTETS("a"))
    TRY(Bracket, .has_one = true, .has_two = true)
    TRY(Bracket, .has_one = true)
    TRY(Bracket, .has_later = true, .later = (own_BracketLater) 1)
    TRY(Gaps, .number = 4)
    TRY(Gaps, .number = 10)
    return 0;
}
