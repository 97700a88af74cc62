package org.c2x.asn1.emit.tree;

import org.c2x.asn1.emit.SourceWriter;
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

/**
 * The expression for the tree of a value without parts.
 *
 * @param value the expression for the Java value
 */
record LeafTrees(String value, SourceWriter out) implements LeafVisitor<String> {

    @Override
    public String visit(BooleanType type) {
        return create("BooleanValue", value);
    }

    @Override
    public String visit(NullType type) {
        return create("NullValue", "");
    }

    @Override
    public String visit(IntegerType type) {
        return use("IntegerValue") + ".of(" + value + ')';
    }

    @Override
    public String visit(RealType type) {
        return create("RealValue", value);
    }

    @Override
    public String visit(EnumeratedType type) {
        throw new AssertionError(type);
    }

    @Override
    public String visit(BitStringType type) {
        return create("BitStringValue", value);
    }

    @Override
    public String visit(OctetStringType type) {
        return create("OctetStringValue", value);
    }

    @Override
    public String visit(ObjectIdentifierType type) {
        return create("ObjectIdentifierValue", value);
    }

    @Override
    public String visit(CharacterStringType type) {
        return create("CharacterStringValue", value);
    }

    @Override
    public String structured(Type type) {
        throw new AssertionError(type);
    }

    private String create(String valueClass, String arguments) {
        return "new " + use(valueClass) + '(' + arguments + ')';
    }

    private String use(String valueClass) {
        return out.use("org.c2x.asn1.value." + valueClass);
    }
}
