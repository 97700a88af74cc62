package org.c2x.asn1.interpreter.advice;

import java.math.BigInteger;
import java.util.Optional;
import org.c2x.asn1.schema.IntegerSet;

/**
 * Ranges for numbers that occur. A range costs as many bits as it needs, so one that fits takes all that these bits can
 * say: others than the numbers of a few messages will come.
 */
final class Ranges {
    /** Bits that a range must save by a lower bound of its own; other bounds than those of the schema surprise. */
    private static final int WORTH_A_LOWER_BOUND = 3;

    private Ranges() {}

    /** A range for numbers, empty if that of the schema is no wider. */
    static Optional<IntegerSet> ofNumbers(IntegerSet root, Seen seen) {
        BigInteger least = seen.least();
        BigInteger lower = root.lower().orElse(BigInteger.ZERO);
        if (root.lower().isEmpty() && least.signum() < 0) {
            int bits = Math.max(
                    least.not().bitLength(), seen.most().max(BigInteger.ZERO).bitLength());
            lower = BigInteger.ONE.shiftLeft(bits).negate();
        } else if (least.compareTo(lower) < 0
                || seen.isMany() && width(least, seen.most()) + WORTH_A_LOWER_BOUND <= width(lower, seen.most())) {
            lower = least;
        }
        return narrower(root, lower, upper(lower, root, seen));
    }

    /** A range for lengths, a single one if there is no other among many; empty if that of the schema is no wider. */
    static Optional<IntegerSet> ofLengths(IntegerSet root, Seen seen) {
        if (seen.least().equals(seen.most()) && seen.isMany()) {
            return narrower(root, seen.least(), seen.least());
        }
        BigInteger lower = root.lower().orElse(BigInteger.ZERO).min(seen.least());
        return narrower(root, lower, upper(lower, root, seen));
    }

    private static Optional<IntegerSet> narrower(IntegerSet root, BigInteger lower, BigInteger upper) {
        boolean fits = root.lower().isPresent()
                && root.upper().isPresent()
                && width(root.lower().get(), root.upper().get()) <= width(lower, upper);
        return fits ? Optional.empty() : Optional.of(IntegerSet.range(lower, upper));
    }

    /** The most that the bits can say which the numbers need, but no more than the schema has. */
    private static BigInteger upper(BigInteger lower, IntegerSet root, Seen seen) {
        BigInteger upper =
                lower.add(BigInteger.ONE.shiftLeft(width(lower, seen.most()))).subtract(BigInteger.ONE);
        return root.upper().map(upper::min).orElse(upper).max(seen.most());
    }

    private static int width(BigInteger lower, BigInteger upper) {
        return upper.subtract(lower).bitLength();
    }
}
