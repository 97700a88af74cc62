package org.c2x.bench.report;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Comparison;
import org.c2x.bench.result.Configuration;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Header;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.SampleResults;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.Stage;
import org.c2x.bench.result.StudyResult;

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

    private final List<Figure> figures = new ArrayList<>();
    private final List<Skipped> skipped = new ArrayList<>(
            List.of(new Skipped("exi-openexi", "its <jars> are not there", "give them with --openexi")));

    private SampleStudy() {}

    /** The result of a JVM and those of the harness for all targets of the studies. */
    static List<StudyResult> all() {
        return Stream.concat(
                        Stream.of(result()), Targets.OF_THE_STUDIES.stream().map(SampleNative::harness))
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
        study.time(key("uper", "cam", Operation.VIEW_POSITION, Boundary.BOTH), 9);
        study.figures.addAll(SampleNative.bridge());
        return study.finish();
    }

    /** The same while it is being measured, or when its time was over before all was. */
    static StudyResult notAll(Header.State state, Instant lastFork) {
        StudyResult result = result();
        Header run = result.header();
        return new StudyResult(
                new Header(
                        run.mode(),
                        state,
                        run.planned(),
                        run.made() - 1,
                        run.started(),
                        lastFork.toString(),
                        run.environments(),
                        run.configuration(),
                        List.of(
                                new Stage("headline", "CAM, DENM and envelopes", 10, 10),
                                new Stage("asn1c", "the study of ASN1C", 10, 3),
                                new Stage("memory", "memory", 10, 0)),
                        null,
                        Map.of()),
                result.figures().all(),
                result.skipped());
    }

    private void baselines(String content, int octets) {
        time(key(Figure.BASELINE, content, Operation.COPY_GRAPH, null), octets * 0.7);
        time(key(Comparison.clone(octets), content, Operation.CLONE_OCTETS, null), 8);
    }

    private void add(Kind kind, String content, int octets) {
        if (kind.scheme().equals("binary") && !content.startsWith("sec")) {
            skipped.add(Skipped.of(kind.scheme(), content, "the scheme has no codec for it"));
            return;
        }
        double length = Math.round(octets * kind.size());
        figures.add(Figure.of(Figure.Key.of(kind.scheme(), content, Quantity.LENGTH), length));
        if (!content.contains("stream")) {
            figures.add(Figure.of(Figure.Key.of(kind.scheme(), content, Quantity.DEFLATED), length + 2));
        }
        for (Boundary boundary : kind.boundaries()) {
            double nanos = octets * kind.nanosPerOctet() * (boundary == Boundary.CODEC ? 0.6 : 1);
            Figure.Key encode = key(kind.scheme(), content, Operation.ENCODE, boundary);
            time(encode, nanos);
            figures.add(Figure.of(encode.of(Quantity.HEAP), length + 16));
            figures.add(Figure.of(encode.of(Quantity.STACK), 300));
            Figure.Key decode = key(kind.scheme(), content, Operation.DECODE, boundary);
            time(decode, nanos * 1.3);
            figures.add(Figure.of(decode.of(Quantity.HEAP), 9 * length));
            figures.add(Figure.of(decode.of(Quantity.STACK), 500));
            figures.add(Figure.of(decode.of(Quantity.RETAINED), 400));
        }
        for (Direction direction : Direction.values()) {
            Operation operation = Operation.of(direction);
            figures.add(forks(
                    key(kind.scheme(), content, operation, Boundary.END_TO_END).of(Quantity.FIRST_MESSAGE),
                    kind.nanosPerOctet() * 1e6));
            if (content.contains("stream")) {
                latencies(key(kind.scheme(), content, operation, kind.boundaries()[0]), 40 * kind.nanosPerOctet());
            }
        }
    }

    private void time(Figure.Key key, double nanos) {
        figures.add(forks(key, nanos));
        figures.add(Figure.of(key.of(Quantity.ALLOCATED), 64));
    }

    private void latencies(Figure.Key key, double p50) {
        double[] factors = {1, 1.1, 1.4, 3, 40};
        for (int i = 0; i < factors.length; i++) {
            figures.add(forks(key.of(Quantity.LATENCIES.get(i)), p50 * factors[i]));
        }
    }

    private static Figure.Key key(String scheme, String content, Operation operation, Boundary boundary) {
        return new Figure.Key("jvm", scheme, content, operation, boundary, Quantity.TIME);
    }

    private static Figure forks(Figure.Key key, double nanos) {
        return Figure.ofForks(key, List.of(nanos * 0.9935, nanos, nanos * 1.0087));
    }

    private void bits(String what, String path, int bits) {
        figures.add(Figure.of(Figure.Key.of("uper", "cam", Quantity.bits(what, path)), bits));
    }

    private StudyResult finish() {
        bits("value", "header.protocolVersion", 8);
        bits("value", "header.messageID", 8);
        bits("value", "header.stationID", 32);
        bits("value", "cam.generationDeltaTime", 16);
        bits("presence bitmap", "cam.camParameters", 2);
        bits("value", "cam.camParameters.basicContainer.referencePosition.latitude", 31);
        bits("padding", "", 7);
        int[] levels = {2, 5, 4, 20};
        for (int level = 0; level < levels.length; level++) {
            figures.add(Figure.of(Figure.Key.of("", "cam", Quantity.level(level + 1)), levels[level]));
        }
        return new StudyResult(
                new Header(
                        "made up",
                        Header.State.COMPLETE,
                        figures.size(),
                        figures.size(),
                        "2026-01-02T03:04:05Z",
                        "2026-01-02T03:09:05Z",
                        List.of(SampleResults.environment("jvm")),
                        new Configuration(
                                3,
                                2,
                                10,
                                4,
                                200,
                                5,
                                200,
                                KINDS.stream().map(Kind::scheme).toList(),
                                CONTENTS,
                                List.of(Direction.values()))),
                figures,
                skipped);
    }
}
