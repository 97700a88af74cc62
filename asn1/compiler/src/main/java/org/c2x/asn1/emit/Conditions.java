package org.c2x.asn1.emit;

import java.math.BigInteger;
import java.util.stream.Collectors;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerSet.Range;

/** Sets of numbers as Java conditions. */
public final class Conditions {
    private static final String ALWAYS = "true";

    private Conditions() {}

    /** The condition that a primitive number belongs to a set. */
    public static String contains(String number, IntegerSet set) {
        if (set.isEmpty()) {
            return "false";
        }
        return set.ranges().stream().map(range -> within(number, range)).collect(Collectors.joining(" || "));
    }

    private static String within(String number, Range range) {
        if (range.lower() != null && range.lower().equals(range.upper())) {
            return number + " == " + range.lower() + 'L';
        }
        return both(
                range.lower() == null ? ALWAYS : number + " >= " + range.lower() + 'L',
                range.upper() == null ? ALWAYS : number + " <= " + range.upper() + 'L');
    }

    /** The condition that a {@link BigInteger} belongs to a set. */
    public static String containsBig(String number, IntegerSet set, SourceWriter out) {
        if (set.isEmpty()) {
            return "false";
        }
        return set.ranges().stream()
                .map(range -> both(
                        range.lower() == null ? ALWAYS : compare(number, ">=", range.lower(), out),
                        range.upper() == null ? ALWAYS : compare(number, "<=", range.upper(), out)))
                .collect(Collectors.joining(" || "));
    }

    private static String compare(String number, String operator, BigInteger bound, SourceWriter out) {
        String big = out.use("java.math.BigInteger");
        return number + ".compareTo(new " + big + "(\"" + bound + "\")) " + operator + " 0";
    }

    private static String both(String left, String right) {
        if (left.equals(ALWAYS)) {
            return right;
        }
        return right.equals(ALWAYS) ? left : left + " && " + right;
    }
}
