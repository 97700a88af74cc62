package org.c2x.bench.result;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.Boundary;
import org.c2x.bench.length.Length;

/** Results with round numbers, for tests of what reads and shows results. No machine ever measured them. */
public final class SampleResults {
    private SampleResults() {}

    /** Two schemes, one content, both baselines, an error to every time. */
    public static StudyResult complete() {
        return of(
                StudyResult.State.COMPLETE,
                row(Row.BASELINE, Operation.COPY_GRAPH, null, 100, null),
                row(Row.BASELINE, Operation.CLONE_OCTETS, null, 10, 50.0),
                row("swift", Operation.ENCODE, Boundary.BOTH, 40, 50.0),
                row("swift", Operation.DECODE, Boundary.BOTH, 110, 50.0),
                row("slow", Operation.ENCODE, Boundary.END_TO_END, 4000, 50.0),
                row("slow", Operation.ENCODE, Boundary.CODEC, 20, 50.0));
    }

    /** A result of rows, three rows planned. */
    public static StudyResult of(StudyResult.State state, Row... rows) {
        return new StudyResult(
                StudyResult.FORMAT_VERSION,
                "quick",
                state,
                rows.length + 1,
                "2026-01-02T03:04:05Z",
                "2026-01-02T03:09:05Z",
                new Environment(
                        "0123456789ab", "A processor", 2, 1L << 34, "An OS 1", "arch", "A JVM 17", List.of("-Xmx1g"),
                        Map.of("library", "1.2"), "abcdef"),
                new Configuration(3, 4, 200, 5, 200, List.of("swift", "slow"), List.of("sample")),
                Comparison.withRatios(List.of(rows)),
                List.of(
                        length("swift", "sample", "50", "60", "differs by <definition>"),
                        length("slow", "sample", null, null, "the scheme has no codec for a Sample"),
                        length("swift", Length.AVERAGE, "100.7", "103.2", "differs, reason not known")),
                List.of(new Skipped("a scheme", "it needs <a library>", "install it")));
    }

    private static Length length(
            String scheme, String content, @Nullable String octets, @Nullable String published, String reason) {
        return new Length(
                scheme,
                content,
                octets == null ? null : new BigDecimal(octets),
                null,
                published == null ? null : new BigDecimal(published),
                reason);
    }

    /** A time with an error of a tenth. */
    public static Row row(
            String scheme, Operation operation, @Nullable Boundary boundary, double nanos, @Nullable Double length) {
        Time time = new Time(nanos, nanos / 10, List.of(nanos, nanos));
        return Row.of(new Row.Key(scheme, "sample", operation, boundary), time, 64, length);
    }
}
