package org.c2x.asn1.emit.xsd;

import java.util.List;

/**
 * One of the forms in which a type becomes an XSD.
 *
 * @param builtin true for the smallest built-in types without facets, false for anonymous types with the root's range
 * @param flat    true if the elements of a mandatory SEQUENCE stand in its place, false for an element a component
 */
public record XsdForm(boolean builtin, boolean flat) {
    private static final List<XsdForm> ALL = List.of(
            new XsdForm(false, false), new XsdForm(false, true), new XsdForm(true, false), new XsdForm(true, true));

    /** The four forms, first the one with restricted ranges and an element a component. */
    public static List<XsdForm> all() {
        return ALL;
    }

    /** What names end with: {@code -builtin}, {@code -flat}, both in this order, or nothing. */
    public String suffix() {
        return (builtin ? "-builtin" : "") + (flat ? "-flat" : "");
    }
}
