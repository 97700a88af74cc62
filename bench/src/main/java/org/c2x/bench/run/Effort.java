package org.c2x.bench.run;

import java.util.List;
import org.c2x.bench.BenchContents;
import org.c2x.bench.BenchSchemes;
import org.c2x.bench.Content;
import org.c2x.bench.result.Configuration;
import org.c2x.bench.result.Direction;

/** How long to measure. */
public enum Effort {
    /** Some minutes for a handful of schemes and contents. */
    QUICK("quick", 3, new int[] {3, 200, 4, 200}),
    /** For figures to publish. */
    FULL("full", 5, new int[] {5, 1000, 5, 1000}),
    /** One question, answered well: the ratios to the baselines. */
    RATIOS("ratios", 3, new int[] {5, 500, 8, 500}),
    /** Shows that everything runs; its times mean nothing. */
    SMOKE("smoke run, no measurement", 1, new int[] {1, 50, 1, 50});

    /** What a fresh JVM costs beside its iterations: start, look-up, garbage collection before an iteration. */
    private static final int JVM_MILLIS = 800;

    private static final List<String> BASE_SCHEMES = List.of(
            "uper", "uper-table", "ber", "protobuf", "exi-exificient", "exi-compiled", "binary");
    private static final List<String> BASE_CONTENTS = List.of("cam", "denm", "sec1-digest", "sec2");

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

    /**
     * The schemes to measure unless others are chosen: quickly only one of each kind. Those that cannot be used as
     * things are belong to them, so that a reader learns of them.
     */
    public List<String> schemes() {
        List<String> usable = BenchSchemes.all();
        return BenchSchemes.known().stream()
                .filter(scheme -> this != QUICK || BASE_SCHEMES.contains(scheme) || !usable.contains(scheme))
                .toList();
    }

    /** The contents to measure unless others are chosen: quickly only those that differ most. */
    public List<Content<?>> contents() {
        return BenchContents.all().stream()
                .filter(content -> this != QUICK || BASE_CONTENTS.contains(content.name()))
                .toList();
    }

    /** This effort's numbers for schemes and contents. */
    public Configuration configuration(List<String> schemes, List<String> contents) {
        return new Configuration(
                forks,
                0,
                0,
                iterations[0],
                iterations[1],
                iterations[2],
                iterations[3],
                schemes,
                contents,
                List.of(Direction.values()));
    }

    /** About how long a number of measurements will take, in seconds. */
    public static long estimatedSeconds(Configuration configuration, int measurements) {
        return (long) (JVM_MILLIS + configuration.forkMillis()) * configuration.forks() * measurements / 1000;
    }
}
