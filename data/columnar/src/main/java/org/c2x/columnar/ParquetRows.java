package org.c2x.columnar;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.conf.ParquetConfiguration;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.api.WriteSupport;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.io.OutputFile;
import org.apache.parquet.io.PositionOutputStream;
import org.apache.parquet.io.api.RecordConsumer;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.columnar.ColumnType.ListOf;
import org.c2x.columnar.ColumnType.Struct;

/**
 * Writes a Parquet file, row group by row group. Its key-value metadata hold the schema of Arrow with all that ASN.1
 * says of the columns, and for readers without Arrow the units: {@code unit:header.x}.
 */
final class ParquetRows implements RowWriter {
    /** Where libraries of Arrow look for its schema. */
    private static final String ARROW_SCHEMA = "ARROW:schema";

    /** Octets in memory before they are written. */
    private static final long ROW_GROUP = 32L << 20;

    private final ParquetWriter<Row> writer;

    ParquetRows(MessageColumns columns, OutputStream out) throws IOException {
        writer = new Builder(columns.columns(), out).build();
    }

    @Override
    public void write(Row row) throws IOException {
        writer.write(row);
    }

    @Override
    public void close() throws IOException {
        writer.close();
    }

    private static Map<String, String> metadata(List<Column> columns) {
        Map<String, String> metadata = new HashMap<>();
        addUnits("", columns, metadata);
        byte[] schema = ArrowSchema.plain(columns).serializeAsMessage();
        metadata.put(ARROW_SCHEMA, Base64.getEncoder().encodeToString(schema));
        return metadata;
    }

    private static void addUnits(String around, List<Column> columns, Map<String, String> metadata) {
        for (Column column : columns) {
            String path = around.isEmpty() ? column.name() : around + '.' + column.name();
            String unit = column.metadata().get(MessageColumns.UNIT);
            if (unit != null) {
                metadata.put(MessageColumns.UNIT + ':' + path, unit);
            }
            if (column.type() instanceof Struct struct) {
                addUnits(path, struct.columns(), metadata);
            } else if (column.type() instanceof ListOf list) {
                addUnits(path, List.of(list.element()), metadata);
            }
        }
    }

    private static final class Builder extends ParquetWriter.Builder<Row, Builder> {
        private final List<Column> columns;

        Builder(List<Column> columns, OutputStream out) {
            super(new StreamFile(out));
            this.columns = columns;
            withConf(new PlainParquetConfiguration());
            withCompressionCodec(CompressionCodecName.GZIP);
            withCodecFactory(new GzipPages());
            withRowGroupSize(ROW_GROUP);
        }

        @Override
        protected Builder self() {
            return this;
        }

        @Override
        protected WriteSupport<Row> getWriteSupport(ParquetConfiguration configuration) {
            return new Support(columns);
        }

        /** Of a writer with Hadoop, which this is not. */
        @Override
        @SuppressWarnings("deprecation")
        protected WriteSupport<Row> getWriteSupport(Configuration configuration) {
            return new Support(columns);
        }
    }

    private static final class Support extends WriteSupport<Row> {
        private final List<Column> columns;
        private final ParquetCells[] cells;
        private @Nullable RecordConsumer consumer;

        Support(List<Column> columns) {
            this.columns = columns;
            this.cells = ParquetCells.of(columns);
        }

        @Override
        public WriteContext init(ParquetConfiguration configuration) {
            return new WriteContext(ParquetSchema.of(columns), metadata(columns));
        }

        /** Of a writer with Hadoop, which this is not. */
        @Override
        @SuppressWarnings("deprecation")
        public WriteContext init(Configuration configuration) {
            return new WriteContext(ParquetSchema.of(columns), metadata(columns));
        }

        @Override
        public void prepareForWrite(RecordConsumer to) {
            consumer = to;
        }

        @Override
        public void write(Row row) {
            RecordConsumer to = Objects.requireNonNull(consumer);
            to.startMessage();
            ParquetCells.addAll(row.cells(), columns, cells, to);
            to.endMessage();
        }
    }

    /** A file that is only appended to. */
    private record StreamFile(OutputStream out) implements OutputFile {
        @Override
        public PositionOutputStream create(long blockSizeHint) {
            return new Counted(new Unclosed(out));
        }

        @Override
        public PositionOutputStream createOrOverwrite(long blockSizeHint) {
            return create(blockSizeHint);
        }

        @Override
        public boolean supportsBlockSize() {
            return false;
        }

        @Override
        public long defaultBlockSize() {
            return 0;
        }
    }

    private static final class Counted extends PositionOutputStream {
        private final OutputStream out;
        private long position;

        Counted(OutputStream out) {
            this.out = out;
        }

        @Override
        public long getPos() {
            return position;
        }

        @Override
        public void write(int octet) throws IOException {
            out.write(octet);
            position++;
        }

        @Override
        public void write(byte[] octets, int offset, int length) throws IOException {
            out.write(octets, offset, length);
            position += length;
        }

        @Override
        public void flush() throws IOException {
            out.flush();
        }

        @Override
        public void close() throws IOException {
            out.close();
        }
    }
}
