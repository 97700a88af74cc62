package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Configuration;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Header;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.StudyResult;

/** What the C harness gives for a target, and what a JVM gives that calls the same codecs. Nobody ever measured it. */
final class SampleNative {
    private static final List<String> CONTENTS = List.of("cam", "denm", "sec1-digest", "sec2", "employee");

    /** A codec in C with made-up properties. */
    private record Kind(String scheme, double nanos, int octets, boolean isOfEnvelopesOnly) {}

    private static final List<Kind> KINDS = List.of(
            new Kind("native-uper-c", 20, 41, false),
            new Kind("native-uper-asn1c", 1500, 41, false),
            new Kind("native-protobuf-cpp", 250, 127, false),
            new Kind("native-protobuf-cpp-codesize", 9000, 127, false),
            new Kind("native-exi-c", 22, 44, false),
            new Kind("native-binary", 15, 96, true));

    private SampleNative() {}

    /** A file of the harness. The asn1c of 32 bits refuses DENMs. */
    static StudyResult harness(String target) {
        String id = "native-" + target;
        boolean small = !target.equals("i7");
        List<Figure> figures = new ArrayList<>();
        for (Kind kind : KINDS) {
            for (String content : CONTENTS) {
                if (kind.isOfEnvelopesOnly() && !content.startsWith("sec")
                        || small && kind.scheme().endsWith("asn1c") && content.equals("denm")) {
                    continue;
                }
                figures.add(length(kind, content));
                for (Operation operation : List.of(Operation.ENCODE, Operation.DECODE)) {
                    Figure time = time(id, kind, content, operation, Boundary.CODEC);
                    figures.add(time);
                    figures.add(Figure.of(time.key().of(Quantity.HEAP), kind.nanos()));
                    figures.add(Figure.of(time.key().of(Quantity.STACK), 300));
                    figures.add(Figure.of(time.key().of(Quantity.INSTRUCTIONS), kind.nanos() * (small ? 17 : 10)));
                }
            }
        }
        return new StudyResult(
                new Header(
                        "made up, in C",
                        Header.State.COMPLETE,
                        1,
                        1,
                        "2026-01-02T03:04:05Z",
                        "2026-01-02T03:09:05Z",
                        List.of(new Environment(
                                id,
                                "A processor",
                                "unknown",
                                2,
                                0,
                                "An OS 1",
                                "x86_64",
                                null,
                                new Environment.Compiler("gcc 14", List.of("-O3"), target),
                                Map.of(),
                                "abcdef")),
                        new Configuration(
                                3,
                                0,
                                0,
                                1,
                                20,
                                5,
                                20,
                                KINDS.stream().map(Kind::scheme).toList(),
                                CONTENTS,
                                List.of(Direction.values()))),
                figures,
                small
                        ? List.of(new Skipped(
                                "native-uper-asn1c with denm on " + id,
                                id,
                                "native-uper-asn1c",
                                "denm",
                                "its decoder refuses the message",
                                null))
                        : List.of());
    }

    /** Times of a JVM that calls a codec in C by both ways, one that loops there, and calls that do nothing. */
    static List<Figure> bridge() {
        List<Figure> figures = new ArrayList<>();
        for (Operation call : List.of(Operation.EMPTY_JNI_CALL, Operation.EMPTY_FFM_CALL)) {
            figures.add(forks(new Figure.Key("jvm", Figure.BASELINE, "", call, null, Quantity.TIME), 9));
        }
        Kind kind = KINDS.get(0);
        Kind foreign = new Kind(kind.scheme() + "-ffm", 30, kind.octets(), false);
        figures.add(length(kind, "cam"));
        figures.add(length(foreign, "cam"));
        for (Operation operation : List.of(Operation.ENCODE, Operation.DECODE)) {
            figures.add(time("jvm", kind, "cam", operation, Boundary.CODEC));
            figures.add(time("jvm", kind, "cam", operation, Boundary.LOOP));
            figures.add(time("jvm", foreign, "cam", operation, Boundary.CODEC));
        }
        return figures;
    }

    private static Figure length(Kind kind, String content) {
        return Figure.of(Figure.Key.of(kind.scheme(), content, Quantity.LENGTH), kind.octets());
    }

    private static Figure time(String environment, Kind kind, String content, Operation operation, Boundary boundary) {
        return forks(
                new Figure.Key(environment, kind.scheme(), content, operation, boundary, Quantity.TIME), kind.nanos());
    }

    private static Figure forks(Figure.Key key, double nanos) {
        return Figure.ofForks(key, List.of(nanos * 0.98, nanos, nanos * 1.03));
    }
}
