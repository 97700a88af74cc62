package org.c2x.packets;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.LongFunction;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.TraceRecorder;

/** Reads the fields of headers one after the other. Their names are for errors, and for a trace if one is wanted. */
final class FieldReader {
    /** So that positions in bits fit into an int. */
    private static final int MAX_OCTETS = (1 << 28) - 1;

    private static final int DEEPEST = 8;

    private static final VarHandle WORD = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private final byte[] octets;
    private final int start;
    private final @Nullable TraceRecorder trace;
    private final boolean strict;
    private List<DecodeException> remarks = List.of();
    private final String[] headers = new String[DEEPEST];
    private int depth;

    /** Of the next field, in bits of the array. */
    private int position;

    private int end;

    /** Where the last field began. */
    private int field;

    /**
     * A reader at the first octet of a part of an array.
     *
     * @param strict whether remarks are errors
     * @param trace  notes the fields that are read, as bits from the part's start on; null if nobody wants to know
     * @throws IndexOutOfBoundsException if the part is not within the array
     * @throws DecodeException           if it ends after {@link #MAX_OCTETS}
     */
    FieldReader(byte[] octets, int offset, int length, boolean strict, @Nullable TraceRecorder trace) {
        Objects.checkFromIndexSize(offset, length, octets.length);
        if (length > MAX_OCTETS - offset) {
            throw new DecodeException(Unit.OCTET, 0, "", "expected at most " + MAX_OCTETS + " octets, found " + length);
        }
        this.octets = octets;
        this.start = 8 * offset;
        this.end = 8 * (offset + length);
        this.position = start;
        this.strict = strict;
        this.trace = trace;
    }

    /** Fields that follow belong to a header. */
    void enter(String header, String type) {
        headers[depth++] = header;
        if (trace != null) {
            trace.enter(header, type, position - start);
        }
    }

    /** The header's fields end here. */
    void leave() {
        depth--;
        if (trace != null) {
            trace.leave("", position - start);
        }
    }

    /** Reads 1 to 56 bits as a number that needs no words. */
    long number(String name, int width) {
        return number(name, width, Long::toString);
    }

    /**
     * Reads 1 to 56 bits as a number.
     *
     * @param meaning what a trace says of it
     */
    long number(String name, int width, LongFunction<String> meaning) {
        long value = bits(name, width);
        note(name, meaning, value);
        return value;
    }

    /** The same for a number in two's complement. */
    long signed(String name, int width, LongFunction<String> meaning) {
        int unused = Long.SIZE - width;
        long value = bits(name, width) << unused >> unused;
        note(name, meaning, value);
        return value;
    }

    /** Reads 16 or 32 bits whose octets are in reverse order. */
    long littleEndian(String name, int width) {
        long value = Long.reverseBytes(bits(name, width)) >>> Long.SIZE - width;
        note(name, Meanings::hex, value);
        return value;
    }

    boolean flag(String name) {
        return number(name, 1) != 0;
    }

    /** Reads bits that should be 0. */
    void reserved(int width) {
        long value = number("reserved", width);
        if (value != 0) {
            remark("reserved", "expected 0, found " + value);
        }
    }

    private long bits(String name, int width) {
        if (width > end - position) {
            throw error(position, name, "expected " + width + " bits, found only " + (end - position));
        }
        field = position;
        position += width;
        int octet = field >>> 3;
        long word = octet <= octets.length - Long.BYTES ? (long) WORD.get(octets, octet) : lastWord(octet);
        return word << (field & 7) >>> Long.SIZE - width;
    }

    /** The octets from one of the last on, as if zeros followed them. */
    private long lastWord(int from) {
        long word = 0;
        for (int i = from; i < from + Long.BYTES; i++) {
            word = word << 8 | (i < octets.length ? octets[i] & 0xff : 0);
        }
        return word;
    }

    private void note(String name, LongFunction<String> meaning, long value) {
        if (trace != null) {
            trace.enter(name, "", field - start);
            trace.leave(meaning.apply(value), position - start);
        }
    }

    /** Reads octets up to the end. */
    OctetString rest() {
        byte[] rest = new byte[remaining()];
        System.arraycopy(octets, position >>> 3, rest, 0, rest.length);
        position = end;
        field = end;
        return OctetString.wrap(rest);
    }

    /** Passes over octets, which a trace shows as one field. */
    void skip(String name, int count) {
        if (8L * count > end - position) {
            throw error(position, name, "expected " + count + " octets, found only " + remaining());
        }
        field = position;
        position += 8 * count;
        if (count > 0) {
            note(name, octets -> octets + " octets", count);
        }
    }

    /** Ends reading a number of octets from here on. */
    void limit(int count) {
        end = position + 8 * count;
    }

    /** Octets that are left; a header begins and ends with whole ones. */
    int remaining() {
        return end - position >>> 3;
    }

    /** Octets that were read. */
    int offset() {
        return position - start >>> 3;
    }

    /** Says that the last field is against the standard though it can be read: an error for strict readers. */
    void remark(String name, String problem) {
        if (strict) {
            throw error(name, problem);
        }
        notice(name, problem);
    }

    /** Says that the last field can hardly be right. */
    void notice(String name, String problem) {
        if (remarks.isEmpty()) {
            remarks = new ArrayList<>();
        }
        remarks.add(error(name, problem));
    }

    /** What was remarked, with its place. */
    List<DecodeException> remarks() {
        return remarks;
    }

    /** The next octet, which there is. */
    int peek() {
        return octets[position >>> 3] & 0xff;
    }

    /** The error for what the last field says. */
    DecodeException error(String name, String problem) {
        return error(field, name, problem);
    }

    private DecodeException error(int at, String name, String problem) {
        DecodeException error = new DecodeException(Unit.OCTET, at - start >>> 3, name, problem);
        for (int i = depth - 1; i >= 0; i--) {
            error.within(headers[i]);
        }
        return error;
    }
}
