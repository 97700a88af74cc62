package org.c2x.asn1.emit;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
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
        return MEMBERS.computeIfAbsent(type, any -> distinct(type, JavaNames::ofMember, ""))
                .get(component.name());
    }

    /** The constant of the record that holds the DEFAULT of a component: {@code DEFAULT_LANES}. */
    public static String ofDefault(SequenceType type, Component component) {
        return DEFAULTS.computeIfAbsent(type, any -> distinct(type, JavaNames::ofDefault, "_"))
                .get(component.name());
    }

    private static Map<String, String> distinct(SequenceType type, UnaryOperator<String> naming, String separator) {
        Map<String, String> names = new HashMap<>();
        Set<String> taken = new HashSet<>();
        for (Component each : type.components()) {
            String wanted = naming.apply(each.name());
            String name = wanted;
            for (int i = 2; !taken.add(name); i++) {
                name = wanted + separator + i;
            }
            names.put(each.name(), name);
        }
        return names;
    }
}
