package org.c2x.nativebridge;

import java.lang.invoke.MethodHandle;
import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** The functions by the foreign function interface, for Java 22 and newer; the library has to be loaded. */
final class ForeignCalls implements NativeCalls {
    private static final MethodHandle ADDRESS;
    private static final MethodHandle CATALOG;
    private static final MethodHandle CODEC;
    private static final MethodHandle DECODE;
    private static final MethodHandle ENCODE;
    private static final MethodHandle RELEASE;
    private static final MethodHandle FAILURE;
    private static final MethodHandle NOTHING;
    private static final MethodHandle TIME_ENCODE;
    private static final MethodHandle TIME_DECODE;

    static {
        try {
            ForeignLinker linker = new ForeignLinker();
            ADDRESS = linker.bufferAddress();
            CATALOG = linker.text("c2x_bridge_catalog");
            CODEC = linker.function("c2x_bridge_codec", true, 2);
            DECODE = linker.function("c2x_bridge_decode", true, 4);
            ENCODE = linker.function("c2x_bridge_encode", true, 4);
            RELEASE = linker.function("c2x_bridge_release", false, 2);
            FAILURE = linker.text("c2x_bridge_failure");
            NOTHING = linker.function("c2x_bridge_nothing", false, 0);
            TIME_ENCODE = linker.function("c2x_bridge_time_encode", true, 5);
            TIME_DECODE = linker.function("c2x_bridge_time_decode", true, 5);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    @Override
    public long address(ByteBuffer direct) {
        try {
            return (long) ADDRESS.invokeExact(direct);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    @Override
    public String catalog() {
        try {
            return (String) CATALOG.invokeExact();
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    @Override
    public long codec(String scheme, String type) {
        ByteBuffer schemeText = text(scheme);
        ByteBuffer typeText = text(type);
        try {
            return (long) CODEC.invokeExact(address(schemeText), address(typeText));
        } catch (Throwable e) {
            throw unexpected(e);
        } finally {
            Reference.reachabilityFence(schemeText);
            Reference.reachabilityFence(typeText);
        }
    }

    private static ByteBuffer text(String text) {
        byte[] octets = text.getBytes(StandardCharsets.UTF_8);
        return ByteBuffer.allocateDirect(octets.length + 1).put(octets).rewind();
    }

    @Override
    public long decode(long codec, long object, long octets, long length) {
        try {
            return (long) DECODE.invokeExact(codec, object, octets, length);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    @Override
    public long encode(long codec, long object, long octets, long capacity) {
        try {
            return (long) ENCODE.invokeExact(codec, object, octets, capacity);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    @Override
    public void release(long codec, long object) {
        try {
            RELEASE.invokeExact(codec, object);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    @Override
    public String failure() {
        try {
            return (String) FAILURE.invokeExact();
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    @Override
    public void nothing() {
        try {
            NOTHING.invokeExact();
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    @Override
    public long timeEncode(long codec, long object, long octets, long capacity, long count) {
        try {
            return (long) TIME_ENCODE.invokeExact(codec, object, octets, capacity, count);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    @Override
    public long timeDecode(long codec, long object, long octets, long length, long count) {
        try {
            return (long) TIME_DECODE.invokeExact(codec, object, octets, length, count);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** The functions throw nothing; what is left are errors of the virtual machine. */
    private static IllegalStateException unexpected(Throwable thrown) {
        if (thrown instanceof Error error) {
            throw error;
        }
        return new IllegalStateException(thrown);
    }
}
