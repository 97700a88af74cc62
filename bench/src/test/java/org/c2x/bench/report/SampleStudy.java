package org.c2x.bench.report;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.c2x.bench.Boundary;
import org.c2x.bench.length.Length;
import org.c2x.bench.length.Nesting;
import org.c2x.bench.result.BitBudget;
import org.c2x.bench.result.BitBudget.Entry;
import org.c2x.bench.result.ColdStart;
import org.c2x.bench.result.Comparison;
import org.c2x.bench.result.Configuration;
import org.c2x.bench.result.Configuration.Part;
import org.c2x.bench.result.DeflatedLength;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Latency;
import org.c2x.bench.result.MemoryRow;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Percentiles;
import org.c2x.bench.result.Row;
import org.c2x.bench.result.SampleResults;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.StudyResult;
import org.c2x.bench.result.Time;

/** Results with every kind of figure for the schemes and contents of the studies. No machine ever measured them. */
final class SampleStudy {
    static final List<String> CONTENTS =
            List.of("cam", "denm", "sec1-digest", "sec1-certificate", "sec2", "sec3", "employee", "cam-stream");
    /** Octets of each content. */
    private static final int[] OCTETS = {41, 43, 88, 215, 226, 223, 84, 41};

    /** A scheme with made-up but plausible properties. */
    private record Kind(String scheme, Boundary[] boundaries, double nanosPerOctet, double size) {}

    private static final Boundary[] ONE = {Boundary.BOTH};
    private static final Boundary[] TWO = {Boundary.END_TO_END, Boundary.CODEC};
    private static final List<Kind> KINDS = List.of(
            new Kind("uper", ONE, 1.1, 1),
            new Kind("uper-table", TWO, 60, 1),
            new Kind("ber", TWO, 40, 1.9),
            new Kind("protobuf", TWO, 6, 1.7),
            new Kind("protobuf-codesize", TWO, 80, 1.7),
            new Kind("exi-exificient", TWO, 700, 1.05),
            new Kind("exi-compiled", ONE, 1.12, 1.05),
            new Kind("binary", ONE, 0.9, 1.08));

    private final List<Row> rows = new ArrayList<>();
    private final List<Latency> latencies = new ArrayList<>();
    private final List<ColdStart> coldStarts = new ArrayList<>();
    private final List<MemoryRow> memory = new ArrayList<>();
    private final List<Length> lengths = new ArrayList<>();
    private final List<DeflatedLength> deflated = new ArrayList<>();

    private SampleStudy() {}

    /** The result of a JVM and those of the harness for all targets of the studies. */
    static List<StudyResult> all() {
        return Stream.concat(Stream.of(result()), Targets.OF_THE_STUDIES.stream().map(SampleNative::harness))
                .toList();
    }

    /** The result of a JVM. */
    static StudyResult result() {
        SampleStudy study = new SampleStudy();
        for (int index = 0; index < CONTENTS.size(); index++) {
            study.baselines(CONTENTS.get(index), OCTETS[index]);
            for (Kind kind : KINDS) {
                study.add(kind, CONTENTS.get(index), OCTETS[index]);
            }
        }
        study.rows.addAll(SampleNative.bridge());
        study.average("uper", 100.7, 103.2);
        study.average("exi-exificient", 101.7, 102.0);
        study.average("binary", 108.6, 108.6);
        return study.finish();
    }

    private void baselines(String content, int octets) {
        rows.add(row(Row.BASELINE, content, Operation.COPY_GRAPH, null, octets * 0.7, 0));
        rows.add(row(Row.BASELINE, content, Operation.CLONE_OCTETS, null, 8, octets));
    }

