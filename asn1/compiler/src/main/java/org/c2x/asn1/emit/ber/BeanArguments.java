package org.c2x.asn1.emit.ber;

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
 * The arguments with which an object of asn1bean is made of a value without parts.
 *
 * @param value the expression for the Java value
 */
record BeanArguments(String value, SourceWriter out) implements LeafVisitor<String> {

    @Override
    public String visit(BooleanType type) {
        return value;
    }

    @Override
    public String visit(NullType type) {
        return "";
    }

    @Override
    public String visit(IntegerType type) {
        return value;
    }

    @Override
    public String visit(RealType type) {
        return value;
    }

    @Override
    public String visit(EnumeratedType type) {
        throw new AssertionError(type);
    }

    @Override
    public String visit(BitStringType type) {
        return value + ".toByteArray(), " + value + ".length()";
    }

    @Override
    public String visit(OctetStringType type) {
        return value + ".toByteArray()";
    }

    @Override
    public String visit(ObjectIdentifierType type) {
        return value;
    }

    @Override
    public String visit(CharacterStringType type) {
        return BerModel.leaves(out) + ".octets(" + value + ')';
    }

    @Override
    public String structured(Type type) {
        throw new AssertionError(type);
    }
}
