package org.c2x.asn1.emit;

import java.util.HashSet;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.SequenceType;

/** Distinct Java names for the components of one SEQUENCE or SET: of {@code a-b} and {@code aB} one gets a number. */
public final class MemberNames {

    private MemberNames() {}

    /** The component of the record, and so the accessor, the parameter and the builder's method. */
    public static String of(SequenceType type, Component component) {
        return distinct(type, component, JavaNames::ofMember, "");
    }

    /** The constant of the record that holds the DEFAULT of a component: {@code DEFAULT_LANES}. */
    public static String ofDefault(SequenceType type, Component component) {
        return distinct(type, component, JavaNames::ofDefault, "_");
    }

    private static String distinct(
            SequenceType type, Component component, UnaryOperator<String> naming, String separator) {
        Set<String> taken = new HashSet<>();
        for (Component each : type.components()) {
            String wanted = naming.apply(each.name());
            String name = wanted;
            for (int i = 2; !taken.add(name); i++) {
                name = wanted + separator + i;
            }
            if (each.name().equals(component.name())) {
                return name;
            }
        }
        throw new IllegalArgumentException("no component of the type: " + component.name());
    }
}
