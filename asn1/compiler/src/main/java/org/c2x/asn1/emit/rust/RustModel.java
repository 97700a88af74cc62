package org.c2x.asn1.emit.rust;

import static java.util.Objects.requireNonNull;

import java.math.BigInteger;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.c2x.asn1.emit.DistinctNames;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.Recursion;
import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.emit.StructModel;
import org.c2x.asn1.program.Layout;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NamedNumber;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.BitStringValue;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.Value;

/** The Rust side of a schema: what types are called, and what holds their values, which is of the sizes of C. */
final class RustModel implements Layout {
    /** Names of the prelude and of the run time. */
    private static final Set<String> TAKEN = Set.of(
            ("Alphabet Array Bitmap Clone Copy Debug Default Done Err Error Input Integer Kind Lengths List LongBits "
                            + "Memory None Octets Ok Open Option PartialEq Pool Reader Result Self ShortBits Some Stop "
                            + "Store Unknown Writer")
                    .split(" "));

    /** The variant for what a later version has. */
    private static final Set<String> LATER = Set.of("Unknown");

    static final String OCTETS = "octets";

    private final JavaModel java;
    private final StructModel c;
    private final Map<Type, Map<String, String>> names = new IdentityHashMap<>();

    /** @param integerOctets that of {@link StructModel} */
    RustModel(JavaModel java, int integerOctets) {
        this.java = java;
        this.c = new StructModel(java, "", integerOctets);
    }

    JavaModel java() {
        return java;
    }

    StructModel sizes() {
        return c;
    }

    Shape shape(Type type) {
        return c.shape(type);
    }

    @Override
    public boolean joins(Type type) {
        return type instanceof OpenType || c.isInlined(type);
    }

    @Override
    public boolean isWide(IntegerType type) {
        return c.isLong(type);
    }

    /** The name of a SEQUENCE, SET, CHOICE, ENUMERATED or list. */
    String name(Type type) {
        return typeName(java.className(type));
    }

    static String typeName(String className) {
        String name = RustNames.ofType(className);
        return TAKEN.contains(name) ? name + "Type" : name;
    }

    /** The part of the names of functions that stands for a type. */
    String function(Type type) {
        return RustNames.part(java.className(type));
    }

    String field(SequenceType type, Component component) {
        return requireNonNull(names(type, type.components().stream().map(Component::name), RustNames::ofField, Set.of())
                .get(component.name()));
    }

    String variant(ChoiceType type, Alternative alternative) {
        return requireNonNull(names(type, type.alternatives().stream().map(Alternative::name), RustNames::ofType, LATER)
                .get(alternative.name()));
    }

    /** The variants of all enumerals by name: of the root, then of the additions. */
    Map<String, String> variants(EnumeratedType type) {
        Stream<NamedNumber> all = Stream.concat(type.root().stream(), type.additions().stream());
        return names(type, all.map(NamedNumber::name), RustNames::ofType, LATER);
    }

    private Map<String, String> names(Type type, Stream<String> parts, UnaryOperator<String> form, Set<String> taken) {
        return names.computeIfAbsent(type, each -> DistinctNames.of(parts.toList(), form, "", taken));
    }

    /** True if a value is assigned as a whole; the others are filled where they are. */
    boolean isWhole(Type type) {
        Shape shape = shape(type);
        return !(shape instanceof Shape.Struct || shape instanceof Shape.Items items && items.isInline());
    }

    /**
     * What holds a value.
     *
     * @param type  that of a component that must be there
     * @param empty the expression for a value before it is read
     */
    record Holder(String type, String empty) {
        private static Holder of(String type) {
            return new Holder(type, type.replaceFirst("<.*", "") + "::EMPTY");
        }
    }

    String type(Type type) {
        return holder(type).type();
    }

    String empty(Type type) {
        return holder(type).empty();
    }

    Holder holder(Type type) {
        Shape shape = shape(type);
        if (shape instanceof Shape.Number number) {
            return new Holder(number(number), "0");
        }
        if (shape instanceof Shape.FixedBits bits) {
            return new Holder(number(bits.number()), "0");
        }
        if (shape instanceof Shape.LongNumber number) {
            return Holder.of("Integer<" + number.most() + '>');
        }
        if (shape instanceof Shape.Truth) {
            return new Holder("bool", "false");
        }
        if (shape instanceof Shape.Nothing) {
            return new Holder("()", "()");
        }
        if (shape instanceof Shape.ShortBits || shape instanceof Shape.LongBits) {
            return Holder.of(shape.getClass().getSimpleName());
        }
        if (shape instanceof Shape.FixedOctets fixed) {
            return new Holder("[u8; " + fixed.length() + ']', "[0; " + fixed.length() + ']');
        }
        if (shape instanceof Shape.BoundedOctets bounded) {
            return new Holder("Array<u8, " + bounded.most() + '>', "Array::empty(0)");
        }
        if (shape instanceof Shape.Items items) {
            Holder element = holder(((ListType) type.resolved()).element());
            return items.isInline()
                    ? new Holder(
                            "Array<" + element.type() + ", " + items.most() + '>',
                            "Array::empty(" + element.empty() + ')')
                    : Holder.of("List<" + element.type() + '>');
        }
        return Holder.of(
                shape instanceof Shape.Struct || shape instanceof Shape.Enumeral ? name(type.resolved()) : "List<u8>");
    }

