package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.c2x.bench.report.Section.Part;
import org.c2x.bench.report.Table.Block;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.ResultFile;
import org.c2x.bench.result.StudyResult;

/**
 * The full run that the repository holds, beside a reader's own. Runs of several machines may be in its folder;
 * {@value #FILE} is the one that README and every page show.
 */
public final class ReferenceRun {
    private static final String FILE = "/org/c2x/bench/reference/reference.json";
    private static final String ID = "reference";
    private static final String TITLE = "Compared with the reference run";

    private final Findings here;
    private final Findings there;

    private ReferenceRun(StudyResult result, StudyResult reference) {
        here = Findings.first(result);
        there = Findings.first(reference);
    }

    /** The run, empty if this build has none. */
    public static Optional<StudyResult> read() {
        return ResultFile.readBeside(ReferenceRun.class, FILE);
    }

    /** What times are on this machine, and what they were on that of the reference run; nothing of that run itself. */
    static Section of(StudyResult result, Optional<StudyResult> reference) {
        return reference
                .filter(run -> !run.header().started().equals(result.header().started()))
                .map(run -> new ReferenceRun(result, run).section(run))
                .orElseGet(() -> Section.of(ID, TITLE, ""));
    }

    private Section section(StudyResult reference) {
        Environment machine = reference.environment(there.environment());
        return Section.of(
                ID,
                TITLE,
                "The reference run in the repository: " + reference.header().mode() + ", "
                        + Condition.utc(reference.header().started()) + ", " + machine.cpu() + ", "
                        + machine.toolchain() + ", " + machine.revision()
                        + ". A machine that is faster overall has about the same ratio everywhere. Where the ratio "
                        + "of a scheme differs, its rank depends on the machine.",
                Part.of("Times", table()));
    }

    private Table table() {
        List<Table.Column> head = new ArrayList<>();
        Headline.MESSAGES.forEach(content -> head.addAll(Table.numbers(content + ", encode", "decode")));
        return new Table(
                "Here and there",
                "Times of this run as a multiple of those of the reference run, from record to octets "
                        + "and back; below them both times in ns, this run | reference. " + Figures.LEGEND,
                head,
                List.of(new Block(null, lines())));
    }

    private List<Line> lines() {
        return Headline.MESSAGES.stream()
                .flatMap(content -> Headline.schemes(here, List.of(content)).stream())
                .distinct()
                .map(scheme -> new Line(scheme, Marks.of(here.result(), scheme, null), cells(scheme)))
                .filter(line -> line.cells().stream().anyMatch(cell -> cell.text() != null))
                .toList();
    }

    private List<Cell> cells(String scheme) {
        List<Cell> cells = new ArrayList<>();
        for (String content : Headline.MESSAGES) {
            for (Direction direction : Direction.values()) {
                Operation operation = Operation.of(direction);
                Optional<Figure> own = here.time(scheme, content, operation);
                cells.add(there.time(scheme, content, operation)
                        .flatMap(other -> own.map(one -> cell(one, other)))
                        .orElse(Cell.number(null)));
            }
        }
        return cells;
    }

    private static Cell cell(Figure own, Figure other) {
        return Cell.number(Figures.significant(
                                Estimate.of(own).over(Estimate.of(other)).value()) + " ×")
                .small(Figures.time(own) + " | " + Figures.time(other));
    }
}
