package org.c2x.columnar;

import java.io.Closeable;
import java.io.IOException;

/** Writes a file row by row, which is complete when this is closed; what it writes to stays open. */
public interface RowWriter extends Closeable {
    /** Adds a row of the columns that the file has. */
    void write(Row row) throws IOException;
}
