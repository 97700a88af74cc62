package org.c2x.bench.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.c2x.bench.fake.FakeContents;
import org.junit.jupiter.api.Test;

class PlanTest {

    @Test
    void of_codecOnRecords_isMeasuredOnce() {
        Plan plan = Plan.of(Effort.QUICK, List.of("fake"), List.of(FakeContents.SINGLE));

        assertEquals(
                List.of(
                        "fake copy record graph",
                        "fake clone octets",
                        "fake fake encode, both",
                        "fake fake decode, both"),
                titles(plan));
    }

    @Test
    void of_notQuick_intoABufferToo() {
        Plan plan = Plan.of(Effort.RATIOS, List.of("fake"), List.of(FakeContents.SINGLE));

        assertTrue(titles(plan).contains("fake fake encode into buffer, both"));
    }

    @Test
    void withoutBaselines_onlyEncodesAndDecodes() {
        Plan plan = Plan.withoutBaselines(
                Effort.RATIOS,
                List.of(new Plan.Contest(List.of("fake", "fake-mapped"), List.of(FakeContents.SINGLE))));

        assertEquals(
                List.of(
                        "fake fake encode, both",
                        "fake fake decode, both",
                        "fake-mapped fake encode, end to end",
                        "fake-mapped fake decode, end to end",
                        "fake-mapped fake encode, codec",
                        "fake-mapped fake decode, codec"),
                titles(plan));
    }

    @Test
    void of_codecWithMessagesOfItsOwn_isMeasuredAtBothBoundaries() {
        Plan plan = Plan.of(Effort.QUICK, List.of("fake-mapped"), List.of(FakeContents.SINGLE));

        assertEquals(
                List.of(
                        "fake copy record graph",
                        "fake clone octets",
                        "fake-mapped fake encode, end to end",
                        "fake-mapped fake decode, end to end",
                        "fake-mapped fake encode, codec",
                        "fake-mapped fake decode, codec"),
                titles(plan));
    }

    @Test
    void of_secondSchemeOfSameLength_sharesBaselines() {
        Plan plan = Plan.of(Effort.QUICK, List.of("fake", "fake-mapped"), List.of(FakeContents.SINGLE));

        assertEquals(
                2,
                plan.measurements().stream()
                        .filter(measurement -> measurement.operation().isBaseline())
                        .count());
    }

    @Test
    void of_codecThatDoesNotGiveItsInputBack_isSkipped() {
        Plan plan = Plan.of(Effort.QUICK, List.of("fake-broken"), List.of(FakeContents.SINGLE));

        assertTrue(
                plan.skipped().get(0).toString().startsWith("skipped: fake-broken fake because of a failure: "),
                plan.skipped().toString());
        assertTrue(plan.skipped().get(0).reason().contains("decode gave another message than was encoded"));
    }

    @Test
    void of_typeWithoutCodec_isSkipped() {
        Plan plan = Plan.of(Effort.QUICK, List.of("fake"), List.of(FakeContents.UNKNOWN));

        assertEquals(0, plan.size());
        assertEquals(
                "skipped: fake fake-unknown because the scheme has no codec for String",
                plan.skipped().get(0).toString());
    }

    @Test
    void estimatedSeconds_countsJvmsAndIterations() {
        Plan plan = Plan.of(Effort.QUICK, List.of("fake"), List.of(FakeContents.SINGLE));

        assertEquals(4 * 3 * (0.8 + 3 * 0.2 + 4 * 0.2), plan.estimatedSeconds(), 1);
    }

    private static List<String> titles(Plan plan) {
        return plan.measurements().stream().map(Measurement::title).toList();
    }
}
