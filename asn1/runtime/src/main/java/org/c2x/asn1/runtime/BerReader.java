package org.c2x.asn1.runtime;

import java.math.BigInteger;
import java.util.Arrays;
import org.c2x.asn1.runtime.DecodeException.Unit;

/**
 * Reads identifier and length octets of BER (X.690 clause 8.1) in every form. Tags are given as their identifier octets
 * in one number, the first octet the highest. Reading ends at the end of the contents that were entered.
 */
public abstract sealed class BerReader extends RuleReader permits DerReader {
    /** Where contents end there is no tag: end-of-contents octets begin with it. */
    public static final int NO_TAG = 0;
    /** A tag of more octets than any schema's. */
    public static final int OTHER_TAG = -1;

    /** The bit of an identifier octet that says that the contents are elements (X.690 clause 8.1.2.5). */
    public static final int CONSTRUCTED = 0x20;
    /** The bits of an identifier octet that say that the tag's number stands in those behind it (clause 8.1.2.4). */
    public static final int LONG_TAG = 0x1f;
    /** The length octet of the indefinite form (clause 8.1.3.6). */
    public static final int INDEFINITE = 0x80;
    /** The first length octet that is none (clause 8.1.3.5). */
    public static final int RESERVED = 0xff;

    /** Bits of end-of-contents octets, where the result of {@link #enter} has them. */
    private static final long TRAILER = 16L << Integer.SIZE;

    /** Zeros behind the message: an element read as if it were whole ends in the first, two words are read behind it. */
    private static final int WORDS_BEHIND = 3;

    private static final int INITIAL_OCTETS = 256;
    /** A reader that is used again does not keep more than this. */
    private static final int MAX_KEPT_OCTETS = 1 << 16;

    /** The message; null until there is one. */
    private byte @Nullable [] copy;

    /** Null until there is an element of the indefinite form. */
    private @Nullable DerIndefinite indefinite;

    BerReader(byte[] octets, int offset, int length, Limits limits) {
        super(octets, offset, length, limits);
    }

    BerReader(BerReader outer, byte[] octets, int position, int end, int base) {
        super(outer, octets, position, end, base);
    }

    /** What follows the message is no element, so that whole words are read wherever one may begin. */
    @Override
    void begin() {
        indefinite = null;
        int room = (remaining() >>> 3) + Long.BYTES * WORDS_BEHIND;
        if (copy == null || copy.length < room) {
            copy = new byte[Math.max(INITIAL_OCTETS, room)];
        }
        readCopy(copy, WORDS_BEHIND);
    }

    @Override
    void release() {
        super.release();
        if (copy != null && copy.length > MAX_KEPT_OCTETS) {
            copy = null;
        }
    }

    @Override
    boolean mayBeEmpty() {
        return true;
    }

    @Override
    public int consumedOctets() {
        return offset(position()) >>> 3;
    }

    /** An error at a position, whose offset counts octets. */
    @Override
    public DecodeException error(int at, String path, String problem) {
        return new DecodeException(Unit.OCTET, offset(at) >> 3, path, problem);
    }

    // Identifier and length octets

    /** True if the contents have another element. */
    public boolean hasMore() {
        return position() < end();
    }

    /** True if the contents have another element and it has this tag, in either form. */
    public boolean isNext(int tag) {
        int width = width(tag);
        long difference = octetWord(position()) >>> -width ^ Integer.toUnsignedLong(tag);
        return (difference & ~((long) CONSTRUCTED << width - 8)) == 0 && remaining() >= width;
    }

    /** The tag of the next element, {@link #NO_TAG} if there is none. */
    public int nextTag() {
        int tag = shortTag();
        if (tag != NO_TAG || !hasMore()) {
            return tag;
        }
        int at = position();
        tag = readLongTag();
        seek(at);
        return tag;
    }

    /** The next tag if it has one to three octets, else {@link #NO_TAG}. */
    private int shortTag() {
        long word = octetWord(position());
        int tag = (int) (word >>> 40);
        if ((tag >>> 16 & LONG_TAG) != LONG_TAG) {
            return hasMore() ? tag >>> 16 : NO_TAG;
        } else if ((tag & 0x8000) == 0) {
            return remaining() >= 16 ? tag >>> 8 : NO_TAG;
        }
        return (tag & 0x80) == 0 && (tag & 0x7f00) != 0 && remaining() >= 24 ? tag : NO_TAG;
    }

    /** Reads identifier octets (X.690 clause 8.1.2). */
    private int readTag() {
        int tag = shortTag();
        if (tag == NO_TAG) {
            return readLongTag();
        }
        seek(position() + width(tag));
        return tag;
    }

