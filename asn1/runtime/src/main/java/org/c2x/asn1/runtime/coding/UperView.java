package org.c2x.asn1.runtime.coding;

import java.util.Arrays;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Function;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Limits;

/**
 * Reads single components of a message in unaligned PER (X.691) where they are: what generated views share.
 *
 * <p>Positions count bits from the first bit of the message or, within an extension addition, of its content. A method
 * that begins with {@code after} steps over something and returns the position that follows it. Paths are for errors
 * only: that of the component that is asked for or stepped over.
 *
 * <p>The component that is asked for is checked as a decoder checks it, apart from constraints that its bits do not
 * show. What precedes it is only stepped over, and what follows is not looked at. A view reads the octets
 * that it was given, not a copy. Of one that is used at once, the JIT mostly makes no object; where it steps over long
 * lists, it may, and only a view that is kept for many messages allocates nothing at all.
 */
public abstract class UperView {
    /** The position of what a message does not have. */
    protected static final int ABSENT = -1;

    /** Set in a length if another length follows that many items. */
    protected static final int FRAGMENT = RuleReader.FRAGMENT;

    private byte[] octets;
    /** First bit of the message or content. */
    private int start;
    /** Bits of the message or content. */
    private int end;
    /** Bits of the message before the content; 0 for a message. */
    private final int base;

    /**
     * A view of a message.
     *
     * @throws IndexOutOfBoundsException if the part is not within the array
     * @throws DecodeException           if the part is longer than {@link BitReader#MAX_OCTETS}
     */
    protected UperView(byte[] octets, int offset, int length) {
        base = 0;
        reset(octets, offset, length);
    }

