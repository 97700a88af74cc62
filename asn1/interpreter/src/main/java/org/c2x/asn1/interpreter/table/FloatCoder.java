package org.c2x.asn1.interpreter.table;

import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.value.RealValue;
import org.c2x.asn1.value.Value;

/** REAL as a number of IEEE 754. */
final class FloatCoder extends Coder {
    private final int width;

    FloatCoder(int width) {
        this.width = width;
    }

    @Override
    void write(RuleWriter out, Value value, int levels) {
        out.writeFloat(expect(RealValue.class, value).value(), width);
    }

    @Override
    Value read(RuleReader in, CodingListener listener) {
        return new RealValue(in.readFloat(width));
    }
}
