package org.c2x.asn1.interpreter.table;

import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.value.NullValue;
import org.c2x.asn1.value.Value;

/** NULL. */
final class NothingCoder extends Coder {
    private static final Value NULL = new NullValue();

    @Override
    void write(RuleWriter out, Value value, int levels) {
        expect(NullValue.class, value);
    }

    @Override
    Value read(RuleReader in, CodingListener listener) {
        return NULL;
    }
}
