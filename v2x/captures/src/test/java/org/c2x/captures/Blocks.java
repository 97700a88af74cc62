package org.c2x.captures;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Writes blocks of pcapng. */
final class Blocks {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteOrder order;

    Blocks(ByteOrder order) {
        this.order = order;
    }

    byte[] array() {
        return out.toByteArray();
    }

    Blocks section() {
        return block(
                0x0a0d0d0a,
                buffer(16)
                        .putInt(0x1a2b3c4d)
                        .putShort((short) 1)
                        .putShort((short) 0)
                        .putLong(-1)
                        .array());
    }

    Blocks description(int linkType, int longest) {
        return block(
                1,
                buffer(8)
                        .putShort((short) linkType)
                        .putShort((short) 0)
                        .putInt(longest)
                        .array());
    }

    /** With one option, after a comment. */
    Blocks description(int linkType, int longest, int option, byte[] value) {
        int padded = value.length + 3 & ~3;
        ByteBuffer body = buffer(8 + 8 + 4 + padded + 4)
                .putShort((short) linkType)
                .putShort((short) 0)
                .putInt(longest)
                .putShort((short) 1)
                .putShort((short) 3)
                .put(new byte[] {'a', 'b', 'c', 0})
                .putShort((short) option)
                .putShort((short) value.length)
                .put(value);
        return block(1, body.array());
    }

    Blocks packet(int description, long time, byte[] frame) {
        ByteBuffer body = buffer(20 + (frame.length + 3 & ~3))
                .putInt(description)
                .putInt((int) (time >>> 32))
                .putInt((int) time)
                .putInt(frame.length)
                .putInt(frame.length)
                .put(frame);
        return block(6, body.array());
    }

    Blocks block(int type, byte[] body) {
        int length = body.length + 12;
        out.writeBytes(buffer(length)
                .putInt(type)
                .putInt(length)
                .put(body)
                .putInt(length)
                .array());
        return this;
    }

    private ByteBuffer buffer(int octets) {
        return ByteBuffer.allocate(octets).order(order);
    }
}
