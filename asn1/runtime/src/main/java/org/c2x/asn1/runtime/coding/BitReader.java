package org.c2x.asn1.runtime.coding;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Objects;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.Nullable;

/**
 * Reads bits from an array of octets, from any bit on: what all encodings that pack bits build on.
 *
 * <p>Two steps serve a run of neighbouring fields whose widths are known: {@link #take} claims all their bits with one
 * check, then {@link #word} loads up to {@value #WORD_BITS} of them at once. A word holds the bits left-aligned:
 * <pre>
 *   octets   |........|..aaaaaa|aabbbbbb|bcccccc.|      at = position of the first a
 *   word(at) |aaaaaaaabbbbbbbcccccc.…|   a = word &gt;&gt;&gt; 56, b = word &gt;&gt;&gt; 49 &amp; 0x7f, …
 * </pre>
 */
public abstract class BitReader {
    /** How many bits of a word are sure to be valid: 64 less the up to 7 bits before the field. */
    public static final int WORD_BITS = 57;

    /** Longest message, so that bit positions fit into an int. */
    public static final int MAX_OCTETS = (1 << 28) - 1;

    static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private byte[] octets;
    /** Last octet index from which eight octets can be loaded. */
    private int lastWord;

    /** Where reading ends: that of the message, unless a part of it is read alone. */
    private int end;

    private int messageEnd;
    private int start;
    /** What {@link #start} is in the whole message: not zero inside an open type that came in fragments. */
    private final int base;
    /** Holds what is counted over the whole message. */
    private final BitReader root;

    /** Holds a message that is shorter than a word. */
    private final byte[] shortMessage;

    private Limits limits;
    private int position;
    /** Counted over the whole message. */
    private final ElementCounts counts;

    private int depth;

    /**
     * A reader at the first bit of a message.
     *
     * @throws IndexOutOfBoundsException if the part is not within the array
     * @throws DecodeException           if the part is empty or longer than {@link #MAX_OCTETS}
     */
    protected BitReader(byte[] octets, int offset, int length, Limits limits) {
        this.base = 0;
        this.root = this;
        this.counts = new ElementCounts();
        this.shortMessage = new byte[Long.BYTES];
        this.octets = octets;
        this.limits = limits;
        reset(octets, offset, length, limits);
    }

    /** Forgets the message and begins another: codecs keep a reader for each thread. */
    protected void reset(byte[] message, int offset, int length, Limits granted) {
        Objects.checkFromIndexSize(offset, length, message.length);
        if (length > MAX_OCTETS) {
            throw new DecodeException(Unit.BIT, 0, "", "expected at most " + MAX_OCTETS + " octets, found " + length);
        }
        if (offset > MAX_OCTETS - length) {
            // too far into the array for positions in bits
            reset(Arrays.copyOfRange(message, offset, offset + length), 0, length, granted);
            return;
        }
        if (length == 0 && !mayBeEmpty()) {
            throw new DecodeException(Unit.BIT, 0, "", "expected at least one octet, found none");
        }
        octets = message;
        start = offset << 3;
        if (message.length < Long.BYTES) {
            // too short for a word
            System.arraycopy(message, 0, shortMessage, 0, message.length);
            octets = shortMessage;
        }
        lastWord = octets.length - Long.BYTES;
        position = start;
        end = offset + length << 3;
        messageEnd = end;
        if (limits != granted) {
            // mostly the same ones, and storing a reference in an old object may cost a collector's memory barrier
            limits = granted;
        }
        counts.reset();
        depth = 0;
        begin();
    }

    /** Forgets what a subclass knows of the last message. */
    void begin() {}

    /** A reader of a part of another one's message, or of a copy of that part. */
    BitReader(BitReader outer, byte[] octets, int position, int end, int base) {
        this.octets = octets;
        this.lastWord = octets.length - Long.BYTES;
        this.start = octets == outer.octets ? outer.start : 0;
        this.position = position;
        this.end = end;
        this.messageEnd = end;
        this.base = base;
        this.shortMessage = outer.shortMessage;
        this.limits = outer.limits;
        this.root = outer.root;
        this.counts = outer.counts;
    }

    /** True if an encoding may have no octets. */
    boolean mayBeEmpty() {
        return false;
    }

