package org.c2x.codec.ber;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Stream;
import org.c2x.asn1.interpreter.ValueText;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.NamedNumber;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.BitStringValue;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.OctetStringValue;

/** The contents octets of a primitive encoding as one reads them (X.690 clauses 8.2 to 8.23). */
final class ContentsText {
    private ContentsText() {}

    /** What the contents say, empty where they are none of the type's; whether they are allowed does not matter. */
    static String of(Type use, byte[] octets, Tlv value) {
        byte[] contents = Arrays.copyOfRange(octets, value.contents(), value.end());
        Type type = use.resolved();
        if (type instanceof OctetStringType) {
            return ValueText.of(use, new OctetStringValue(OctetString.wrap(contents)));
        }
        if (type instanceof CharacterStringType) {
            return ValueText.of(use, new CharacterStringValue(new String(contents, StandardCharsets.UTF_8)));
        }
        if (contents.length == 0) {
            return "";
        }
        if (type instanceof IntegerType) {
            return ValueText.of(use, IntegerValue.of(new BigInteger(contents)));
        }
        if (type instanceof EnumeratedType enumerated) {
            return enumeral(enumerated, new BigInteger(contents));
        }
        if (type instanceof BooleanType) {
            return ValueText.of(use, new BooleanValue(contents[0] != 0));
        }
        return type instanceof BitStringType ? bits(use, contents) : "";
    }

    private static String enumeral(EnumeratedType type, BigInteger number) {
        return Stream.concat(type.root().stream(), type.additions().stream())
                .filter(enumeral -> enumeral.number().equals(number))
                .map(NamedNumber::name)
                .map(name -> ValueText.of(type, new EnumeratedValue(name)))
                .findFirst()
                .orElse("unknown enumeral (" + number + ")");
    }

    private static String bits(Type use, byte[] contents) {
        int length = (contents.length - 1) * Byte.SIZE - contents[0];
        byte[] octets = Arrays.copyOfRange(contents, 1, contents.length);
        boolean whole = 0 <= contents[0] && contents[0] < Byte.SIZE && length >= 0;
        return whole ? ValueText.of(use, new BitStringValue(BitString.of(octets, length))) : "";
    }
}
