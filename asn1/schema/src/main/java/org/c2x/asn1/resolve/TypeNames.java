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
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** Types as messages name them. */
final class TypeNames {
    private TypeNames() {}

    /** The words of ASN.1 for a type behind references and constraints. */
    static String describe(Type type) {
        if (type instanceof CharacterStringType string) {
            return "a " + string.kind().asn1Name();
        }
        if (type instanceof SequenceType sequence) {
            return "a value of a " + sequence.kind();
        }
        if (type instanceof ListType list) {
            return "a value of a " + list.kind() + " OF";
        }
        if (type instanceof ObjectIdentifierType identifier) {
            return identifier.relative() ? "a RELATIVE-OID" : "an OBJECT IDENTIFIER";
        }
        if (type instanceof IntegerType) {
            return "an INTEGER";
        }
        if (type instanceof EnumeratedType) {
            return "an identifier of the ENUMERATED";
        }
        if (type instanceof OctetStringType) {
            return "an OCTET STRING";
        }
        if (type instanceof BitStringType) {
            return "a BIT STRING";
        }
        if (type instanceof ChoiceType) {
            return "a value of a CHOICE";
        }
        if (type instanceof BooleanType) {
            return "TRUE or FALSE";
        }
        return type instanceof NullType ? "NULL" : "a REAL";
    }
}