    /** Lets go of the message, so that a reader that is kept does not keep it alive. */
    protected void release() {
        octets = shortMessage;
        end = 0;
        messageEnd = 0;
    }

    /** Position of the next bit, for {@link #word} and errors. */
    public int position() {
        return position;
    }

    /** Bits that have not been read. */
    public int remaining() {
        return end - position;
    }

    /** Octets that the message took, the padding of the last one included; an empty encoding counts as one. */
    public int consumedOctets() {
        return Math.max(1, position - start + 7 >>> 3);
    }

    /** The offset of a position in the message, in bits. */
    public int offset(int at) {
        return at - start + base;
    }

    /**
     * Claims the bits of a run of fields and moves past them.
     *
     * @param width  sum of the widths, 0 or more
     * @param layout the fields in order as {@code name:width} with blanks between, for the error only
     * @return position of the first bit
     * @throws DecodeException if fewer bits are left; it names the first field that is not complete
     */
    public int take(int width, String layout) {
        int at = position;
        if (width > end - at) {
            throw truncated(at, layout);
        }
        position = at + width;
        return at;
    }

    /**
     * Goes to a position that was claimed before, to read on from there.
     *
     * @return this reader
     */
    public BitReader seek(int at) {
        position = at;
        return this;
    }

    /**
     * At least {@link #WORD_BITS} bits from a position on, left-aligned, 64 of them from where an octet begins; what
     * follows the input's end is undefined.
     */
    public long word(int at) {
        int index = at >>> 3;
        return index <= lastWord ? (long) LONGS.get(octets, index) << (at & 7) : lastWord(at);
    }

    /** Near the end of the array its last eight octets hold what is left. */
    private long lastWord(int at) {
        return (long) LONGS.get(octets, lastWord) << at - (lastWord << 3);
    }

    /** As {@link #word}, of a position that is claimed together with the eight octets from its own on. */
    public final long innerWord(int at) {
        return (long) LONGS.get(octets, at >>> 3) << (at & 7);
    }

    /** As {@link #word}, of a position at which an octet begins, with a word after it: all 64 bits are valid. */
    public final long octetWord(int at) {
        return (long) LONGS.get(octets, at >>> 3);
    }

    /** Where reading ends. */
    public final int end() {
        return end;
    }

    /** Ends reading elsewhere. */
    final void setEnd(int position) {
        end = position;
    }

    /** The bit at a position. */
    public boolean bit(int at) {
        return (octets[at >>> 3] << (at & 7) & 0x80) != 0;
    }

    private DecodeException truncated(int at, String layout) {
        int next = at;
        for (String field : layout.split(" ")) {
            int colon = field.lastIndexOf(':');
            int width = Integer.parseInt(field.substring(colon + 1));
            if (next + width > end) {
                return truncated(next, field.substring(0, colon), width);
            }
            next += width;
        }
        return truncated(at, "", next - at);
    }

    private DecodeException truncated(int at, String path, long width) {
        String bits = width == 1 ? " bit" : " bits";
        return tooShort(error(at, path, "expected " + width + bits + ", found only " + (end - at)));
    }

    /** The error for what is more than is left: more input helps unless it is a part of the input that is too short. */
    final DecodeException tooShort(DecodeException error) {
        return octets == root.octets && end == root.messageEnd ? error.ofTruncated() : error;
    }

    /** An error at a position. */
    public DecodeException error(int at, String path, @Nullable String problem) {
        return new DecodeException(Unit.BIT, offset(at), path, problem);
    }

    /** The error for a number outside its constraint. */
    public DecodeException outOfRange(int at, String path, String expected, long found) {
        return error(at, path, "expected " + expected + ", found " + found);
    }

    /** Reads 0 to {@value #WORD_BITS} bits as a number. */
    public long read(int width) {
        int at = claim(width);
        return width == 0 ? 0 : word(at) >>> -width;
    }

    /** Reads 0 to 64 bits as a number. */
    public long readLong(int width) {
        if (width <= WORD_BITS) {
            return read(width);
        }
        int at = claim(width);
        return word(at) >>> 32 << (width - 32) | word(at + 32) >>> Long.SIZE - (width - 32);
    }