    /**
     * Goes on to another message.
     *
     * @throws IndexOutOfBoundsException if the part is not within the array
     * @throws DecodeException           if the part is longer than {@link BitReader#MAX_OCTETS}
     */
    protected final void reset(byte[] message, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, message.length);
        if (length > BitReader.MAX_OCTETS) {
            throw new DecodeException(
                    Unit.BIT, 0, "", "expected at most " + BitReader.MAX_OCTETS + " octets, found " + length);
        }
        // too far into the array for positions in bits
        boolean isFar = offset > BitReader.MAX_OCTETS - length;
        octets = isFar ? Arrays.copyOfRange(message, offset, offset + length) : message;
        start = isFar ? 0 : offset << 3;
        end = length << 3;
    }

    /**
     * A view of the content of an open type.
     *
     * @param at position of its length in the outer view
     * @throws NoSuchElementException if it is {@link #ABSENT}
     */
    protected UperView(UperView outer, int at, String path) {
        int length = outer.length(outer.present(at, path), path);
        int content = outer.afterLength(at, path);
        boolean isWhole = (length & FRAGMENT) == 0;
        if (isWhole) {
            outer.skip(content, 8L * length, path);
        }
        this.octets = isWhole ? outer.octets : outer.slowly(at, path, UperReader::readOctets);
        this.start = isWhole ? outer.start + content : 0;
        this.end = (isWhole ? length : octets.length) << 3;
        this.base = outer.base + (isWhole ? content : at);
    }

    // Fields

    /**
     * Reads bits as a number.
     *
     * @param width 0 to 64
     */
    protected final long bits(int at, int width, String path) {
        if (width > end - at) {
            throw truncated(at, width, path);
        }
        int from = start + at;
        if (width > BitReader.WORD_BITS) {
            return word(from) >>> 32 << (width - 32) | word(from + 32) >>> Long.SIZE - (width - 32);
        }
        return width == 0 ? 0 : word(from) >>> -width;
    }

    /** Reads a bit. */
    protected final boolean bit(int at, String path) {
        if (1 > end - at) {
            throw truncated(at, 1, path);
        }
        int from = start + at;
        return (octets[from >>> 3] << (from & 7) & 0x80) != 0;
    }

    /** The bits from one in the array on, left-aligned; at least {@link BitReader#WORD_BITS} of them are valid. */
    private long word(int from) {
        int index = from >>> 3;
        return index <= octets.length - Long.BYTES
                ? (long) BitReader.LONGS.get(octets, index) << (from & 7)
                : lastWord(from);
    }

    /** Near the end of the array its last eight octets hold what is left; a short array is looked at by octets. */
    private long lastWord(int from) {
        int index = octets.length - Long.BYTES;
        if (index >= 0) {
            return (long) BitReader.LONGS.get(octets, index) << from - (index << 3);
        }
        long word = 0;
        for (int i = 0; i < octets.length; i++) {
            word |= (octets[i] & 0xffL) << 56 - 8 * i;
        }
        return word << from;
    }

    /** Reads a constrained whole number (clause 11.5) of up to 64 bits. */
    protected final long range(int at, long lower, long upper, int width, String path) {
        long number = lower + bits(at, width, path);
        if (number > upper || number < lower) {
            throw error(at, path, "expected " + lower + ".." + upper + ", found " + number);
        }
        return number;
    }

    /** Reads the index of an enumeral or alternative of the extension root. */
    protected final int index(int at, int last, int width, String path) {
        int index = (int) bits(at, width, path);
        if (index > last) {
            throw error(at, path, "expected an index of 0.." + last + ", found " + index);
        }
        return index;
    }

    /** Reads a semi-constrained whole number (clause 11.7), which must fit into a long. */
    protected final long semiConstrained(int at, long lower, String path) {
        try {
            return slowly(
                    at,
                    path,
                    in -> Math.addExact(lower, in.readSemiConstrained().longValueExact()));
        } catch (ArithmeticException e) {
            throw error(at, path, "expected a number of at most 64 bits, found a longer one");
        }
    }

    /** Reads an unconstrained whole number (clause 11.8), which must fit into a long. */
    protected final long unconstrained(int at, String path) {
        int length = length(at, path);
        if (length < 1 || length > Long.BYTES) {
            return slowly(at, path, UperReader::readUnconstrainedLong);
        }
        int unused = Long.SIZE - (length << 3);
        return bits(afterLength(at, path), length << 3, path) << unused >> unused;
    }

    /** Reads a normally small non-negative whole number (clause 11.6). */
    protected final int smallNumber(int at, String path) {
        return bit(at, path) ? slowly(at, path, UperReader::readSmallNumber) : (int) bits(at + 1, 6, path);
    }

    /** Reads a normally small non-negative whole number that follows the indices of an extension root. */
    protected final int indexBeyond(int last, int at, String path) {
        return (int) Math.min(last + 1L + smallNumber(at, path), Integer.MAX_VALUE);
    }

    /** Reads a BIT STRING of up to 64 bits after its length (clause 11.9) as a number, the first bit the highest. */
    protected final long bitString(int at, String path) {
        return bits(afterLength(at, path), bitStringLength(at, path), path);
    }

    /** Reads the length of a BIT STRING (clause 11.9), up to 64. */
    protected final int bitStringLength(int at, String path) {
        int length = length(at, path);
        if (length > Long.SIZE) {
            throw error(at, path, "expected at most 64 bits, found more");
        }
        return length;
    }

    /** Reads the number of items of a fixed width after their length (clause 11.9). */
    protected final int count(int at, long width, String path) {
        int count = 0;
        int next = at;
        int length;
        do {
            length = length(next, path);
            count += length & ~FRAGMENT;
            next = skip(afterLength(next, path), width * (length & ~FRAGMENT), path);
            if (count < 0) {
                throw error(at, path, "expected at most 2147483647 items");
            }
        } while ((length & FRAGMENT) != 0);
        return count;
    }

    /**
     * Reads a length determinant without an upper bound (clause 11.9.3.5 to 11.9.3.8).
     *
     * @return the number of items that follow; with {@link #FRAGMENT} set, another length follows them
     */
    protected final int length(int at, String path) {
        int first = (int) bits(at, 8, path);
        if (PerLength.octets(first) == 1) {
            return first;
        }
        if (first >>> 6 == 2) {
            return (int) bits(at + 2, 14, path);
        }
        int blocks = first & 0x3f;
        int items = PerLength.itemsOf(blocks);
        if (items == 0) {
            throw error(at, path, "expected a fragment of 1 to 4 blocks of 16K, found " + blocks);
        }
        return items;
    }

    // Steps

    /** Steps over bits. */
    protected final int skip(int at, long width, String path) {
        if (width > end - at) {
            throw truncated(at, width, path);
        }
        return at + (int) width;
    }

    /** Steps over a length determinant alone. */
    protected final int afterLength(int at, String path) {
        return at + (bits(at, 2, path) == 2 ? 16 : 8);
    }

    /** Steps over items of a fixed width after their length, in fragments if there are many. */
    protected final int afterItems(int at, long width, String path) {
        int next = at;
        int length;
        do {
            length = length(next, path);
            next = skip(afterLength(next, path), width * (length & ~FRAGMENT), path);
        } while ((length & FRAGMENT) != 0);
        return next;
    }

    /** Steps over a normally small non-negative whole number (clause 11.6). */
    protected final int afterSmallNumber(int at, String path) {
        return bit(at, path) ? afterItems(at + 1, 8, path) : skip(at, 7, path);
    }

    /** Steps over a time (clause 32). */
    protected final int afterTime(int at, TimeType type, String path) {
        return slowly(at, path, in -> {
            in.readTime(type);
            return in.position() - start;
        });
    }

    /** Steps over the extension additions of a SEQUENCE or SET whose extension bit is set (clause 19.7 to 19.9). */
    protected final int afterAdditions(int at, String path) {
        int bitmap = afterAdditionCount(at, path);
        return openType(bitmap, additionCount(at, path), additionCount(at, path), path);
    }

    /**
     * Finds an extension addition of a SEQUENCE or SET whose extension bit is set.
     *
     * @param index from 0
     * @return position of its open type, {@link #ABSENT} if it is not there
     */
    protected final int addition(int at, int index, String path) {
        int bitmap = afterAdditionCount(at, path);
        int count = additionCount(at, path);
        return index < count && bit(bitmap + index, path) ? openType(bitmap, count, index, path) : ABSENT;
    }

    /** Where the open type of an addition is: after the bitmap and the present ones before it. */
    private int openType(int bitmap, int count, int index, String path) {
        int next = skip(bitmap, count, path);
        for (int i = 0; i < index; i++) {
            if (bit(bitmap + i, path)) {
                next = afterItems(next, 8, path);
            }
        }
        return next;
    }

    /** The size of the bitmap, a normally small length (clause 11.9.3.4). */
    private int additionCount(int at, String path) {
        if (!bit(at, path)) {
            return (int) bits(at + 1, 6, path) + 1;
        }
        int count = length(at + 1, path);
        if (count == 0 || (count & FRAGMENT) != 0) {
            throw error(at, path, "expected the number of extension additions, 1 to 16383");
        }
        return count;
    }

    private int afterAdditionCount(int at, String path) {
        return bit(at, path) ? afterLength(at + 1, path) : at + 7;
    }

    /**
     * Checks how deep the values of a recursive type that are stepped over are nested.
     *
     * @param depth from 1
     * @throws DecodeException if {@link Limits#DEFAULT} do not grant it, or the thread's stack has no room
     */
    protected final void checkDepth(int depth, int at, String path) {
        String problem = Nesting.problem(depth, Limits.DEFAULT.depth());
        if (problem != null) {
            throw error(at, path, problem);
        }
    }

    // Errors

    /**
     * A position that something has.
     *
     * @throws NoSuchElementException if it is {@link #ABSENT}
     */
    protected final int present(int at, String path) {
        if (at < 0) {
            throw new NoSuchElementException(path + " is absent");
        }
        return at;
    }

    /** What a message is refused with. */
    protected final DecodeException error(int at, String path, String problem) {
        return new DecodeException(Unit.BIT, (long) base + at, path, problem);
    }

    private DecodeException truncated(int at, long width, String path) {
        String bits = width == 1 ? " bit" : " bits";
        int left = Math.max(0, end - at);
        // a fixed place may be far after the end
        DecodeException error = error(end - left, path, "expected " + width + bits + ", found only " + left);
        // more octets help a message, not an open type that is too short for its content
        return base == 0 ? error.ofTruncated() : error;
    }

    /** What is rare is read as a decoder does. */
    private <R> R slowly(int at, String path, Function<UperReader, R> read) {
        skip(at, 1, path);
        int first = start >>> 3;
        UperReader in = new UperReader(octets, first, (start + end + 7 >>> 3) - first, Limits.DEFAULT);
        in.setEnd(start + end);
        try {
            return read.apply(in.seek(start + at));
        } catch (DecodeException e) {
            DecodeException error = error((int) (e.offset() + 8L * first - start), path, e.problem());
            throw e.isTruncated() && base == 0 ? error.ofTruncated() : error;
        }
    }
}
