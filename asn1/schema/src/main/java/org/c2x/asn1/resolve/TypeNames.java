package org.c2x.asn1.resolve;

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
import org.c2x.asn1.schema.TypeVisitor;

/** Types as messages name them. */
final class TypeNames implements TypeVisitor<String> {

    private TypeNames() {}

    /** The words of ASN.1 for a type after references and constraints. */
    static String describe(Type type) {
        return type.accept(new TypeNames());
    }

    @Override
    public String visit(BooleanType type) {
        return "TRUE or FALSE";
    }

    @Override
    public String visit(NullType type) {
        return "NULL";
    }

    @Override
    public String visit(IntegerType type) {
        return "an INTEGER";
    }

    @Override
    public String visit(RealType type) {
        return "a REAL";
    }

    @Override
    public String visit(EnumeratedType type) {
        return "an identifier of the ENUMERATED";
    }

    @Override
    public String visit(BitStringType type) {
        return "a BIT STRING";
    }

    @Override
    public String visit(OctetStringType type) {
        return "an OCTET STRING";
    }

    @Override
    public String visit(ObjectIdentifierType type) {
        return type.relative() ? "a RELATIVE-OID" : "an OBJECT IDENTIFIER";
    }

    @Override
    public String visit(CharacterStringType type) {
        String name = type.kind().asn1Name();
        return (name.startsWith("O") || name.startsWith("I") ? "an " : "a ") + name;
    }

    @Override
    public String visit(SequenceType type) {
        return "a value of a " + type.kind();
    }

    @Override
    public String visit(ChoiceType type) {
        return "a value of a CHOICE";
    }

    @Override
    public String visit(ListType type) {
        return "a value of a " + type.kind() + " OF";
    }
}
