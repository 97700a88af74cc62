package org.c2x.asn1.emit.ber;

import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.emit.JavaNames;

/**
 * How asn1bean's compiler names packages, classes and members: a hyphen goes and the letter after it becomes a
 * capital, some words get an underscore.
 */
final class BeanNames {
    private static final Set<String> AVOIDED = Set.of("""
            public private protected final void int short float double long byte char String
            throw throws new static volatile if else for switch case enum this super boolean
            class abstract package import null code getClass setClass""".split("\\s"));

    private BeanNames() {}

    /** The package of a module below that of all modules: {@code CAM-PDU-Descriptions} is in {@code cam.pdu.…}. */
    static String packageOf(String module) {
        return Stream.of(module.split("-"))
                .map(part -> allowed(part.toLowerCase(Locale.ROOT)))
                .collect(Collectors.joining("."));
    }

    static String ofClass(String typeName) {
        return cleaned(typeName);
    }

    /** The class, nested in that of the outer type, for a component whose type is written in its place. */
    static String ofNested(String component, String outerClass) {
        String name = cleaned(JavaNames.capitalize(component));
        return name.equals(outerClass) ? name + '_' : name;
    }

    static String getter(String component) {
        return cleaned("get" + JavaNames.capitalize(component));
    }

    static String setter(String component) {
        return cleaned("set" + JavaNames.capitalize(component));
    }

    private static String cleaned(String asn1Name) {
        StringBuilder name = new StringBuilder();
        for (String part : asn1Name.split("-")) {
            name.append(name.isEmpty() ? part : JavaNames.capitalize(part));
        }
        return allowed(name.toString());
    }

    private static String allowed(String name) {
        return AVOIDED.contains(name) ? name + '_' : name;
    }
}
