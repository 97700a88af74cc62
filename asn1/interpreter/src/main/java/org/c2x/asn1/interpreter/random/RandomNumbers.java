package org.c2x.asn1.interpreter.random;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.schema.IntegerSet;

/** Random whole numbers of a set; its bounds, and where encodings change their length, come up most. */
final class RandomNumbers {
    /** A number of a set without bounds has so many bits at most. */
    private static final int MAX_BITS = 70;

    private final RandomGenerator random;

    RandomNumbers(RandomGenerator random) {
        this.random = random;
    }

    /** A number of a set that is not empty. */
    BigInteger of(IntegerSet set) {
        List<IntegerSet.Range> ranges = set.ranges();
        IntegerSet.Range range = ranges.get(random.nextInt(ranges.size()));
        BigInteger lower = range.lower() != null ? range.lower() : below(range.upper());
        BigInteger upper = range.upper() != null ? range.upper() : above(lower);
        return switch (random.nextInt(6)) {
            case 0 -> lower;
            case 1 -> upper;
            case 2 -> lower.add(BigInteger.ONE).min(upper);
            case 3 -> nearPower(lower, upper);
            default -> lower.add(uniform(upper.subtract(lower)));
        };
    }

    private static BigInteger below(@Nullable BigInteger upper) {
        return (upper == null ? BigInteger.ZERO : upper).subtract(BigInteger.TWO.pow(MAX_BITS));
    }

    private static BigInteger above(BigInteger lower) {
        return lower.max(BigInteger.ZERO).add(BigInteger.TWO.pow(MAX_BITS));
    }

    /** A power of two or one less, of either sign, moved into the range. */
    private BigInteger nearPower(BigInteger lower, BigInteger upper) {
        int bits = random.nextInt(Math.max(lower.bitLength(), upper.bitLength()) + 1);
        BigInteger number = BigInteger.TWO.pow(bits).subtract(BigInteger.valueOf(random.nextInt(2)));
        return (random.nextBoolean() ? number : number.negate()).max(lower).min(upper);
    }

    /** From 0 to {@code most}, both included. */
    private BigInteger uniform(BigInteger most) {
        Random bits = new Random(random.nextLong());
        BigInteger number;
        do {
            number = new BigInteger(most.bitLength(), bits);
        } while (number.compareTo(most) > 0);
        return number;
    }
}
