package org.c2x.asn1.emit.proto;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
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
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeVisitor;

/** What protobuf does not say of a type, as a comment: ranges, sizes, named numbers, and how octets are meant. */
record TypeText(Variant variant) implements TypeVisitor<List<String>> {

    static String of(Type type, Variant variant) {
        return String.join("; ", type.accept(new TypeText(variant)));
    }

    @Override
    public List<String> visit(BooleanType type) {
        return List.of();
    }

    @Override
    public List<String> visit(NullType type) {
        return List.of("NULL, always true");
    }

    @Override
    public List<String> visit(IntegerType type) {
        List<String> parts = new ArrayList<>();
        if (Scalar.of(type, variant) == Scalar.BYTES) {
            parts.add("INTEGER in two's complement, most significant octet first");
        }
        if (!type.root().equals(IntegerSet.ALL)) {
            parts.add(type.root().toString());
        }
        names(type.namedNumbers()).ifPresent(parts::add);
        return parts;
    }

    @Override
    public List<String> visit(RealType type) {
        return List.of();
    }

    @Override
    public List<String> visit(EnumeratedType type) {
        return List.of();
    }

    @Override
    public List<String> visit(BitStringType type) {
        List<String> parts = new ArrayList<>(List.of("BIT STRING"));
        size(type.size(), "bits").ifPresent(parts::add);
        if (Scalar.of(type, variant) != Scalar.BYTES) {
            parts.add("bit 0 is the most significant one");
        } else if (!ProtoModel.isFixed(type) && variant == Variant.TUNED) {
            parts.add("the first octet is the number of unused bits in the last one");
        }
        names(type.namedBits()).ifPresent(parts::add);
        return parts;
    }

    @Override
    public List<String> visit(OctetStringType type) {
        return size(type.size(), "octets").stream().toList();
    }

    @Override
    public List<String> visit(ObjectIdentifierType type) {
        return List.of((type.relative() ? "RELATIVE-OID" : "OBJECT IDENTIFIER") + ", contents octets as in BER");
    }

    @Override
    public List<String> visit(CharacterStringType type) {
        List<String> parts = new ArrayList<>(List.of(type.kind().asn1Name()));
        size(type.size(), "characters").ifPresent(parts::add);
        return parts;
    }

    @Override
    public List<String> visit(SequenceType type) {
        return List.of();
    }

    @Override
    public List<String> visit(ChoiceType type) {
        return List.of();
    }

    @Override
    public List<String> visit(ListType type) {
        List<String> parts = new ArrayList<>();
        size(type.size(), "elements").ifPresent(parts::add);
        // the elements of a list of lists are messages, which say it themselves
        String element = type.element().resolved() instanceof ListType ? "" : of(type.element(), variant);
        if (!element.isEmpty()) {
            parts.add("each " + element);
        }
        return parts;
    }

    private static Optional<String> size(SizeConstraint size, String unit) {
        return size.root().equals(IntegerSet.NON_NEGATIVE) ? Optional.empty() : Optional.of(size.root() + " " + unit);
    }

    private static Optional<String> names(List<NamedNumber> names) {
        return names.isEmpty()
                ? Optional.empty()
                : Optional.of(names.stream()
                        .map(named -> named.name() + " (" + named.number() + ')')
                        .collect(Collectors.joining(", ")));
    }
}
