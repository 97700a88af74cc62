package org.c2x.asn1.runtime;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.math.BigInteger;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * Writes the fields of X.691 unaligned PER into an array that is long enough: codecs compute the length first, which
 * {@link UperLength} helps with. Bits gather in a word that is stored when it is full:
 * <pre>
 *   buffer  |stored|stored|      pending  |garbage|gathered bits|   free = 64 - gathered
 * </pre>
 * What is left of the gathered bits has been stored already and leaves the word by itself.
 */
public final class BitWriter {
    private static final VarHandle LONGS =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);
    /** Items of a full fragment of 64K, the largest (X.691 clause 11.9.3.8). */
    private static final int MAX_FRAGMENT = 1 << 16;

    private byte[] octets;
    private int start;
    private int index;
    private long pending;
    private int free;

    /** A writer whose first bit is the first bit of the octet at {@code offset}. */
    public BitWriter(byte[] octets, int offset) {
        reset(octets, offset);
    }

    /** Forgets what was written and begins anew: codecs keep a writer for each thread. */
    final void reset(byte[] target, int offset) {
        octets = target;
        start = offset;
        index = offset;
        pending = 0;
        free = Long.SIZE;
    }

    /** Bits written so far. */
    public int position() {
        return (index - start << 3) + Long.SIZE - free;
    }

    /**
     * Writes the low bits of a number.
     *
     * @param bits  no bit may be set above {@code width}
     * @param width 0 to 63
     */
    public void write(long bits, int width) {
        int left = free - width;
        if (left > 0) {
            pending = pending << width | bits;
            free = left;
        } else {
            LONGS.set(octets, index, pending << free | bits >>> -left);
            index += Long.BYTES;
            pending = bits;
            free = left + Long.SIZE;
        }
    }

    /** Writes the low bits of a number; 0 to 64 of them. */
    public void writeLong(long bits, int width) {
        if (width > 32) {
            write(bits >>> 32, width - 32);
            write(bits & 0xffff_ffffL, 32);
        } else {
            write(bits, width);
        }
    }

    public void writeBit(boolean bit) {
        write(bit ? 1 : 0, 1);
    }

    /**
     * Stores the gathered bits, the last octet padded with zeros; an encoding of no bits becomes one zero octet.
     *
     * @return octets written since the start
     */
    public int finish() {
        if (index == start && free == Long.SIZE) {
            octets[index] = 0;
            return 1;
        }
        int gathered = Long.SIZE - free;
        long word = gathered == 0 ? 0 : pending << free;
        int next = index;
        for (; gathered > 0; gathered -= 8) {
            octets[next++] = (byte) (word >>> 56);
            word <<= 8;
        }
        return next - start;
    }

    /**
     * Begins an open type (X.691 clause 11.2): writes its length.
     *
     * @param bits bits of the content, as its codec computed them
     * @return where to write the content: this writer or, if the content needs fragments, one of its own
     */
    public BitWriter openType(long bits) {
        int length = UperLength.octets(bits);
        if (isFragment(length)) {
            return new BitWriter(new byte[length], 0);
        }
        writeLength(length);
        return this;
    }

    /** Ends an open type whose content was written to what {@link #openType} returned. */
    public void closeOpenType(BitWriter content, long bits) {
        if (content == this) {
            write(0, (int) (8L * UperLength.octets(bits) - bits));
        } else {
            content.finish();
            writeOctetsWithLength(content.octets, 0);
        }
    }

    /** Writes a constrained whole number of any width, less its lower bound. */
    public void writeBig(BigInteger number, int width) {
        for (int rest = width; rest > 0; ) {
            int part = Math.min(rest, 32);
            rest -= part;
            write(number.shiftRight(rest).longValue() & (1L << part) - 1, part);
        }
    }

    /** Writes a length determinant below 16K without an upper bound (X.691 clause 11.9.3.6 and 11.9.3.7). */
    public void writeLength(int length) {
        if (length < 0x80) {
            write(length, 8);
        } else {
            write(0x8000 | length, 16);
        }
    }

    /**
     * Writes the length determinant of the next fragment or, if fewer than 16K items are left, of the rest.
     *
     * @param left items not written yet
     * @return items that the determinant announces; if that is 16K or more, another determinant must follow them
     */
    public int writeFragmentLength(int left) {
        if (left < 1 << 14) {
            writeLength(left);
            return left;
        }
        int fragment = Math.min(left, MAX_FRAGMENT) & ~0x3fff;
        write(0xc0 | fragment >>> 14, 8);
        return fragment;
    }

    /** True if after a determinant that announced so many items another one must follow. */
    public static boolean isFragment(int announced) {
        return announced >= 1 << 14;
    }

    /** Writes a normally small non-negative whole number (X.691 clause 11.6). */
    public void writeSmallNumber(int number) {
        if (number < 64) {
            write(number, 7);
        } else {
            writeBit(true);
            writeSemiConstrained(BigInteger.valueOf(number));
        }
    }

    /** Writes a normally small length from 1 to 16383 (X.691 clause 11.9.3.4). */
    public void writeSmallLength(int length) {
        if (length <= 64) {
            write(length - 1, 7);
        } else {
            writeBit(true);
            writeLength(length);
        }
    }

    /** Writes a semi-constrained whole number, less its lower bound (X.691 clause 11.7). */
    public void writeSemiConstrained(BigInteger number) {
        byte[] octetsOfNumber = number.toByteArray();
        // the sign octet of toByteArray is none of the minimal unsigned form
        int from = octetsOfNumber.length > 1 && octetsOfNumber[0] == 0 ? 1 : 0;
        writeOctetsWithLength(octetsOfNumber, from);
    }

    /** Writes an unconstrained whole number (X.691 clause 11.8). */
    public void writeUnconstrained(BigInteger number) {
        writeOctetsWithLength(number.toByteArray(), 0);
    }

    /** Writes an unconstrained whole number (X.691 clause 11.8). */
    public void writeUnconstrained(long number) {
        int count = UperLength.octetsOfSigned(number);
        write(count, 8);
        writeLong(count == Long.BYTES ? number : number & (1L << 8 * count) - 1, 8 * count);
    }

    /**
     * Writes an INTEGER with an extensible constraint (X.691 clause 13.1).
     *
     * @param inRoot true if the number is one of the extension root
     * @param lower  least value of the extension root
     * @param width  bits of a value of the root
     */
    public void writeExtensible(long number, boolean inRoot, long lower, int width) {
        writeBit(!inRoot);
        if (inRoot) {
            writeLong(number - lower, width);
        } else {
            writeUnconstrained(number);
        }
    }

    /** Writes octets without a length. */
    public void writeOctets(OctetString string) {
        writeOctets(string.array(), 0, string.length());
    }

    /** Writes octets with an unconstrained length in front, in fragments if there are many. */
    public void writeOctetsWithLength(OctetString string) {
        writeOctetsWithLength(string.array(), 0);
    }

    /** Writes octets with an unconstrained length in front, in fragments if there are many. */
    public void writeOctetsWithLength(byte[] source, int from) {
        int next = from;
        int announced;
        do {
            announced = writeFragmentLength(source.length - next);
            writeOctets(source, next, announced);
            next += announced;
        } while (isFragment(announced));
    }

    /** Writes octets without a length, at any bit. */
    public void writeOctets(byte[] source, int from, int count) {
        if ((free & 7) == 0) {
            storePendingOctets();
            System.arraycopy(source, from, octets, index, count);
            index += count;
            return;
        }
        int i = from;
        for (; i <= from + count - Long.BYTES; i += Long.BYTES) {
            long word = (long) LONGS.get(source, i);
            LONGS.set(octets, index, pending << free | word >>> Long.SIZE - free);
            index += Long.BYTES;
            pending = word;
        }
        for (; i < from + count; i++) {
            write(source[i] & 0xff, 8);
        }
    }

    private void storePendingOctets() {
        for (int gathered = Long.SIZE - free; gathered > 0; gathered -= 8) {
            octets[index++] = (byte) (pending >>> gathered - 8);
        }
        pending = 0;
        free = Long.SIZE;
    }

    /**
     * Writes the first bits of a BIT STRING without a length; zeros where it is shorter.
     *
     * @param count bits to write
     */
    public void writeBits(BitString string, int count) {
        writeBits(string, 0, count);
    }

    private void writeBits(BitString string, int from, int count) {
        if (string.array() == null) {
            int own = Math.min(Math.max(string.length() - from, 0), count);
            // from is zero here: only strings of more than 64 bits come in fragments
            writeLong(own == 0 ? 0 : string.toLong() >>> string.length() - own, own);
            writeZeros(count - own);
            return;
        }
        int own = Math.min(Math.max(string.length() - from, 0), count);
        writeOctets(string.array(), from >>> 3, own >>> 3);
        if ((own & 7) != 0) {
            write((string.array()[from + own >>> 3] & 0xff) >>> 8 - (own & 7), own & 7);
        }
        writeZeros(count - own);
    }

    private void writeZeros(int count) {
        for (int left = count; left > 0; left -= 32) {
            write(0, Math.min(left, 32));
        }
    }

    /** Writes the first bits of a BIT STRING with an unconstrained length in front, in fragments if there are many. */
    public void writeBitsWithLength(BitString string, int count) {
        int next = 0;
        int announced;
        do {
            announced = writeFragmentLength(count - next);
            writeBits(string, next, announced);
            next += announced;
        } while (isFragment(announced));
    }

    /** Writes characters of a known-multiplier type without a length (X.691 clause 30.5). */
    public void writeCharacters(String text, CharacterTable table) {
        table.encode(text, 0, table.count(text), this);
    }

    /** Writes characters of a known-multiplier type with an unconstrained length in front. */
    public void writeCharactersWithLength(String text, CharacterTable table) {
        int count = table.count(text);
        int next = 0;
        int announced;
        do {
            announced = writeFragmentLength(count - next);
            table.encode(text, next, announced, this);
            next += announced;
        } while (isFragment(announced));
    }

    /** Writes a UTF8String: its octets with an unconstrained length in front. */
    public void writeUtf8(String text) {
        writeOctetsWithLength(text.getBytes(StandardCharsets.UTF_8), 0);
    }

    /** Writes a string of one octet a character with an unconstrained length in front. */
    public void writeLatin1(String text) {
        writeOctetsWithLength(text.getBytes(StandardCharsets.ISO_8859_1), 0);
    }
}
