package org.c2x.asn1.interpreter.table;

import org.c2x.asn1.plan.Step;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.value.BitStringValue;
import org.c2x.asn1.value.NamedBits;
import org.c2x.asn1.value.Value;

/** BIT STRING; with named bits in the shortest form that the SIZE constraint allows. */
final class BitsCoder extends Coder {
    private final BitStringType type;
    private final LengthCoder length;
    private final boolean padded;
    private final boolean aligned;
    private final StringForm form;

    /** @param form of bits whose length has no upper bound */
    BitsCoder(Step.Bits step, StringForm form) {
        this.form = form;
        this.type = step.type();
        this.length = new LengthCoder(step.length(), type.size(), "bits");
        this.padded = step.padded();
        this.aligned = step.aligned();
    }

    @Override
    void write(RuleWriter out, Value value, int levels) {
        BitString bits =
                NamedBits.canonical(type, expect(BitStringValue.class, value).value());
        if (length.write(out, bits.length())) {
            if (aligned && bits.length() > 0) {
                out.align();
            }
            out.writeBits(bits, bits.length());
            if (padded) {
                out.write(0, -bits.length() & 7);
            }
        } else {
            form.write(out, bits, !type.namedBits().isEmpty());
        }
    }

    @Override
    Value read(RuleReader in, CodingListener listener) {
        int count = length.read(in, listener);
        if (count >= 0) {
            if (aligned && count > 0) {
                in.align();
            }
            BitString bits = in.readBits(count);
            if (padded) {
                in.claim(-count & 7);
            }
            return value(bits);
        }
        int at = in.position();
        BitStringValue bits = value(form.readBits(in));
        length.check(in, at, bits.value().length());
        return bits;
    }

    private BitStringValue value(BitString bits) {
        return new BitStringValue(NamedBits.canonical(type, bits));
    }
}
