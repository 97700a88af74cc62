package org.c2x.asn1.interpreter.columns;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.Value;

/**
 * The columns of a table with a row a value, or with a row an element of a list in the values. What is absent is an
 * empty cell, and so are all alternatives of a CHOICE but the chosen one. A list within a row is one cell: its number
 * of elements, or what {@code [*]} names of them, joined by semicolons.
 */
public final class Columns {
    /** As many as the usual spreadsheets have. */
    public static final int MOST = 16_384;

    private static final char BETWEEN_ELEMENTS = ';';

    /** Takes the cells of a row from left to right. */
    public interface RowSink {
        /** The next cell; null if it is empty. */
        void cell(@Nullable String text);

        /** The row is complete. */
        void endRow();
    }

    /**
     * A column.
     *
     * @param level  how many of the lists that rows are made of it is within
     * @param shared steps that are those of the column before
     * @param stem   steps from the value or element of that level, an array for the sake of speed
     * @param joined steps from there on within a list that is one cell; empty if there is none
     */
    private record Column(String name, int level, int shared, ColumnStep[] stem, List<ColumnStep> joined) {}

    private final List<List<ColumnStep>> lists = new ArrayList<>();
    private final List<Column> columns = new ArrayList<>();
    private int longest;

    private Columns() {}

    /**
     * All leaves of the type outside of lists; with a list that rows are made of, those of its elements too.
     *
     * @param rows way to the list with one row an element, such as {@code lanes[*].points}; null for a row a value
     * @throws IllegalArgumentException if the type has no such list, no leaves, or more than {@link #MOST}
     */
    public static Columns all(Type type, @Nullable String rows) {
        Columns table = new Columns();
        ColumnPath value = ColumnPath.root(type);
        List<ColumnPath> leaves = new ArrayList<>(value.leaves(MOST));
        for (ColumnPath element : table.rows(value, rows)) {
            leaves.addAll(element.leaves(MOST - leaves.size()));
        }
        if (leaves.isEmpty()) {
            throw new IllegalArgumentException("the type has no columns outside of lists, choose some");
        }
        leaves.forEach(table::add);
        return table;
    }

    /**
     * The columns of these ways; one that ends at a SEQUENCE stands for all leaves in it.
     *
     * @param rows as in {@link #all}
     * @throws IllegalArgumentException if the type has no part of a way, or there are more than {@link #MOST} columns
     */
    public static Columns of(Type type, List<String> ways, @Nullable String rows) {
        Columns table = new Columns();
        ColumnPath value = ColumnPath.root(type);
        table.rows(value, rows);
        for (String way : ways) {
            value.to(way).columns(MOST - table.columns.size()).forEach(table::add);
        }
        return table;
    }

    /** Notes the lists that rows are made of, the outermost first; returns the ways to their elements. */
    private List<ColumnPath> rows(ColumnPath value, @Nullable String way) {
        if (way == null) {
            return List.of();
        }
        List<ColumnPath> elements = new ArrayList<>();
        List<ColumnStep> steps = value.to(way).elements().steps();
        int from = 0;
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i) instanceof ColumnStep.Elements) {
                lists.add(steps.subList(from, i));
                from = i + 1;
            }
        }
        for (int end = way.indexOf(ColumnPath.ELEMENTS); end >= 0; end = way.indexOf(ColumnPath.ELEMENTS, end + 1)) {
            elements.add(value.to(way.substring(0, end)).elements());
        }
        elements.add(value.to(way).elements());
        return elements;
    }

    private void add(ColumnPath path) {
        int level = 0;
        List<ColumnStep> steps = path.steps();
        while (level < lists.size() && isWithin(lists.get(level), steps)) {
            steps = steps.subList(lists.get(level).size() + 1, steps.size());
            level++;
        }
        int stem = steps.indexOf(new ColumnStep.Elements());
        int end = stem < 0 ? steps.size() : stem;
        List<ColumnStep> first = steps.subList(0, end);
        columns.add(new Column(
                path.name(),
                level,
                shared(level, first),
                first.toArray(ColumnStep[]::new),
                steps.subList(end, steps.size())));
        longest = Math.max(longest, end);
    }

    private static boolean isWithin(List<ColumnStep> list, List<ColumnStep> steps) {
        return steps.size() > list.size()
                && steps.subList(0, list.size()).equals(list)
                && steps.get(list.size()) instanceof ColumnStep.Elements;
    }

    private int shared(int level, List<ColumnStep> stem) {
        Column last = columns.isEmpty() ? null : columns.get(columns.size() - 1);
        if (last == null || last.level != level) {
            return 0;
        }
        int shared = 0;
        while (shared < Math.min(stem.size(), last.stem.length)
                && stem.get(shared).equals(last.stem[shared])) {
            shared++;
        }
        return shared;
    }

    /** The headings: the ways to the components. */
    public List<String> names() {
        return columns.stream().map(Column::name).toList();
    }

    /**
     * The rows of a value: at least one, for what has no elements has empty cells in their place.
     *
     * @throws EncodeException if something in it cannot be said in a cell; it has no row then
     */
    public void rows(Value value, RowSink sink) {
        Value[] within = new Value[lists.size() + 1];
        within[0] = value;
        rows(within, 0, sink);
    }

    private void rows(Value[] within, int level, RowSink sink) {
        if (level == lists.size()) {
            row(within, sink);
            return;
        }
        Value list = within[level];
        for (ColumnStep step : lists.get(level)) {
            list = list == null ? null : step.of(list);
        }
        within[level + 1] = null;
        if (!(list instanceof ListValue found) || found.elements().isEmpty()) {
            rows(within, level + 1, sink);
            return;
        }
        for (Value element : found.elements()) {
            within[level + 1] = element;
            rows(within, level + 1, sink);
        }
    }

    private void row(Value[] within, RowSink sink) {
        // reached[i]: what i + 1 steps of the last column have led to
        Value[] reached = new Value[longest];
        for (Column column : columns) {
            Value value = column.shared == 0 ? within[column.level] : reached[column.shared - 1];
            ColumnStep[] stem = column.stem;
            for (int i = column.shared; i < stem.length; i++) {
                value = value == null ? null : stem[i].of(value);
                reached[i] = value;
            }
            try {
                sink.cell(text(column, value));
            } catch (EncodeException large) {
                throw large.within(column.name);
            }
        }
        sink.endRow();
    }

    private static @Nullable String text(Column column, @Nullable Value value) {
        if (value == null) {
            return null;
        } else if (column.joined.isEmpty()) {
            return CellText.of(value);
        }
        StringBuilder text = new StringBuilder();
        join(value, column.joined, 0, text);
        return text.toString();
    }

    /** Appends what the steps from an index on lead to; an element without it leaves its place empty. */
    private static void join(@Nullable Value value, List<ColumnStep> steps, int from, StringBuilder text) {
        Value current = value;
        for (int i = from; i < steps.size() && current != null; i++) {
            if (current instanceof ListValue list && steps.get(i) instanceof ColumnStep.Elements) {
                for (int each = 0; each < list.elements().size(); each++) {
                    if (each > 0) {
                        text.append(BETWEEN_ELEMENTS);
                    }
                    join(list.elements().get(each), steps, i + 1, text);
                }
                return;
            }
            current = steps.get(i).of(current);
        }
        if (current != null) {
            text.append(CellText.of(current));
        }
    }
}
