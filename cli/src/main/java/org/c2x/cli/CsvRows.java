package org.c2x.cli;

import com.fasterxml.jackson.dataformat.csv.CsvFactory;
import com.fasterxml.jackson.dataformat.csv.CsvGenerator;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import org.c2x.asn1.interpreter.columns.Columns;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.value.Value;

/**
 * Rows as CSV in UTF-8, quoted as RFC 4180 has it, more cells than must be; lines end with LF, as all that this program
 * prints. An absent cell is empty, an empty text is {@code ""}.
 */
final class CsvRows implements Columns.RowSink {
    private static final CsvFactory CSV = CsvFactory.builder()
            .enable(CsvGenerator.Feature.ALWAYS_QUOTE_EMPTY_STRINGS)
            .build();

    private static final CsvSchema LINES = CsvSchema.emptySchema().withLineSeparator("\n");

    private final Columns columns;
    /** An empty line would be no row. */
    private final @Nullable String absent;

    private final ByteArrayOutputStream octets = new ByteArrayOutputStream();
    private CsvGenerator csv;

    CsvRows(Columns columns) {
        this.columns = columns;
        this.absent = columns.names().size() == 1 ? "" : null;
        begin();
    }

    /** The line of the columns' names. */
    byte[] header() {
        columns.names().forEach(this::cell);
        endRow();
        return taken();
    }

    /**
     * The lines of a value without the end of the last one.
     *
     * @throws EncodeException if a cell cannot hold what it should
     */
    byte[] of(Value value) {
        try {
            columns.rows(value, this);
        } catch (EncodeException refused) {
            // the generator is within a row
            begin();
            throw refused;
        }
        return taken();
    }

    private void begin() {
        octets.reset();
        try {
            csv = CSV.createGenerator(octets);
            csv.setSchema(LINES);
            // a table is an array of rows; the first one is begun
            csv.writeStartArray();
            csv.writeStartArray();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    @Override
    public void cell(@Nullable String text) {
        String shown = text == null ? absent : text;
        try {
            if (shown == null) {
                csv.writeNull();
            } else {
                csv.writeString(shown);
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    @Override
    public void endRow() {
        try {
            csv.writeEndArray();
            csv.writeStartArray();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private byte[] taken() {
        try {
            csv.flush();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        byte[] lines = octets.toByteArray();
        octets.reset();
        return Arrays.copyOf(lines, lines.length - 1);
    }
}
