package org.c2x.asn1.emit;

import org.c2x.asn1.emit.JavaModel.Holding;
import org.c2x.asn1.emit.JavaModel.Whole;
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
import org.c2x.asn1.schema.TypeVisitor;

/** What holds a mandatory value of each kind of type. */
final class Holdings implements TypeVisitor<Holding> {
    static final Holdings OF = new Holdings();

    private Holdings() {}

    @Override
    public Holding visit(BooleanType type) {
        return Holding.PRIMITIVE;
    }

    @Override
    public Holding visit(NullType type) {
        return Holding.LIBRARY;
    }

    @Override
    public Holding visit(IntegerType type) {
        return JavaModel.whole(type) == Whole.BIG ? Holding.LIBRARY : Holding.PRIMITIVE;
    }

    @Override
    public Holding visit(RealType type) {
        return Holding.PRIMITIVE;
    }

    @Override
    public Holding visit(EnumeratedType type) {
        return Holding.MODEL;
    }

    @Override
    public Holding visit(BitStringType type) {
        return Holding.LIBRARY;
    }

    @Override
    public Holding visit(OctetStringType type) {
        return Holding.LIBRARY;
    }

    @Override
    public Holding visit(ObjectIdentifierType type) {
        return Holding.LIBRARY;
    }

    @Override
    public Holding visit(CharacterStringType type) {
        return Holding.LIBRARY;
    }

    @Override
    public Holding visit(SequenceType type) {
        return Holding.MODEL;
    }

    @Override
    public Holding visit(ChoiceType type) {
        return Holding.MODEL;
    }

    @Override
    public Holding visit(ListType type) {
        return Holding.LIST;
    }
}
