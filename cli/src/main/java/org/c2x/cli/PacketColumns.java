package org.c2x.cli;

import java.io.IOException;
import java.io.OutputStream;
import org.c2x.captures.PacketTable;
import org.c2x.columnar.ColumnarFormat;
import org.c2x.columnar.MessageColumns;
import org.c2x.columnar.Row;
import org.c2x.columnar.RowWriter;

/** Packets as rows of a file with columns. */
final class PacketColumns implements PacketOutput<Row> {
    private final PacketTable table;
    private final MessageColumns columns;
    private final RowWriter rows;

    /** @throws IllegalArgumentException if the table has too many columns */
    PacketColumns(PacketTable table, ColumnarFormat format, OutputStream out) throws IOException {
        this.table = table;
        this.columns = MessageColumns.of(table.type());
        this.rows = format.open(columns, out);
    }

    @Override
    public Row of(CapturedLine line) {
        return columns.row(table.row(line.packet(), line.verdict(), line.own()));
    }

    @Override
    public void add(Row made) throws IOException {
        rows.write(made);
    }

    @Override
    public void close() throws IOException {
        rows.close();
    }
}
