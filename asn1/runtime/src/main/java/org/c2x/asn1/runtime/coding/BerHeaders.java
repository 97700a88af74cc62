package org.c2x.asn1.runtime.coding;

import java.util.Objects;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.Nullable;

/**
 * Reads identifier and length octets of BER (X.690 clause 8.1) in every form. Tags are given as their identifier octets
 * in one number, the first octet the highest.
 */
public abstract sealed class BerHeaders extends OctetReader permits BerReader {
    /** Where contents end there is no tag: end-of-contents octets begin with it. */
    public static final int NO_TAG = 0;
    /** A tag of more octets than any schema's. */
    public static final int OTHER_TAG = -1;

    /** The bit of an identifier octet that says that the contents are elements (X.690 clause 8.1.2.5). */
    public static final int CONSTRUCTED = 0x20;
    /** The bits of an identifier octet that say that the tag's number is in those after it (clause 8.1.2.4). */
    public static final int LONG_TAG = 0x1f;
    /** The length octet of the indefinite form (clause 8.1.3.6). */
    public static final int INDEFINITE = 0x80;
    /** The first length octet that is none (clause 8.1.3.5). */
    public static final int RESERVED = 0xff;

    /** Words of zeros after the message: an element read as if it were whole ends in the first one. */
    private static final int WORDS_AFTER = 3;

    private static final int INITIAL_OCTETS = 256;
    /** A reader that is used again does not keep more than this. */
    private static final int MAX_KEPT_OCTETS = 1 << 16;

    /** The message; null until there is one. */
    private byte @Nullable [] copy;

    BerHeaders(byte[] octets, int offset, int length, Limits limits) {
        super(octets, offset, length, limits);
    }

    BerHeaders(BerHeaders outer, byte[] octets, int position, int end, int base) {
        super(outer, octets, position, end, base);
    }

    /** Copies the message: what follows it is no element, so that words are read wherever one may begin. */
    @Override
    protected final void reset(byte[] message, int offset, int length, Limits granted) {
        Objects.checkFromIndexSize(offset, length, message.length);
        if (length > MAX_OCTETS) {
            super.reset(message, offset, length, granted);
            return;
        }
        int room = length + Long.BYTES * WORDS_AFTER;
        if (copy == null || copy.length < room) {
            copy = new byte[Math.max(INITIAL_OCTETS, room)];
        }
        System.arraycopy(message, offset, copy, 0, length);
        for (int i = 1; i <= WORDS_AFTER; i++) {
            DerOctets.store(0, 0, copy, length + Long.BYTES * i);
        }
        super.reset(copy, 0, length, granted);
    }

    @Override
    protected void release() {
        super.release();
        if (copy != null && copy.length > MAX_KEPT_OCTETS) {
            copy = null;
        }
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
    final int readTag() {
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
                throw error(at, "", "expected a tag in the fewest octets, found leading zeros in its number");
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
    final int readAnyLength() {
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

    /** Moves past the identifier octets if they are those of the tag. */
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
}
