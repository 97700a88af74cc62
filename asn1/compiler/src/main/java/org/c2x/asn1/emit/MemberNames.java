package org.c2x.asn1.emit;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.UnaryOperator;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.SequenceType;

/** Distinct Java names for the components of one SEQUENCE or SET: of {@code a-b} and {@code aB} one gets a number. */
public final class MemberNames {
    /** By type and ASN.1 name: a name depends on those before it, so that all of a type are made at once. */
    private static final Map<SequenceType, Map<String, String>> MEMBERS = cache();

    private static final Map<SequenceType, Map<String, String>> DEFAULTS = cache();

    private MemberNames() {}

    private static Map<SequenceType, Map<String, String>> cache() {
        return Collections.synchronizedMap(new WeakHashMap<>());
    }

    /** The component of the record, and so the accessor, the parameter and the builder's method. */
    public static String of(SequenceType type, Component component) {
        return name(MEMBERS, type, component, JavaNames::ofMember, "");
    }

    /** The constant of the record that holds the DEFAULT of a component: {@code DEFAULT_LANES}. */
    public static String ofDefault(SequenceType type, Component component) {
        return name(DEFAULTS, type, component, JavaNames::ofDefault, "_");
    }

    private static String name(
            Map<SequenceType, Map<String, String>> known,
            SequenceType type,
            Component component,
            UnaryOperator<String> naming,
            String separator) {
        String name = known.computeIfAbsent(type, any -> names(type, naming, separator))
                .get(component.name());
        if (name == null) {
            throw new IllegalArgumentException("no component of the type: " + component.name());
        }
        return name;
    }

    private static Map<String, String> names(SequenceType type, UnaryOperator<String> naming, String separator) {
        return DistinctNames.of(type.components().stream().map(Component::name).toList(), naming, separator, Set.of());
    }
}
