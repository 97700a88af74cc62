package org.c2x.mpsoc.msgpack;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.msgpack.core.MessageBufferPacker;
import org.msgpack.core.MessagePack;
import org.msgpack.core.MessageUnpacker;
import org.msgpack.core.buffer.ArrayBufferInput;

/** Where packers and unpackers are from. */
enum Packers {
    /** Made for each message. */
    NEW {
        @Override
        MessageBufferPacker packer() {
            return MessagePack.newDefaultBufferPacker();
        }

        @Override
        MessageUnpacker unpacker(byte[] octets, int offset, int length) {
            return MessagePack.newDefaultUnpacker(octets, offset, length);
        }
    },

    /** Kept for the messages of a thread. */
    KEPT {
        private final ThreadLocal<MessageBufferPacker> packers =
                ThreadLocal.withInitial(() -> MessagePack.newDefaultBufferPacker());
        private final ThreadLocal<KeptUnpacker> unpackers = ThreadLocal.withInitial(() -> new KeptUnpacker());

        @Override
        MessageBufferPacker packer() {
            MessageBufferPacker packer = packers.get();
            packer.clear();
            return packer;
        }

        @Override
        MessageUnpacker unpacker(byte[] octets, int offset, int length) {
            return unpackers.get().of(octets, offset, length);
        }
    };

    /** An empty packer. */
    abstract MessageBufferPacker packer();

    /** An unpacker at the beginning of octets. */
    abstract MessageUnpacker unpacker(byte[] octets, int offset, int length);

    private static final class KeptUnpacker {
        private final ArrayBufferInput input = new ArrayBufferInput(new byte[0]);
        private final MessageUnpacker unpacker = MessagePack.newDefaultUnpacker(input);

        MessageUnpacker of(byte[] octets, int offset, int length) {
            input.reset(octets, offset, length);
            try {
                unpacker.reset(input);
            } catch (IOException e) {
                throw new UncheckedIOException("an input of octets closes nothing", e);
            }
            return unpacker;
        }
    }
}
