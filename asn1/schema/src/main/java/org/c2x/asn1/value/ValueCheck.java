package org.c2x.asn1.value;

import java.util.List;
import java.util.Optional;
import org.c2x.asn1.runtime.Excerpt;
import org.c2x.asn1.runtime.ObjectIdentifier;
import org.c2x.asn1.runtime.coding.ObjectIdentifierContents;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.LeafVisitor;
import org.c2x.asn1.schema.NamedNumber;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/** Checks values of types without components against what the type itself allows: bounds, sizes, alphabets, names. */
public final class ValueCheck {

    private ValueCheck() {}

    /** What is wrong with a value of a type without components, empty if nothing is. */
    public static Optional<String> problem(Type type, Value value) {
        return type.accept(new LeafCheck(value));
    }

    private static Optional<String> otherType(Value value) {
        return Optional.of("expected a value of another type than " + value);
    }

    private record LeafCheck(Value value) implements LeafVisitor<Optional<String>> {

        @Override
        public Optional<String> visit(BooleanType type) {
            return only(value instanceof BooleanValue);
        }

        @Override
        public Optional<String> visit(NullType type) {
            return only(value instanceof NullValue);
        }

        @Override
        public Optional<String> visit(IntegerType type) {
            return value instanceof IntegerValue number ? integer(type, number) : otherType(value);
        }

        @Override
        public Optional<String> visit(RealType type) {
            return only(value instanceof RealValue);
        }

        @Override
        public Optional<String> visit(EnumeratedType type) {
            return enumerated(type, value);
        }

        @Override
        public Optional<String> visit(BitStringType type) {
            return value instanceof BitStringValue bits
                    ? size(type.size(), NamedBits.canonical(type, bits.value()).length(), "bits")
                    : otherType(value);
        }

        @Override
        public Optional<String> visit(OctetStringType type) {
            return value instanceof OctetStringValue octets
                    ? size(type.size(), octets.value().length(), "octets")
                    : otherType(value);
        }

        @Override
        public Optional<String> visit(ObjectIdentifierType type) {
            return value instanceof ObjectIdentifierValue arcs ? arcs(type, arcs.value()) : otherType(value);
        }

        @Override
        public Optional<String> visit(CharacterStringType type) {
            return value instanceof CharacterStringValue text ? characters(type, text.value()) : otherType(value);
        }

        @Override
        public Optional<String> structured(Type type) {
            return otherType(value);
        }

        private Optional<String> only(boolean fits) {
            return fits ? Optional.empty() : otherType(value);
        }
    }

    /** What is wrong with a number. */
    public static Optional<String> integer(IntegerType type, IntegerValue value) {
        return type.extensible() || type.root().contains(value.toBigInteger())
                ? Optional.empty()
                : Optional.of(outside(type, value));
    }

    /** Says that a number is not within the root; a number of any size stays short. */
    public static String outside(IntegerType type, IntegerValue value) {
        return "expected an INTEGER within " + type.root() + ", found " + Excerpt.of(value.toBigInteger());
    }

    /** What is wrong with a length; the unit is its plural noun. */
    public static Optional<String> size(SizeConstraint size, long length, String unit) {
        return size.allows(length)
                ? Optional.empty()
                : Optional.of("expected " + size.root() + ' ' + unit + ", found " + length);
    }

    /** What is wrong with a character string: its length, a character outside the alphabet, half a surrogate pair. */
    public static Optional<String> characters(CharacterStringType type, String text) {
        int length = 0;
        for (int i = 0; i < text.length(); length++) {
            int character = text.codePointAt(i);
            boolean surrogate = character >= Character.MIN_SURROGATE && character <= Character.MAX_SURROGATE;
            if (surrogate || !type.alphabet().contains(character)) {
                return Optional.of("character U+%04X at index %d is not in the alphabet of the %s"
                        .formatted(character, length, type.kind().asn1Name()));
            }
            i += Character.charCount(character);
        }
        return size(type.size(), length, "characters");
    }

    /** What is wrong with the value of an ENUMERATED. */
    public static Optional<String> enumerated(EnumeratedType type, Value value) {
        if (value instanceof UnknownEnumeral unknown) {
            return type.extensible() && unknown.index() >= type.additions().size()
                    ? Optional.empty()
                    : Optional.of("the ENUMERATED has no unknown enumeral of index " + unknown.index());
        }
        if (!(value instanceof EnumeratedValue enumeral)) {
            return Optional.of("expected an enumeral, found " + value);
        }
        return contains(type.root(), enumeral.name()) || contains(type.additions(), enumeral.name())
                ? Optional.empty()
                : Optional.of("the ENUMERATED has no enumeral " + enumeral.name());
    }

    private static boolean contains(List<NamedNumber> enumerals, String name) {
        return enumerals.stream().anyMatch(enumeral -> enumeral.name().equals(name));
    }

    private static Optional<String> arcs(ObjectIdentifierType type, ObjectIdentifier value) {
        return type.relative() || ObjectIdentifierContents.isAbsolute(value)
                ? Optional.empty()
                : Optional.of(value + " is no object identifier");
    }
}
