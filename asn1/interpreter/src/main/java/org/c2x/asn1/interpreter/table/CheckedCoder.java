package org.c2x.asn1.interpreter.table;

import java.util.Optional;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.value.ConstraintCheck;
import org.c2x.asn1.value.SameValue;
import org.c2x.asn1.value.Value;

/**
 * A type with a constraint that its encoding does not show. Where the type is that of a component, the component's
 * DEFAULT is valid even if the constraint excludes it: IEEE 1609.2 has such a one.
 */
final class CheckedCoder extends Coder {
    private final ConstrainedType type;
    private final Coder base;
    private final Optional<Value> defaultValue;

    CheckedCoder(ConstrainedType type, Coder base, Optional<Value> defaultValue) {
        this.type = type;
        this.base = base;
        this.defaultValue = defaultValue;
    }

    private Optional<ConstraintCheck.Violation> violation(Value value) {
        return ConstraintCheck.check(type.base(), type.constraint(), value)
                .filter(violation -> defaultValue.isEmpty() || !SameValue.test(type, defaultValue.get(), value));
    }

    @Override
    void write(RuleWriter out, Value value, int levels) {
        base.write(out, value, levels);
        violation(value).ifPresent(violation -> {
            throw new EncodeException(violation.path(), violation.problem());
        });
    }

    @Override
    Value read(RuleReader in, CodingListener listener) {
        int at = in.position();
        Value value = base.read(in, listener);
        violation(value).ifPresent(violation -> {
            throw in.error(at, violation.path(), violation.problem());
        });
        return value;
    }
}
