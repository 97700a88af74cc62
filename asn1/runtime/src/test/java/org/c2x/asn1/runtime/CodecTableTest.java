package org.c2x.asn1.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class CodecTableTest {
    @Test
    void codec_isMadeOnce_whenItIsAskedFor() {
        AtomicInteger made = new AtomicInteger();
        Supplier<Codec<String>> maker = () -> {
            made.incrementAndGet();
            return new Unused();
        };

        CodecTable table = new CodecTable().put(String.class, maker);

        assertEquals(Optional.empty(), table.get(Integer.class));
        assertEquals(0, made.get());
        assertSame(
                table.get(String.class).orElseThrow(), table.get(String.class).orElseThrow());
        assertEquals(1, made.get());
    }

    private static final class Unused implements Codec<String> {
        @Override
        public byte[] encode(String value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public int encode(String value, byte[] buffer, int offset) {
            throw new UnsupportedOperationException();
        }

        @Override
        public String decode(byte[] octets) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Decoded<String> decode(byte[] octets, int offset, int length) {
            throw new UnsupportedOperationException();
        }

        @Override
        public int encodedLength(String value) {
            throw new UnsupportedOperationException();
        }
    }
}
