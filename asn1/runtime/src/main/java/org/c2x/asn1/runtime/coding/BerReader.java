package org.c2x.asn1.runtime.coding;

import java.math.BigInteger;
import java.util.Arrays;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;

/**
 * Goes from element to element of BER (X.690 clause 8.1), into contents and out of them. Reading ends at the end of the
 * contents that were entered.
 */
public abstract sealed class BerReader extends BerHeaders permits DerReader {
    /** Bits of end-of-contents octets, where the result of {@link #enter} has them. */
    private static final long TRAILER = 16L << Integer.SIZE;

    /** Null until there is an element of the indefinite form. */
    private @Nullable DerIndefinite indefinite;

    BerReader(byte[] octets, int offset, int length, Limits limits) {
        super(octets, offset, length, limits);
    }

    BerReader(BerReader outer, byte[] octets, int position, int end, int base) {
        super(outer, octets, position, end, base);
    }

    @Override
    void begin() {
        indefinite = null;
    }

    /**
     * Enters the contents of a constructed element, or of a primitive one that holds an element.
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
        // X.690 clause 8.1.3.2: contents of a primitive encoding have a length of the definite form
        return DerReader.inParts(tag) == tag ? enterContents() : enterContents(position(), readLength());
    }

    /** Enters as {@link #enter} what often has a long length, as whole messages do. */
    public long enterMessage(int tag) {
        return enterOther(tag);
    }

    /** Enters contents after the identifier octets. */
    final long enterContents() {
        int at = position();
        int length = readAnyLength();
        if (length >= 0) {
            return enterContents(at, length);
        }
        int outer = end();
        setEnd(endOfContents());
        return TRAILER | outer;
    }

    /** @param at where the length begins */
    private long enterContents(int at, int length) {
        int outer = end();
        if (length > outer - position() >>> 3) {
            throw tooShort(error(
                    at, "", "expected " + length + " octets of contents, found only " + (outer - position() >>> 3)));
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
     * Moves past an element.
     *
     * @return false if that is beyond the end of the contents: then the reader stays
     */
    public boolean seekWithin(int after) {
        if (after > end()) {
            return false;
        }
        seek(after);
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
        int after = position();
        seek(at);
        int length = readLength();
        if (length > 1 && isPadded(octetWord(position()))) {
            throw error(at, "", "expected a whole number in the fewest octets, found " + length);
        }
        seek(after);
    }

    /** True if the first of two octets or more only repeats the sign: nine bits are the same. */
    public static boolean isPadded(long word) {
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
