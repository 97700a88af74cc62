package org.c2x.bench.report;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.c2x.bench.Boundary;
import org.c2x.bench.length.Length;
import org.c2x.bench.result.Configuration;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.InstructionCount;
import org.c2x.bench.result.MemoryRow;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Row;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.StudyResult;
import org.c2x.bench.result.Time;

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
        List<Row> rows = new ArrayList<>();
        List<MemoryRow> memory = new ArrayList<>();
        List<InstructionCount> instructions = new ArrayList<>();
        List<Length> lengths = new ArrayList<>();
        for (Kind kind : KINDS) {
            for (String content : CONTENTS) {
                if (kind.isOfEnvelopesOnly() && !content.startsWith("sec")
                        || small && kind.scheme().endsWith("asn1c") && content.equals("denm")) {
                    continue;
                }
                lengths.add(new Length(
                        kind.scheme(), content, BigDecimal.valueOf(kind.octets()), null, null, null));
                for (Operation operation : List.of(Operation.ENCODE, Operation.DECODE)) {
                    Direction direction = operation.direction();
                    rows.add(row(id, kind, content, operation, Boundary.CODEC));
                    memory.add(new MemoryRow(
                            id, kind.scheme(), content, direction, Boundary.CODEC, kind.nanos(), 300L, null));
                    instructions.add(new InstructionCount(
                            id, kind.scheme(), content, direction, kind.nanos() * (small ? 17 : 10)));
                }
            }
        }
        return new StudyResult(
                StudyResult.FORMAT_VERSION,
                "made up, in C",
                StudyResult.State.COMPLETE,
                1,
                1,
                "2026-01-02T03:04:05Z",
                "2026-01-02T03:09:05Z",
                List.of(new Environment(
                        id, "A processor", "unknown", 2, 0, "An OS 1", "x86_64", null,
                        new Environment.Compiler("gcc 14", List.of("-O3"), target), Map.of(), "abcdef")),
                new Configuration(
                        List.of(Configuration.Part.NATIVE), 3, 0, 0, 1, 20, 5, 20,
                        KINDS.stream().map(Kind::scheme).toList(), CONTENTS, List.of(Direction.values())),
                rows,
                List.of(),
                List.of(),
                instructions,
                memory,
                lengths,
                List.of(),
                List.of(),
                List.of(),
                small
                        ? List.of(new Skipped(
                                "native-uper-asn1c with denm on " + id, "its decoder refuses the message", null))
                        : List.of());
    }

    /** Rows of a JVM that calls a codec in C by both ways, one that loops there, and calls that do nothing. */
    static List<Row> bridge() {
        List<Row> rows = new ArrayList<>();
        for (Operation call : List.of(Operation.EMPTY_JNI_CALL, Operation.EMPTY_FFM_CALL)) {
            rows.add(Row.of(
                    new Row.Key("jvm", Row.BASELINE, Row.NO_CONTENT, call, null, null), time(9), 0, null));
        }
        Kind kind = KINDS.get(0);
        for (Operation operation : List.of(Operation.ENCODE, Operation.DECODE)) {
            rows.add(row("jvm", kind, "cam", operation, Boundary.CODEC));
            rows.add(row("jvm", kind, "cam", operation, Boundary.LOOP));
            rows.add(row(
                    "jvm", new Kind(kind.scheme() + "-ffm", 30, kind.octets(), false), "cam", operation,
                    Boundary.CODEC));
        }
        return rows;
    }

    private static Row row(String environment, Kind kind, String content, Operation operation, Boundary boundary) {
        return Row.of(
                new Row.Key(environment, kind.scheme(), content, operation, boundary, null),
                time(kind.nanos()),
                0,
                (double) kind.octets());
    }

    private static Time time(double nanos) {
        return Time.ofForks(List.of(nanos * 0.98, nanos, nanos * 1.03));
    }
}
