package org.c2x.columnar;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.c2x.asn1.interpreter.TypeName;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NamedNumber;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.schema.TypeVisitor;
import org.c2x.asn1.value.BitStringValue;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.NamedBits;
import org.c2x.asn1.value.ObjectIdentifierValue;
import org.c2x.asn1.value.OctetStringValue;
import org.c2x.asn1.value.RealValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.UnknownAlternative;
import org.c2x.asn1.value.UnknownEnumeral;
import org.c2x.asn1.value.Value;
import org.c2x.columnar.ColumnType.Scalar;

/** Builds the columns of types, and what makes their cells of values. For one type, then it is spent. */
final class ColumnBuilder implements TypeVisitor<ColumnBuilder.Shape> {
    /** The column of an alternative of a later version; no ASN.1 name has such a character. */
    static final String UNKNOWN = "_unknown";

    /** Before the index of an enumeral of a later version. */
    private static final String LATER = "...";

    private final Set<TypeDefinition> around = new HashSet<>();
    private int leaves;

    /** Makes a cell of a value of its type. */
    @FunctionalInterface
    interface Cell {
        /** @throws EncodeException if no cell can hold it */
        Object of(Value value);
    }

    /**
     * What a type becomes.
     *
     * @param constraint the range or size in ASN.1 notation, empty if there is none
     */
    record Shape(ColumnType type, Cell cell, String constraint) {
        Shape(ColumnType type, Cell cell) {
            this(type, cell, "");
        }
    }

    /** How many columns without parts were built. */
    int leaves() {
        return leaves;
    }

    /** A column of a shape that the type became. */
    Column column(String name, boolean nullable, Type type, Shape shape, String comment) {
        Map<String, String> metadata = new TreeMap<>();
        metadata.put(MessageColumns.TYPE, TypeName.of(type));
        if (!shape.constraint().isEmpty()) {
            metadata.put(MessageColumns.CONSTRAINT, shape.constraint());
        }
        String said = comment.isEmpty() && type instanceof TypeReference reference
                ? reference.target().comment()
                : comment;
        if (!said.isEmpty()) {
            metadata.put(MessageColumns.COMMENT, said);
        }
        if (type.resolved() instanceof IntegerType) {
            Stream.of(comment, said)
                    .flatMap(text -> Units.of(text).stream())
                    .findFirst()
                    .ifPresent(unit -> metadata.put(MessageColumns.UNIT, unit));
        }
        return new Column(name, nullable, shape.type(), metadata);
    }

    private void count(int more) {
        leaves += more;
        if (leaves > MessageColumns.MOST) {
            throw new IllegalArgumentException("the type has more than " + MessageColumns.MOST + " columns");
        }
    }

    private Shape leaf(ColumnType type, Cell cell, String constraint) {
        count(1);
        return new Shape(type, cell, constraint);
    }

