package org.c2x.asn1.runtime;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The value of an OBJECT IDENTIFIER or RELATIVE-OID by its arcs. */
public record ObjectIdentifier(List<BigInteger> arcs) {
    /** Longest dotted form that decoders accept. */
    public static final int MAX_CHARACTERS = 1 << 12;
    /** The loop is possessive: one that can go back recurs for each arc. */
    private static final Pattern DOTTED = Pattern.compile("[0-9]+(\\.[0-9]+)*+");
    /** Longest arc that is read as text: longer than any that contents octets may have, and still soon read. */
    private static final int MOST_DIGITS = 10_000;

    public ObjectIdentifier {
        arcs = List.copyOf(arcs);
        if (arcs.isEmpty() || arcs.stream().anyMatch(arc -> arc.signum() < 0)) {
            throw new IllegalArgumentException("no object identifier: " + Excerpt.of(arcs));
        }
    }

    /** True if a text is numbers with dots between them, and not so long that it would cost more than it is worth. */
    public static boolean isDotted(String text) {
        return text.length() <= MAX_CHARACTERS && DOTTED.matcher(text).matches();
    }

    /**
     * Reads the dotted form, for instance {@code 1.2.840.113549}.
     *
     * @throws IllegalArgumentException if the text is anything else, or an arc has more than 10,000 digits
     */
    public static ObjectIdentifier of(String dotted) {
        // without a pattern: one that repeats a group takes stack for each arc
        List<BigInteger> arcs = new ArrayList<>();
        int start = 0;
        for (int end = 0; end <= dotted.length(); end++) {
            char next = end == dotted.length() ? '.' : dotted.charAt(end);
            if (next == '.' ? end == start || end - start > MOST_DIGITS : next < '0' || next > '9') {
                throw new IllegalArgumentException("no object identifier: " + Excerpt.of(dotted));
            }
            if (next == '.') {
                arcs.add(new BigInteger(dotted.substring(start, end)));
                start = end + 1;
            }
        }
        return new ObjectIdentifier(arcs);
    }

    /** A separate equal object, allocated as a decoder does: what decoders are measured against. */
    public ObjectIdentifier copy() {
        return new ObjectIdentifier(List.of(arcs.toArray(BigInteger[]::new)));
    }

    /** The dotted form. */
    @Override
    public String toString() {
        return arcs.stream().map(BigInteger::toString).collect(Collectors.joining("."));
    }
}
