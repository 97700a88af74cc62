package org.c2x.columnar;

import java.util.List;

/** What a column holds, and as which Java object a {@link Row} has it. */
sealed interface ColumnType {

    /** An {@code Object[]} with a cell a column, null where it is absent. */
    record Struct(List<Column> columns) implements ColumnType {
        public Struct {
            columns = List.copyOf(columns);
        }
    }

    /** An {@code Object[]} with a cell an element. */
    record ListOf(Column element) implements ColumnType {}

    /** A {@code BigInteger} of at most so many decimal digits. */
    record Decimal(int digits) implements ColumnType {}

    /** An {@code Integer}: which of these texts. */
    record Names(List<String> texts) implements ColumnType {
        public Names {
            texts = List.copyOf(texts);
        }
    }

    /** What has no parts. */
    enum Scalar implements ColumnType {
        /** A {@code Boolean}. */
        BOOLEAN,
        /** An {@code Integer}. */
        INT32,
        /** A {@code Long}. */
        INT64,
        /** A {@code Double}. */
        DOUBLE,
        /** A {@code byte[]} in UTF-8. */
        TEXT,
        /** A {@code byte[]}. */
        OCTETS
    }
}
