package org.c2x.asn1.emit.record;

import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.ConstrainedType;

/** A value constraint as a Java condition. */
final class ConstraintExpression {

    ConstraintExpression(JavaModel model, SourceWriter out) {}

    /** The condition that the value of an expression fulfils the constraint. */
    String of(String expression, ConstrainedType type) {
        return "true";
    }
}
