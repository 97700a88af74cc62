package org.c2x.asn1.emit.ber;

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
 * asn1bean's own classes, below their common package.
 *
 * @throws IllegalArgumentException for a type that has none, or one that loses values
 */
final class LibraryClasses implements LeafVisitor<String> {
    static final LibraryClasses OF = new LibraryClasses();

    private LibraryClasses() {}

    @Override
    public String visit(BooleanType type) {
        return "BerBoolean";
    }

    @Override
    public String visit(NullType type) {
        return "BerNull";
    }

    @Override
    public String visit(IntegerType type) {
        return "BerInteger";
    }

    @Override
    public String visit(RealType type) {
        throw none(type); // its exponents of two octets are others
    }

    @Override
    public String visit(EnumeratedType type) {
        return "BerEnum";
    }

    @Override
    public String visit(BitStringType type) {
        return "BerBitString";
    }

    @Override
    public String visit(OctetStringType type) {
        return "BerOctetString";
    }

    @Override
    public String visit(ObjectIdentifierType type) {
        throw none(type); // its arcs have 31 bits only
    }

    @Override
    public String visit(CharacterStringType type) {
        return "string.Ber" + type.kind().asn1Name();
    }

    @Override
    public String structured(Type type) {
        throw none(type);
    }

    private static IllegalArgumentException none(Type type) {
        return new IllegalArgumentException("no mapping to asn1bean: " + type);
    }
}
