package org.c2x.asn1.interpreter;

import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.schema.TypeVisitor;

/** The name of a type: of its definition, else of the ASN.1 type. */
public final class TypeName implements TypeVisitor<String> {
    private static final TypeName NAME = new TypeName();

    private TypeName() {}

    /** The name of this type. */
    public static String of(Type type) {
        return type.accept(NAME);
    }

    @Override
    public String visit(BooleanType type) {
        return "BOOLEAN";
    }

    @Override
    public String visit(NullType type) {
        return "NULL";
    }

    @Override
    public String visit(IntegerType type) {
        return "INTEGER";
    }

    @Override
    public String visit(RealType type) {
        return "REAL";
    }

    @Override
    public String visit(EnumeratedType type) {
        return "ENUMERATED";
    }

    @Override
    public String visit(BitStringType type) {
        return "BIT STRING";
    }

    @Override
    public String visit(OctetStringType type) {
        return "OCTET STRING";
    }

    @Override
    public String visit(ObjectIdentifierType type) {
        return type.relative() ? "RELATIVE-OID" : "OBJECT IDENTIFIER";
    }

    @Override
    public String visit(CharacterStringType type) {
        return type.kind().asn1Name();
    }

    @Override
    public String visit(SequenceType type) {
        return type.kind().name();
    }

    @Override
    public String visit(ChoiceType type) {
        return "CHOICE";
    }

    @Override
    public String visit(ListType type) {
        return type.kind() + " OF " + type.element().accept(this);
    }

    @Override
    public String visit(TypeReference type) {
        return type.target().name();
    }
}
