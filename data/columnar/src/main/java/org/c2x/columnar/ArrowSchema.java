package org.c2x.columnar;

import java.util.List;
import java.util.Map;
import org.apache.arrow.vector.types.FloatingPointPrecision;
import org.apache.arrow.vector.types.pojo.ArrowType;
import org.apache.arrow.vector.types.pojo.DictionaryEncoding;
import org.apache.arrow.vector.types.pojo.Field;
import org.apache.arrow.vector.types.pojo.FieldType;
import org.apache.arrow.vector.types.pojo.Schema;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.columnar.ColumnType.Decimal;
import org.c2x.columnar.ColumnType.ListOf;
import org.c2x.columnar.ColumnType.Names;
import org.c2x.columnar.ColumnType.Scalar;
import org.c2x.columnar.ColumnType.Struct;

/** Columns in the terms of Arrow. */
final class ArrowSchema {
    private static final int DECIMAL_BITS = 128;
    private static final ArrowType.Int INT32 = new ArrowType.Int(Integer.SIZE, true);

    /** Columns of the same ENUMERATED have the same dictionary; null if names are plain texts. */
    private final @Nullable Map<Names, Long> dictionaries;

    private ArrowSchema(@Nullable Map<Names, Long> dictionaries) {
        this.dictionaries = dictionaries;
    }

    /** The schema with names as texts. */
    static Schema plain(List<Column> columns) {
        return new ArrowSchema(null).schema(columns);
    }

    /** The schema with names as indices into dictionaries, which are added with their numbers. */
    static Schema withDictionaries(List<Column> columns, Map<Names, Long> dictionaries) {
        return new ArrowSchema(dictionaries).schema(columns);
    }

    private Schema schema(List<Column> columns) {
        return new Schema(columns.stream().map(this::field).toList());
    }

    private Field field(Column column) {
        DictionaryEncoding encoding = null;
        ArrowType type = type(column.type());
        if (dictionaries != null && column.type() instanceof Names names) {
            long number = dictionaries.computeIfAbsent(names, added -> (long) dictionaries.size());
            encoding = new DictionaryEncoding(number, false, INT32);
            type = INT32;
        }
        return new Field(
                column.name(),
                new FieldType(column.nullable(), type, encoding, column.metadata()),
                parts(column.type()).stream().map(this::field).toList());
    }

    private static List<Column> parts(ColumnType type) {
        if (type instanceof Struct struct) {
            return struct.columns();
        }
        return type instanceof ListOf list ? List.of(list.element()) : List.of();
    }

    private static ArrowType type(ColumnType type) {
        if (type instanceof Struct) {
            return ArrowType.Struct.INSTANCE;
        } else if (type instanceof ListOf) {
            return ArrowType.List.INSTANCE;
        } else if (type instanceof Decimal decimal) {
            return new ArrowType.Decimal(decimal.digits(), 0, DECIMAL_BITS);
        } else if (type instanceof Names) {
            return ArrowType.Utf8.INSTANCE;
        }
        return switch ((Scalar) type) {
            case BOOLEAN -> ArrowType.Bool.INSTANCE;
            case INT32 -> INT32;
            case INT64 -> new ArrowType.Int(Long.SIZE, true);
            case DOUBLE -> new ArrowType.FloatingPoint(FloatingPointPrecision.DOUBLE);
            case TEXT -> ArrowType.Utf8.INSTANCE;
            case OCTETS -> ArrowType.Binary.INSTANCE;
        };
    }
}
