package org.c2x.bench.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RatioAgreementTest {

    @Test
    void between_theSameRun_agreesInEverything() {
        StudyResult result = SampleResults.complete();

        assertEquals(
                new RatioAgreement(6, 6, List.of()),
                RatioAgreement.between(result, result),
                "two of schemes, four with baselines");
    }

    @Test
    void between_orderReversed_isNamed() {
        StudyResult before = result(time("swift", 40), time("slow", 80));
        StudyResult after = result(time("swift", 80), time("slow", 40));

        assertEquals(
                new RatioAgreement(1, 0, List.of("swift sample encode, both and slow sample encode, both")),
                RatioAgreement.between(before, after));
    }

    @Test
    void between_orderThatNoRunTells_isNotReversed() {
        StudyResult before = result(time("swift", 40), time("slow", 41));
        StudyResult after = result(time("swift", 41), time("slow", 40));

        assertEquals(new RatioAgreement(1, 1, List.of()), RatioAgreement.between(before, after));
    }

    @Test
    void between_twoRunsOfTheSameTimes_agreesInNineOfTen() {
        Random random = new Random(7);

        RatioAgreement agreement = RatioAgreement.between(run(random), run(random));

        assertEquals(40 * 39 / 2, agreement.ratios());
        assertTrue(agreement.agreeing() >= 0.9 * agreement.ratios(), agreement.toString());
        assertEquals(List.of(), agreement.reversed());
    }

    /** Forty schemes from 100 ns on, each three percent slower than the one before, in three forks of one percent. */
    private static StudyResult run(Random random) {
        List<Figure> times = new ArrayList<>();
        for (int scheme = 0; scheme < 40; scheme++) {
            double nanos = 100 * Math.exp(0.03 * scheme);
            times.add(Figure.ofForks(
                    time("scheme-" + scheme, 1).key(),
                    Stream.generate(() -> nanos * Math.exp(0.01 * random.nextGaussian()))
                            .limit(3)
                            .toList()));
        }
        return result(PooledScatter.of(times).toArray(Figure[]::new));
    }

    private static Figure time(String scheme, double nanos) {
        return SampleResults.time(scheme, Operation.ENCODE, Boundary.BOTH, nanos);
    }

    private static StudyResult result(Figure... times) {
        return SampleResults.of("jvm", Header.State.COMPLETE, times);
    }
}
