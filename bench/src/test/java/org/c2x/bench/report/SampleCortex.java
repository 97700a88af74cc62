package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Configuration;
import org.c2x.bench.result.Cortex;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Header;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.StudyResult;

/** What programs for a Cortex-M4F give. Nobody ever counted it. */
final class SampleCortex {
    private static final List<String> LEVELS = List.of("O2", "Os");
    private static final List<String> STRUCTS = List.of("mpsoc-a", "mpsoc-b", "mpsoc-c");

    /** A codec with made-up properties: octets of each struct, and instructions for each of them. */
    private record Kind(String scheme, String suffix, List<Integer> octets, double encode, double decode) {}

    private static final List<Kind> KINDS = List.of(
            new Kind("native-uper-c", "", List.of(8, 35, 100), 5, 6),
            new Kind("native-uper-c", "-fit", List.of(6, 13, 51), 6, 7),
            new Kind("native-msgpuck", "", List.of(8, 14, 62), 3, 2),
            new Kind("native-msgpuck-checked", "", List.of(8, 14, 62), 3, 40),
            new Kind("native-msgpack-c", "", List.of(9, 15, 67), 14, 70),
            new Kind("native-mpack", "", List.of(9, 15, 67), 12, 30),
            new Kind("native-nanopb-wrapped", "", List.of(10, 24, 91), 90, 110));

    private final List<Figure> figures = new ArrayList<>();

    private SampleCortex() {}

    /** The structs, and a CAM. */
    static StudyResult result() {
        SampleCortex sample = new SampleCortex();
        for (Kind kind : KINDS) {
            for (int struct = 0; struct < STRUCTS.size(); struct++) {
                sample.add(
                        kind, STRUCTS.get(struct) + kind.suffix(), kind.octets().get(struct));
            }
        }
        sample.add(KINDS.get(0), "cam", 41);
        return sample.finish();
    }

    private void add(Kind kind, String content, int octets) {
        figures.add(Figure.of(Figure.Key.of(kind.scheme(), content, Quantity.LENGTH), octets));
        for (int level = 0; level < LEVELS.size(); level++) {
            String environment = Cortex.environment(LEVELS.get(level));
            Figure.Key code = new Figure.Key(environment, kind.scheme(), content, null, null, Quantity.CODE);
            figures.add(Figure.of(code, 300 * kind.encode()));
            figures.add(Figure.of(code.of(Quantity.LIBRARY_CODE), 200 * kind.encode()));
            for (Direction direction : Direction.values()) {
                double each = direction == Direction.ENCODE ? kind.encode() : kind.decode();
                Figure.Key key = new Figure.Key(
                        environment,
                        kind.scheme(),
                        content,
                        Operation.of(direction),
                        Boundary.CODEC,
                        Quantity.INSTRUCTIONS);
                figures.add(Figure.of(key, octets * each + level));
                figures.add(Figure.of(key.of(Quantity.STACK), 120));
                figures.add(Figure.of(key.of(Quantity.HEAP), 0));
            }
        }
    }

    private StudyResult finish() {
        return new StudyResult(
                new Header(
                        "made up, on a core",
                        Header.State.COMPLETE,
                        1,
                        1,
                        "2026-01-02T03:04:05Z",
                        "2026-01-02T03:09:05Z",
                        LEVELS.stream().map(SampleCortex::environment).toList(),
                        new Configuration(
                                1,
                                0,
                                0,
                                1,
                                0,
                                1,
                                0,
                                KINDS.stream().map(Kind::scheme).distinct().toList(),
                                Stream.concat(STRUCTS.stream(), Stream.of("cam"))
                                        .toList(),
                                List.of(Direction.values()))),
                figures,
                List.of(new Skipped("native-yas on cortex-m4f", null, "native-yas", null, "no package has it", null)));
    }

    private static Environment environment(String level) {
        return new Environment(
                Cortex.environment(level),
                "Cortex-M4F of an emulator 7",
                "unknown",
                1,
                512 * 1024,
                "none",
                "armv7e-m",
                null,
                new Environment.Compiler("arm gcc 12", List.of("-" + level), "cortex-m4f"),
                Map.of(),
                "abcdef");
    }
}
