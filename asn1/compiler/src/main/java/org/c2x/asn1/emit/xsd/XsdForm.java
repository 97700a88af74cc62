package org.c2x.asn1.emit.xsd;

import java.util.List;
import java.util.stream.Stream;

/**
 * One of the forms in which a type becomes an XSD.
 *
 * @param flat true if the elements of a mandatory SEQUENCE take its place, false for an element a component
 */
public record XsdForm(Values values, boolean flat) {

    /** How values are typed. */
    public enum Values {
        /** Anonymous types with the range of the root; enumerals by name. */
        RESTRICTED(""),
        /** The same, but enumerals by position: EXI is the same to the bit, and libraries need not compare names. */
        NUMBERED("-numbered"),
        /** The smallest built-in types, without facets; enumerals by position. */
        BUILTIN("-builtin");

        private final String suffix;

        Values(String suffix) {
            this.suffix = suffix;
        }
    }

    /** All forms, first the one with restricted ranges and an element a component. */
    public static List<XsdForm> all() {
        return Stream.of(Values.values())
                .flatMap(values -> Stream.of(new XsdForm(values, false), new XsdForm(values, true)))
                .toList();
    }

    boolean isBuiltin() {
        return values == Values.BUILTIN;
    }

    /** What names end with: {@code -numbered} or {@code -builtin}, then {@code -flat}, or nothing. */
    public String suffix() {
        return values.suffix + (flat ? "-flat" : "");
    }
}
