package org.c2x.bench.report;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.published.MpsocStudy;
import org.c2x.bench.published.MpsocStudy.Sizes;
import org.c2x.bench.published.Published;
import org.c2x.bench.report.Table.Block;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.StudyResult;

/**
 * A table of the embedded study: a block for each library of the study, first what it published, then what was measured
 * of it, and a block of those that it did not have.
 *
 * @param result    what is known of schemes
 * @param columns   numbers, after which there is a remark
 * @param published the numbers of a library, null where the study printed none of this kind
 * @param measured  the lines of an entrant
 */
record MpsocTable(
        StudyResult result,
        List<String> columns,
        String remark,
        Function<String, List<Cell>> published,
        Function<MpsocEntrant, Stream<Line>> measured) {

    static final MpsocStudy STUDY = Published.mpsocStudy();
    private static final String NOT_MEASURED = "not measured";
    private static final String NOT_SUPPORTED = "not supported";

    /** Structs beside each other. */
    static List<String> perStruct() {
        return MpsocEntrant.STRUCTS;
    }

    /** Both directions of each struct beside each other. */
    static List<String> bothWays() {
        return MpsocEntrant.STRUCTS.stream()
                .flatMap(struct -> Stream.of(struct + ", serialize", struct + ", deserialize"))
                .toList();
    }

    /**
     * The table with these entrants.
     *
     * @param core says why there is nothing of a library
     */
    Table of(String title, String caption, List<MpsocEntrant> entrants, CortexFigures core) {
        List<Block> blocks = new ArrayList<>();
        for (String library : STUDY.libraries().keySet()) {
            List<Line> lines = new ArrayList<>();
            lines.add(new Line(
                    "published", Marks.of(result, library, null), and(published.apply(library), Cell.text(remark))));
            List<Line> found = entrants.stream()
                    .filter(entrant -> entrant.standsFor(library))
                    .flatMap(measured)
                    .toList();
            lines.addAll(found.isEmpty() ? List.of(missing(library, core.whyNot(library))) : found);
            blocks.add(new Block(library, lines));
        }
        blocks.add(new Block(
                "not in the study",
                entrants.stream()
                        .filter(entrant -> STUDY.libraries().keySet().stream().noneMatch(entrant::standsFor))
                        .flatMap(measured)
                        .toList()));
        return new Table(
                title,
                caption,
                Table.andText(Table.numbers(columns.toArray(String[]::new)), "remark"),
                blocks.stream().filter(block -> !block.lines().isEmpty()).toList());
    }

    private Line missing(String library, String why) {
        return new Line(
                "here",
                Marks.of(result, library, null),
                and(Collections.nCopies(columns.size(), Cell.number(NOT_MEASURED)), Cell.missing(why)));
    }

    /** What the study's Table I has of a library. */
    static List<Cell> sizes(String library, Function<Sizes, String> text) {
        return perStruct().stream()
                .map(struct -> {
                    @Nullable
                    Sizes sizes = requireNonNull(STUDY.libraries().get(library)).get(struct);
                    return Cell.number(sizes == null ? NOT_SUPPORTED : text.apply(sizes));
                })
                .toList();
    }

    /** A line of an entrant, with words where it has no number. */
    static Line line(StudyResult result, MpsocEntrant entrant, Stream<Optional<String>> numbers, String remark) {
        return new Line(
                entrant.label(),
                Marks.of(result, entrant.scheme(), null),
                and(
                        numbers.map(number -> number.map(Cell::number).orElseGet(Cell::open))
                                .toList(),
                        Cell.text(remark)));
    }

    private static List<Cell> and(List<Cell> cells, Cell remark) {
        return Stream.concat(cells.stream(), Stream.of(remark)).toList();
    }
}
