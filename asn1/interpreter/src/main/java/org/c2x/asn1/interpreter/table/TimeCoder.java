package org.c2x.asn1.interpreter.table;

import org.c2x.asn1.plan.Time;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.runtime.coding.TimeType;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.Value;

/** A value of a time type. */
final class TimeCoder extends Coder {
    private final TimeType type;

    TimeCoder(Time step) {
        this.type = TimeType.valueOf(step.type().kind().name());
    }

    @Override
    void write(RuleWriter out, Value value, int levels) {
        out.writeTime(expect(CharacterStringValue.class, value).value(), type);
    }

    @Override
    Value read(RuleReader in, CodingListener listener) {
        return new CharacterStringValue(in.readTime(type));
    }
}
