package org.c2x.bench.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ForkGroupsTest {
    private static final long SEED = 25;
    private static final int TRIALS = 5_000;

    @Test
    void of_forksOfTwoKinds_hasBoth() {
        ForkGroups groups =
                ForkGroups.of(List.of(25.0, 16.0, 16.2, 24.8, 15.9, 16.1)).orElseThrow();

        assertEquals(16.05, groups.fast().value(), 0.01);
        assertEquals(4, groups.fast().forks());
        assertEquals(24.9, groups.slow().value(), 0.01);
        assertEquals(2, groups.slow().forks());
        assertEquals(groups.fast(), groups.larger());
    }

    @Test
    void of_oneForkFarAway_isEmpty() {
        assertEquals(Optional.empty(), ForkGroups.of(List.of(16.0, 16.1, 15.9, 16.2, 40.0)));
    }

    @Test
    void of_threeForks_isEmpty() {
        assertEquals(Optional.empty(), ForkGroups.of(List.of(16.0, 16.0, 25.0)));
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 6, 8, 10, 15, 20})
    void of_ordinaryScatter_isEmptyInMoreThan98Percent(int forks) {
        assertTrue(found(forks, 0.03, 1) < 0.02 * TRIALS);
    }

    @ParameterizedTest
    @CsvSource({"5, 0.02", "10, 0.03", "20, 0.03"})
    void of_aThirdOfTheForksSlowerByHalf_isFoundInMoreThan95Percent(int forks, double scatter) {
        assertTrue(found(forks, scatter, 1.5) > 0.95 * TRIALS);
    }

    /** How often forks are groups, if every third takes so many times as long. */
    private static int found(int forks, double scatter, double factor) {
        Random random = new Random(SEED);
        int found = 0;
        for (int trial = 0; trial < TRIALS; trial++) {
            List<Double> times = Stream.iterate(0, fork -> fork < forks, fork -> fork + 1)
                    .map(fork -> Math.exp(scatter * random.nextGaussian()) * (fork % 3 == 0 ? factor : 1))
                    .toList();
            found += ForkGroups.of(times).isPresent() ? 1 : 0;
        }
        return found;
    }
}
