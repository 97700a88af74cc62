package org.c2x.nativebridge;

import java.nio.ByteBuffer;

/** The functions by JNI; the library has to be loaded. */
final class JniCalls implements NativeCalls {

    @Override
    public native long address(ByteBuffer direct);

    @Override
    public native String catalog();

    @Override
    public native long codec(String scheme, String type);

    @Override
    public native long decode(long codec, long object, long octets, long length);

    @Override
    public native long encode(long codec, long object, long octets, long capacity);

    @Override
    public native void release(long codec, long object);

    @Override
    public native String failure();

    @Override
    public native void nothing();

    @Override
    public native long timeEncode(long codec, long object, long octets, long capacity, long count);

    @Override
    public native long timeDecode(long codec, long object, long octets, long length, long count);
}
