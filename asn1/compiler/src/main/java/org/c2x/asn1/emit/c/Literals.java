package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.c2x.asn1.emit.EnumConstants;
import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerSet.Range;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.NullValue;
import org.c2x.asn1.value.RealValue;
import org.c2x.asn1.value.Value;

/** Numbers, texts and conditions as C expressions. */
final class Literals {
    private static final BigInteger WORD = BigInteger.ONE.shiftLeft(Long.SIZE);
    private static final BigInteger LEAST = BigInteger.valueOf(Long.MIN_VALUE);
    private static final BigInteger UINT32_MAX = BigInteger.valueOf(0xffff_ffffL);

    private static final IntegerSet LENGTHS = IntegerSet.range(BigInteger.ZERO, UINT32_MAX);

    private Literals() {}

    /** An unsigned number: modulo two to the 64. */
    static String unsigned(BigInteger number) {
        BigInteger positive = number.mod(WORD);
        return positive.compareTo(UINT32_MAX) <= 0 ? positive + "u" : "UINT64_C(" + positive + ')';
    }

    /** An unsigned number of up to 32 bits: modulo two to the 32. */
    static String unsigned32(BigInteger number) {
        return number.and(UINT32_MAX) + "u";
    }

    /** A signed number. */
    static String signed(BigInteger number) {
        if (number.equals(LEAST)) {
            return "INT64_MIN";
        }
        String text = number.bitLength() < Integer.SIZE && !number.equals(BigInteger.valueOf(Integer.MIN_VALUE))
                ? number.toString()
                : "INT64_C(" + number + ')';
        return number.signum() < 0 ? '(' + text.replace("INT64_C(-", "-INT64_C(") + ')' : text;
    }

    /** A number of type double; {@code math.h} has the names of those that are no numbers. */
    static String real(double number) {
        if (Double.isNaN(number)) {
            return "NAN";
        }
        if (Double.isInfinite(number)) {
            return number > 0 ? "INFINITY" : "(-INFINITY)";
        }
        return Double.toString(number);
    }

    /** The literal of a value that is neither of a structured type nor a number of its type or a string. */
    static Optional<String> simple(CModel model, Type type, Value value) {
        if (value instanceof BooleanValue bool) {
            return Optional.of(Boolean.toString(bool.value()));
        }
        if (value instanceof NullValue) {
            return Optional.of("0");
        }
        if (value instanceof RealValue real) {
            return Optional.of(real(real.value()));
        }
        return value instanceof EnumeratedValue enumerated
                ? Optional.of(model.typeName(type)
                        + '_'
                        + EnumConstants.of((EnumeratedType) type).get(enumerated.name()))
                : Optional.empty();
    }

    /** Octets in hexadecimal. */
    static List<String> octets(byte[] octets) {
        return IntStream.range(0, octets.length)
                .mapToObj(i -> String.format("0x%02x", octets[i]))
                .toList();
    }

    /** The condition that a length of at most 32 bits is one of a set, empty if every length is. */
    static String allowsLength(String length, IntegerSet set) {
        IntegerSet possible = set.intersection(LENGTHS);
        return possible.isEmpty()
                ? "false"
                : possible.ranges().stream().map(range -> within(length, range)).collect(Collectors.joining(" || "));
    }

    private static String within(String length, Range range) {
        if (range.lower() != null && range.lower().equals(range.upper())) {
            return length + " == " + unsigned(range.lower());
        }
        String above =
                range.lower() == null || range.lower().signum() <= 0 ? "" : length + " >= " + unsigned(range.lower());
        String below = range.upper() == null || range.upper().compareTo(UINT32_MAX) >= 0
                ? ""
                : length + " <= " + unsigned(range.upper());
        if (above.isEmpty() || below.isEmpty()) {
            return above + below;
        }
        return '(' + above + " && " + below + ')';
    }

    /** The condition that a number is one of a set, empty if all numbers of its C type are. */
    static String allowsNumber(String number, IntegerSet set, Shape.Number shape) {
        return set.ranges().stream()
                .map(range -> within(number, range, shape))
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(" || "));
    }

    private static String within(String number, Range range, Shape.Number shape) {
        boolean below = range.lower() != null && range.lower().compareTo(shape.least()) > 0;
        boolean above = range.upper() != null && range.upper().compareTo(shape.most()) < 0;
        String lower = below ? number + " >= " + number(range.least(), shape.isSigned()) : "";
        String upper = above ? number + " <= " + number(range.most(), shape.isSigned()) : "";
        return lower.isEmpty() || upper.isEmpty() ? lower + upper : '(' + lower + " && " + upper + ')';
    }

    private static String number(BigInteger number, boolean isSigned) {
        return isSigned ? signed(number) : unsigned(number);
    }

    // Checks

    /** The condition that an unsigned number, less the lower bound of a set, is none of the set. */
    static String outside(String local, IntegerSet root, boolean isWide) {
        BigInteger lower = root.lower().orElseThrow();
        if (root.isContiguous()) {
            return local + " > " + unsigned(root.upper().orElseThrow().subtract(lower), isWide);
        }
        String inside = root.ranges().stream()
                .map(range -> minus(local, range.least().subtract(lower), isWide) + " <= "
                        + unsigned(range.most().subtract(range.least()), isWide))
                .collect(Collectors.joining(" || "));
        return "!(" + inside + ')';
    }

    /** The difference of unsigned numbers. */
    static String minus(String number, BigInteger lower, boolean isWide) {
        return switch (lower.signum()) {
            case 0 -> number;
            case 1 -> number + " - " + unsigned(lower, isWide);
            default -> number + " + " + unsigned(lower.negate(), isWide);
        };
    }

    private static String unsigned(BigInteger number, boolean isWide) {
        return isWide ? unsigned(number) : unsigned32(number);
    }

    /** Refuses a number outside of a set. */
    static void refuseOutside(FunctionBody body, IntegerSet numbers, Shape.Number shape, CPlace place, String path) {
        String allowed = allowsNumber(place.value(), numbers, shape);
        if (!allowed.isEmpty()) {
            body.refuse("!(" + allowed + ')', "OUT_OF_RANGE", path);
        }
    }

    /** Refuses bits that are none of a BIT STRING. */
    static void refuseBeyond(FunctionBody body, Shape.FixedBits shape, CPlace place, String path) {
        if (shape.length() < shape.number().bits()) {
            body.refuse(place.value() + " >> " + shape.length() + " != 0", "OUT_OF_RANGE", path);
        }
    }

    /** A string; ASN.1 names have nothing to escape. */
    static String text(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
