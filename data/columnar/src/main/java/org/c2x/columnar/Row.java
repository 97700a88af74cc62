package org.c2x.columnar;

/** A message as a row: it fits the columns that made it. */
public final class Row {
    private final Object[] cells;

    Row(Object[] cells) {
        this.cells = cells;
    }

    /** A cell a column, as {@link ColumnType} has it. */
    Object[] cells() {
        return cells;
    }
}
