package org.c2x.asn1.emit.proto;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NamedNumber;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/** What protobuf does not say of a type, as a comment: ranges, sizes, named numbers, and how octets are meant. */
final class TypeText {

    private TypeText() {}

    static String of(Type type, Variant variant) {
        Type resolved = type.resolved();
        List<String> parts = new ArrayList<>();
        if (resolved instanceof IntegerType integer) {
            if (Scalar.of(integer, variant) == Scalar.BYTES) {
                parts.add("INTEGER in two's complement, most significant octet first");
            }
            if (!integer.root().equals(IntegerSet.ALL)) {
                parts.add(integer.root().toString());
            }
            names(integer.namedNumbers()).ifPresent(parts::add);
        } else if (resolved instanceof BitStringType bits) {
            parts.add("BIT STRING");
            size(bits.size(), "bits").ifPresent(parts::add);
            if (Scalar.of(bits, variant) != Scalar.BYTES) {
                parts.add("bit 0 is the most significant one");
            } else if (!ProtoModel.isFixed(bits) && variant == Variant.TUNED) {
                parts.add("the first octet is the number of unused bits in the last one");
            }
            names(bits.namedBits()).ifPresent(parts::add);
        } else if (resolved instanceof OctetStringType octets) {
            size(octets.size(), "octets").ifPresent(parts::add);
        } else if (resolved instanceof CharacterStringType text) {
            parts.add(text.kind().asn1Name());
            size(text.size(), "characters").ifPresent(parts::add);
        } else if (resolved instanceof ObjectIdentifierType identifier) {
            parts.add((identifier.relative() ? "RELATIVE-OID" : "OBJECT IDENTIFIER") + ", contents octets as in BER");
        } else if (resolved instanceof NullType) {
            parts.add("NULL, always true");
        } else if (resolved instanceof ListType list) {
            size(list.size(), "elements").ifPresent(parts::add);
            // the elements of a list of lists are messages, which say it themselves
            String element = list.element().resolved() instanceof ListType ? "" : of(list.element(), variant);
            if (!element.isEmpty()) {
                parts.add("each " + element);
            }
        }
        return String.join("; ", parts);
    }

    private static Optional<String> size(SizeConstraint size, String unit) {
        return size.root().equals(IntegerSet.NON_NEGATIVE)
                ? Optional.empty()
                : Optional.of(size.root() + " " + unit);
    }

    private static Optional<String> names(List<NamedNumber> names) {
        return names.isEmpty()
                ? Optional.empty()
                : Optional.of(names.stream()
                        .map(named -> named.name() + " (" + named.number() + ')')
                        .collect(Collectors.joining(", ")));
    }
}
