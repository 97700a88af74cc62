package org.c2x.asn1.schema;

import static java.util.Objects.requireNonNull;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.c2x.asn1.runtime.Nullable;

/**
 * A set of whole numbers as disjoint, ascending, non-adjacent ranges: the values of an INTEGER constraint, the
 * lengths of a SIZE constraint or the code points of a permitted alphabet.
 */
public record IntegerSet(List<Range> ranges) {

    /** All whole numbers. */
    public static final IntegerSet ALL = new IntegerSet(List.of(new Range(null, null)));

    /** The lengths that a SIZE constraint may choose from: 0 and up. */
    public static final IntegerSet NON_NEGATIVE = new IntegerSet(List.of(new Range(BigInteger.ZERO, null)));

    private static final int MOST_SHOWN = 16;

    /** No number. */
    public static final IntegerSet NONE = new IntegerSet(List.of());

    /**
     * Numbers from {@code lower} to {@code upper}, both included.
     *
     * @param lower null for no lower bound (MIN)
     * @param upper null for no upper bound (MAX)
     */
    public record Range(
            @Nullable BigInteger lower, @Nullable BigInteger upper) {

        /** The lower bound of a range that has one. */
        public BigInteger least() {
            return requireNonNull(lower);
        }

        /** The upper bound of a range that has one. */
        public BigInteger most() {
            return requireNonNull(upper);
        }

        boolean isEmpty() {
            return lower != null && upper != null && lower.compareTo(upper) > 0;
        }

        boolean contains(BigInteger number) {
            return (lower == null || lower.compareTo(number) <= 0) && (upper == null || number.compareTo(upper) <= 0);
        }

        private Range intersection(Range other) {
            BigInteger low = lower == null ? other.lower : other.lower == null ? lower : lower.max(other.lower);
            BigInteger high = upper == null ? other.upper : other.upper == null ? upper : upper.min(other.upper);
            return new Range(low, high);
        }

        /** True if a range that does not start before this one leaves no gap after it. */
        private boolean touches(Range next) {
            return upper == null || next.lower == null || next.lower.compareTo(upper.add(BigInteger.ONE)) <= 0;
        }

        private Range until(Range next) {
            return new Range(lower, upper == null || next.upper == null ? null : upper.max(next.upper));
        }

        private boolean endsBefore(Range other) {
            return upper != null && (other.upper == null || upper.compareTo(other.upper) < 0);
        }

        @Override
        public String toString() {
            if (lower != null && lower.equals(upper)) {
                return lower.toString();
            }
            return (lower == null ? "MIN" : lower) + ".." + (upper == null ? "MAX" : upper);
        }
    }

    /** Sorts and merges the ranges, whatever their order. */
    public IntegerSet {
        List<Range> merged = new ArrayList<>();
        List<Range> sorted = ranges.stream()
                .filter(range -> !range.isEmpty())
                .sorted(Comparator.comparing(Range::lower, Comparator.nullsFirst(Comparator.naturalOrder())))
                .toList();
        for (Range range : sorted) {
            int last = merged.size() - 1;
            if (last >= 0 && merged.get(last).touches(range)) {
                merged.set(last, merged.get(last).until(range));
            } else {
                merged.add(range);
            }
        }
        ranges = List.copyOf(merged);
    }

    public static IntegerSet of(long lower, long upper) {
        return range(BigInteger.valueOf(lower), BigInteger.valueOf(upper));
    }

    /** One range; null stands for MIN or MAX. */
    public static IntegerSet range(@Nullable BigInteger lower, @Nullable BigInteger upper) {
        return new IntegerSet(List.of(new Range(lower, upper)));
    }

    public boolean isEmpty() {
        return ranges.isEmpty();
    }

    /** The least number, empty if there is none (MIN) or the set is empty. */
    public Optional<BigInteger> lower() {
        return isEmpty() ? Optional.empty() : Optional.ofNullable(ranges.get(0).lower);
    }

    /** The greatest number, empty if there is none (MAX) or the set is empty. */
    public Optional<BigInteger> upper() {
        return isEmpty() ? Optional.empty() : Optional.ofNullable(ranges.get(ranges.size() - 1).upper);
    }

    /** All numbers between the bounds, with those of its gaps. */
    public IntegerSet hull() {
        return isContiguous() ? this : range(lower().orElse(null), upper().orElse(null));
    }

    /** True if every number between the bounds belongs to the set, so that comparing with the bounds is enough. */
    public boolean isContiguous() {
        return ranges.size() <= 1;
    }

    public boolean contains(long number) {
        return contains(BigInteger.valueOf(number));
    }

    public boolean contains(BigInteger number) {
        int low = 0;
        int high = ranges.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            BigInteger upper = ranges.get(middle).upper;
            if (upper != null && upper.compareTo(number) < 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low < ranges.size() && ranges.get(low).contains(number);
    }

    /** The numbers that either set holds. */
    public IntegerSet union(IntegerSet other) {
        List<Range> all = new ArrayList<>(ranges);
        all.addAll(other.ranges);
        return new IntegerSet(all);
    }

    /** The numbers that both sets hold. */
    public IntegerSet intersection(IntegerSet other) {
        List<Range> common = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < ranges.size() && j < other.ranges.size()) {
            Range left = ranges.get(i);
            Range right = other.ranges.get(j);
            common.add(left.intersection(right));
            if (left.endsBefore(right)) {
                i++;
            } else {
                j++;
            }
        }
        return new IntegerSet(common);
    }

    /** The numbers of this set that {@code other} does not hold. */
    public IntegerSet without(IntegerSet other) {
        return intersection(other.complement());
    }

    private IntegerSet complement() {
        List<Range> gaps = new ArrayList<>();
        BigInteger start = null;
        for (Range range : ranges) {
            if (range.lower != null) {
                gaps.add(new Range(start, range.lower.subtract(BigInteger.ONE)));
            }
            if (range.upper == null) {
                return new IntegerSet(gaps);
            }
            start = range.upper.add(BigInteger.ONE);
        }
        gaps.add(new Range(start, null));
        return new IntegerSet(gaps);
    }

    /** How many numbers the set holds, empty if infinitely many. */
    public Optional<BigInteger> size() {
        if (isEmpty()) {
            return Optional.of(BigInteger.ZERO);
        }
        if (lower().isEmpty() || upper().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(ranges.stream()
                .map(range -> range.most().subtract(range.least()).add(BigInteger.ONE))
                .reduce(BigInteger.ZERO, BigInteger::add));
    }

    /** ASN.1 notation; of a long list only the start and the last range. */
    @Override
    public String toString() {
        if (ranges.size() <= MOST_SHOWN) {
            return ranges.stream().map(Range::toString).collect(Collectors.joining(" | "));
        }
        String start =
                ranges.stream().limit(MOST_SHOWN - 1).map(Range::toString).collect(Collectors.joining(" | "));
        return start + " | … | " + ranges.get(ranges.size() - 1);
    }
}