    public boolean readBit() {
        return bit(claim(1));
    }

    /**
     * Claims bits and moves past them.
     *
     * @return position of the first bit
     */
    public int claim(int width) {
        int at = position;
        if (width > end - at) {
            throw truncated(at, "", width);
        }
        position = at + width;
        return at;
    }

    /** Moves to the next octet unless one begins here; what the bits up to it say does not matter. */
    public void align() {
        // an input ends with an octet, so there is one
        position = position + 7 & ~7;
    }

    /** Reads octets without a length, from any bit on. */
    public byte[] readOctets(int count) {
        int at = claimItems(count, 8);
        if ((at & 7) == 0) {
            return Arrays.copyOfRange(octets, at >>> 3, (at >>> 3) + count);
        }
        byte[] copy = new byte[count];
        copyTo(at, copy, 0, count);
        return copy;
    }

    final void copyTo(int at, byte[] target, int from, int count) {
        int i = 0;
        for (; i <= count - Long.BYTES; i += Long.BYTES) {
            int next = at + 8 * i;
            // 57 valid bits hold seven octets; the eighth comes from the next word
            LONGS.set(target, from + i, word(next) & ~0xffL | word(next + 56) >>> 56);
        }
        for (; i < count; i++) {
            target[from + i] = (byte) (word(at + 8 * i) >>> 56);
        }
    }

    /** Reads a BIT STRING without a length, from any bit on. */
    public BitString readBits(int count) {
        if (count <= Long.SIZE) {
            return BitString.of(readLong(count), count);
        }
        int at = claim(count);
        byte[] bits = new byte[(count + 7) >>> 3];
        copyBits(at, bits, 0, count);
        return BitString.wrap(bits, count);
    }

    final void copyBits(int at, byte[] target, int from, int count) {
        copyTo(at, target, from, count >>> 3);
        if ((count & 7) != 0) {
            target[from + (count >>> 3)] = (byte) (word(at + (count & ~7)) >>> 56);
        }
    }

    /** Claims so many items of a width. */
    final int claimItems(int count, int width) {
        if ((long) count * width > end - position) {
            throw truncated(position, "", (long) count * width);
        }
        return claim(count * width);
    }

    final byte[] array() {
        return octets;
    }

    final int base() {
        return base;
    }

    /**
     * Checks before a list is allocated that its elements can be in the input, and counts them.
     *
     * @param count       elements announced
     * @param leastBits   the fewest bits that an element takes in the input
     * @param leastOctets the fewest octets that an element takes in memory, its place in the list included
     * @throws DecodeException if they cannot, or the message has more of something than {@link Limits} grants
     */
    public void requireElements(int count, int leastBits, int leastOctets) {
        requireElements(count, leastBits);
        countElements(count, leastOctets);
    }

    /**
     * Checks that elements or characters can be in the input.
     *
     * @throws DecodeException if they cannot, or there are more without bits than {@link Limits} grants
     */
    public void requireElements(int count, int leastBits) {
        if (leastBits > 0) {
            if ((long) count * leastBits > end - position) {
                throw tooShort(error(
                        position,
                        "",
                        "expected " + count + " elements of at least " + leastBits + " bits, found only "
                                + (end - position) + " bits"));
            }
            return;
        }
        String problem = counts.addZeroWidth(count, limits);
        if (problem != null) {
            throw error(position, "", problem);
        }
    }

    /**
     * Counts elements over the whole message.
     *
     * @param leastOctets the fewest octets that an element takes in memory, its place in the list included
     * @throws DecodeException if the message has more of them, or they take more, than {@link Limits} grants
     */
    public void countElements(int count, int leastOctets) {
        String problem = counts.add(count, leastOctets, limits, root.messageEnd - root.start >>> 3);
        if (problem != null) {
            DecodeException error = error(position, "", problem);
            throw counts.isTooLarge() ? error.ofTruncated() : error; // a longer input may have more
        }
    }

    /** Goes one level deeper into a recursive type. */
    public void enter() {
        String problem = Nesting.problem(++root.depth, limits.depth());
        if (problem != null) {
            throw error(position, "", problem);
        }
    }

    /** Leaves a level of a recursive type. */
    public void leave() {
        root.depth--;
    }
}
