package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.length.NestingCounts;
import org.c2x.bench.published.Study2015;
import org.c2x.bench.report.Table.Block;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.StudyResult;

/** Components on each level of nesting, published beside counted: two lines for each content of the study. */
final class NestingTable {
    private static final String ENVELOPE = "sec";

    private final StudyResult result;
    private final Study2015 study;
    private final int levels;

    private NestingTable(StudyResult result, Study2015 study) {
        this.result = result;
        this.study = study;
        this.levels = Stream.concat(
                        study.nesting().levels().values().stream(),
                        study.nesting().levels().keySet().stream()
                                .map(content -> NestingCounts.levels(content, result.figures())))
                .mapToInt(List::size)
                .max()
                .orElseThrow();
    }

    static Table of(StudyResult result, Study2015 study) {
        NestingTable table = new NestingTable(result, study);
        return new Table(
                        "Nesting",
                        "Components on each level, reached through mandatory ones. The study counts: "
                                + study.nesting().note() + ".",
                        Table.andText(
                                Table.numbers(IntStream.rangeClosed(1, table.levels)
                                        .mapToObj(level -> "level " + level)
                                        .toArray(String[]::new)),
                                "why they differ"),
                        study.nesting().levels().entrySet().stream()
                                .map(table::block)
                                .toList())
                .measuredBy("./c2x study --only headline");
    }

    private Block block(Map.Entry<String, List<Integer>> published) {
        String content = published.getKey();
        Optional<List<Integer>> ours =
                Optional.of(NestingCounts.levels(content, result.figures())).filter(levels -> !levels.isEmpty());
        boolean isAlike = ours.isEmpty() || cut(ours.get()).equals(cut(published.getValue()));
        Cell remark = Cell.text(isAlike ? null : reason(content));
        return new Block(
                content,
                List.of(
                        line("published", content, published.getValue(), Cell.text(null)),
                        line("measured", content, ours.orElse(null), remark)));
    }

    /** Without the empty levels at the end. */
    private static List<Integer> cut(List<Integer> counts) {
        int end = counts.size();
        while (end > 0 && counts.get(end - 1) == 0) {
            end--;
        }
        return counts.subList(0, end);
    }

    private String reason(String content) {
        return content.startsWith(ENVELOPE)
                ? "definition: the study’s module of the envelope is not published"
                : "definition: the study has " + study.contents().get(content)
                        + ", and does not say whether a CHOICE or a list is a separate level";
    }

    private Line line(String whose, String content, @Nullable List<Integer> counts, Cell remark) {
        List<Cell> cells = new ArrayList<>();
        for (int level = 0; level < levels; level++) {
            cells.add(
                    counts == null
                            ? Cell.open()
                            : Cell.number(
                                    level < counts.size() ? counts.get(level).toString() : "0"));
        }
        cells.add(remark);
        return new Line(whose, new Marks(null, content, null, null), cells);
    }
}
