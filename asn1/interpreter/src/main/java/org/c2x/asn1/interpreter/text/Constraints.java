package org.c2x.asn1.interpreter.text;

import java.util.Optional;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.value.ConstraintCheck;
import org.c2x.asn1.value.ConstraintCheck.Violation;
import org.c2x.asn1.value.SameValue;
import org.c2x.asn1.value.Value;

/** Constraints that no form of a value shows. */
public final class Constraints {
    private Constraints() {}

    /**
     * What is wrong with a value that was read, empty if nothing is.
     *
     * @param defaultValue what is valid although the constraint may exclude it, null for nothing
     */
    public static Optional<Violation> violation(ConstrainedType type, Value value, @Nullable Value defaultValue) {
        return ConstraintCheck.check(type.base(), type.constraint(), value)
                .filter(violation -> defaultValue == null || !SameValue.test(type, defaultValue, value));
    }

    /** Refuses to write a value that the constraint excludes. */
    public static void require(ConstrainedType type, Value value) {
        violation(type, value, null).ifPresent(violation -> {
            throw new EncodeException(violation.path(), violation.problem());
        });
    }
}
