package org.c2x.bench.result;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.Boundary;
import org.c2x.bench.length.Length;
import org.c2x.bench.length.Nesting;
import org.c2x.bench.result.Configuration.Part;
import org.c2x.bench.run.UntimedFigures;

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
        return of("jvm", state, rows);
    }

    /** The same in an environment of a name. */
    static StudyResult of(String environment, StudyResult.State state, Row... rows) {
        return new StudyResult(
                StudyResult.FORMAT_VERSION,
                "quick",
                state,
                rows.length + 1,
                rows.length,
                "2026-01-02T03:04:05Z",
                "2026-01-02T03:09:05Z",
                List.of(environment(environment)),
                new Configuration(
                        List.of(Part.TIMES, Part.MEMORY), 3, 2, 10, 4, 200, 5, 200, List.of("swift", "slow"), List.of("sample"),
                        List.of(Direction.values())),
                Comparison.withRatios(List.of(rows)),
                List.of(Latency.ofForks(
                        new Latency.Key(environment, "swift", "sample", Direction.ENCODE, Boundary.BOTH),
                        100,
                        List.of(new Percentiles(4000, 4100, 4200, 5000, 9000)))),
                List.of(new ColdStart(environment, "swift", "sample", Direction.DECODE, Time.ofForks(List.of(9e6, 9e6)))),
                List.of(new InstructionCount(environment, "swift", "sample", Direction.ENCODE, 250)),
                List.of(new MemoryRow(environment, "swift", "sample", Direction.DECODE, Boundary.BOTH, 64, 512L, 64L)),
                List.of(
                        length("swift", "sample", "50", null, null),
                        length("uper", "cam", "42", "41", "differs by <definition>"),
                        length("slow", "sample", null, null, "the scheme has no codec for a Sample"),
                        length("uper", Length.AVERAGE, "100.7", "103.2", "differs, reason not known")),
                List.of(new DeflatedLength("swift", "sample", 50, 48)),
                List.of(new BitBudget("uper", "sample", List.of(new BitBudget.Entry("a.b", BitBudget.Entry.VALUE, 8)))),
                List.of(new Nesting("sample", List.of(2, 5), null)),
                List.of(new Skipped("a scheme", "it needs <a library>", "install it")));
    }

    /** A result of one JVM with some figures. */
    public static StudyResult of(
            UntimedFigures untimed, List<Row> rows, List<MemoryRow> memory, List<ColdStart> coldStarts) {
        return of(untimed, rows, memory, coldStarts, List.of());
    }

    /** A result without figures that something was skipped of. */
    public static StudyResult withSkipped(Skipped... skipped) {
        return of(UntimedFigures.none(), List.of(), List.of(), List.of(), List.of(skipped));
    }

    private static StudyResult of(
            UntimedFigures untimed, List<Row> rows, List<MemoryRow> memory, List<ColdStart> coldStarts,
            List<Skipped> skipped) {
        return new StudyResult(
                StudyResult.FORMAT_VERSION, "made up", StudyResult.State.COMPLETE, 1, 1, "2026-01-02T03:04:05Z", null,
                List.of(environment("jvm")),
                new Configuration(
                        List.of(Part.TIMES), 1, 0, 0, 0, 0, 1, 0, List.of(), List.of(), List.of()),
                rows, List.of(), coldStarts, List.of(), memory,
                untimed.lengths(), untimed.deflated(), untimed.budgets(), untimed.nesting(), skipped);
    }

    /** What a program without a JVM writes: counts, and memory in the environment {@code geode}. */
    public static StudyResult ofNative(MemoryRow... memory) {
        return ofNative(List.of(), List.of(memory));
    }

    /** The same with one time, of this process alone. */
    public static StudyResult ofNative(double nanos) {
        Row.Key key = new Row.Key("geode", "swift", "sample", Operation.ENCODE, Boundary.CODEC, null);
        return ofNative(List.of(Row.of(key, Time.ofForks(List.of(nanos)), 0, 50.0)), List.of());
    }

    private static StudyResult ofNative(List<Row> rows, List<MemoryRow> memory) {
        Environment geode = new Environment(
                "geode", "A processor", "unknown", 1, 0, "An OS 1", "i586", null,
                new Environment.Compiler("gcc 14", List.of("-O3"), "geode"), Map.of(), "abcdef");
        return new StudyResult(
                StudyResult.FORMAT_VERSION, "counted", StudyResult.State.COMPLETE, 1, 1, "2026-01-02T03:04:05Z", null,
                List.of(geode),
                new Configuration(
                        List.of(Part.NATIVE), 1, 0, 0, 0, 0, 1, 0, List.of("swift"), List.of("sample"), List.of(Direction.ENCODE)),
                rows, List.of(), List.of(),
                List.of(new InstructionCount("geode", "swift", "sample", Direction.ENCODE, 250)),
                memory,
                List.of(), List.of(), List.of(), List.of(), List.of());
    }

    /** An environment of a name. */
    public static Environment environment(String id) {
        return new Environment(
                id, "A processor", "governor performance", 2, 1L << 34, "An OS 1", "arch",
                new Environment.Jvm("A JVM 17", List.of("-Xmx1g")), null, Map.of("library", "1.2"), "abcdef");
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

    /** A row whose two forks give a time with an interval of a tenth on either side. */
    public static Row row(
            String scheme, Operation operation, @Nullable Boundary boundary, double nanos, @Nullable Double length) {
        Time time = new Time(nanos, 0.9 * nanos, 1.1 * nanos, List.of(nanos, nanos));
        Double cloned = operation == Operation.CLONE_OCTETS ? length : null;
        return Row.of(new Row.Key("jvm", scheme, "sample", operation, boundary, cloned), time, 64, length);
    }
}