    static String number(Shape.Number shape) {
        return (shape.isSigned() ? "i" : "u") + shape.bits();
    }

    /** True if a component may be absent and has no DEFAULT. */
    static boolean isOptional(SequenceType type, Component component) {
        return JavaModel.isNullable(type, component);
    }

    /** True if there is a literal for a value. */
    boolean hasLiteral(Type type, Value value) {
        Shape shape = shape(type);
        return value instanceof BooleanValue
                || value instanceof EnumeratedValue
                || value instanceof IntegerValue
                || value instanceof BitStringValue && shape instanceof Shape.FixedBits;
    }

    /** The literal of a value that has one. */
    String literal(Type type, Value value) {
        if (value instanceof BooleanValue truth) {
            return Boolean.toString(truth.value());
        }
        if (value instanceof EnumeratedValue enumerated) {
            EnumeratedType own = (EnumeratedType) type.resolved();
            return name(own) + "::" + variants(own).get(enumerated.name());
        }
        if (value instanceof BitStringValue bits) {
            // with named bits the notation may leave out zeros at the end
            int length = ((Shape.FixedBits) shape(type)).length();
            return hexadecimal(BigInteger.valueOf(bits.value().prefix(length)));
        }
        return literal((IntegerType) type.resolved(), ((IntegerValue) value).toBigInteger());
    }

    /** The literal of a number; of one of more than 64 bits all octets, so that it is a pattern, too. */
    String literal(IntegerType type, BigInteger number) {
        if (!isWide(type)) {
            return number.toString();
        }
        return IntStream.iterate(c.octets(type) - 1, place -> place >= 0, place -> place - 1)
                .mapToObj(place ->
                        Integer.toString(number.shiftRight(Byte.SIZE * place).byteValue() & 0xff))
                .collect(Collectors.joining(", ", "Integer([", "])"));
    }

    /** The condition that a number is one of a set; empty if it is one in any case. */
    Optional<String> isWithin(IntegerType type, String number, IntegerSet set) {
        Shape.Number all = StructModel.number(type);
        if (!isWide(type)) {
            return Conditions.matches(number, set, all.least(), all.most());
        }
        all = new Shape.Number(Byte.SIZE * c.octets(type), true);
        IntegerSet any = IntegerSet.range(all.least(), all.most());
        IntegerSet possible = set.intersection(any);
        return possible.equals(any)
                ? Optional.empty()
                : Optional.of(possible.ranges().stream()
                        .map(range -> within(type, number, range, any))
                        .collect(Collectors.joining(" || ", "(", ")")));
    }

    private String within(IntegerType type, String number, IntegerSet.Range range, IntegerSet any) {
        String from = any.lower().orElseThrow().equals(range.least()) ? "" : literal(type, range.least());
        String to = any.upper().orElseThrow().equals(range.most()) ? "" : '=' + literal(type, range.most());
        return '(' + from + ".." + to + ").contains(&" + number + ')';
    }

    /** True if there is room for a number. */
    boolean holds(IntegerType type, BigInteger number) {
        return isWide(type)
                ? new Shape.Number(Byte.SIZE * c.octets(type), true).holds(number)
                : StructModel.number(type).holds(number);
    }

    static String hexadecimal(BigInteger bits) {
        return "0x"
                + bits.and(BigInteger.ONE.shiftLeft(Long.SIZE).subtract(BigInteger.ONE))
                        .toString(16);
    }

    /** The pools of a store by their names, and what holds an item; octets have one in any case. */
    Map<String, Holder> pools() {
        Map<String, Holder> pools = new TreeMap<>(Map.of(OCTETS, new Holder("u8", "0")));
        java.declarations().stream()
                .flatMap(each -> Stream.concat(Stream.of(each.type()), Recursion.parts(each.type()).stream()))
                .filter(type -> shape(type) instanceof Shape.Items items && !items.isInline())
                .map(type -> holder(((ListType) type).element()))
                .forEach(item -> pools.putIfAbsent(pool(item.type()), item));
        return pools;
    }

    /** The slice of the items of a list or string whose number is not fixed. */
    String slice(Type type, String value, String store) {
        Shape shape = shape(type);
        String pool = type.resolved() instanceof ListType list ? pool(type(list.element())) : OCTETS;
        return shape instanceof Shape.BoundedOctets || shape instanceof Shape.Items items && items.isInline()
                ? value + ".as_slice()"
                : store + '.' + pool + ".get(" + value + ')';
    }

    /** The pool of items of a type. */
    static String pool(String item) {
        return item.equals("u8")
                ? OCTETS
                : RustNames.part(item.replaceAll("[^A-Za-z0-9]+", "-").replaceAll("^-|-$", ""));
    }
}
