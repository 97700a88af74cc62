package org.c2x.asn1.emit.proto;

import java.math.BigInteger;
import java.util.Locale;
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
import org.c2x.asn1.schema.Type;

/** The scalar types of protobuf that values are held in. */
enum Scalar {
    BOOL,
    INT32,
    INT64,
    UINT32,
    UINT64,
    SINT32,
    SINT64,
    DOUBLE,
    BYTES,
    STRING;

    private static final BigInteger UINT_MAX = BigInteger.valueOf(0xffff_ffffL);

    /** The name in a {@code .proto} file. */
    String keyword() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** True if lists of it can be packed. */
    boolean isPackable() {
        return this != BYTES && this != STRING;
    }

    /** True if the Java type of a field is int. */
    boolean isInt() {
        return this == INT32 || this == UINT32 || this == SINT32;
    }

    /** True if the number of a field has no sign, though its Java type has one. */
    boolean isUnsigned() {
        return this == UINT32 || this == UINT64;
    }

    /**
     * The scalar type for values of a type that is neither structured nor ENUMERATED; a BIT STRING of variable length
     * is BYTES here, whatever goes with them.
     */
    static Scalar of(Type type, Variant variant) {
        return type.accept(new OfLeaf(variant));
    }

    private record OfLeaf(Variant variant) implements LeafVisitor<Scalar> {

        @Override
        public Scalar visit(BooleanType type) {
            return BOOL;
        }

        @Override
        public Scalar visit(NullType type) {
            return BOOL;
        }

        @Override
        public Scalar visit(IntegerType type) {
            return ofWhole(type.root(), variant);
        }

        @Override
        public Scalar visit(RealType type) {
            return DOUBLE;
        }

        @Override
        public Scalar visit(EnumeratedType type) {
            throw new AssertionError(type);
        }

        @Override
        public Scalar visit(BitStringType type) {
            return ofBits(type);
        }

        @Override
        public Scalar visit(OctetStringType type) {
            return BYTES;
        }

        @Override
        public Scalar visit(ObjectIdentifierType type) {
            return BYTES;
        }

        @Override
        public Scalar visit(CharacterStringType type) {
            return STRING;
        }

        @Override
        public Scalar structured(Type type) {
            throw new AssertionError(type);
        }
    }

    private static Scalar ofWhole(IntegerSet root, Variant variant) {
        BigInteger lower = root.lower().orElse(null);
        BigInteger upper = root.upper().orElse(null);
        if (lower == null || upper == null) {
            return BYTES;
        }
        if (lower.signum() >= 0) {
            return upper.compareTo(UINT_MAX) <= 0 ? UINT32 : upper.bitLength() <= Long.SIZE ? UINT64 : BYTES;
        }
        int bits = Math.max(lower.bitLength(), upper.bitLength());
        if (bits >= Long.SIZE) {
            return BYTES;
        }
        boolean fitsInt = bits < Integer.SIZE;
        return variant == Variant.TUNED ? fitsInt ? SINT32 : SINT64 : fitsInt ? INT32 : INT64;
    }

    private static Scalar ofBits(BitStringType bits) {
        if (!bits.size().isFixed()) {
            return BYTES;
        }
        int length = fixedLength(bits);
        return length <= Integer.SIZE ? UINT32 : length <= Long.SIZE ? UINT64 : BYTES;
    }

    /** The length of a BIT STRING of fixed length, in bits; what no int holds is the greatest one. */
    static int fixedLength(BitStringType bits) {
        return bits.size()
                .root()
                .lower()
                .orElseThrow()
                .min(BigInteger.valueOf(Integer.MAX_VALUE))
                .intValue();
    }
}
