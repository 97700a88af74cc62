package org.c2x.columnar;

import java.util.List;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.Value;

/**
 * The columns of a type's values:
 *
 * <table>
 * <caption>Columns</caption>
 * <tr><td>SEQUENCE, SET</td><td>a struct; of the message itself the columns of the table</td></tr>
 * <tr><td>CHOICE, open type</td><td>a struct of its alternatives, of which one is not null; with {@code _unknown} for
 *     that of a later version, where there may be one</td></tr>
 * <tr><td>SEQUENCE OF, SET OF</td><td>a list</td></tr>
 * <tr><td>BOOLEAN</td><td>a truth value</td></tr>
 * <tr><td>NULL, a SEQUENCE without components</td><td>true</td></tr>
 * <tr><td>INTEGER</td><td>32 or 64 bits if its bounds allow it, an extensible one 64; else a decimal if it has at most
 *     38 digits, else a text of digits</td></tr>
 * <tr><td>REAL</td><td>a double</td></tr>
 * <tr><td>ENUMERATED</td><td>its name, in a dictionary; an extensible one as text, one of a later version
 *     {@code ...7}</td></tr>
 * <tr><td>BIT STRING</td><td>octets if its size is fixed, else a struct of {@code value} and {@code length}</td></tr>
 * <tr><td>OCTET STRING</td><td>octets</td></tr>
 * <tr><td>character strings, times, OBJECT IDENTIFIER</td><td>text</td></tr>
 * <tr><td>a type within itself</td><td>text in JER</td></tr>
 * </table>
 *
 * <p>OPTIONAL components and extension additions may be null; a DEFAULT is filled in. The metadata of a column are
 * {@value #TYPE}, {@value #CONSTRAINT}, {@value #COMMENT}, and {@value #UNIT} where the comment says it.
 */
public final class MessageColumns {
    /** Most columns without parts. */
    public static final int MOST = 16_384;

    /** Key of the ASN.1 type. */
    public static final String TYPE = "asn1.type";
    /** Key of the range of numbers, or the size. */
    public static final String CONSTRAINT = "asn1.constraint";
    /** Key of the comment of the component or, where it has none, of its type. */
    public static final String COMMENT = "asn1.comment";
    /** Key of the unit of a number. */
    public static final String UNIT = "unit";

    /** The column of a message that is no SEQUENCE or CHOICE. */
    private static final String VALUE = "value";

    private final List<Column> columns;
    private final int leaves;
    private final ColumnBuilder.Cell cells;

    private MessageColumns(List<Column> columns, int leaves, ColumnBuilder.Cell cells) {
        this.columns = columns;
        this.leaves = leaves;
        this.cells = cells;
    }

    /**
     * The columns of a type.
     *
     * @throws IllegalArgumentException if there are more than {@link #MOST}
     */
    public static MessageColumns of(Type type) {
        ColumnBuilder builder = new ColumnBuilder();
        ColumnBuilder.Shape shape = type.accept(builder);
        if (shape.type() instanceof ColumnType.Struct struct) {
            return new MessageColumns(struct.columns(), builder.leaves(), shape.cell());
        }
        return new MessageColumns(List.of(builder.column(VALUE, false, type, shape, "")), builder.leaves(), value ->
                new Object[] {shape.cell().of(value)});
    }

    List<Column> columns() {
        return columns;
    }

    /** How many columns have no parts. */
    int leaves() {
        return leaves;
    }

    /**
     * A value as a row; may be called by several threads.
     *
     * @throws EncodeException if a column cannot hold a part of it: a number of an extensible INTEGER beyond 64 bits
     */
    public Row row(Value value) {
        return new Row((Object[]) cells.of(value));
    }
}
