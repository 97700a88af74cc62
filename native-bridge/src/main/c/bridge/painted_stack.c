/* The native method of org.c2x.nativebridge.PaintedStack. */
#define _GNU_SOURCE
#include <jni.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>

#define STACK_OCTETS ((size_t)1024 * 1024)
/* What the virtual machine protects at the end of a thread's stack may not be touched. */
#define PROTECTED_OCTETS ((size_t)128 * 1024)
/* Below the frame that paints: for what painting itself calls. */
#define SPARED_OCTETS 1024
#define PAINT 0xa5

typedef struct {
    JavaVM *machine;
    jobject preparation;
    jobject work;
    uint8_t *stack;
    int64_t octets;
} job;

static bool does(JNIEnv *env, jobject runnable) {
    jmethodID run = (*env)->GetMethodID(env, (*env)->GetObjectClass(env, runnable), "run", "()V");
    (*env)->CallVoidMethod(env, runnable, run);
    bool has_thrown = (*env)->ExceptionCheck(env);
    if (has_thrown) {
        (*env)->ExceptionClear(env);
    }
    return !has_thrown;
}

/* Octets from this frame down to the last one that the work has changed; -1 if something was thrown. */
static int64_t painted(JNIEnv *env, const job *todo) {
    if (!does(env, todo->preparation)) {
        return -1;
    }
    uint8_t *here = __builtin_frame_address(0);
    uint8_t *end = todo->stack + PROTECTED_OCTETS;
    memset(end, PAINT, (size_t)(here - SPARED_OCTETS - end));
    if (!does(env, todo->work)) {
        return -1;
    }
    while (*end == PAINT) {
        end++;
    }
    return here - end;
}

static void *work_on_painted_stack(void *argument) {
    job *todo = argument;
    JNIEnv *env;
    if ((*todo->machine)->AttachCurrentThread(todo->machine, (void **)&env, NULL) == JNI_OK) {
        todo->octets = painted(env, todo);
        (*todo->machine)->DetachCurrentThread(todo->machine);
    }
    return NULL;
}

static bool run_on(job *todo) {
    pthread_attr_t attributes;
    pthread_t thread;
    pthread_attr_init(&attributes);
    bool has_run = pthread_attr_setstack(&attributes, todo->stack, STACK_OCTETS) == 0
                   && pthread_create(&thread, &attributes, work_on_painted_stack, todo) == 0
                   && pthread_join(thread, NULL) == 0;
    pthread_attr_destroy(&attributes);
    return has_run;
}

JNIEXPORT jlong JNICALL Java_org_c2x_nativebridge_PaintedStack_reached(JNIEnv *env, jclass self, jobject preparation,
                                                                           jobject work) {
    (void)self;
    job todo = {.octets = -1};
    (*env)->GetJavaVM(env, &todo.machine);
    todo.stack = mmap(NULL, STACK_OCTETS, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (todo.stack == MAP_FAILED) {
        return -1;
    }
    todo.preparation = (*env)->NewGlobalRef(env, preparation);
    todo.work = (*env)->NewGlobalRef(env, work);
    bool has_run = run_on(&todo);
    (*env)->DeleteGlobalRef(env, todo.preparation);
    (*env)->DeleteGlobalRef(env, todo.work);
    munmap(todo.stack, STACK_OCTETS);
    return has_run ? todo.octets : -1;
}
