package org.c2x.asn1.interpreter.uper;

import org.c2x.asn1.runtime.BitReader;
import org.c2x.asn1.runtime.BitWriter;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.value.ConstraintCheck;
import org.c2x.asn1.value.Value;

/** A type with a constraint that does not change its encoding. */
final class ConstrainedCoder extends UperCoder {
    private final ConstrainedType type;
    private final UperCoder base;

    ConstrainedCoder(ConstrainedType type, UperCoder base) {
        this.type = type;
        this.base = base;
    }

    @Override
    long bits(Value value, int levels) {
        long bits = base.bits(value, levels);
        ConstraintCheck.check(type.base(), type.constraint(), value).ifPresent(violation -> {
            throw new EncodeException(violation.path(), violation.problem());
        });
        return bits;
    }

    @Override
    void write(BitWriter out, Value value) {
        base.write(out, value);
    }

    @Override
    Value read(BitReader in, UperListener listener) {
        int at = in.position();
        Value value = base.read(in, listener);
        ConstraintCheck.check(type.base(), type.constraint(), value).ifPresent(violation -> {
            throw in.error(at, violation.path(), violation.problem());
        });
        return value;
    }
}
