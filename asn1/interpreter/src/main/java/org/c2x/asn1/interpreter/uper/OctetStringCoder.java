package org.c2x.asn1.interpreter.uper;

import org.c2x.asn1.runtime.BitReader;
import org.c2x.asn1.runtime.BitWriter;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.value.OctetStringValue;
import org.c2x.asn1.value.Value;

/** OCTET STRING (X.691 clause 17). */
final class OctetStringCoder extends UperCoder {
    private final SizeCoder size;

    OctetStringCoder(OctetStringType type) {
        this.size = new SizeCoder(type.size(), "octets");
    }

    @Override
    long bits(Value value, int levels) {
        int length = expect(OctetStringValue.class, value).value().length();
        return size.bits(length) + 8L * length;
    }

    @Override
    void write(BitWriter out, Value value) {
        OctetString octets = ((OctetStringValue) value).value();
        if (size.write(out, octets.length())) {
            out.writeOctets(octets);
        } else {
            out.writeOctetsWithLength(octets);
        }
    }

    @Override
    Value read(BitReader in, UperListener listener) {
        int length = size.read(in, listener);
        if (length != SizeCoder.UNBOUNDED) {
            return new OctetStringValue(OctetString.wrap(in.readOctets(length)));
        }
        int at = in.position();
        byte[] octets = in.readOctets();
        size.check(in, at, octets.length);
        return new OctetStringValue(OctetString.wrap(octets));
    }
}
