package org.c2x.bench.run;

import java.util.List;
import org.c2x.bench.result.Configuration;

/** How long to measure. */
public enum Effort {
    /** A few minutes for a handful of schemes. */
    QUICK("quick", 3, new int[] {4, 200, 5, 200}),
    /** For figures to publish. */
    FULL("full", 5, new int[] {5, 1000, 5, 1000}),
    /** One question, answered well: the ratios to the baselines. */
    RATIOS("ratios", 3, new int[] {5, 500, 8, 500}),
    /** Shows that everything runs; its times mean nothing. */
    SMOKE("smoke run, no measurement", 1, new int[] {1, 50, 1, 50});

    /** What a fresh JVM costs beside its iterations: start, look-up, garbage collection before an iteration. */
    private static final int JVM_MILLIS = 800;

    private final String label;
    private final int forks;
    private final int[] iterations;

    Effort(String label, int forks, int[] iterations) {
        this.label = label;
        this.forks = forks;
        this.iterations = iterations;
    }

    /** The mode in result files and on pages. */
    public String label() {
        return label;
    }

    /** This effort's numbers for schemes and contents. */
    public Configuration configuration(List<String> schemes, List<String> contents) {
        return new Configuration(
                forks, iterations[0], iterations[1], iterations[2], iterations[3], schemes, contents);
    }

    /** About how long a number of measurements will take, in seconds. */
    public static long estimatedSeconds(Configuration configuration, int measurements) {
        long fork = JVM_MILLIS
                + (long) configuration.warmupIterations() * configuration.warmupMillis()
                + (long) configuration.iterations() * configuration.iterationMillis();
        return fork * configuration.forks() * measurements / 1000;
    }
}
