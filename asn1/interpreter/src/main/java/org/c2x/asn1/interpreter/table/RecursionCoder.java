package org.c2x.asn1.interpreter.table;

import static java.util.Objects.requireNonNull;

import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.value.Value;

/** A use of a recursive type: one level of nesting. */
final class RecursionCoder extends Coder {
    private @Nullable Coder target;

    void bind(Coder coder) {
        target = coder;
    }

    @Override
    void write(RuleWriter out, Value value, int levels) {
        if (levels <= 0) {
            throw new EncodeException("", "the value has more levels of nesting than the limit allows");
        }
        requireNonNull(target).write(out, value, levels - 1);
    }

    @Override
    Value read(RuleReader in, CodingListener listener) {
        in.enter();
        Value value = requireNonNull(target).read(in, listener);
        in.leave();
        return value;
    }
}
