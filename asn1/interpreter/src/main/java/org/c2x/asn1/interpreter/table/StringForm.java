package org.c2x.asn1.interpreter.table;

import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.coding.DerReader;
import org.c2x.asn1.runtime.coding.OerWriter;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;

/**
 * How a string with its length is written and read where the length has no upper bound.
 *
 * @param tag that of an element of X.690, {@link DerReader#NO_TAG} if there is none
 */
record StringForm(int tag) {
    /** The octets after a length determinant. */
    static final StringForm PLAIN = new StringForm(DerReader.NO_TAG);

    boolean isPlain() {
        return tag == DerReader.NO_TAG;
    }

    void write(RuleWriter out, byte[] octets) {
        if (!isPlain()) {
            ((OerWriter) out).writeTag(tag);
        }
        out.writeOctetsWithLength(octets);
    }

    /** Writes a BIT STRING; in an element one of named bits has no zeros at its end. */
    void write(RuleWriter out, BitString bits, boolean named) {
        if (isPlain()) {
            out.writeBitsWithLength(bits, bits.length());
        } else {
            ((OerWriter) out).writeTag(tag);
            out.writeBitsWithLength(bits, named ? bits.significantLength() : bits.length());
        }
    }

    byte[] readOctets(RuleReader in) {
        return isPlain()
                ? in.readOctets()
                : ((DerReader) in).readOctetString(tag).toByteArray();
    }

    BitString readBits(RuleReader in) {
        return isPlain() ? in.readBits() : ((DerReader) in).readBitString(tag);
    }
}