    private void add(Kind kind, String content, int octets) {
        boolean exists = !kind.scheme().equals("binary") || content.startsWith("sec");
        double length = Math.round(octets * kind.size());
        if (!content.contains("stream")) {
            lengths.add(length(kind, content, exists ? BigDecimal.valueOf((long) length) : null));
        }
        if (!exists) {
            return;
        }
        deflated.add(new DeflatedLength(kind.scheme(), content, (int) length, (int) length + 2));
        for (Boundary boundary : kind.boundaries()) {
            double nanos = octets * kind.nanosPerOctet() * (boundary == Boundary.CODEC ? 0.6 : 1);
            rows.add(row(kind.scheme(), content, Operation.ENCODE, boundary, nanos, length));
            rows.add(row(kind.scheme(), content, Operation.DECODE, boundary, nanos * 1.3, length));
            memory.add(new MemoryRow(
                    "jvm", kind.scheme(), content, Direction.ENCODE, boundary, length + 16, 300L, null));
            memory.add(new MemoryRow(
                    "jvm", kind.scheme(), content, Direction.DECODE, boundary, 9 * length, 500L, 400L));
        }
        for (Direction direction : Direction.values()) {
            coldStarts.add(new ColdStart("jvm", kind.scheme(), content, direction, time(kind.nanosPerOctet() * 1e6)));
            if (content.contains("stream")) {
                latencies.add(Latency.ofForks(
                        new Latency.Key("jvm", kind.scheme(), content, direction, kind.boundaries()[0]),
                        100,
                        List.of(percentiles(4000 * kind.nanosPerOctet()), percentiles(4100 * kind.nanosPerOctet()))));
            }
        }
    }

    private void average(String scheme, double measured, double published) {
        lengths.add(new Length(
                scheme, Length.AVERAGE, BigDecimal.valueOf(measured), null, BigDecimal.valueOf(published),
                measured == published ? null : "follows from sec1-certificate"));
    }

    private static Length length(Kind kind, String content, BigDecimal octets) {
        boolean published = octets != null && content.startsWith("sec");
        return new Length(
                kind.scheme(),
                content,
                octets,
                published ? octets.add(BigDecimal.ONE) : null,
                published ? octets : null,
                octets == null
                        ? "the scheme has no codec for it"
                        : published ? "2014: definition: the module <of the envelope> is not published" : null);
    }

    private static Row row(
            String scheme, String content, Operation operation, Boundary boundary, double nanos, double length) {
        Double octets = length == 0 ? null : Double.valueOf(length);
        Row.Key key = new Row.Key(
                "jvm", scheme, content, operation, boundary, operation == Operation.CLONE_OCTETS ? octets : null);
        return Row.of(key, time(nanos), 64, octets);
    }

    private static Time time(double nanos) {
        return Time.ofForks(List.of(nanos * 0.9935, nanos, nanos * 1.0087));
    }

    private static Percentiles percentiles(double p50) {
        return new Percentiles(p50, p50 * 1.1, p50 * 1.4, p50 * 3, p50 * 40);
    }

    private StudyResult finish() {
        return new StudyResult(
                StudyResult.FORMAT_VERSION,
                "made up",
                StudyResult.State.COMPLETE,
                rows.size(),
                rows.size(),
                "2026-01-02T03:04:05Z",
                "2026-01-02T03:09:05Z",
                List.of(SampleResults.environment("jvm")),
                new Configuration(
                        List.of(Part.TIMES, Part.MEMORY), 3, 2, 10, 4, 200, 5, 200,
                        KINDS.stream().map(Kind::scheme).toList(), CONTENTS, List.of(Direction.values())),
                Comparison.withRatios(rows),
                latencies,
                coldStarts,
                List.of(),
                memory,
                lengths,
                deflated,
                List.of(new BitBudget("uper", "cam", List.of(
                        new Entry("header.protocolVersion", Entry.VALUE, 8),
                        new Entry("header.messageID", Entry.VALUE, 8),
                        new Entry("header.stationID", Entry.VALUE, 32),
                        new Entry("cam.generationDeltaTime", Entry.VALUE, 16),
                        new Entry("cam.camParameters", "presence bitmap", 2),
                        new Entry("cam.camParameters.basicContainer.referencePosition.latitude", Entry.VALUE, 31),
                        new Entry("", Entry.PADDING, 7)))),
                List.of(new Nesting("cam", List.of(2, 5, 4, 20), List.of(2, 4, 4, 20, 10))),
                List.of(new Skipped("exi-openexi", "its <jars> are not there", "give them with --openexi")));
    }
}
