package org.c2x.asn1.emit;

import java.math.BigInteger;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.c2x.asn1.schema.AnyType;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/** What structs of a language without a heap are called, and how they hold the values of a schema. */
public class StructModel {
    /** Strings up to this many octets are part of the struct. */
    private static final int MAX_INLINE_STRING = 64;
    /** Lists up to about this many octets are part of the struct. */
    private static final int MAX_INLINE_LIST = 256;
    /** Fields that a SEQUENCE may bring into the functions of the one around it. */
    private static final int MAX_INLINED = 24;

    private final JavaModel java;
    private final String prefix;
    private final int integerOctets;
    private final Recursion recursion = new Recursion();
    private final Recursion containment = new Recursion(StructModel::within);
    private final Map<Type, Shape> shapes = new IdentityHashMap<>();
    private final JoinedFields fields = new JoinedFields((owner, component) -> isInlined(component.type()));

    /**
     * @param prefix        start of all global names
     * @param integerOctets octets of numbers of an INTEGER without a lower or upper bound, 8 or more
     */
    public StructModel(JavaModel java, String prefix, int integerOctets) {
        this.java = java;
        this.prefix = prefix;
        this.integerOctets = integerOctets;
    }

    public final JavaModel java() {
        return java;
    }

    /** Start of all global names. */
    public final String prefix() {
        return prefix;
    }

    /** The type of a SEQUENCE, SET, CHOICE, ENUMERATED or list. */
    public final String typeName(Type type) {
        return prefix + '_' + java.className(type);
    }

    /** True if a value of the type can hold another one of it, at any depth. */
    public final boolean isRecursive(Type type) {
        return recursion.isRecursive(type);
    }

    /** True if structs point to values of the type, since these would be part of themselves otherwise. */
    public final boolean isPointedTo(Type type) {
        return containment.isRecursive(type);
    }

    /** What the struct of a type holds within itself; lists that lead back to themselves have pointers anyway. */
    private static List<Type> within(Type type) {
        return type instanceof ListType ? List.of() : Recursion.parts(type);
    }

    /** True if values of the type have functions of their own. */
    public static boolean hasFunctions(Type type) {
        Type resolved = type.resolved();
        return resolved instanceof SequenceType || resolved instanceof ChoiceType || resolved instanceof ListType;
    }

    /** True if the fields of a SEQUENCE join those of the one around it: runs get longer that way. */
    public final boolean isInlined(Type type) {
        return type.resolved() instanceof SequenceType sequence
                && sequence.additions().isEmpty()
                && !isRecursive(sequence)
                && fields.within(sequence) <= MAX_INLINED;
    }

    // Shapes

    /** How a struct holds a value of a type. */
    public final Shape shape(Type type) {
        Type resolved = type.resolved();
        Shape shape = shapes.get(resolved);
        if (shape == null) {
            shape = compute(resolved);
            shapes.put(resolved, shape);
        }
        return shape;
    }

    private Shape compute(Type type) {
        if (type instanceof BooleanType) {
            return new Shape.Truth();
        }
        if (type instanceof NullType) {
            return new Shape.Nothing();
        }
        if (type instanceof IntegerType integer) {
            return isLong(integer) ? new Shape.LongNumber(octets(integer)) : number(integer);
        }
        if (type instanceof RealType) {
            return new Shape.Real();
        }
        if (type instanceof ObjectIdentifierType) {
            return new Shape.Identifier();
        }
        if (type instanceof EnumeratedType) {
            return new Shape.Enumeral(typeName(type));
        }
        if (type instanceof BitStringType bits) {
            return bits(bits.size());
        }
        if (type instanceof OctetStringType octets) {
            return octets(octets.size());
        }
        if (type instanceof AnyType) {
            return new Shape.Octets();
        }
        if (type instanceof CharacterStringType text) {
            // PER does not see other sizes, and UTF-8 has several octets a character
            return text.kind().isKnownMultiplier() && !isUtf8(text) ? octets(text.size()) : new Shape.Octets();
        }
        return type instanceof ListType list ? items(list) : struct(type);
    }

    /** True if text is held in UTF-8, for not all of its characters are octets. */
    public static boolean isUtf8(CharacterStringType type) {
        return type.kind().isUtf8() || type.alphabet().upper().orElseThrow().bitLength() > Byte.SIZE;
    }

    /** True if no C type holds the root, or, if a bound is missing, what is wanted or an extension may have. */
    public final boolean isLong(IntegerType type) {
        boolean isBounded =
                type.root().lower().isPresent() && type.root().upper().isPresent();
        Shape.Number most = new Shape.Number(Long.SIZE, number(type).isSigned());
        return !isBounded && (type.extensible() || integerOctets > Long.BYTES)
                || !bounds(type).allMatch(most::holds);
    }

