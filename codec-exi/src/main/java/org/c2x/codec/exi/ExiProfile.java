package org.c2x.codec.exi;

import java.util.List;
import java.util.stream.Stream;

/**
 * One of the ways to use EXI that the studies compare. All are bit-packed and know their schema.
 *
 * @param lenient true for the default options, which let documents deviate from the schema; false for strict
 * @param builtin true for the smallest built-in types, false for the ranges of the ASN.1 types
 * @param flat    true if mandatory SEQUENCEs are no elements of their own, false for an element a component
 */
public record ExiProfile(boolean lenient, boolean builtin, boolean flat) {

    /** The profile without a suffix. */
    public static final ExiProfile STRICT = new ExiProfile(false, false, false);

    /** All profiles, strict ones first, and first the one without a suffix. */
    public static List<ExiProfile> all() {
        return Stream.of(false, true)
                .flatMap(lenient -> Stream.of(false, true)
                        .flatMap(builtin -> Stream.of(false, true).map(flat -> new ExiProfile(lenient, builtin, flat))))
                .toList();
    }

    /** What the names of schemes end with: {@code -default}, {@code -builtin}, {@code -flat} in this order. */
    public String suffix() {
        return (lenient ? "-default" : "") + (builtin ? "-builtin" : "") + (flat ? "-flat" : "");
    }

    /**
     * What the names of XSDs end with. Enumerals are numbers in both forms: where ranges are restricted, EXI is the
     * same to the bit as with names, and libraries need not search these.
     */
    String schemaSuffix() {
        return (builtin ? "-builtin" : "-numbered") + (flat ? "-flat" : "");
    }

    /** The same with names, for people. */
    String namedSchemaSuffix() {
        return (builtin ? "-builtin" : "") + (flat ? "-flat" : "");
    }
}