    private Shape leaf(ColumnType type, Cell cell) {
        return leaf(type, cell, "");
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** {@code SIZE (1..8)}. */
    private static String size(SizeConstraint size) {
        return size.equals(SizeConstraint.NONE)
                ? ""
                : "SIZE (" + size.root() + (size.extensible() ? ", " + LATER : "") + ")";
    }

    @Override
    public Shape visit(BooleanType type) {
        return leaf(Scalar.BOOLEAN, value -> ((BooleanValue) value).value());
    }

    @Override
    public Shape visit(NullType type) {
        return leaf(Scalar.BOOLEAN, value -> true);
    }

    @Override
    public Shape visit(IntegerType type) {
        Shape number = Numbers.of(type);
        return leaf(number.type(), number.cell(), number.constraint());
    }

    @Override
    public Shape visit(RealType type) {
        return leaf(Scalar.DOUBLE, value -> ((RealValue) value).value());
    }

    @Override
    public Shape visit(EnumeratedType type) {
        List<String> names = Stream.concat(type.root().stream(), type.additions().stream())
                .map(NamedNumber::name)
                .toList();
        if (type.extensible()) {
            Map<String, byte[]> texts = new HashMap<>();
            names.forEach(name -> texts.put(name, utf8(name)));
            return leaf(
                    Scalar.TEXT,
                    value -> value instanceof UnknownEnumeral unknown
                            ? utf8(LATER + unknown.index())
                            : Objects.requireNonNull(texts.get(((EnumeratedValue) value).name())));
        }
        Map<String, Integer> indices = new HashMap<>();
        names.forEach(name -> indices.put(name, indices.size()));
        return leaf(
                new ColumnType.Names(names),
                value -> Objects.requireNonNull(indices.get(((EnumeratedValue) value).name())));
    }

    @Override
    public Shape visit(BitStringType type) {
        String size = size(type.size());
        if (type.size().isFixed()) {
            return leaf(Scalar.OCTETS, value -> bits(type, value).toByteArray(), size);
        }
        count(2);
        ColumnType struct = new ColumnType.Struct(List.of(
                new Column("value", false, Scalar.OCTETS, Map.of()),
                new Column("length", false, Scalar.INT32, Map.of(MessageColumns.UNIT, "bits"))));
        return new Shape(
                struct,
                value -> {
                    BitString bits = bits(type, value);
                    return new Object[] {bits.toByteArray(), bits.length()};
                },
                size);
    }

    private static BitString bits(BitStringType type, Value value) {
        return NamedBits.canonical(type, ((BitStringValue) value).value());
    }

    @Override
    public Shape visit(OctetStringType type) {
        return leaf(Scalar.OCTETS, value -> ((OctetStringValue) value).value().toByteArray(), size(type.size()));
    }

    @Override
    public Shape visit(ObjectIdentifierType type) {
        return leaf(
                Scalar.TEXT,
                value -> utf8(((ObjectIdentifierValue) value).value().toString()));
    }

    @Override
    public Shape visit(CharacterStringType type) {
        return leaf(Scalar.TEXT, value -> utf8(((CharacterStringValue) value).value()), size(type.size()));
    }

    @Override
    public Shape visit(SequenceType type) {
        List<Column> columns = new ArrayList<>();
        Cell[] cells = new Cell[type.components().size()];
        for (Component component : type.components()) {
            int slot = columns.size();
            boolean filled = component.defaultValue().isPresent();
            boolean mandatory = component.isMandatory() && slot < type.root().size();
            Shape shape = component.type().accept(this);
            cells[slot] = shape.cell();
            columns.add(column(component.name(), !mandatory && !filled, component.type(), shape, component.comment()));
        }
        // neither format has a struct without parts
        return columns.isEmpty()
                ? leaf(Scalar.BOOLEAN, value -> true)
                : new Shape(new ColumnType.Struct(columns), value -> cells(type, cells, (SequenceValue) value));
    }

    private static Object[] cells(SequenceType type, Cell[] cells, SequenceValue sequence) {
        Object[] row = new Object[cells.length];
        for (int i = 0; i < row.length; i++) {
            Component component = type.components().get(i);
            Value value = sequence.get(i);
            Value present = value == null ? component.defaultValue().orElse(null) : value;
            row[i] = present == null ? null : cell(cells[i], present, component.name());
        }
        return row;
    }

    private static Object cell(Cell cell, Value value, String name) {
        try {
            return cell.of(value);
        } catch (EncodeException inside) {
            throw inside.within(name);
        }
    }

    @Override
    public Shape visit(ChoiceType type) {
        List<Column> columns = new ArrayList<>();
        List<Cell> cells = new ArrayList<>();
        Map<String, Integer> slots = new HashMap<>();
        for (Alternative alternative : type.alternatives()) {
            Shape shape = alternative.type().accept(this);
            slots.put(alternative.name(), slots.size());
            cells.add(shape.cell());
            columns.add(column(alternative.name(), true, alternative.type(), shape, alternative.comment()));
        }
        if (type.extensible()) {
            columns.add(unknown());
        }
        int width = columns.size();
        return new Shape(new ColumnType.Struct(columns), value -> {
            Object[] row = new Object[width];
            if (value instanceof UnknownAlternative unknown) {
                row[width - 1] = new Object[] {unknown.index(), unknown.octets().toByteArray()};
            } else {
                ChoiceValue chosen = (ChoiceValue) value;
                int slot = Objects.requireNonNull(slots.get(chosen.name()));
                row[slot] = cell(cells.get(slot), chosen.value(), chosen.name());
            }
            return row;
        });
    }

    private Column unknown() {
        count(2);
        ColumnType struct = new ColumnType.Struct(List.of(
                new Column("index", false, Scalar.INT32, Map.of()),
                new Column("octets", false, Scalar.OCTETS, Map.of())));
        return new Column(UNKNOWN, true, struct, Map.of());
    }

    @Override
    public Shape visit(ListType type) {
        Shape element = type.element().accept(this);
        ColumnType list = new ColumnType.ListOf(column("element", false, type.element(), element, ""));
        return new Shape(
                list,
                value -> {
                    List<Value> elements = ((ListValue) value).elements();
                    Object[] cells = new Object[elements.size()];
                    for (int i = 0; i < cells.length; i++) {
                        cells[i] = cell(element.cell(), elements.get(i), "[" + i + "]");
                    }
                    return cells;
                },
                size(type.size()));
    }

    @Override
    public Shape visit(TypeReference type) {
        TypeDefinition target = type.target();
        if (!around.add(target)) {
            JerCodec jer = new JerCodec(type);
            return leaf(Scalar.TEXT, jer::encode);
        }
        Shape shape = target.type().accept(this);
        around.remove(target);
        return shape;
    }
}
