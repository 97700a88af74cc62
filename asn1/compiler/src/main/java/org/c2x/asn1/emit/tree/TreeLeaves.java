package org.c2x.asn1.emit.tree;

import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.emit.mapping.Leaf;
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

/** The trees of values without parts. */
record TreeLeaves(SourceWriter out) implements LeafVisitor<Leaf> {
    @Override
    public Leaf visit(BooleanType type) {
        return held("BooleanValue", "toBoolean");
    }

    @Override
    public Leaf visit(NullType type) {
        return new Leaf(value -> "new " + use("NullValue") + "()", tree -> scalar("toNull", tree));
    }

    @Override
    public Leaf visit(IntegerType type) {
        String method = switch (JavaModel.whole(type)) {
            case INT -> "toInt";
            case LONG -> "toLong";
            case BIG -> "toBigInteger";
        };
        return new Leaf(value -> use("IntegerValue") + ".of(" + value + ')', tree -> scalar(method, tree));
    }

    @Override
    public Leaf visit(RealType type) {
        return held("RealValue", "toDouble");
    }

    @Override
    public Leaf visit(EnumeratedType type) {
        throw new AssertionError(type);
    }

    @Override
    public Leaf visit(BitStringType type) {
        return held("BitStringValue", "toBitString");
    }

    @Override
    public Leaf visit(OctetStringType type) {
        return held("OctetStringValue", "toOctetString");
    }

    @Override
    public Leaf visit(ObjectIdentifierType type) {
        return held("ObjectIdentifierValue", "toObjectIdentifier");
    }

    @Override
    public Leaf visit(CharacterStringType type) {
        return held("CharacterStringValue", "toText");
    }

    @Override
    public Leaf structured(Type type) {
        throw new AssertionError(type);
    }

    private Leaf held(String valueClass, String method) {
        return new Leaf(value -> "new " + use(valueClass) + '(' + value + ')', tree -> scalar(method, tree));
    }

    private String use(String valueClass) {
        return out.use("org.c2x.asn1.value." + valueClass);
    }

    private String scalar(String method, String tree) {
        return out.use("org.c2x.asn1.interpreter.mapping.Scalars") + '.' + method + '(' + tree + ')';
    }
}
