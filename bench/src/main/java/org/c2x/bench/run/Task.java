package org.c2x.bench.run;

import java.util.List;
import java.util.stream.Stream;
import org.c2x.bench.result.Figure;
import org.c2x.bench.settle.ForkOutcome;

/** A measurement in one of the JVMs. */
record Task(Measurement measurement, MeasuredJvm jvm) {

    /** What the first of its figures is about: the one that tells how many forks there are. */
    Figure.Key key() {
        return measurement.key(jvm.environment().id());
    }

    /** What its figures are about. */
    Stream<Figure.Key> keys() {
        return measurement.quantities().stream().map(key()::of);
    }

    /** For people: {@code uper cam encode, codec, java-17}. */
    String title() {
        return measurement.title() + ", " + jvm.environment().id();
    }

    /** What one fork shows that has settled. */
    List<Figure> figures(ForkOutcome fork) {
        return measurement.figures(jvm.environment().id(), fork);
    }
}
