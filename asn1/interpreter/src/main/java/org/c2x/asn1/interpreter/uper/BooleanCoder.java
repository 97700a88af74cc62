package org.c2x.asn1.interpreter.uper;

import org.c2x.asn1.runtime.BitReader;
import org.c2x.asn1.runtime.BitWriter;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.Value;

/** BOOLEAN (X.691 clause 12): one bit. */
final class BooleanCoder extends UperCoder {

    @Override
    long bits(Value value, int levels) {
        expect(BooleanValue.class, value);
        return 1;
    }

    @Override
    void write(BitWriter out, Value value) {
        out.writeBit(((BooleanValue) value).value());
    }

    @Override
    Value read(BitReader in, UperListener listener) {
        return new BooleanValue(in.readBit());
    }
}
