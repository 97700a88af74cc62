/* What codec.h wants, of the templates encode_object and decode_object. */
#ifndef C2X_MPSOC_OBJECTS_H
#define C2X_MPSOC_OBJECTS_H

#define FUNCTIONS(letter)                                                                                     \
    static inline int64_t encode_##letter(const object_##letter *object, uint8_t *octets, size_t capacity) {  \
        return encode_object(object, octets, capacity);                                                       \
    }                                                                                                         \
    static inline int64_t decode_##letter(object_##letter *object, const uint8_t *octets, size_t length) {    \
        return decode_object(object, octets, length);                                                         \
    }

FUNCTIONS(a)
FUNCTIONS(b)
FUNCTIONS(c)

#endif
