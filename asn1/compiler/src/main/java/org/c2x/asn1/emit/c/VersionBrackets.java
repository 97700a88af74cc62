package org.c2x.asn1.emit.c;

import java.util.List;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.SequenceType.Addition;

/** The components of each version bracket, which are there together (X.680 clause 25.13) where nothing else tells. */
record VersionBrackets(StructMembers of) {

    /** Prints the statements that refuse a value with some mandatory components of a bracket only. */
    void refuseIncomplete(FunctionBody body) {
        for (Addition addition : of.type().additions()) {
            List<Component> components = addition.components();
            if (addition.isGroup() && components.size() > 1) {
                for (Component component : components) {
                    if (component.isMandatory()) {
                        body.refuse(
                                '!' + of.isCoded(component) + " && (" + of.isCoded(addition) + ')',
                                "OUT_OF_RANGE",
                                of.path(component));
                    }
                }
            }
        }
    }
}
