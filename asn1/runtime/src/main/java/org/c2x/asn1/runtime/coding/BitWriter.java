package org.c2x.asn1.runtime.coding;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.math.BigInteger;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.OctetString;

/**
 * Writes bits into an array that grows as it needs: what all encodings that pack bits build on. Bits gather in a word,
 * left-aligned, and the word is stored when it is full:
 * <pre>
 *   octets   |stored word|stored word|          gathered |aaaaabbbb00000000…|
 * </pre>
 */
public abstract non-sealed class BitWriter implements MessageWriter {
    /** How many bits one write takes. */
    public static final int WORD_BITS = 63;

    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);
    /** Up to so many words are copied one by one. */
    private static final int FEW_WORDS = 16;

    private static final int INITIAL_OCTETS = 512;
    /** A writer that is used again does not keep more than this. */
    private static final int MAX_KEPT_OCTETS = 1 << 16;

    private byte[] octets = new byte[INITIAL_OCTETS];
    /** Last octet index at which eight octets can be stored. */
    private int lastWord = INITIAL_OCTETS - Long.BYTES;
    /** Bits written so far. */
    private int at;
    /** The bits of the word that is not full, left-aligned, zeros after them. */
    private long gathered;

    private int depth;

    /** Forgets what was written and begins anew. */
    public void reset() {
        at = 0;
        gathered = 0;
        depth = 0;
    }

    @Override
    public final void release() {
        if (octets.length > MAX_KEPT_OCTETS) {
            octets = new byte[INITIAL_OCTETS];
            lastWord = INITIAL_OCTETS - Long.BYTES;
        }
    }

    /** Bits written so far. */
    public int position() {
        return at;
    }

    /** Octets of the encoding, the last one padded with zeros; an encoding of no bits is one octet. */
    @Override
    public int length() {
        return UperLength.octets(at);
    }

    @Override
    public byte[] toByteArray() {
        byte[] copy = new byte[length()];
        copyWords(copy, 0);
        return copy;
    }

    @Override
    public int copyTo(byte[] buffer, int offset) {
        int length = length();
        MessageWriter.requireRoom(length, buffer, offset);
        copyWords(buffer, offset);
        return length;
    }

    /** Copies word by word what was stored so just now: a wider load would wait until all the stores are done. */
    private void copyWords(byte[] target, int offset) {
        int words = at >>> 6;
        if (words > FEW_WORDS) {
            System.arraycopy(octets, 0, target, offset, words << 3);
        } else {
            for (int i = 0; i < words << 3; i += Long.BYTES) {
                LONGS.set(target, offset + i, (long) LONGS.get(octets, i));
            }
        }
        int length = length();
        long rest = gathered;
        for (int i = words << 3; i < length; i++) {
            target[offset + i] = (byte) (rest >>> 56);
            rest <<= 8;
        }
    }

    /** The array with all that has been written, the bits of the last word too; what follows them is undefined. */
    final byte[] stored() {
        store(at >>> 6 << 3, gathered);
        return octets;
    }

    private void grow(long more) {
        long needed = (at >>> 3) + more + Long.BYTES;
        if (needed > BitReader.MAX_OCTETS) {
            throw new EncodeException(
                    "", "the encoding is longer than the limit of " + BitReader.MAX_OCTETS + " octets");
        }
        octets = Arrays.copyOf(octets, (int) Math.min(BitReader.MAX_OCTETS, Math.max(needed, 2L * octets.length)));
        lastWord = octets.length - Long.BYTES;
    }

    /**
     * Writes the low bits of a number.
     *
     * @param bits  no bit may be set above {@code width}
     * @param width 0 to {@value #WORD_BITS}
     */
    public void write(long bits, int width) {
        int end = (at & 63) + width;
        if (end < Long.SIZE) {
            gathered |= bits << -end;
        } else {
            store(at >>> 6 << 3, gathered | bits >>> end);
            // two shifts, for one by 64 would do nothing where no bits are left
            gathered = bits << 1 << ~end;
        }
        at += width;
    }

    private void store(int index, long word) {
        if (index > lastWord) {
            grow(index - (at >>> 3) + Long.BYTES);
        }
        LONGS.set(octets, index, word);
    }

    /**
     * Writes a word of a message that begins with several of them; after the last one comes {@link #firstRest}.
     *
     * @param number 0 for the first word
     */
    public void firstWord(long word, int number) {
        store(number << 3, word);
    }

    /**
     * Ends the words at the start of a message.
     *
     * @param rest the bits after the last whole word, left-aligned, zeros after them
     * @param bits of the message so far
     */
    public void firstRest(long rest, int bits) {
        at = bits;
        gathered = rest;
    }

    /**
     * Writes the low bits of a number where zeros were written.
     *
     * @param from  position of the first of them
     * @param width 1 to {@value #WORD_BITS}
     */
    final void fill(int from, long bits, int width) {
        int index = from >>> 6 << 3;
        int end = (from & 63) + width;
        if (end <= Long.SIZE) {
            fillWord(index, bits << -end);
        } else {
            fillWord(index, bits >>> end);
            fillWord(index + Long.BYTES, bits << -end);
        }
    }

    private void fillWord(int index, long bits) {
        if (index == at >>> 6 << 3) {
            gathered |= bits;
        } else {
            LONGS.set(octets, index, (long) LONGS.get(octets, index) | bits);
        }
    }

    /**
     * Moves by one octet all that was written from a position on, whole octets that follow at least one octet of zeros.
     *
     * @param by 1 to insert an octet of zeros before them, -1 to remove one
     */
    final void moveRest(int from, int by) {
        if (at >>> 3 >= lastWord) {
            grow(Long.BYTES + 1);
        }
        stored();
        int first = from >>> 3;
        System.arraycopy(octets, first, octets, first + by, (at + 7 >>> 3) - first);
        if (by > 0) {
            octets[first] &= (byte) ~(0xff >>> (from & 7));
        }
        rewind(at + (by << 3));
    }

    /**
     * Takes back what was written from a position on.
     *
     * @param start   position to go on at
     * @param content position of the first octet that is returned
     */
    final byte[] takeBack(int start, int content, int count) {
        byte[] source = stored();
        byte[] taken = new byte[count];
        int first = content >>> 3;
        int used = content & 7;
        for (int i = 0; i < count; i++) {
            taken[i] = (byte) (source[first + i] << used | (source[first + i + 1] & 0xff) >>> Byte.SIZE - used);
        }
        rewind(start);
        return taken;
    }

    /** Goes on at a position; what was written up to there is stored. */
    private void rewind(int position) {
        at = position;
        gathered = (long) LONGS.get(octets, at >>> 6 << 3) & ~(-1L >>> at);
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

    /** Writes zero bits up to the next octet, none if one begins here. */
    public void align() {
        write(0, -at & 7);
    }

    /**
     * Goes one level deeper into a recursive type.
     *
     * @throws EncodeException if the value is nested deeper than the usual limit
     */
    public void enter() {
        Nesting.checkValue(++depth);
    }

    /** Goes as deep as another writer is, whose part this one writes. */
    final void enterAs(BitWriter outer) {
        depth = outer.depth;
    }

    /** Leaves a level of a recursive type. */
    public void leave() {
        depth--;
    }

    /** Writes a constrained whole number of any width, less its lower bound. */
    public void writeBig(BigInteger number, int width) {
        for (int rest = width; rest > 0; ) {
            int part = Math.min(rest, 32);
            rest -= part;
            write(number.shiftRight(rest).longValue() & (1L << part) - 1, part);
        }
    }

    /** Writes octets without a length. */
    public void writeOctets(OctetString string) {
        writeOctets(string.array(), 0, string.length());
    }

    /** Writes octets without a length, at any bit. */
    public void writeOctets(byte[] source, int from, int count) {
        int i = from;
        int end = from + count;
        // up to the next word, or all of a short string
        for (; i < end && ((at & 63) != 0 || end - i < Long.BYTES) && !isBulk(end - i); i++) {
            write(source[i] & 0xff, 8);
        }
        if (i < end) {
            writeBulk(source, i, end - i);
        }
    }

    /** True if words rather than octets are to be moved: a whole word is left, and not just octets to the next word. */
    private boolean isBulk(int left) {
        return left >= Long.BYTES && ((at & 7) != 0 || (at & 63) == 0);
    }

    private void writeBulk(byte[] source, int from, int count) {
        int used = at & 63;
        int whole = count & ~7;
        if ((at >>> 3) + (long) count > lastWord) {
            grow((long) count + Long.BYTES);
        }
        if (used == 0) {
            System.arraycopy(source, from, octets, at >>> 3, whole);
        } else {
            int index = at >>> 6 << 3;
            for (int i = from; i < from + whole; i += Long.BYTES) {
                long word = (long) LONGS.get(source, i);
                LONGS.set(octets, index, gathered | word >>> used);
                gathered = word << -used;
                index += Long.BYTES;
            }
        }
        at += whole << 3;
        for (int i = from + whole; i < from + count; i++) {
            write(source[i] & 0xff, 8);
        }
    }

    /**
     * Writes the first bits of a BIT STRING without a length; zeros where it is shorter.
     *
     * @param count bits to write
     */
    public void writeBits(BitString string, int count) {
        writeBits(string, 0, count);
    }

    final void writeBits(BitString string, int from, int count) {
        byte[] octets = string.array();
        if (octets == null) {
            int own = Math.min(Math.max(string.length() - from, 0), count);
            // from is zero here: only strings of more than 64 bits come in fragments
            writeLong(own == 0 ? 0 : string.toLong() >>> string.length() - own, own);
            writeZeros(count - own);
            return;
        }
        int own = Math.min(Math.max(string.length() - from, 0), count);
        writeOctets(octets, from >>> 3, own >>> 3);
        if ((own & 7) != 0) {
            write((octets[from + own >>> 3] & 0xff) >>> 8 - (own & 7), own & 7);
        }
        writeZeros(count - own);
    }

    private void writeZeros(int count) {
        for (int left = count; left > 0; left -= 32) {
            write(0, Math.min(left, 32));
        }
    }
}
