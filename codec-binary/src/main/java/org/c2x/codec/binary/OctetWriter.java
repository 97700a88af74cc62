package org.c2x.codec.binary;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.coding.Nesting;

/**
 * Collects a message from its end to its beginning: when the length of a vector is due, its content has been written
 * already, so that nothing is measured beforehand or moved afterwards.
 *
 * <p>Everything is written in the reverse of its order in the message, the octets of a number excepted.
 */
final class OctetWriter {
    private static final int CAPACITY = 1_024;
    /** A larger buffer is not kept for the next message. */
    private static final int KEPT_CAPACITY = 1 << 16;
    /** Arrays may not be longer in every virtual machine. */
    private static final int LONGEST = Integer.MAX_VALUE - 8;

    private static final VarHandle SHORTS = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private byte[] octets = new byte[CAPACITY];
    /** What has been written is from here to the end. */
    private int start = CAPACITY;

    private int depth;

    /** Makes it ready for the next message. */
    void reset() {
        if (octets.length > KEPT_CAPACITY) {
            octets = new byte[CAPACITY];
        }
        start = octets.length;
        depth = 0;
    }

    /** Octets written so far. */
    int length() {
        return octets.length - start;
    }

    byte[] toByteArray() {
        return Arrays.copyOfRange(octets, start, octets.length);
    }

    int copyTo(byte[] buffer, int offset) {
        int length = length();
        if (offset < 0 || length > buffer.length - offset) {
            throw new EncodeException(
                    "",
                    "expected " + length + " octets of room in the buffer, found "
                            + Math.max(0, (long) buffer.length - offset));
        }
        System.arraycopy(octets, start, buffer, offset, length);
        return length;
    }

    void writeOctet(int value) {
        reserve(1);
        octets[--start] = (byte) value;
    }

    void writeShort(int value) {
        reserve(Short.BYTES);
        start -= Short.BYTES;
        SHORTS.set(octets, start, (short) value);
    }

    void writeInt(int value) {
        reserve(Integer.BYTES);
        start -= Integer.BYTES;
        INTS.set(octets, start, value);
    }

    void writeLong(long value) {
        reserve(Long.BYTES);
        start -= Long.BYTES;
        LONGS.set(octets, start, value);
    }

    void writeOctets(OctetString value) {
        int length = value.length();
        reserve(length);
        start -= length;
        value.copyTo(octets, start);
    }

    /** {@code opaque<var>}: length and octets. */
    void writeOpaque(OctetString value) {
        writeOctets(value);
        writeIntX(value.length());
    }

    /** IntX: as many one bits as there are further octets, a zero bit, the value in what is left. */
    void writeIntX(long value) {
        if (value < 0x80) {
            writeOctet((int) value);
            return;
        }
        int further = (Long.SIZE - 1 - Long.numberOfLeadingZeros(value)) / 7;
        reserve(further + 1);
        long rest = value;
        for (int i = 0; i < further; i++) {
            octets[--start] = (byte) rest;
            rest >>>= Byte.SIZE;
        }
        octets[--start] = (byte) (0xff00 >> further | (int) rest);
    }

    /** The length of a vector whose content began, seen from the message's end, after {@code before} octets. */
    void writeLengthSince(int before) {
        writeIntX(length() - before);
    }

    /** Writes a vector whose elements are as long as they say. */
    <T> void writeList(String component, List<T> elements, BiConsumer<T, OctetWriter> writer) {
        int before = length();
        for (int i = elements.size() - 1; i >= 0; i--) {
            try {
                writer.accept(elements.get(i), this);
            } catch (EncodeException e) {
                throw e.within(component + '[' + i + ']');
            }
        }
        writeLengthSince(before);
    }

    /** Enters a certificate, the one structure that may be within itself. */
    void enter() {
        Nesting.checkValue(++depth);
    }

    void leave() {
        depth--;
    }

    private void reserve(int count) {
        if (start < count) {
            grow(count);
        }
    }

    private void grow(int count) {
        int length = length();
        if (count > LONGEST - length) {
            throw new EncodeException("", "expected a message of at most " + LONGEST + " octets");
        }
        byte[] larger = new byte[(int) Math.min(LONGEST, Math.max(2L * octets.length, (long) length + count))];
        System.arraycopy(octets, start, larger, larger.length - length, length);
        start = larger.length - length;
        octets = larger;
    }
}
