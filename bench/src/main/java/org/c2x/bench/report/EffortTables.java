package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.c2x.bench.Boundary;
import org.c2x.bench.report.Findings.Find;
import org.c2x.bench.report.Findings.Question;
import org.c2x.bench.report.Section.Part;
import org.c2x.bench.report.Table.Block;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.StudyResult;

/** Encoders optimised for time (TOED) beside those optimised for space (SOED), in the JVM and in C. */
final class EffortTables {
    private static final List<Pair> PAIRS = List.of(
            new Pair("ASN.1", StudyScheme.ASN1, Contender.ASN1_FOR_TIME, Contender.ASN1_FOR_SPACE),
            new Pair("Protobuf", StudyScheme.PROTOBUF, Contender.PROTOBUF_FOR_TIME, Contender.PROTOBUF_FOR_SPACE));

    private final StudyResult result;
    private final List<Environment> environments;

    private EffortTables(StudyResult result) {
        this.result = result;
        this.environments = Stream.concat(result.jvms().stream(), new Targets(result).timed().stream())
                .toList();
    }

    private record Pair(String name, StudyScheme study, Contender forTime, Contender forSpace) {}

    static Part part(StudyResult result, List<String> contents) {
        EffortTables tables = new EffortTables(result);
        Table table = new Table(
                "TOED and SOED",
                "ns per message at the codec boundary. ASN.1: generated code against code that goes through tables "
                        + "(in C: asn1c’s). Protobuf: optimize_for SPEED against CODE_SIZE.",
                Table.numbers(
                        "encode, for time",
                        "encode, for space",
                        "space ÷ time",
                        "decode, for time",
                        "decode, for space",
                        "space ÷ time"),
                contents.stream()
                        .map(tables::block)
                        .filter(block -> !block.lines().isEmpty())
                        .toList());
        return new Part(
                "TOED and SOED",
                table.filled()
                        ? List.of()
                        : List.of("No result file here has both: c2x study --full measures them in the JVM, c2x native "
                                + "in C."),
                List.of(),
                List.of(table));
    }

    private Block block(String content) {
        return new Block(
                content,
                PAIRS.stream()
                        .flatMap(pair -> environments.stream().flatMap(on -> line(pair, content, on).stream()))
                        .toList());
    }

    private Optional<Line> line(Pair pair, String content, Environment on) {
        Findings findings = new Findings(result, on.id());
        List<Cell> cells = new ArrayList<>();
        boolean compared = false;
        for (Direction direction : Direction.values()) {
            Question question = new Question(content, direction, Boundary.CODEC);
            Optional<Find> forTime = findings.fastest(pair.forTime(), question);
            Optional<Find> forSpace = findings.fastest(pair.forSpace(), question);
            cells.add(cell(forTime));
            cells.add(cell(forSpace));
            cells.add(
                    forTime.isEmpty() || forSpace.isEmpty()
                            ? Cell.number(null)
                            : Cell.ratio(
                                    forSpace.get().estimate().over(forTime.get().estimate())));
            compared |= forTime.isPresent() && forSpace.isPresent();
        }
        Marks marks = new Marks(pair.study().family().style(), content, null, on.id());
        return compared
                ? Optional.of(new Line(
                        pair.name() + (findings.isNative() ? " in C · " : " in Java · ") + on.id(), marks, cells))
                : Optional.empty();
    }

    private static Cell cell(Optional<Find> find) {
        return find.map(one ->
                        Cell.number(Figures.significant(one.estimate().value())).small(one.scheme()))
                .orElse(Cell.number(null));
    }
}
