package org.c2x.asn1.interpreter.table;

import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.coding.DerReader;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
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
        int tag = DerReader.requireElement(octets);
        out.writeOctets(octets);
        return tag;
    }

    @Override
    Value read(RuleReader in, CodingListener listener) {
        return new OctetStringValue(readElement((DerReader) in, listener));
    }

    /** Reads a whole element and tells the listener of it. */
    static OctetString readElement(DerReader in, CodingListener listener) {
        int at = in.offset(in.position());
        OctetString octets = in.readElement();
        listener.element(octets, at);
        return octets;
    }
}
