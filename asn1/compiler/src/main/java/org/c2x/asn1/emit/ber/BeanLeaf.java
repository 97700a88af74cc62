package org.c2x.asn1.emit.ber;

import java.math.BigInteger;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.LeafVisitor;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/**
 * How asn1bean holds a value without parts.
 *
 * @param className  its class, below the common package of all
 * @param arguments  what an object is made of, from the expression for the value and the class of conversions
 * @param conversion the method of that class which takes the value out of an object
 * @param bounds     what that takes beside the object
 */
record BeanLeaf(String className, BinaryOperator<String> arguments, String conversion, String bounds) {
    /** The leaf of a type; none for one that has no class, or a class that loses values. */
    static final LeafVisitor<BeanLeaf> OF = new Leaves();

    private static final BigInteger MOST = BigInteger.valueOf(Long.MAX_VALUE);

    private static BeanLeaf of(String className, UnaryOperator<String> arguments, String conversion, String bounds) {
        return new BeanLeaf(className, (value, leaves) -> arguments.apply(value), conversion, bounds);
    }

    private static final class Leaves implements LeafVisitor<BeanLeaf> {
        @Override
        public BeanLeaf visit(BooleanType type) {
            return of("BerBoolean", value -> value, "toBoolean", "");
        }

        @Override
        public BeanLeaf visit(NullType type) {
            return of("BerNull", value -> "", "toNull", "");
        }

        @Override
        public BeanLeaf visit(IntegerType type) {
            return switch (JavaModel.whole(type)) {
                case INT -> whole("toInt", bounds(type.root(), ""));
                case LONG -> whole("toLong", type.extensible() ? "" : bounds(type.root(), "L"));
                case BIG -> whole("toBigInteger", "");
            };
        }

        private static BeanLeaf whole(String conversion, String bounds) {
            return of("BerInteger", value -> value, conversion, bounds);
        }

        @Override
        public BeanLeaf visit(RealType type) {
            throw none(type); // its exponents of two octets are others
        }

        @Override
        public BeanLeaf visit(EnumeratedType type) {
            return of("BerEnum", value -> value, "toNumber", "");
        }

        @Override
        public BeanLeaf visit(BitStringType type) {
            return of(
                    "BerBitString",
                    value -> value + ".toByteArray(), " + value + ".length()",
                    type.namedBits().isEmpty() ? "toBitString" : "toNamedBits",
                    size(type.size()));
        }

        @Override
        public BeanLeaf visit(OctetStringType type) {
            return of("BerOctetString", value -> value + ".toByteArray()", "toOctetString", size(type.size()));
        }

        @Override
        public BeanLeaf visit(ObjectIdentifierType type) {
            throw none(type); // its arcs have 31 bits only
        }

        @Override
        public BeanLeaf visit(CharacterStringType type) {
            return switch (type.kind()) {
                case NUMERIC, PRINTABLE, VISIBLE, IA5, UTF8 ->
                    new BeanLeaf(
                            "string.Ber" + type.kind().asn1Name(),
                            (value, leaves) -> leaves + ".octets(" + value + ')',
                            "toText",
                            size(type.size()));
                default -> throw none(type);
            };
        }

        @Override
        public BeanLeaf structured(Type type) {
            throw none(type);
        }
    }

    private static String bounds(IntegerSet root, String suffix) {
        return ", " + root.lower().orElseThrow() + suffix + ", " + root.upper().orElseThrow() + suffix;
    }

    /** What a conversion takes to check a size: the bounds, nothing if every size is valid. */
    static String size(SizeConstraint size) {
        IntegerSet lengths = size.root();
        boolean open = size.extensible() || lengths.upper().isEmpty() && lengths.contains(0);
        return open
                ? ""
                : ", " + lengths.lower().orElseThrow().min(MOST) + "L, "
                        + lengths.upper().orElse(MOST).min(MOST) + 'L';
    }

    private static IllegalArgumentException none(Type type) {
        return new IllegalArgumentException("no mapping to asn1bean: " + type);
    }
}
