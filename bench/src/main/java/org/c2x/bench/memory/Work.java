package org.c2x.bench.memory;

import java.util.Arrays;
import java.util.List;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Nullable;

/** What is measured: one operation on every message of a content. */
interface Work {

    /** Does it; the last result is given back, so that the compiler cannot leave it away. */
    @Nullable
    Object run();

    /** Whether a result is right: a library may have swallowed that it ran out of stack. */
    default boolean accepts(@Nullable Object result) {
        return true;
    }

    /** The empty operation. */
    final class Nothing implements Work {
        @Override
        public @Nullable Object run() {
            return null;
        }
    }

    /**
     * Messages to octets.
     *
     * @param expected what the last message becomes
     */
    record Encoding<M>(Codec<M> codec, List<M> messages, byte[] expected) implements Work {
        @Override
        public @Nullable Object run() {
            byte[] last = null;
            for (int i = 0; i < messages.size(); i++) {
                last = codec.encode(messages.get(i));
                Sink.value = last;
            }
            return last;
        }

        @Override
        public boolean accepts(@Nullable Object result) {
            return Arrays.equals(expected, (byte[]) result);
        }
    }

    /** Octets to messages. */
    record Decoding<M>(Codec<M> codec, List<byte[]> encodings) implements Work {
        @Override
        public @Nullable Object run() {
            M last = null;
            for (int i = 0; i < encodings.size(); i++) {
                last = codec.decode(encodings.get(i));
                Sink.value = last;
            }
            return last;
        }

        @Override
        public boolean accepts(@Nullable Object result) {
            return result != null;
        }
    }

    /** Where results go, visible to other threads for all the compiler knows. */
    final class Sink {
        static volatile @Nullable Object value;

        private Sink() {}
    }
}
