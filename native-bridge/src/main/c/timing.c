/* Times as the studies took them: the process's processor time, read once around many operations. */
#define _GNU_SOURCE
#include <time.h>

#include "c2x/native.h"

/* Lets everything before it end and nothing after it begin. */
static void fence(void) {
#if defined(__x86_64__) || defined(__i386__)
    unsigned a = 0, b, c = 0, d;
    __asm__ volatile("cpuid" : "+a"(a), "=b"(b), "+c"(c), "=d"(d) : : "memory");
#else
    __sync_synchronize();
#endif
}

static int64_t now(void) {
    struct timespec time;
    fence();
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    fence();
    return time.tv_sec * INT64_C(1000000000) + time.tv_nsec;
}

int64_t c2x_time_encode(const c2x_type_codec *codec, const void *object, uint8_t *octets, size_t capacity, int64_t n) {
    int64_t started = now();
    for (int64_t i = 0; i < n; i++) {
        if (codec->encode(object, octets, capacity) < 0) {
            return -1;
        }
    }
    return now() - started;
}

int64_t c2x_time_decode(const c2x_type_codec *codec, void *object, const uint8_t *octets, size_t length, int64_t n) {
    int64_t started = now();
    for (int64_t i = 0; i < n; i++) {
        if (codec->decode(object, octets, length) < 0) {
            return -1;
        }
        if (codec->release != NULL) {
            codec->release(object);
        }
    }
    return now() - started;
}
