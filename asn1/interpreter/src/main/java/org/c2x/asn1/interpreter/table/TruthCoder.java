package org.c2x.asn1.interpreter.table;

import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.Value;

/** BOOLEAN. */
final class TruthCoder extends Coder {
    private static final Value TRUE = new BooleanValue(true);
    private static final Value FALSE = new BooleanValue(false);

    private final int width;

    TruthCoder(int width) {
        this.width = width;
    }

    @Override
    void write(RuleWriter out, Value value, int levels) {
        out.write(expect(BooleanValue.class, value).value() ? (1L << width) - 1 : 0, width);
    }

    @Override
    Value read(RuleReader in, CodingListener listener) {
        return in.read(width) != 0 ? TRUE : FALSE;
    }
}