    private int readLongTag() {
        int at = position();
        int tag = (int) read(8);
        if ((tag & LONG_TAG) != LONG_TAG) {
            return tag;
        }
        int octet;
        int count = 1;
        do {
            octet = (int) read(8);
            if (count == 1 && octet == 0x80) {
                throw error(at, "", "expected a tag in the fewest octets, found zeros in front of its number");
            }
            tag = count < Integer.BYTES ? tag << 8 | octet : OTHER_TAG;
            count++;
        } while (octet > 0x7f);
        return tag;
    }

    /** How many bits the identifier octets of a tag have. */
    static int width(int tag) {
        return Integer.SIZE + 7 - Integer.numberOfLeadingZeros(tag) & ~7;
    }

    /**
     * The length of an element, 0 to 127, from the word that it begins with; another number if that begins with another
     * tag, or the length has more octets.
     */
    static long shortLength(long word, int tag) {
        return (word >>> 56 - width(tag)) - (Integer.toUnsignedLong(tag) << 8);
    }

    /** True if what {@link #shortLength} returned is a length. */
    static boolean isShort(long length) {
        return (length & ~(INDEFINITE - 1L)) == 0;
    }

    /** Reads length octets of the definite form (X.690 clause 8.1.3). */
    @Override
    public int readLength() {
        int at = position();
        int length = readAnyLength();
        if (length < 0) {
            throw error(at, "", "expected a length of the definite form");
        }
        return length;
    }

    /** Reads length octets; a negative length stands for the indefinite form. */
    private int readAnyLength() {
        int at = position();
        long word = octetWord(at);
        int count = (int) (word >>> 56) - INDEFINITE;
        if (count < 0 && remaining() >= 8) {
            seek(at + 8);
            return INDEFINITE + count;
        }
        if (count > 0 && count < Integer.BYTES && remaining() >= 8 + (count << 3)) {
            seek(at + 8 + (count << 3));
            return (int) (word << 8 >>> -(count << 3));
        }
        return readLongLength();
    }

    private int readLongLength() {
        int at = position();
        int first = (int) read(8);
        if (first < 0x80) {
            return first;
        }
        if (first == INDEFINITE || first == RESERVED) {
            if (first == RESERVED) {
                throw error(at, "", "expected a length, found octet 0xff");
            }
            return -1;
        }
        long length = 0;
        for (int i = 0; i < (first & 0x7f); i++) {
            length = length << 8 | read(8);
            if (length > MAX_OCTETS) {
                throw error(at, "", "expected a length of at most " + MAX_OCTETS + " octets");
            }
        }
        return (int) length;
    }

    private static String text(int tag) {
        return tag == NO_TAG
                ? "the end of the contents"
                : tag == OTHER_TAG ? "a longer one" : "0x" + Integer.toHexString(tag);
    }

    final void requireTag(int tag) {
        if (!isTag(tag)) {
            throw wrongTag("the tag 0x" + Integer.toHexString(tag));
        }
    }

    /** Moves behind the identifier octets if they are those of the tag. */
    final boolean isTag(int tag) {
        int at = position();
        int width = width(tag);
        if (octetWord(at) >>> -width == Integer.toUnsignedLong(tag) && remaining() >= width) {
            seek(at + width);
            return true;
        }
        return false;
    }

    /** The error where the next element is none of those that could come. */
    public DecodeException wrongTag(String expected) {
        // an element read as if it were whole may have gone beyond the end
        int at = Math.min(position(), end());
        int found = nextTag();
        DecodeException error = error(at, "", "expected " + expected + ", found " + text(found));
        // contents that were entered are all there
        return found == NO_TAG && offset(at) == 0 ? tooShort(error) : error;
    }

    /**
     * Enters the contents of a constructed element.
     *
     * @return what {@link #leave} needs to know of what is around them
     */
    public long enter(int tag) {
        int at = position();
        int outer = end();
        long length = shortLength(octetWord(at), tag);
        int contents = at + width(tag) + 8;
        int inner = contents + ((int) length << 3);
        if (!isShort(length) || inner > outer) {
            return enterOther(tag);
        }
        seek(contents);
        setEnd(inner);
        return outer;
    }

    private long enterOther(int tag) {
        requireTag(tag);
        return enterContents();
    }

    /** Enters contents behind the identifier octets. */
    final long enterContents() {
        int outer = end();
        int at = position();
        int length = readAnyLength();
        if (length < 0) {
            setEnd(endOfContents());
            return TRAILER | outer;
        }
        if (length > end() - position() >>> 3) {
            throw tooShort(error(
                    at, "", "expected " + length + " octets of contents, found only " + (end() - position() >>> 3)));
        }
        setEnd(position() + (length << 3));
        return outer;
    }

