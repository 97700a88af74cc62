package org.c2x.columnar;

import java.util.List;
import org.apache.parquet.schema.GroupType;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Type;
import org.apache.parquet.schema.Type.Repetition;
import org.apache.parquet.schema.Types;
import org.c2x.columnar.ColumnType.Decimal;
import org.c2x.columnar.ColumnType.ListOf;
import org.c2x.columnar.ColumnType.Names;
import org.c2x.columnar.ColumnType.Scalar;
import org.c2x.columnar.ColumnType.Struct;

/** Columns in the terms of Parquet. */
final class ParquetSchema {
    /** Octets of a decimal. */
    static final int DECIMAL_OCTETS = 16;

    /** The group between a list and its elements, which the format wants so called. */
    static final String REPEATED = "list";

    private ParquetSchema() {}

    static MessageType of(List<Column> columns) {
        return new MessageType("messages", types(columns));
    }

    private static List<Type> types(List<Column> columns) {
        return columns.stream().map(ParquetSchema::type).toList();
    }

    private static Type type(Column column) {
        Repetition repetition = column.nullable() ? Repetition.OPTIONAL : Repetition.REQUIRED;
        if (column.type() instanceof Struct struct) {
            return new GroupType(repetition, column.name(), types(struct.columns()));
        } else if (column.type() instanceof ListOf list) {
            return Types.list(repetition).element(type(list.element())).named(column.name());
        } else if (column.type() instanceof Decimal decimal) {
            return Types.primitive(PrimitiveTypeName.FIXED_LEN_BYTE_ARRAY, repetition)
                    .length(DECIMAL_OCTETS)
                    .as(LogicalTypeAnnotation.decimalType(0, decimal.digits()))
                    .named(column.name());
        } else if (column.type() instanceof Names) {
            return text(repetition, column.name());
        }
        return switch ((Scalar) column.type()) {
            case BOOLEAN -> plain(PrimitiveTypeName.BOOLEAN, repetition, column.name());
            case INT32 -> plain(PrimitiveTypeName.INT32, repetition, column.name());
            case INT64 -> plain(PrimitiveTypeName.INT64, repetition, column.name());
            case DOUBLE -> plain(PrimitiveTypeName.DOUBLE, repetition, column.name());
            case TEXT -> text(repetition, column.name());
            case OCTETS -> plain(PrimitiveTypeName.BINARY, repetition, column.name());
        };
    }

    private static PrimitiveType plain(PrimitiveTypeName type, Repetition repetition, String name) {
        return Types.primitive(type, repetition).named(name);
    }

    private static PrimitiveType text(Repetition repetition, String name) {
        return Types.primitive(PrimitiveTypeName.BINARY, repetition)
                .as(LogicalTypeAnnotation.stringType())
                .named(name);
    }
}
