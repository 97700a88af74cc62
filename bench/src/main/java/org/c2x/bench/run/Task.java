package org.c2x.bench.run;

import org.c2x.bench.result.Figure;
import org.openjdk.jmh.results.RunResult;

/** A measurement in one of the JVMs. */
record Task(Measurement measurement, MeasuredJvm jvm) {

    /** What the figure is about. */
    Object key() {
        return measurement.key(jvm.environment().id());
    }

    /** For people: {@code uper cam encode, codec, java-17}. */
    String title() {
        return measurement.title() + ", " + jvm.environment().id();
    }

    /** What JMH's result of one fork shows. */
    Figure figure(RunResult fork) {
        return measurement.figure(jvm.environment().id(), fork);
    }
}
