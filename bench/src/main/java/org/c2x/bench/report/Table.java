package org.c2x.bench.report;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Ratio;

/**
 * A table as the template sees it.
 *
 * @param title   what it is called
 * @param caption what its figures are, with their units
 * @param head    names of the columns after the first
 * @param gap     how many cells have no figure and what measures them, null if none is open
 */
record Table(
        String title,
        String caption,
        List<Column> head,
        List<Block> blocks,
        @Nullable String gap) {
    Table(String title, String caption, List<Column> head, List<Block> blocks) {
        this(title, caption, head, blocks, null);
    }

    /** The same with a line on its open cells, if there are any. */
    Table measuredBy(String command) {
        List<Cell> numbers = blocks.stream()
                .flatMap(block -> block.lines().stream())
                .flatMap(line -> line.cells().stream())
                .filter(cell -> cell.style().startsWith(Cell.NUMBER))
                .toList();
        long open = numbers.stream().filter(Cell::isOpen).count();
        return open == 0
                ? this
                : new Table(
                        title,
                        caption,
                        head,
                        blocks,
                        open + " of " + numbers.size() + " cells have no figure here: measure them with " + command);
    }

    /**
     * Lines under a heading of their own.
     *
     * @param name null for a block without a heading
     */
    record Block(@Nullable String name, List<Line> lines) {}

    /** A line and what filters it. */
    record Line(String label, Marks marks, List<Cell> cells) {}

    /**
     * A column.
     *
     * @param style {@code number} or {@code text}
     */
    record Column(String name, String style) {}

    /**
     * A cell.
     *
     * @param text     null for none
     * @param relative the same relative to the best, null where that makes no sense
     * @param small    what is below in small print, null for nothing
     * @param tip      what is shown to who points at it, null for nothing
     * @param style    {@code number} or {@code text}, and what else it is
     */
    record Cell(
            @Nullable String text,
            @Nullable String relative,
            @Nullable String small,
            @Nullable String tip,
            String style) {
        private static final String NUMBER = "number";
        private static final String TEXT = "text";
        private static final String OPEN = " open";

        static Cell number(@Nullable String text) {
            return new Cell(text, null, null, null, NUMBER);
        }

        /** A ratio above its interval. */
        static Cell ratio(Ratio ratio) {
            return number(Figures.significant(ratio.value()) + " ×").small(Figures.interval(ratio));
        }

        /** A time with what is known of it, nothing of none. */
        static Cell time(Optional<Figure> time) {
            return time.map(one -> number(Figures.time(one))
                            .small(Figures.intervalAndForks(one))
                            .tip(Figures.forks(one)))
                    .orElse(number(null));
        }

        /** A number that another run may have. */
        static Cell open() {
            return new Cell(null, null, null, null, NUMBER + OPEN);
        }

        static Cell text(@Nullable String text) {
            return new Cell(text, null, null, null, TEXT);
        }

        /** No figure, and why. */
        static Cell missing(String why) {
            return new Cell(null, null, why, null, TEXT);
        }

        Cell small(@Nullable String newSmall) {
            return new Cell(text, relative, newSmall, tip, style);
        }

        Cell relative(@Nullable String newRelative) {
            return new Cell(text, newRelative, small, tip, style);
        }

        /** What it is beside a number, null for nothing else. */
        @Nullable
        String css() {
            return style.equals(NUMBER) ? null : style.replace(NUMBER + ' ', "");
        }

        /** The same, marked if it is the best of its column. */
        Cell best(boolean isBest) {
            return isBest ? new Cell(text, relative, small, tip, style + " best") : this;
        }

        /** Whether another run may have it. */
        boolean isOpen() {
            return style.endsWith(OPEN);
        }

        Cell tip(@Nullable String newTip) {
            return new Cell(text, relative, small, newTip, style);
        }
    }

    /** Columns of numbers. */
    static List<Column> numbers(String... names) {
        return List.of(names).stream()
                .map(name -> new Column(name, Cell.NUMBER))
                .toList();
    }

    /** The same columns and one of words. */
    static List<Column> andText(List<Column> columns, String name) {
        return Stream.concat(columns.stream(), Stream.of(new Column(name, Cell.TEXT)))
                .toList();
    }

    /** Whether there is anything in it. */
    boolean filled() {
        return blocks.stream().anyMatch(block -> !block.lines().isEmpty());
    }
}
