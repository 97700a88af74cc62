package org.c2x.asn1.emit.uper;

import org.c2x.asn1.emit.Conditions;
import org.c2x.asn1.emit.MemberNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.SequenceType;

/** The DEFAULT of a component in generated code: a constant of the record. */
final class Defaults {

    private Defaults() {}

    /** The constant's name with its record. */
    static String constant(UperModel model, SequenceType type, Component component, SourceWriter out) {
        return model.java().modelClass(type, out) + '.' + MemberNames.ofDefault(type, component);
    }

    /** The condition that a value differs from the default, so that canonical PER encodes it (X.691 clause 19.5). */
    static String differs(UperModel model, SequenceType type, Component component, String value, SourceWriter out) {
        return Conditions.different(component.type(), value, constant(model, type, component, out));
    }
}
