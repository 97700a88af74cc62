package org.c2x.asn1.emit.ber;

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
import org.c2x.asn1.schema.Type;

/**
 * The call that takes a value without parts out of an object of asn1bean.
 *
 * @param bean the expression for the object
 */
record BeanConversions(String bean) implements LeafVisitor<String> {

    @Override
    public String visit(BooleanType type) {
        return "toBoolean(" + bean + ')';
    }

    @Override
    public String visit(NullType type) {
        return "toNull(" + bean + ')';
    }

    @Override
    public String visit(IntegerType type) {
        return switch (JavaModel.whole(type)) {
            case INT -> "toInt(" + bean + ", " + bounds(type.root(), "") + ')';
            case LONG -> "toLong(" + bean + (type.extensible() ? "" : ", " + bounds(type.root(), "L")) + ')';
            case BIG -> "toBigInteger(" + bean + ')';
        };
    }

    @Override
    public String visit(RealType type) {
        throw none("REAL");
    }

    @Override
    public String visit(EnumeratedType type) {
        throw new AssertionError(type);
    }

    @Override
    public String visit(BitStringType type) {
        return (type.namedBits().isEmpty() ? "toBitString(" : "toNamedBits(") + bean + BerModel.size(type.size()) + ')';
    }

    @Override
    public String visit(OctetStringType type) {
        return "toOctetString(" + bean + BerModel.size(type.size()) + ')';
    }

    @Override
    public String visit(ObjectIdentifierType type) {
        throw none("OBJECT IDENTIFIER");
    }

    @Override
    public String visit(CharacterStringType type) {
        return switch (type.kind()) {
            case NUMERIC, PRINTABLE, VISIBLE, IA5, UTF8 -> "toText(" + bean + BerModel.size(type.size()) + ')';
            default -> throw none(type.kind().asn1Name());
        };
    }

    @Override
    public String structured(Type type) {
        throw new AssertionError(type);
    }

    private static String bounds(IntegerSet root, String suffix) {
        return root.lower().orElseThrow() + suffix + ", " + root.upper().orElseThrow() + suffix;
    }

    private static IllegalArgumentException none(String type) {
        return new IllegalArgumentException("no mapping to asn1bean: " + type);
    }
}
