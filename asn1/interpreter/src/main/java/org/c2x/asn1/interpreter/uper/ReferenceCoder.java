package org.c2x.asn1.interpreter.uper;

import org.c2x.asn1.runtime.BitReader;
import org.c2x.asn1.runtime.BitWriter;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.value.Value;

/** A use of a recursive type: one level of nesting. */
final class ReferenceCoder extends UperCoder {
    private UperCoder target;

    void bind(UperCoder coder) {
        target = coder;
    }

    @Override
    long bits(Value value, int levels) {
        if (levels <= 0) {
            throw new EncodeException("", "the value has more levels of nesting than the limit allows");
        }
        return target.bits(value, levels - 1);
    }

    @Override
    void write(BitWriter out, Value value) {
        target.write(out, value);
    }

    @Override
    Value read(BitReader in, UperListener listener) {
        in.enter();
        Value value = target.read(in, listener);
        in.leave();
        return value;
    }
}
