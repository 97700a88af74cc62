package org.c2x.asn1.interpreter.uper;

import org.c2x.asn1.runtime.BitReader;
import org.c2x.asn1.runtime.BitWriter;
import org.c2x.asn1.value.NullValue;
import org.c2x.asn1.value.Value;

/** NULL (X.691 clause 18): nothing. */
final class NullCoder extends UperCoder {

    @Override
    long bits(Value value, int levels) {
        expect(NullValue.class, value);
        return 0;
    }

    @Override
    void write(BitWriter out, Value value) {}

    @Override
    Value read(BitReader in, UperListener listener) {
        return new NullValue();
    }
}
