package org.c2x.bench.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Times of the samples have intervals of a tenth on either side. */
class ChangeTest {

    @Test
    void between_intervalsApart_isFasterOrSlower() {
        assertEquals(Change.Verdict.SLOWER, change(100, 130).verdict());
        assertEquals(Change.Verdict.FASTER, change(130, 100).verdict());
        assertEquals(1.3, change(100, 130).ratio().value(), 1e-12);
        assertEquals(130 * 0.9 / 110, change(100, 130).ratio().low(), 1e-12);
    }

    @Test
    void between_overlappingIntervals_isNotDistinguishable() {
        assertEquals(Change.Verdict.NOT_DISTINGUISHABLE, change(100, 115).verdict());
        assertEquals("not distinguishable", change(100, 115).verdict().label());
    }

    @Test
    void exceeds_onlyWhatIsSlowerForCertainAndByMore() {
        assertTrue(change(100, 130).exceeds(29));
        assertFalse(change(100, 130).exceeds(31));
        assertFalse(change(100, 115).exceeds(5), "not distinguishable");
        assertFalse(change(130, 100).exceeds(0));
    }

    @Test
    void between_onlyRowsOfBoth() {
        StudyResult before = SampleResults.complete();
        StudyResult after = result("jvm", SampleResults.time("swift", Operation.ENCODE, Boundary.BOTH, 40));

        assertEquals(List.of("encode"), operations(Change.between(before, after)));
    }

    @Test
    void between_clonesOfDifferentLength_areDifferentThings() {
        StudyResult before =
                result("jvm", SampleResults.time(Comparison.clone(50.0), Operation.CLONE_OCTETS, null, 10));
        StudyResult after = result("jvm", SampleResults.time(Comparison.clone(60.0), Operation.CLONE_OCTETS, null, 10));

        assertEquals(List.of(), operations(Change.between(before, after)));
    }

    @Test
    void between_latenciesAndFirstMessages_areComparedToo() {
        StudyResult before = result("jvm");

        List<Change> changes = Change.between(before, before);

        assertEquals(
                List.of("latency p50", "latency p99", "first message"),
                changes.stream().map(change -> change.after().quantity()).toList());
    }

    @Test
    void between_oneJvmEach_areComparedWhateverTheirNames() {
        Figure row = SampleResults.time("swift", Operation.ENCODE, Boundary.BOTH, 40);

        List<Change> changes = Change.between(result("jvm", row), result("java-25", row.in("java-25")));

        assertEquals(
                List.of("java-25"),
                changes.stream()
                        .map(change -> change.after().environment())
                        .distinct()
                        .toList());
    }

    private static Change change(double before, double after) {
        List<Change> changes = Change.between(
                result("jvm", SampleResults.time("swift", Operation.ENCODE, Boundary.BOTH, before)),
                result("jvm", SampleResults.time("swift", Operation.ENCODE, Boundary.BOTH, after)));
        return changes.get(0);
    }

    /** Of mean times; every sample has the same latency and the same cold start. */
    private static List<String> operations(List<Change> changes) {
        return changes.stream()
                .filter(change -> change.after().is(Quantity.TIME))
                .map(change -> change.after().operation().label())
                .toList();
    }

    private static StudyResult result(String environment, Figure... times) {
        return SampleResults.of(environment, Header.State.COMPLETE, times);
    }
}
