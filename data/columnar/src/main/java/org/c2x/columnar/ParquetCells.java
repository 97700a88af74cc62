package org.c2x.columnar;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.io.api.RecordConsumer;
import org.c2x.columnar.ColumnType.Decimal;
import org.c2x.columnar.ColumnType.ListOf;
import org.c2x.columnar.ColumnType.Names;
import org.c2x.columnar.ColumnType.Scalar;
import org.c2x.columnar.ColumnType.Struct;

/** What gives the cells of a column to Parquet; built once, so that rows need no look at the schema. */
@FunctionalInterface
interface ParquetCells {
    /** Adds a cell that is there. */
    void add(Object cell, RecordConsumer consumer);

    /** Adds those that are there. */
    static void addAll(Object[] cells, List<Column> columns, ParquetCells[] each, RecordConsumer consumer) {
        for (int i = 0; i < each.length; i++) {
            if (cells[i] != null) {
                String name = columns.get(i).name();
                consumer.startField(name, i);
                each[i].add(cells[i], consumer);
                consumer.endField(name, i);
            }
        }
    }

    /** One a column. */
    static ParquetCells[] of(List<Column> columns) {
        return columns.stream().map(column -> of(column.type())).toArray(ParquetCells[]::new);
    }

    private static ParquetCells of(ColumnType type) {
        if (type instanceof Struct struct) {
            ParquetCells[] each = of(struct.columns());
            return (cell, consumer) -> {
                consumer.startGroup();
                addAll((Object[]) cell, struct.columns(), each, consumer);
                consumer.endGroup();
            };
        } else if (type instanceof ListOf list) {
            ParquetCells element = of(list.element().type());
            String name = list.element().name();
            return (cell, consumer) -> addList((Object[]) cell, name, element, consumer);
        } else if (type instanceof Decimal) {
            return (cell, consumer) -> consumer.addBinary(Binary.fromConstantByteArray(octets((BigInteger) cell)));
        } else if (type instanceof Names names) {
            Binary[] texts = names.texts().stream().map(Binary::fromString).toArray(Binary[]::new);
            return (cell, consumer) -> consumer.addBinary(texts[(Integer) cell]);
        }
        return switch ((Scalar) type) {
            case BOOLEAN -> (cell, consumer) -> consumer.addBoolean((Boolean) cell);
            case INT32 -> (cell, consumer) -> consumer.addInteger((Integer) cell);
            case INT64 -> (cell, consumer) -> consumer.addLong((Long) cell);
            case DOUBLE -> (cell, consumer) -> consumer.addDouble((Double) cell);
            case TEXT, OCTETS -> (cell, consumer) -> consumer.addBinary(Binary.fromConstantByteArray((byte[]) cell));
        };
    }

    private static void addList(Object[] cells, String name, ParquetCells element, RecordConsumer consumer) {
        consumer.startGroup();
        if (cells.length > 0) {
            consumer.startField(ParquetSchema.REPEATED, 0);
            for (Object cell : cells) {
                consumer.startGroup();
                consumer.startField(name, 0);
                element.add(cell, consumer);
                consumer.endField(name, 0);
                consumer.endGroup();
            }
            consumer.endField(ParquetSchema.REPEATED, 0);
        }
        consumer.endGroup();
    }

    /** Two's complement, the most significant octet first. */
    private static byte[] octets(BigInteger number) {
        byte[] shortest = number.toByteArray();
        byte[] octets = new byte[ParquetSchema.DECIMAL_OCTETS];
        Arrays.fill(octets, (byte) (number.signum() < 0 ? -1 : 0));
        System.arraycopy(shortest, 0, octets, octets.length - shortest.length, shortest.length);
        return octets;
    }
}
