package org.c2x.columnar;

import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.memory.RootAllocator;
import org.apache.arrow.vector.BigIntVector;
import org.apache.arrow.vector.BitVector;
import org.apache.arrow.vector.DecimalVector;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.Float8Vector;
import org.apache.arrow.vector.IntVector;
import org.apache.arrow.vector.VarBinaryVector;
import org.apache.arrow.vector.VarCharVector;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.apache.arrow.vector.complex.ListVector;
import org.apache.arrow.vector.complex.StructVector;
import org.apache.arrow.vector.dictionary.Dictionary;
import org.apache.arrow.vector.dictionary.DictionaryProvider;
import org.apache.arrow.vector.ipc.ArrowFileWriter;
import org.apache.arrow.vector.types.pojo.DictionaryEncoding;
import org.apache.arrow.vector.types.pojo.Schema;
import org.c2x.columnar.ColumnType.Decimal;
import org.c2x.columnar.ColumnType.ListOf;
import org.c2x.columnar.ColumnType.Names;
import org.c2x.columnar.ColumnType.Scalar;
import org.c2x.columnar.ColumnType.Struct;

/** Writes an Arrow IPC file, batch by batch. */
final class ArrowRows implements RowWriter {
    private static final int MOST_ROWS = 8_192;
    /** A column takes memory for a row also where it is null. */
    private static final int MOST_CELLS = 1 << 22;

    private static final int MOST_OCTETS = 1 << 24;
    /** Of a cell, without those of texts and octets. */
    private static final int CELL_OCTETS = 8;

    private final BufferAllocator memory = new RootAllocator();
    private final List<FieldVector> dictionaries = new ArrayList<>();
    private final VectorSchemaRoot batch;
    private final ArrowFileWriter writer;
    private final Cells[] cells;
    private final int mostRows;
    private int rows;
    /** Of the batch, roughly. */
    private long octets;

    /** Sets the cells of one column. */
    @FunctionalInterface
    private interface Cells {
        void set(int index, Object cell);
    }

    ArrowRows(MessageColumns columns, OutputStream out) {
        Map<Names, Long> numbers = new LinkedHashMap<>();
        Schema schema = ArrowSchema.withDictionaries(columns.columns(), numbers);
        batch = VectorSchemaRoot.create(schema, memory);
        mostRows = Math.max(1, Math.min(MOST_ROWS, MOST_CELLS / columns.leaves()));
        cells = cells(columns.columns(), batch.getFieldVectors());
        DictionaryProvider.MapDictionaryProvider provider = new DictionaryProvider.MapDictionaryProvider();
        numbers.forEach((names, number) -> provider.put(dictionary(names, number)));
        writer = new ArrowFileWriter(batch, provider, Channels.newChannel(new Unclosed(out)));
    }

    private Dictionary dictionary(Names names, long number) {
        VarCharVector texts = new VarCharVector("names", memory);
        dictionaries.add(texts);
        for (int i = 0; i < names.texts().size(); i++) {
            texts.setSafe(i, names.texts().get(i).getBytes(StandardCharsets.US_ASCII));
        }
        texts.setValueCount(names.texts().size());
        return new Dictionary(texts, new DictionaryEncoding(number, false, null));
    }

    @Override
    public void write(Row row) throws IOException {
        set(cells, rows, row.cells());
        rows++;
        if (rows == mostRows || octets >= MOST_OCTETS) {
            endBatch();
        }
    }

    private void endBatch() throws IOException {
        batch.setRowCount(rows);
        writer.writeBatch();
        batch.clear();
        rows = 0;
        octets = 0;
    }

    @Override
    public void close() throws IOException {
        try (memory) {
            end();
        }
    }

    private void end() throws IOException {
        try (batch;
                writer) {
            writer.start();
            if (rows > 0) {
                endBatch();
            }
            writer.end();
        } finally {
            dictionaries.forEach(FieldVector::close);
        }
    }

    private void set(Cells[] columns, int index, Object[] row) {
        for (int i = 0; i < columns.length; i++) {
            if (row[i] != null) {
                octets += CELL_OCTETS;
                columns[i].set(index, row[i]);
            }
        }
    }

    private Cells[] cells(List<Column> columns, List<FieldVector> vectors) {
        Cells[] each = new Cells[columns.size()];
        for (int i = 0; i < each.length; i++) {
            each[i] = cells(columns.get(i).type(), vectors.get(i));
        }
        return each;
    }

    private Cells cells(ColumnType type, FieldVector vector) {
        if (type instanceof Struct struct) {
            StructVector parts = (StructVector) vector;
            Cells[] columns = cells(struct.columns(), parts.getChildrenFromFields());
            return (index, cell) -> {
                parts.setIndexDefined(index);
                set(columns, index, (Object[]) cell);
            };
        } else if (type instanceof ListOf list) {
            ListVector lists = (ListVector) vector;
            Cells elements = cells(list.element().type(), lists.getDataVector());
            return (index, cell) -> setList(lists, elements, index, (Object[]) cell);
        } else if (type instanceof Decimal) {
            DecimalVector decimals = (DecimalVector) vector;
            return (index, cell) -> decimals.setSafe(index, new BigDecimal((BigInteger) cell));
        } else if (type instanceof Names) {
            return numbers((IntVector) vector);
        }
        return scalars((Scalar) type, vector);
    }

    private void setList(ListVector lists, Cells elements, int index, Object[] list) {
        int start = lists.startNewValue(index);
        octets += (long) CELL_OCTETS * list.length;
        for (int i = 0; i < list.length; i++) {
            elements.set(start + i, list[i]);
        }
        lists.endValue(index, list.length);
    }

    private Cells scalars(Scalar type, FieldVector vector) {
        return switch (type) {
            case BOOLEAN -> {
                BitVector truths = (BitVector) vector;
                yield (index, cell) -> truths.setSafe(index, (Boolean) cell ? 1 : 0);
            }
            case INT32 -> numbers((IntVector) vector);
            case INT64 -> {
                BigIntVector longs = (BigIntVector) vector;
                yield (index, cell) -> longs.setSafe(index, (Long) cell);
            }
            case DOUBLE -> {
                Float8Vector doubles = (Float8Vector) vector;
                yield (index, cell) -> doubles.setSafe(index, (Double) cell);
            }
            case TEXT -> {
                VarCharVector texts = (VarCharVector) vector;
                yield (index, cell) -> texts.setSafe(index, counted((byte[]) cell));
            }
            case OCTETS -> {
                VarBinaryVector strings = (VarBinaryVector) vector;
                yield (index, cell) -> strings.setSafe(index, counted((byte[]) cell));
            }
        };
    }

    private static Cells numbers(IntVector vector) {
        return (index, cell) -> vector.setSafe(index, (Integer) cell);
    }

    private byte[] counted(byte[] cell) {
        octets += cell.length;
        return cell;
    }
}
