package org.c2x.asn1.emit.rules;

import org.c2x.asn1.emit.Conditions;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.MemberNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Component.Presence;
import org.c2x.asn1.schema.SequenceType;

/** The DEFAULT of a component in generated code: a constant of the record. */
final class Defaults {

    private Defaults() {}

    /** The constant's name with its record. */
    static String constant(JavaModel model, SequenceType type, Component component, SourceWriter out) {
        return model.modelClass(type, out) + '.' + MemberNames.ofDefault(type, component);
    }

    /** Declares a variable for the value of a component that may be absent. */
    static void declare(JavaModel model, Component component, String variable, String value, SourceWriter out) {
        String javaType = component.presence() == Presence.DEFAULT
                ? model.javaType(component.type(), out)
                : model.boxedType(component.type(), out);
        out.line(javaType + ' ' + variable + " = " + value + ";");
    }

    /** The condition that a value differs from the default, so that it is encoded. */
    static String differs(JavaModel model, SequenceType type, Component component, String value, SourceWriter out) {
        return Conditions.different(component.type(), value, constant(model, type, component, out));
    }
}
