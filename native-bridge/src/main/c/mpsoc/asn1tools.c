/* The C that asn1tools generates of our module with full ranges, in UPER. */
#include <string.h>

#include "asn1tools.h"

#include "mpsoc/structs.h"

#define LIBRARY "asn1tools " C2X_VERSION

typedef struct asn1tools_mpsoc_structs_temperature_t object_a;
typedef struct asn1tools_mpsoc_structs_instr_cnt_t object_b;
typedef struct asn1tools_mpsoc_structs_all_sensors_t object_c;

#define FUNCTIONS(letter, name)                                                                        \
    static int64_t encode_##letter(const object_##letter *object, uint8_t *octets, size_t capacity) {  \
        return asn1tools_mpsoc_structs_##name##_encode(octets, capacity, object);                      \
    }                                                                                                  \
    static int64_t decode_##letter(object_##letter *object, const uint8_t *octets, size_t length) {    \
        return asn1tools_mpsoc_structs_##name##_decode(object, octets, length);                        \
    }

FUNCTIONS(a, temperature)
FUNCTIONS(b, instr_cnt)
FUNCTIONS(c, all_sensors)

#include "mpsoc/codec.h"
