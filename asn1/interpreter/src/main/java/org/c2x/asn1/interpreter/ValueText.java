package org.c2x.asn1.interpreter;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.Excerpt;
import org.c2x.asn1.schema.AnyType;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.NamedNumber;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.BitStringValue;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.ObjectIdentifierValue;
import org.c2x.asn1.value.OctetStringValue;
import org.c2x.asn1.value.RealValue;
import org.c2x.asn1.value.UnknownAlternative;
import org.c2x.asn1.value.UnknownEnumeral;
import org.c2x.asn1.value.Value;

/** Types and values as one reads them: numbers with their names, strings cut where they get long. */
public final class ValueText {
    /** Longest number that is shown digit by digit: keys of RSA are shorter. */
    private static final int MOST_BITS = 1 << 14;

    private ValueText() {}

    /** The name of a type: of its definition, else of the ASN.1 type. */
    public static String nameOf(Type type) {
        return type instanceof AnyType ? "ANY" : TypeName.of(type);
    }

    /**
     * A value with its meaning: a named number's name, an enumeral's number, the names of the bits that are set; of a
     * structure no more than which alternative or how many elements it has.
     */
    public static String of(Type type, Value value) {
        Type resolved = type.resolved();
        if (value instanceof IntegerValue number && resolved instanceof IntegerType integer) {
            return of(number.toBigInteger()) + namesOf(integer.namedNumbers(), number.toBigInteger());
        } else if (value instanceof EnumeratedValue enumeral && resolved instanceof EnumeratedType enumerated) {
            return enumeral.name() + numberOf(enumerated, enumeral.name());
        } else if (value instanceof BitStringValue bits && resolved instanceof BitStringType declared) {
            return Excerpt.of(bits.value().toString()) + setBits(declared.namedBits(), bits.value());
        } else if (value instanceof ListValue list) {
            return list.elements().size() + (list.elements().size() == 1 ? " element" : " elements");
        } else if (value instanceof ChoiceValue choice) {
            return choice.name();
        }
        return plain(value);
    }

    /** A number: beyond 64 bits in hex, as serial numbers of certificates are written; of a huge one its size. */
    public static String of(BigInteger number) {
        return number.bitLength() < Long.SIZE
                ? number.toString()
                : number.bitLength() <= MOST_BITS ? number.toString(16) + " (hex)" : Excerpt.of(number);
    }

    private static String plain(Value value) {
        if (value instanceof BooleanValue bool) {
            return bool.value() ? "TRUE" : "FALSE";
        } else if (value instanceof OctetStringValue octets) {
            return "'" + Excerpt.of(octets.value().toHex()) + "'H";
        } else if (value instanceof CharacterStringValue string) {
            return '"' + Excerpt.of(string.value()) + '"';
        } else if (value instanceof ObjectIdentifierValue oid) {
            return Excerpt.of(oid.value().toString());
        } else if (value instanceof RealValue real) {
            return Double.toString(real.value());
        } else if (value instanceof UnknownEnumeral unknown) {
            return "unknown enumeral, index " + unknown.index();
        } else if (value instanceof UnknownAlternative unknown) {
            return unknown(unknown) + ", '" + Excerpt.of(unknown.octets().toHex()) + "'H";
        }
        return "";
    }

    private static String unknown(UnknownAlternative unknown) {
        return "unknown alternative, index " + unknown.index();
    }

    /** A value whose elements are shown by themselves. */
    public static String ofElements(Value value) {
        return value instanceof UnknownAlternative unknown ? unknown(unknown) : "";
    }

    private static String namesOf(List<NamedNumber> names, BigInteger number) {
        String found = names.stream()
                .filter(name -> name.number().equals(number))
                .map(NamedNumber::name)
                .collect(Collectors.joining(", "));
        return found.isEmpty() ? "" : " (" + found + ")";
    }

    private static String numberOf(EnumeratedType type, String name) {
        return Stream.concat(type.root().stream(), type.additions().stream())
                .filter(enumeral -> enumeral.name().equals(name))
                .map(enumeral -> " (" + enumeral.number() + ")")
                .findFirst()
                .orElse("");
    }

    private static String setBits(List<NamedNumber> names, BitString bits) {
        String set = names.stream()
                .filter(name -> isSet(bits, name.number()))
                .map(NamedNumber::name)
                .collect(Collectors.joining(", "));
        return set.isEmpty() ? "" : " (" + set + ")";
    }

    private static boolean isSet(BitString bits, BigInteger index) {
        return index.compareTo(BigInteger.valueOf(bits.length())) < 0 && bits.get(index.intValue());
    }
}
