package org.c2x.bench.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.DoubleStream;
import org.c2x.bench.settle.Pace;
import org.junit.jupiter.api.Test;

class FreePacesTest {
    private static final MeasuredJvm JVM = MeasuredJvm.current();

    private final FreePaces paces = new FreePaces();

    @Test
    void firstFork_knowsNone() {
        assertEquals(Pace.UNKNOWN, paces.of(JVM));
    }

    @Test
    void leastOfTheLatestForks_isKnown() {
        add(2.9, 2.8, 3.4);

        assertEquals(2.8, paces.of(JVM));
    }

    @Test
    void coldProcessor_isForgottenOnceItIsWarm() {
        add(2.0);
        add(DoubleStream.generate(() -> 2.5).limit(10).toArray());

        assertEquals(2.5, paces.of(JVM));
    }

    @Test
    void forkWithoutPace_changesNothing() {
        add(2.5);
        add(DoubleStream.generate(() -> Pace.UNKNOWN).limit(10).toArray());

        assertEquals(2.5, paces.of(JVM));
    }

    private void add(double... some) {
        DoubleStream.of(some).forEach(pace -> paces.add(JVM, pace));
    }
}
