package org.c2x.asn1.interpreter.table;

import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DerReader;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.RuleReader;
import org.c2x.asn1.runtime.RuleWriter;
import org.c2x.asn1.value.OctetStringValue;
import org.c2x.asn1.value.Value;

/** A whole element of any tag, which is kept as its octets. */
final class AnyElementCoder extends Coder {

    @Override
    void write(RuleWriter out, Value value, int levels) {
        write(out, expect(OctetStringValue.class, value).value());
    }

    /**
     * Writes octets.
     *
     * @return the tag that they begin with
     * @throws EncodeException if they are no element, or more than one
     */
    static int write(RuleWriter out, OctetString octets) {
        byte[] element = octets.toByteArray();
        DerReader in = new DerReader(element, 0, element.length, Limits.DEFAULT);
        int tag;
        try {
            tag = in.nextTag();
            in.skip();
        } catch (DecodeException e) {
            throw new EncodeException("", "expected the octets of an element, but " + e.getMessage());
        }
        if (in.hasMore()) {
            throw new EncodeException("", "expected the octets of one element, found more behind it");
        }
        out.writeOctets(octets);
        return tag;
    }

    @Override
    Value read(RuleReader in, CodingListener listener) {
        return new OctetStringValue(((DerReader) in).readElement());
    }
}
