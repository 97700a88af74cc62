package org.c2x.nativebridge;

import java.lang.ref.Cleaner;
import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import org.c2x.asn1.runtime.Nullable;

/**
 * A message as an object of a native library: what its codec calls prepared. Its memory is freed when nothing refers
 * to it, and to those that share its storage, any longer.
 */
public final class NativeMessage {
    private static final Cleaner CLEANER = Cleaner.create();

    private final long address;
    /** Keeps the memory alive. */
    @SuppressWarnings("UnusedVariable") // by being there
    private final ByteBuffer storage;
    /** As large as what the library has allocated, so that the collector comes in time; null if that is nothing. */
    @SuppressWarnings("UnusedVariable") // by being there
    private @Nullable ByteBuffer ballast;

    private NativeMessage(long address, ByteBuffer storage) {
        this.address = address;
        this.storage = storage;
    }

    /** A message that a decoder has made at an address in storage. */
    static NativeMessage of(NativeType type, long address, ByteBuffer storage) {
        NativeMessage message = new NativeMessage(address, storage);
        if (type.heapOctets() > 0) {
            CLEANER.register(message, () -> {
                try {
                    type.release(address);
                } finally {
                    Reference.reachabilityFence(storage);
                }
            });
            // apart from the storage, which the collector can only take back some time after the release
            message.ballast = ByteBuffer.allocateDirect(type.heapOctets());
        }
        return message;
    }

    long address() {
        return address;
    }
}
