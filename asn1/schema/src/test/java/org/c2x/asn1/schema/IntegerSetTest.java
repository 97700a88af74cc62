package org.c2x.asn1.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Set arithmetic, compared with that of sets that list every number. */
class IntegerSetTest {
    private static final int UNIVERSE = 24;

    @Test
    void arithmetic_isThatOfSets() {
        Random random = new Random(7);
        for (int i = 0; i < 2000; i++) {
            IntegerSet left = random(random);
            IntegerSet right = random(random);

            TreeSet<Long> union = members(left);
            union.addAll(members(right));
            TreeSet<Long> intersection = members(left);
            intersection.retainAll(members(right));
            TreeSet<Long> rest = members(left);
            rest.removeAll(members(right));

            assertEquals(union, members(left.union(right)));
            assertEquals(intersection, members(left.intersection(right)));
            assertEquals(rest, members(left.without(right)));
            assertEquals(
                    BigInteger.valueOf(union.size()), left.union(right).size().orElseThrow());
        }
    }

    private static IntegerSet random(Random random) {
        List<IntegerSet.Range> ranges = random.ints(random.nextInt(5), 0, UNIVERSE)
                .mapToObj(lower -> new IntegerSet.Range(
                        BigInteger.valueOf(lower), BigInteger.valueOf(Math.min(UNIVERSE, lower + random.nextInt(5)))))
                .toList();
        return new IntegerSet(ranges);
    }

    private static TreeSet<Long> members(IntegerSet set) {
        return LongStream.rangeClosed(0, UNIVERSE)
                .filter(set::contains)
                .boxed()
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void ranges_areSortedAndMerged() {
        IntegerSet.Range[] ranges = {range(7, 9), range(1, 2), range(3, 4), range(5, 4), range(8, 12)};

        assertEquals("1..4 | 7..12", new IntegerSet(Arrays.asList(ranges)).toString());
    }

    private static IntegerSet.Range range(long lower, long upper) {
        return new IntegerSet.Range(BigInteger.valueOf(lower), BigInteger.valueOf(upper));
    }

    @Test
    void unbounded_setsKeepTheirEnds() {
        IntegerSet negative = IntegerSet.ALL.without(IntegerSet.NON_NEGATIVE);

        assertEquals("MIN..-1", negative.toString());
        assertEquals(IntegerSet.ALL, negative.union(IntegerSet.NON_NEGATIVE));
        assertEquals(IntegerSet.NONE, negative.intersection(IntegerSet.NON_NEGATIVE));
        assertEquals(IntegerSet.NONE, IntegerSet.ALL.without(IntegerSet.ALL));
        assertEquals(
                "MIN..4 | 6..MAX", IntegerSet.ALL.without(IntegerSet.of(5, 5)).toString());
        assertEquals(true, negative.size().isEmpty());
    }
}
