package org.c2x.asn1.plan.xml;

import java.math.BigInteger;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NamedNumber;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.TypeVisitor;

/** The XML form of each kind of type. */
final class XmlTypes implements TypeVisitor<XmlType> {
    static final XmlTypes OF = new XmlTypes();

    private XmlTypes() {}

    @Override
    public XmlType visit(BooleanType type) {
        return new XmlType.Truth();
    }

    @Override
    public XmlType visit(NullType type) {
        return new XmlType.Empty();
    }

    @Override
    public XmlType visit(IntegerType type) {
        return XmlType.Whole.of(type.root());
    }

    @Override
    public XmlType visit(RealType type) {
        return new XmlType.Floating();
    }

    @Override
    public XmlType visit(EnumeratedType type) {
        return new XmlType.Enumeration(Stream.concat(type.root().stream(), type.additions().stream())
                .map(NamedNumber::name)
                .toList());
    }

    @Override
    public XmlType visit(BitStringType type) {
        BigInteger lower = type.size().root().lower().orElse(BigInteger.ZERO);
        // no array has more octets than an int can count
        if (!type.size().isFixed() || lower.bitLength() >= Integer.SIZE) {
            return new XmlType.MeasuredBits(type.size());
        }
        int length = lower.intValueExact();
        return length <= XmlType.MOST_NUMBERED_BITS ? new XmlType.NumberedBits(length) : new XmlType.FixedBits(length);
    }

    @Override
    public XmlType visit(OctetStringType type) {
        return new XmlType.Octets(type.size());
    }

    @Override
    public XmlType visit(ObjectIdentifierType type) {
        return new XmlType.Identifier();
    }

    @Override
    public XmlType visit(CharacterStringType type) {
        return new XmlType.Text(type.size());
    }

    @Override
    public XmlType visit(SequenceType type) {
        return new XmlType.Sequence(type);
    }

    @Override
    public XmlType visit(ChoiceType type) {
        return new XmlType.Choice(type);
    }

    @Override
    public XmlType visit(ListType type) {
        BigInteger limit = BigInteger.valueOf(XmlType.MOST_COUNTED_ITEMS);
        IntegerSet sizes = type.size().root();
        int least = sizes.lower()
                .filter(bound -> bound.compareTo(limit) <= 0)
                .map(BigInteger::intValue)
                .orElse(0);
        OptionalInt most = sizes.upper()
                .filter(bound -> bound.compareTo(limit) <= 0)
                .map(bound -> OptionalInt.of(bound.intValue()))
                .orElse(OptionalInt.empty());
        return new XmlType.Items(type, least, most);
    }
}
