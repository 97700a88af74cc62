package org.c2x.asn1.emit.record;

import org.c2x.asn1.emit.Emitter;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.OutputSink;

/** The classes of type assignments that are a constrained use of another type: a check each. */
final class ConstraintClasses implements Emitter {

    ConstraintClasses(JavaModel model) {}

    @Override
    public void emit(OutputSink sink) {}
}
