package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** The steps of a table, as initializers in C, and how many numbers of 16 bits they are. */
final class SmallPlan {
    /** Where a value is in the struct of a type; the value itself where no member is named. */
    record Spot(String type, String member) {
        Spot member(String name) {
            return new Spot(type, member.isEmpty() ? name : member + '.' + name);
        }

        String offset() {
            return member.isEmpty() ? "0" : "offsetof(" + type + ", " + member + ')';
        }

        String size() {
            return member.isEmpty() ? "sizeof(" + type + ')' : "sizeof ((" + type + " *) 0)->" + member;
        }
    }

    private static final int PART = 16;

    private List<String> lines = new ArrayList<>();
    private int length;
    private boolean hasStrings;

    /**
     * Adds a step.
     *
     * @param numbers what comes after its kind, each one a number of 16 bits
     */
    void step(String kind, Object... numbers) {
        StringBuilder line = new StringBuilder("C2X_STEP_" + kind);
        for (Object number : numbers) {
            line.append(", ").append(number);
        }
        lines.add(line.append(',').toString());
        length += 1 + numbers.length;
    }

    /** Adds numbers that belong to the previous step. */
    void more(int count, String numbers) {
        lines.add(numbers + ',');
        length += count;
    }

    /** Adds a whole number with two bounds. */
    void number(Spot spot, boolean isSigned, BigInteger lower, BigInteger upper) {
        BigInteger span = upper.subtract(lower);
        String held = " | C2X_HELD(" + spot.size() + ", " + isSigned + ')';
        if (lower.signum() == 0 && span.bitLength() <= PART) {
            step("NUMBER" + held, spot.offset(), span);
        } else if (lower.bitLength() < Integer.SIZE && span.bitLength() <= Integer.SIZE) {
            step("NUMBER_32" + held, spot.offset());
            more(4, parts32(lower) + ", " + parts32(span));
        } else {
            step("NUMBER_64" + held, spot.offset());
            more(8, parts64(lower) + ", " + parts64(span));
        }
    }

    /**
     * Adds a string.
     *
     * @param first    what the kind of string needs besides where it is
     * @param alphabet number of the alphabet of its characters
     */
    void string(String kind, Spot spot, BigInteger first, BigInteger second, int alphabet) {
        step(kind, spot.offset(), first, second, alphabet);
        hasStrings = true;
    }

    /** True if a program that goes by the table needs to know strings. */
    boolean hasStrings() {
        return hasStrings;
    }

    /** Adds a whole number of 64 bits that may lie beyond two bounds. */
    void extensible(Spot spot, BigInteger lower, BigInteger upper) {
        step("EXTENSIBLE | C2X_HELD(8, true)", spot.offset());
        more(8, parts64(lower) + ", " + parts64(upper.subtract(lower)));
    }

    /**
     * Adds steps after a step that names their length.
     *
     * @param count   how many numbers come before that length
     * @param content adds them
     * @return what the content does
     */
    boolean within(int count, String before, BooleanSupplier content) {
        List<String> outer = lines;
        int start = length;
        lines = new ArrayList<>();
        boolean done = content.getAsBoolean();
        int inner = length - start;
        outer.add(before + ", " + inner + ',');
        outer.addAll(lines);
        lines = outer;
        length += count + 1;
        return done;
    }

    static String parts32(BigInteger number) {
        return "C2X_PARTS_32(" + Literals.unsigned32(modulo(number, Integer.SIZE)) + ')';
    }

    private static String parts64(BigInteger number) {
        return "C2X_PARTS_64(" + Literals.unsigned(modulo(number, Long.SIZE)) + ')';
    }

    private static BigInteger modulo(BigInteger number, int bits) {
        return number.mod(BigInteger.ONE.shiftLeft(bits));
    }

    List<String> lines() {
        return lines;
    }
}