    private static Stream<BigInteger> bounds(IntegerType type) {
        return Stream.concat(type.root().lower().stream(), type.root().upper().stream());
    }

    /** How many octets in two's complement hold all numbers of the root, and those that nothing bounds as wanted. */
    public final int octets(IntegerType type) {
        int needed = bounds(type)
                .mapToInt(bound -> bound.bitLength() / Byte.SIZE + 1)
                .max()
                .orElse(0);
        return isOpen(type) ? Math.max(needed, integerOctets) : needed;
    }

    /** True if there are numbers that only {@link #octets} bounds. */
    public final boolean isLimited(IntegerType type) {
        return integerOctets > Long.BYTES && isOpen(type);
    }

    private static boolean isOpen(IntegerType type) {
        return type.extensible() || bounds(type).count() < 2;
    }

    /** A number holds the root; of an extensible type any number of 64 bits. */
    public static Shape.Number number(IntegerType type) {
        IntegerSet root = type.root();
        BigInteger lower = root.lower().orElse(null);
        BigInteger upper = root.upper().orElse(null);
        boolean isSigned = type.extensible() || lower == null || lower.signum() < 0;
        if (type.extensible() || lower == null || upper == null) {
            return new Shape.Number(Long.SIZE, isSigned);
        }
        int sign = isSigned ? 1 : 0;
        int needed = Math.max(lower.bitLength(), upper.bitLength()) + sign;
        return new Shape.Number(Math.max(Byte.SIZE, Integer.highestOneBit(Math.max(1, 2 * needed - 1))), isSigned);
    }

    public static Shape bits(SizeConstraint size) {
        boolean isShort = !size.extensible()
                && size.root()
                        .upper()
                        .filter(upper -> upper.compareTo(BigInteger.valueOf(Long.SIZE)) <= 0)
                        .isPresent();
        if (!isShort) {
            return new Shape.LongBits();
        }
        return size.isFixed() && size.root().upper().get().signum() > 0
                ? new Shape.FixedBits(size.root().upper().get().intValueExact())
                : new Shape.ShortBits();
    }

    private Shape octets(SizeConstraint size) {
        return size.root()
                .upper()
                .filter(most -> most.signum() > 0
                        && most.compareTo(BigInteger.valueOf(MAX_INLINE_STRING)) <= 0
                        && !size.extensible())
                .map(BigInteger::intValueExact)
                .<Shape>map(most ->
                        size.isFixed() ? new Shape.FixedOctets(prefix, most) : new Shape.BoundedOctets(prefix, most))
                .orElseGet(Shape.Octets::new);
    }

    private Shape items(ListType list) {
        String name = typeName(list);
        BigInteger most = list.size().root().upper().orElse(null);
        if (isRecursive(list) || list.size().extensible() || most == null || most.signum() == 0) {
            return new Shape.Items(name, elementOf(list), 0);
        }
        Shape element = shape(list.element());
        boolean isSmall =
                most.multiply(BigInteger.valueOf(element.octets())).compareTo(BigInteger.valueOf(MAX_INLINE_LIST)) <= 0;
        return new Shape.Items(name, element, isSmall ? most.intValueExact() : 0);
    }

    /** The element of a list that need not be computed: a list may be part of its own elements. */
    private Shape elementOf(ListType list) {
        Type element = list.element().resolved();
        boolean isStruct = hasFunctions(element);
        return isStruct ? new Shape.Struct(typeName(element), MAX_INLINE_LIST) : shape(element);
    }

    private long octets(Type member) {
        return isPointedTo(member) ? Long.BYTES : shape(member).octets();
    }

    private Shape struct(Type type) {
        long octets;
        if (type instanceof SequenceType sequence) {
            octets = sequence.components().stream()
                    .mapToLong(component -> octets(component.type()) + (isOptional(sequence, component) ? 1 : 0))
                    .sum();
        } else {
            octets = 8L
                    + ((ChoiceType) type)
                            .alternatives().stream()
                                    .mapToLong(alternative -> octets(alternative.type()))
                                    .max()
                                    .orElse(0);
        }
        return new Shape.Struct(typeName(type), (int) Math.min(octets, Integer.MAX_VALUE));
    }

    /** True if a flag tells whether the component is there; one with a DEFAULT always has a value. */
    public static boolean isOptional(SequenceType type, Component component) {
        return JavaModel.isNullable(type, component);
    }
}
