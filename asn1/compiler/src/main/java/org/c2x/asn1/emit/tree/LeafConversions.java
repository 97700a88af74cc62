package org.c2x.asn1.emit.tree;

import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.LeafVisitor;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.Type;

/** The method of {@code Scalars} that takes a Java value out of a tree without parts. */
final class LeafConversions implements LeafVisitor<String> {
    static final LeafConversions OF = new LeafConversions();

    private LeafConversions() {}

    @Override
    public String visit(BooleanType type) {
        return "toBoolean";
    }

    @Override
    public String visit(NullType type) {
        return "toNull";
    }

    @Override
    public String visit(IntegerType type) {
        return switch (JavaModel.whole(type)) {
            case INT -> "toInt";
            case LONG -> "toLong";
            case BIG -> "toBigInteger";
        };
    }

    @Override
    public String visit(RealType type) {
        return "toDouble";
    }

    @Override
    public String visit(EnumeratedType type) {
        throw new AssertionError(type);
    }

    @Override
    public String visit(BitStringType type) {
        return "toBitString";
    }

    @Override
    public String visit(OctetStringType type) {
        return "toOctetString";
    }

    @Override
    public String visit(ObjectIdentifierType type) {
        return "toObjectIdentifier";
    }

    @Override
    public String visit(CharacterStringType type) {
        return "toText";
    }

    @Override
    public String structured(Type type) {
        throw new AssertionError(type);
    }
}
