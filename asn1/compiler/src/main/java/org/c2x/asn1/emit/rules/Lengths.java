package org.c2x.asn1.emit.rules;

import java.math.BigInteger;
import org.c2x.asn1.emit.Conditions;
import org.c2x.asn1.program.Count;
import org.c2x.asn1.schema.IntegerSet;

/** What Java says of the lengths of strings and lists. */
final class Lengths {
    private Lengths() {}

    /** The condition that a length is one of these. */
    static String isWithin(String length, IntegerSet lengths) {
        boolean fromZero = lengths.isContiguous()
                && lengths.lower().map(BigInteger::signum).orElse(0) == 0;
        return Conditions.contains(
                length, fromZero ? IntegerSet.range(null, lengths.upper().orElse(null)) : lengths);
    }

    /** The condition that a decoded number of items is not allowed, empty if reading it has checked everything. */
    static String violation(String length, Count count) {
        boolean isRangeRead = count.form() instanceof Count.InField || count.form() instanceof Count.Fixed;
        return violation(length, count.allowed(), isRangeRead);
    }

    /** The same for any lengths; {@code isRangeRead} if reading refuses what is out of bounds. */
    static String violation(String length, IntegerSet allowed, boolean isRangeRead) {
        boolean allowsAll = allowed.contains(0) && allowed.contains(Integer.MAX_VALUE);
        return allowed.isContiguous() && (isRangeRead || allowsAll) ? "" : "!(" + isWithin(length, allowed) + ')';
    }

    /** A number of bits in Java: an int if it is one. */
    static String literal(long bits) {
        return bits > Integer.MAX_VALUE ? bits + "L" : "" + bits;
    }
}
