package org.c2x.bench.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.c2x.bench.Boundary;
import org.c2x.bench.fake.FakeContents;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.junit.jupiter.api.Test;

/** What becomes of forks that something else has taken the core from. */
class DisturbedForkTest {
    private static final MeanTime MEASUREMENT =
            new MeanTime(Operation.ENCODE, "fake", FakeContents.SINGLE, Boundary.BOTH, 2.0);
    private static final Task TASK = new Task(MEASUREMENT, MeasuredJvm.current());

    private final Map<Figure.Key, Figure> figures = new HashMap<>();

    @Test
    void among_isTheMostDisturbedFirst() {
        put(TASK.key(), 100.0, 130.0, 110.0);
        put(TASK.key().of(Quantity.PROCESSOR_SHARE), 0.99, 0.4, 0.8);

        List<DisturbedFork> disturbed = DisturbedFork.among(List.of(TASK), figures);

        assertEquals(
                List.of(1, 2), disturbed.stream().map(DisturbedFork::number).toList());
        assertTrue(
                disturbed.get(0).toString().endsWith("got 40 % of a core"),
                disturbed.get(0).toString());
    }

    @Test
    void replacedBy_aBetterFork_isThatOne() {
        put(TASK.key(), 100.0, 130.0);
        put(TASK.key().of(Quantity.PROCESSOR_SHARE), 0.99, 0.4);

        again(98, 0.95);

        // up to rounding
        assertEquals(100, figures.get(TASK.key()).forks().get(0));
        assertEquals(98, figures.get(TASK.key()).forks().get(1), 1e-9);
        assertEquals(List.of(), DisturbedFork.among(List.of(TASK), figures));
    }

    @Test
    void replacedBy_aWorseFork_staysWhatItWas() {
        put(TASK.key(), 100.0, 130.0);
        put(TASK.key().of(Quantity.PROCESSOR_SHARE), 0.99, 0.4);

        again(200, 0.3);

        assertEquals(List.of(100.0, 130.0), figures.get(TASK.key()).forks());
    }

    private void again(double nanos, double share) {
        DisturbedFork.among(List.of(TASK), figures)
                .get(0)
                .replacedBy(
                        List.of(
                                Figure.ofForks(TASK.key(), List.of(nanos)),
                                Figure.ofForks(TASK.key().of(Quantity.PROCESSOR_SHARE), List.of(share))),
                        figures);
    }

    private void put(Figure.Key key, Double... forks) {
        figures.put(key, Figure.ofForks(key, List.of(forks)));
    }
}
