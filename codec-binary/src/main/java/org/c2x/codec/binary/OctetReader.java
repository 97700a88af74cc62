package org.c2x.codec.binary;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.ImmutableList;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.coding.Nesting;

/** Takes a message apart. Within a vector it ends where the vector does. */
final class OctetReader {
    private static final byte[] NOTHING = new byte[0];
    private static final int MOST_FURTHER_OCTETS = 7;

    private static final VarHandle SHORTS = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private byte[] octets = NOTHING;
    private int base;
    private int position;
    private int end;
    private int depth;
    private Limits limits = Limits.DEFAULT;

    /** @throws IndexOutOfBoundsException if the part is not within the array */
    void reset(byte[] message, int offset, int length, Limits granted) {
        Objects.checkFromIndexSize(offset, length, message.length);
        octets = message;
        base = offset;
        position = offset;
        end = offset + length;
        depth = 0;
        if (limits != granted) {
            // as in the reader of bits, a store may cost more than a look
            limits = granted;
        }
    }

    /** Forgets the message. */
    void release() {
        octets = NOTHING;
    }

    int consumedOctets() {
        return position - base;
    }

    /** Whether the vector, or outside of vectors the input, goes on. */
    boolean hasMore() {
        return position < end;
    }

    int readOctet() {
        need(1);
        return octets[position++] & 0xff;
    }

    int readShort() {
        need(Short.BYTES);
        int value = (short) SHORTS.get(octets, position) & 0xffff;
        position += Short.BYTES;
        return value;
    }

    int readInt() {
        need(Integer.BYTES);
        int value = (int) INTS.get(octets, position);
        position += Integer.BYTES;
        return value;
    }

    long readUnsignedInt() {
        return readInt() & 0xffff_ffffL;
    }

    long readLong() {
        need(Long.BYTES);
        long value = (long) LONGS.get(octets, position);
        position += Long.BYTES;
        return value;
    }

    OctetString readOctets(int count) {
        need(count);
        byte[] value = Arrays.copyOfRange(octets, position, position + count);
        position += count;
        return OctetString.wrap(value);
    }

    void skip(int count) {
        need(count);
        position += count;
    }

    /** {@code opaque<var>}: length and octets. */
    OctetString readOpaque() {
        return readOctets(readLength());
    }

    /** {@code opaque<var>} with an upper limit. */
    OctetString readOpaque(int most) {
        int at = position;
        int length = readLength();
        if (length > most) {
            throw error(at, "expected at most " + most + " octets, found " + length);
        }
        return readOctets(length);
    }

    /** IntX, in the shortest form only. */
    long readIntX() {
        int at = position;
        int first = readOctet();
        if (first < 0x80) {
            return first;
        }
        int further = Integer.numberOfLeadingZeros(~(first << 24));
        if (further > MOST_FURTHER_OCTETS) {
            throw error(at, "expected a number of at most " + MOST_FURTHER_OCTETS + " leading one bits, found 0xff");
        }
        need(further);
        long value = first & 0x7f >> further;
        for (int i = 0; i < further; i++) {
            value = value << Byte.SIZE | octets[position++] & 0xff;
        }
        if (value < 1L << 7 * further) {
            throw error(at, "expected the shortest form of " + value + ", found one of " + (further + 1) + " octets");
        }
        return value;
    }

    /** Length of a vector that is within the one around it. */
    int readLength() {
        int at = position;
        long length = readIntX();
        if (length > end - position) {
            throw error(at, "expected a length of at most " + (end - position) + " octets, found " + length);
        }
        return (int) length;
    }

    /**
     * Begins a vector.
     *
     * @return what {@link #close} wants
     */
    int open() {
        int length = readLength();
        int outer = end;
        end = position + length;
        return outer;
    }

    /** Ends a vector whose content has been read. */
    void close(int outer) {
        end = outer;
    }

    /** A vector of elements that are as long as they say. */
    <T> List<T> readList(Function<OctetReader, T> element) {
        int outer = open();
        List<T> elements = new ArrayList<>();
        while (hasMore()) {
            try {
                elements.add(element.apply(this));
            } catch (DecodeException e) {
                throw e.within("[" + elements.size() + "]");
            }
        }
        close(outer);
        return ImmutableList.copyOf(elements);
    }

    /** Number of elements of a fixed size in the open vector. */
    int count(int size, int most) {
        int octetsLeft = end - position;
        if (octetsLeft % size != 0) {
            throw error(position, "expected elements of " + size + " octets, found " + octetsLeft + " octets");
        }
        if (octetsLeft / size > most) {
            throw error(position, "expected at most " + most + " elements, found " + octetsLeft / size);
        }
        return octetsLeft / size;
    }

    /** Enters a certificate, the one structure that may be within itself. */
    void enter() {
        String problem = Nesting.problem(++depth, limits.depth());
        if (problem != null) {
            throw error(position, problem);
        }
    }

    void leave() {
        depth--;
    }

    /** Index of the next octet, for {@link #error}. */
    int position() {
        return position;
    }

    /** A refusal of what is at a position. */
    DecodeException error(int at, String problem) {
        return new DecodeException(DecodeException.Unit.OCTET, at - base, "", problem);
    }

    /** A refusal of the octet just read, of a type, an algorithm or a unit that is not known. */
    DecodeException unknown(String what, int found) {
        return error(position - 1, "expected " + what + ", found " + found);
    }

    private void need(int count) {
        if (end - position < count) {
            throw error(
                    position,
                    "expected " + count + (count == 1 ? " octet" : " octets") + ", found " + (end - position));
        }
    }
}
