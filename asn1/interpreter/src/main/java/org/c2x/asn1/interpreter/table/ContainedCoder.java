package org.c2x.asn1.interpreter.table;

import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.value.Value;

/** What CONTAINING holds: octets as of an open type, which are nothing but the encoding of the value. */
final class ContainedCoder extends Coder {
    private final OpenTypeCoder octets;
    private final boolean whole;

    /** @param whole true if more octets can be told from those of the value */
    ContainedCoder(OpenTypeCoder octets, boolean whole) {
        this.octets = octets;
        this.whole = whole;
    }

    @Override
    void write(RuleWriter out, Value value, int levels) {
        octets.write(out, value, levels);
    }

    @Override
    Value read(RuleReader in, CodingListener listener) {
        RuleReader inside = OpenTypeCoder.open(in, listener);
        Value value = octets.content().read(inside, listener);
        if (whole) {
            inside.requireAll();
        }
        return value;
    }
}
