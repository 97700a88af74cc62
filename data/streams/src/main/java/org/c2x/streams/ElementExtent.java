package org.c2x.streams;

import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.coding.BerReader;
import org.c2x.asn1.runtime.coding.BitReader;

/**
 * How far an element of BER goes (X.690 clause 8.1): of a definite length that says so, of the indefinite form up to
 * its end-of-contents octets. Elements within that form are passed over one by one, nested ones are counted.
 */
final class ElementExtent implements RecordExtent {
    @Override
    public long octets(byte[] octets, int offset, int end) {
        Scan scan = new Scan(octets, offset, end);
        int open = 0;
        do {
            int identifier = scan.identifier();
            int length = identifier == Scan.END ? Scan.END : scan.length(identifier);
            if (length == Scan.END) {
                return MORE;
            } else if (identifier == 0) {
                scan.requireEndOfContents(open, length);
                open--;
            } else if (length == Scan.OPEN) {
                open++;
            } else if (!scan.skip(length) && open > 0) {
                return MORE;
            }
        } while (open > 0);
        return scan.at - offset;
    }

    /** A place in the octets. */
    private static final class Scan {
        /** There are no more octets. */
        static final int END = -1;
        /** The indefinite form. */
        static final int OPEN = -2;

        private final byte[] octets;
        private final int offset;
        private final int end;
        private long at;

        Scan(byte[] octets, int offset, int end) {
            this.octets = octets;
            this.offset = offset;
            this.end = end;
            this.at = offset;
        }

        private int next() {
            return at < end ? octets[(int) at++] & 0xff : END;
        }

        /** The first identifier octet; the others are passed over. */
        int identifier() {
            int first = next();
            if ((first & BerReader.LONG_TAG) == BerReader.LONG_TAG && first != END) {
                int more;
                do {
                    more = next();
                } while (more > 0x7f);
                return more == END ? END : first;
            }
            return first;
        }

        int length(int identifier) {
            long from = at;
            int first = next();
            if (first < 0x80) {
                return first;
            } else if (first == BerReader.INDEFINITE && (identifier & BerReader.CONSTRUCTED) != 0) {
                return OPEN;
            } else if (first == BerReader.INDEFINITE || first == BerReader.RESERVED) {
                throw error(from, "expected a length, found octet 0x" + Integer.toHexString(first));
            }
            long length = 0;
            for (int i = 0; i < (first & 0x7f); i++) {
                int octet = next();
                if (octet == END) {
                    return END;
                }
                length = length << 8 | octet;
                if (length > BitReader.MAX_OCTETS) {
                    throw error(from, "expected a length of at most " + BitReader.MAX_OCTETS + " octets");
                }
            }
            return (int) length;
        }

        void requireEndOfContents(int open, int length) {
            if (open == 0 || length != 0) {
                throw error(at - 2, "expected an element, found end-of-contents octets");
            }
        }

        /** Passes over contents; false if they go beyond the end. */
        boolean skip(int length) {
            at += length;
            return at <= end;
        }

        private DecodeException error(long place, String problem) {
            return new DecodeException(Unit.OCTET, place - offset, "", problem);
        }
    }
}
