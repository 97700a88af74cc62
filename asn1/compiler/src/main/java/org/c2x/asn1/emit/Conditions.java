package org.c2x.asn1.emit;

import java.math.BigInteger;
import java.util.stream.Collectors;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerSet.Range;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.Type;

/** Sets of numbers, and equality of values, as Java conditions. */
public final class Conditions {
    private static final String ALWAYS = "true";
    private static final BigInteger LEAST = BigInteger.valueOf(Long.MIN_VALUE);
    private static final BigInteger MOST = BigInteger.valueOf(Long.MAX_VALUE);
    private static final IntegerSet LONGS = IntegerSet.range(LEAST, MOST);

    private Conditions() {}

    /** The condition that a primitive number belongs to a set. */
    public static String contains(String number, IntegerSet set) {
        IntegerSet possible = set.intersection(LONGS);
        return possible.isEmpty()
                ? "false"
                : possible.ranges().stream().map(range -> within(number, range)).collect(Collectors.joining(" || "));
    }

    private static String within(String number, Range range) {
        if (range.least().equals(range.most())) {
            return number + " == " + range.least() + 'L';
        }
        return both(
                range.least().equals(LEAST) ? ALWAYS : number + " >= " + range.least() + 'L',
                range.most().equals(MOST) ? ALWAYS : number + " <= " + range.most() + 'L');
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

    /** The condition that two values, neither of them null, are the same abstract value. */
    public static String same(Type type, String left, String right) {
        if (type.resolved() instanceof RealType) {
            // unlike ==, finds NaN and tells the two zeros apart
            return "Double.compare(" + left + ", " + right + ") == 0";
        }
        if (type.resolved() instanceof BitStringType bits && !bits.namedBits().isEmpty()) {
            // X.680 clause 22.7: trailing zeros make no difference
            return left + ".withoutTrailingZeros().equals(" + right + ".withoutTrailingZeros())";
        }
        return JavaModel.isPrimitive(type) ? left + " == " + right : left + ".equals(" + right + ')';
    }

    /** The opposite of {@link #same}. */
    public static String different(Type type, String left, String right) {
        String same = same(type, left, right);
        return same.contains(" == ") ? same.replace(" == ", " != ") : '!' + same;
    }

    private static String both(String left, String right) {
        if (left.equals(ALWAYS)) {
            return right;
        }
        return right.equals(ALWAYS) ? left : left + " && " + right;
    }
}
