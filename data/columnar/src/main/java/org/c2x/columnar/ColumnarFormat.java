package org.c2x.columnar;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The formats of files with columns. */
public enum ColumnarFormat {
    /** Apache Parquet: row groups, pages compressed by gzip. */
    PARQUET {
        @Override
        public RowWriter open(MessageColumns columns, OutputStream out) throws IOException {
            return new ParquetRows(columns, out);
        }
    },
    /** An Arrow IPC file (Feather version 2), not compressed. */
    ARROW {
        @Override
        public RowWriter open(MessageColumns columns, OutputStream out) {
            return new ArrowRows(columns, out);
        }
    };

    /** The name on the command line: {@code parquet}. */
    public String formatName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The format of a name, empty if it is another one. */
    public static Optional<ColumnarFormat> of(String name) {
        return Arrays.stream(values())
                .filter(format -> format.formatName().equals(name))
                .findFirst();
    }

    /** Begins a file of these columns. */
    public abstract RowWriter open(MessageColumns columns, OutputStream out) throws IOException;
}
