package org.c2x.asn1.value;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.runtime.ObjectIdentifier;
import org.c2x.asn1.runtime.ObjectIdentifierContents;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
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
        Type resolved = type.resolved();
        if (resolved instanceof IntegerType integer && value instanceof IntegerValue number) {
            return integer(integer, number);
        } else if (resolved instanceof EnumeratedType enumerated) {
            return enumerated(enumerated, value);
        } else if (resolved instanceof BitStringType bits && value instanceof BitStringValue string) {
            return size(bits.size(), NamedBits.canonical(bits, string.value()).length(), "bits");
        } else if (resolved instanceof OctetStringType octets && value instanceof OctetStringValue string) {
            return size(octets.size(), string.value().length(), "octets");
        } else if (resolved instanceof CharacterStringType characters && value instanceof CharacterStringValue string) {
            return characters(characters, string.value());
        } else if (resolved instanceof ObjectIdentifierType oid && value instanceof ObjectIdentifierValue arcs) {
            return arcs(oid, arcs.value());
        }
        boolean fits = resolved instanceof BooleanType && value instanceof BooleanValue
                || resolved instanceof NullType && value instanceof NullValue
                || resolved instanceof RealType && value instanceof RealValue;
        return fits ? Optional.empty() : Optional.of("expected a value of another type than " + value);
    }

    /** What is wrong with a number. */
    public static Optional<String> integer(IntegerType type, IntegerValue value) {
        return type.extensible() || type.root().contains(value.toBigInteger())
                ? Optional.empty()
                : Optional.of(outside(type, value));
    }

    /** Says that a number is not within the root; a number of any size stays short. */
    public static String outside(IntegerType type, IntegerValue value) {
        BigInteger number = value.toBigInteger();
        String found = number.bitLength() <= 128 ? number.toString() : "a number of " + number.bitLength() + " bits";
        return "expected an INTEGER within " + type.root() + ", found " + found;
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

    private static Optional<String> enumerated(EnumeratedType type, Value value) {
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
