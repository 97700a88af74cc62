package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.c2x.bench.Boundary;
import org.c2x.bench.published.Asn1cBenchmarks;
import org.c2x.bench.published.Published;
import org.c2x.bench.report.Section.Part;
import org.c2x.bench.report.Table.Block;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.Comparison;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.StudyResult;

/** The Employee rows of the study of ASN1C's run time for Java, published beside measured. */
final class EmployeeSection {
    /** The record, there and here. */
    static final String CONTENT = "employee";

    private static final Asn1cBenchmarks PUBLISHED = Published.asn1cBenchmarks();
    private static final String UNALIGNED = "per-unaligned";

    private final StudyResult result;

    private EmployeeSection(StudyResult result) {
        this.result = result;
    }

    static Section of(StudyResult result) {
        EmployeeSection employee = new EmployeeSection(result);
        return Section.of(
                "asn1c",
                "The ASN1C study",
                PUBLISHED.title() + ": " + PUBLISHED.note() + ".",
                new Part(
                        "Employee",
                        List.of("Published on " + PUBLISHED.setup().get("cpu") + " with Java "
                                + PUBLISHED.setup().get("java") + ", " + "decades of processors and JIT compilers "
                                + "ago: compare the order of magnitude. Its other specifications are proprietary or "
                                + "need aligned PER, which is not among our schemes."),
                        List.of(),
                        List.of(new Table(
                                "Employee",
                                "Records and octets a second; of the published runs each.",
                                Table.andText(Table.numbers("records/s", "octets/s", "octets"), "remark"),
                                List.of(employee.block(Direction.ENCODE), employee.block(Direction.DECODE))))));
    }

    /** The time of one record in unaligned PER as its three runs show it. */
    static Findings.Find published(Direction direction) {
        Figure time = Figure.ofForks(
                new Figure.Key(PUBLISHED.id(), "ASN1C", CONTENT, Operation.of(direction), null, Quantity.TIME),
                runs(direction).stream()
                        .filter(run -> run.rules().equals(UNALIGNED))
                        .map(run -> 1e9 / run.recordsPerSecond())
                        .toList());
        return new Findings.Find(time.scheme(), Estimate.of(time));
    }

    private static List<Asn1cBenchmarks.Run> runs(Direction direction) {
        return PUBLISHED.runs().stream()
                .filter(run ->
                        run.specification().equals(CONTENT) && run.direction().equals(direction.label()))
                .toList();
    }

    private Block block(Direction direction) {
        List<Line> lines = new ArrayList<>();
        runs(direction)
                .forEach(run -> lines.add(new Line(
                        "ASN1C, " + run.rules(),
                        Marks.of("uper", CONTENT),
                        List.of(
                                Cell.number(Figures.large(run.recordsPerSecond())),
                                Cell.number(Figures.large(run.octetsPerSecond())),
                                Cell.number(octets(run)),
                                Cell.text(
                                        run.rules().equals(UNALIGNED)
                                                ? "published"
                                                : "published; no scheme of ours")))));
        for (String scheme : List.of("uper", "uper-table", "ber")) {
            rows(direction)
                    .filter(row -> row.scheme().equals(scheme))
                    .forEach(row ->
                            lines.add(line(row, row.boundary() == Boundary.CODEC ? "measured, codec" : "measured")));
            if (lines.stream().noneMatch(line -> line.label().startsWith(scheme))) {
                lines.add(missing(scheme));
            }
        }
        Targets targets = new Targets(result);
        rows(direction)
                .filter(row -> TimeSection.isNative(result, row) && targets.isAtHome(row.environment()))
                .forEach(row -> lines.add(line(row, "measured, in C")));
        return new Block(direction.label(), lines);
    }

    private Stream<Figure> rows(Direction direction) {
        return result.figures().of(Quantity.TIME, CONTENT).filter(row -> row.operation() == Operation.of(direction));
    }

    private static String octets(Asn1cBenchmarks.Run run) {
        return PUBLISHED.specifications().stream()
                .filter(one ->
                        one.name().equals(run.specification()) && one.rules().equals(run.rules()))
                .map(Asn1cBenchmarks.Specification::recordOctets)
                .map(String::valueOf)
                .findFirst()
                .orElse(null);
    }

    private Line line(Figure row, String remark) {
        return new Line(
                TimeSection.contestant(result, row),
                Marks.of(row),
                List.of(
                        Cell.number(Figures.large(Comparison.perSecond(row))).tip(Figures.forks(row)),
                        Cell.number(Figures.large(Comparison.octetsPerSecond(row, result.figures()))),
                        Cell.number(Figures.octets(result.figures().length(row.scheme(), row.content()))),
                        Cell.text(remark)));
    }

    private static Line missing(String scheme) {
        return new Line(
                scheme,
                Marks.of(scheme, CONTENT),
                List.of(Cell.number(null), Cell.number(null), Cell.number(null), Cell.missing(MemoryTable.NOT_HERE)));
    }
}
