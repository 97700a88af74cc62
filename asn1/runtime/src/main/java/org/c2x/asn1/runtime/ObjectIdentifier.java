package org.c2x.asn1.runtime;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The value of an OBJECT IDENTIFIER or RELATIVE-OID by its arcs. */
public record ObjectIdentifier(List<BigInteger> arcs) {
    /** Longest dotted form that decoders accept. */
    public static final int MAX_CHARACTERS = 1 << 12;
    /** The loop is possessive: one that can go back recurs for each arc. */
    private static final Pattern DOTTED = Pattern.compile("[0-9]+(\\.[0-9]+)*+");

    public ObjectIdentifier {
        arcs = List.copyOf(arcs);
        if (arcs.isEmpty() || arcs.stream().anyMatch(arc -> arc.signum() < 0)) {
            throw new IllegalArgumentException("no object identifier: " + arcs);
        }
    }

    /** True if a text is numbers with dots between them, and not so long that it would cost more than it is worth. */
    public static boolean isDotted(String text) {
        return text.length() <= MAX_CHARACTERS && DOTTED.matcher(text).matches();
    }

    /**
     * Reads the dotted form, for instance {@code 1.2.840.113549}.
     *
     * @throws IllegalArgumentException if the text is anything else
     */
    public static ObjectIdentifier of(String dotted) {
        return new ObjectIdentifier(Arrays.stream(dotted.split("\\.", -1)).map(BigInteger::new).toList());
    }

    /** An equal object of its own, allocated as a decoder does: what decoders are measured against. */
    public ObjectIdentifier copy() {
        return new ObjectIdentifier(List.of(arcs.toArray(BigInteger[]::new)));
    }

    /** The dotted form. */
    @Override
    public String toString() {
        return arcs.stream().map(BigInteger::toString).collect(Collectors.joining("."));
    }
}
