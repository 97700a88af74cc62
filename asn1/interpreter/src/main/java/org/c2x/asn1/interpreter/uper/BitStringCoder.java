package org.c2x.asn1.interpreter.uper;

import org.c2x.asn1.runtime.BitReader;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.BitWriter;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.value.BitStringValue;
import org.c2x.asn1.value.NamedBits;
import org.c2x.asn1.value.Value;

/** BIT STRING (X.691 clause 16); with named bits in the shortest form that the SIZE constraint allows. */
final class BitStringCoder extends UperCoder {
    private final BitStringType type;
    private final SizeCoder size;

    BitStringCoder(BitStringType type) {
        this.type = type;
        this.size = new SizeCoder(type.size(), "bits");
    }

    @Override
    long bits(Value value, int levels) {
        int length = NamedBits.canonical(type, expect(BitStringValue.class, value).value()).length();
        return size.bits(length) + length;
    }

    @Override
    void write(BitWriter out, Value value) {
        BitString bits = NamedBits.canonical(type, ((BitStringValue) value).value());
        if (size.write(out, bits.length())) {
            out.writeBits(bits, bits.length());
        } else {
            out.writeBitsWithLength(bits, bits.length());
        }
    }

    @Override
    Value read(BitReader in, UperListener listener) {
        int length = size.read(in, listener);
        if (length != SizeCoder.UNBOUNDED) {
            return value(in.readBits(length));
        }
        int at = in.position();
        BitString bits = in.readBits();
        size.check(in, at, bits.length());
        return value(bits);
    }

    private Value value(BitString bits) {
        return new BitStringValue(NamedBits.canonical(type, bits));
    }
}
