package org.c2x.asn1.runtime;

import java.math.BigInteger;
import org.c2x.asn1.runtime.DecodeException.Unit;

/** Reads the fields of OER (X.696), canonical or basic: whole octets but for the bits of a preamble. */
public final class OerReader extends BitReader {
    /** A tag's number has more octets. */
    private static final int LONG_TAG = 0x3f;
    /** Tags of more octets than these have no type here. */
    private static final int MAX_TAG_OCTETS = 5;

    /**
     * A reader at the first octet of a message.
     *
     * @throws IndexOutOfBoundsException if the part is not within the array
     * @throws DecodeException           if the part is longer than {@link #MAX_OCTETS}
     */
    public OerReader(byte[] octets, int offset, int length, Limits limits) {
        super(octets, offset, length, limits);
    }

    private OerReader(OerReader outer, byte[] octets, int position, int end, int base) {
        super(outer, octets, position, end, base);
    }

    @Override
    BitReader part(byte[] source, int from, int to, int baseOfPart) {
        return new OerReader(this, source, from, to, baseOfPart);
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

    /** Reads a length determinant (X.696 clause 8.6): one octet up to 127, otherwise the number of octets first. */
    @Override
    public int readLength() {
        int at = position();
        int first = (int) read(8);
        if (first < 0x80) {
            return first;
        }
        int octets = first & 0x7f;
        long length = 0;
        for (int i = 0; i < octets; i++) {
            length = length << 8 | read(8);
            if (length > MAX_OCTETS) {
                throw error(at, "", "expected a length of at most " + MAX_OCTETS + " octets");
            }
        }
        if (octets == 0) {
            throw error(at, "", "expected the octets of a length, found none");
        }
        return (int) length;
    }

    /**
     * Reads the number of bits of a BIT STRING or bitmap (X.696 clause 13.3.1): the length of its octets, then the
     * number of bits that do not count in the last one.
     */
    public int readBitCount() {
        int at = position();
        int octets = readLength();
        if (octets == 0) {
            throw error(at, "", "expected the number of unused bits, found a length of 0");
        }
        int unused = (int) read(8);
        if (unused > 7 || unused > 0 && octets == 1) {
            throw outOfRange(at, "", "0..7 unused bits", unused);
        }
        if (octets - 1 > remaining() >>> 3) {
            throw error(at, "", "expected " + (octets - 1) + " octets, found only " + (remaining() >>> 3));
        }
        return 8 * (octets - 1) - unused;
    }

    /** Reads a BIT STRING behind the number of its bits. */
    @Override
    public BitString readBits() {
        int count = readBitCount();
        BitString bits = readBits(count);
        claim(-count & 7);
        return bits;
    }

    /** Reads the number of an enumeral (X.696 clause 11): one octet up to 127, otherwise the number of octets first. */
    public BigInteger readShortOrLong() {
        int first = (int) read(8);
        if (first < 0x80) {
            return BigInteger.valueOf(first);
        }
        if (first == 0x80) {
            throw error(position() - 8, "", "expected the octets of an enumeral's number, found none");
        }
        return new BigInteger(readOctets(first & 0x7f));
    }

    /** Reads a tag (X.696 clause 8.7): its octets as one number, the first octet the highest. */
    public long readTag() {
        int at = position();
        long tag = read(8);
        if ((tag & LONG_TAG) != LONG_TAG) {
            return tag;
        }
        for (int i = 1; i < MAX_TAG_OCTETS; i++) {
            tag = tag << 8 | read(8);
            if ((tag & 0x80) == 0) {
                return tag;
            }
        }
        throw error(at, "", "expected a tag of at most " + MAX_TAG_OCTETS + " octets");
    }
}