    /**
     * Leaves contents that have been read completely.
     *
     * @param outer what {@link #enter} returned
     */
    public void leave(long outer) {
        if (position() != end()) {
            throw notAtEnd();
        }
        seek(position() + (int) (outer >>> Integer.SIZE));
        setEnd((int) outer);
    }

    /**
     * Goes behind an element.
     *
     * @return false if that is beyond the end of the contents: then the reader stays
     */
    public boolean seekWithin(int behind) {
        if (behind > end()) {
            return false;
        }
        seek(behind);
        return true;
    }

    /** Checks that what was read has not gone beyond the end, where no contents are left that would tell. */
    public void requireWithin() {
        if (position() > end()) {
            throw tooShort(notAtEnd());
        }
    }

    private DecodeException notAtEnd() {
        return position() < end()
                ? wrongTag("no more elements")
                : error(end(), "", "expected contents that end where their last element does");
    }

    /** The first identifier octet at the position. */
    int firstOctet() {
        return hasMore() ? (int) (octetWord(position()) >>> 56) : NO_TAG;
    }

    /** Passes over identifier and length octets and returns the length; it is negative for the indefinite form. */
    int skipHeader() {
        readTag();
        return readAnyLength();
    }

    /** Reads the contents of an INTEGER or ENUMERATED in the fewest octets (X.690 clause 8.3.2). */
    @Override
    public BigInteger readUnconstrained() {
        int at = position();
        BigInteger number = super.readUnconstrained();
        requireFewestOctets(at);
        return number;
    }

    /** The same of at most 64 bits. */
    @Override
    public long readUnconstrainedLong() {
        int at = position();
        long number = super.readUnconstrainedLong();
        requireFewestOctets(at);
        return number;
    }

    private void requireFewestOctets(int at) {
        int behind = position();
        seek(at);
        int length = readLength();
        if (length > 1 && isPadded(octetWord(position()))) {
            throw error(at, "", "expected a whole number in the fewest octets, found " + length);
        }
        seek(behind);
    }

    /** True if the first of two octets or more only repeats the sign: nine bits are the same. */
    static boolean isPadded(long word) {
        long first = word >> 55;
        return first == 0 || first == -1;
    }

    /** Passes over the rest of the contents: elements of a later version. */
    public void skipRest() {
        while (hasMore()) {
            skip();
        }
    }

    /** Position of the end-of-contents octets of contents that begin here. */
    private int endOfContents() {
        if (indefinite == null) {
            indefinite = new DerIndefinite();
        }
        return indefinite.end(this, position());
    }

    /** Passes over an element. */
    public void skip() {
        int first = firstOctet();
        if (first == NO_TAG) {
            throw wrongTag("an element");
        }
        readTag();
        int at = position();
        int length = readAnyLength();
        if (length < 0) {
            if ((first & CONSTRUCTED) == 0) {
                throw error(at, "", "expected a length of the definite form");
            }
            seek(endOfContents() + 16);
        } else if (length > end() - position() >>> 3) {
            throw tooShort(error(
                    at, "", "expected " + length + " octets of contents, found only " + (end() - position() >>> 3)));
        } else {
            seek(position() + (length << 3));
        }
    }

    /** The number of elements in the rest of the contents. */
    public int countElements() {
        int at = position();
        int count = 0;
        while (hasMore()) {
            skip();
            count++;
        }
        seek(at);
        return count;
    }

    // Components in any order

    /**
     * Notes that a component of a SET is there.
     *
     * @param seen bits of those that were
     * @throws DecodeException if it was before
     */
    public long requireFirst(long seen, int index) {
        if ((seen >>> index & 1) != 0) {
            throw error(position(), "", "expected each component once, found another one");
        }
        return seen | 1L << index;
    }

    /**
     * Checks that the components of a SET that must be there were.
     *
     * @param seen  bits of those that were
     * @param must  bits of those that must be
     * @param names of all with blanks between, for the error only
     */
    public void requireAll(long seen, long must, String names) {
        if ((must & ~seen) != 0) {
            String name = names.split(" ")[Long.numberOfTrailingZeros(must & ~seen)];
            throw error(position(), name, "expected the component, found the end of the contents");
        }
    }

    /** Goes to the end of the contents, all of which have been read. */
    public void seekEnd() {
        seek(end());
    }

    /** Reads a whole element of any tag. */
    public OctetString readElement() {
        int at = position();
        if (!hasMore()) {
            throw wrongTag("an element");
        }
        skip();
        return OctetString.wrap(Arrays.copyOfRange(array(), at >>> 3, position() >>> 3));
    }
}
