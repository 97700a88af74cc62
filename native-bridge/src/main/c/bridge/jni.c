/* The native methods of org.c2x.nativebridge.JniCalls. Addresses travel as numbers, so that no call looks into an object. */
#include <jni.h>
#include <stdint.h>

#include "bridge/bridge.h"

#define METHOD(type, name) JNIEXPORT type JNICALL Java_org_c2x_nativebridge_JniCalls_##name
#define AT(address) ((void *)(intptr_t)(address))

METHOD(jlong, address)(JNIEnv *env, jobject self, jobject buffer) {
    (void)self;
    return (jlong)(intptr_t)(*env)->GetDirectBufferAddress(env, buffer);
}

METHOD(jstring, catalog)(JNIEnv *env, jobject self) {
    (void)self;
    return (*env)->NewStringUTF(env, c2x_bridge_catalog());
}

METHOD(jlong, codec)(JNIEnv *env, jobject self, jstring scheme, jstring type) {
    (void)self;
    const char *scheme_text = (*env)->GetStringUTFChars(env, scheme, NULL);
    const char *type_text = (*env)->GetStringUTFChars(env, type, NULL);
    const c2x_type_codec *codec =
        scheme_text == NULL || type_text == NULL ? NULL : c2x_bridge_codec(scheme_text, type_text);
    if (scheme_text != NULL) {
        (*env)->ReleaseStringUTFChars(env, scheme, scheme_text);
    }
    if (type_text != NULL) {
        (*env)->ReleaseStringUTFChars(env, type, type_text);
    }
    return (jlong)(intptr_t)codec;
}

METHOD(jlong, decode)(JNIEnv *env, jobject self, jlong codec, jlong object, jlong octets, jlong length) {
    (void)env, (void)self;
    return c2x_bridge_decode(AT(codec), AT(object), AT(octets), length);
}

METHOD(jlong, encode)(JNIEnv *env, jobject self, jlong codec, jlong object, jlong octets, jlong capacity) {
    (void)env, (void)self;
    return c2x_bridge_encode(AT(codec), AT(object), AT(octets), capacity);
}

METHOD(void, release)(JNIEnv *env, jobject self, jlong codec, jlong object) {
    (void)env, (void)self;
    c2x_bridge_release(AT(codec), AT(object));
}

METHOD(jstring, failure)(JNIEnv *env, jobject self) {
    (void)self;
    return (*env)->NewStringUTF(env, c2x_bridge_failure());
}

METHOD(void, nothing)(JNIEnv *env, jobject self) {
    (void)env, (void)self;
    c2x_bridge_nothing();
}

METHOD(jlong, timeEncode)(JNIEnv *env, jobject self, jlong codec, jlong object, jlong octets, jlong capacity, jlong n) {
    (void)env, (void)self;
    return c2x_bridge_time_encode(AT(codec), AT(object), AT(octets), capacity, n);
}

METHOD(jlong, timeDecode)(JNIEnv *env, jobject self, jlong codec, jlong object, jlong octets, jlong length, jlong n) {
    (void)env, (void)self;
    return c2x_bridge_time_decode(AT(codec), AT(object), AT(octets), length, n);
}
