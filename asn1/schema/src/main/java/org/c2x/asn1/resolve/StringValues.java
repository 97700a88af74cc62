package org.c2x.asn1.resolve;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ContainedType;
import org.c2x.asn1.schema.NamedNumber;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ValueNode;
import org.c2x.asn1.value.BitStringValue;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.NamedBits;
import org.c2x.asn1.value.OctetStringValue;
import org.c2x.asn1.value.Value;

/** Values of BIT STRING, OCTET STRING and the character strings (X.680 clauses 22, 23 and 41). */
final class StringValues {
    /** Longer strings, which take a few letters to write, would only fill the memory. */
    private static final int MAXIMUM_LENGTH = 1 << 20;

    private final Resolution resolution;

    StringValues(Resolution resolution) {
        this.resolution = resolution;
    }

    // BitStringValue ::= bstring | hstring | "{" IdentifierList "}" | "{" "}" | CONTAINING Value
    Value bits(ValueNode node, Scope scope, BitStringType type) {
        BitString bits;
        if (node instanceof ValueNode.Digits digits) {
            bits = BitString.of(octets(digits), digits.digits().length() * digits.bitsPerDigit());
        } else if (node instanceof ValueNode.Braced braced) {
            bits = namedBits(braced, type);
        } else if (node instanceof ValueNode.Containing containing) {
            throw leftOut(containing, scope, type.contained());
        } else {
            throw ValueResolver.mismatch(node, type);
        }
        return new BitStringValue(type.namedBits().isEmpty() ? bits : withoutMeaninglessZeros(bits, type, node));
    }

    private BitString namedBits(ValueNode.Braced node, BitStringType type) {
        int[] indices = new int[node.elements().size()];
        int length = 0;
        for (int i = 0; i < indices.length; i++) {
            List<ValueNode> element = node.elements().get(i);
            if (element.size() != 1 || !(element.get(0) instanceof ValueNode.Reference name)) {
                throw new SourceError(element.get(0).position(), "expected the name of a bit");
            }
            indices[i] = index(name, type);
            length = Math.max(length, indices[i] + 1);
        }
        return BitString.withBits(length, indices);
    }

    private int index(ValueNode.Reference name, BitStringType type) {
        for (NamedNumber bit : type.namedBits()) {
            if (bit.name().equals(name.name().text())) {
                resolution.values.use(name.name(), bit);
                if (bit.number().signum() < 0 || bit.number().compareTo(BigInteger.valueOf(MAXIMUM_LENGTH)) >= 0) {
                    throw new SourceError(name.position(), "a value with bit " + bit.number() + " is too long");
                }
                return bit.number().intValue();
            }
        }
        List<String> known = type.namedBits().stream().map(NamedNumber::name).toList();
        throw new SourceError(
                name.position(),
                () -> "the BIT STRING has no bit '" + name.name() + "'"
                        + Suggestions.didYouMean(name.name().text(), known));
    }

    // X.680 clause 22.7: with named bits, zeros at the end are added or dropped as the size demands.
    private static BitString withoutMeaninglessZeros(BitString bits, BitStringType type, ValueNode node) {
        BigInteger least = type.size().root().lower().orElse(BigInteger.ZERO);
        if (least.compareTo(BigInteger.valueOf(MAXIMUM_LENGTH)) > 0) {
            throw new SourceError(node.position(), "a value of " + least + " bits is too long");
        }
        return NamedBits.canonical(type, bits);
    }

    // OctetStringValue ::= bstring | hstring | CONTAINING Value
    Value octets(ValueNode node, Scope scope, OctetStringType type) {
        if (node instanceof ValueNode.Digits digits) {
            return new OctetStringValue(OctetString.of(octets(digits)));
        }
        if (node instanceof ValueNode.Containing containing) {
            throw leftOut(containing, scope, type.contained());
        }
        throw ValueResolver.mismatch(node, type);
    }

    /** What CONTAINING holds is checked; which bits it is, only the encoding rules say, which are not known here. */
    private SourceError leftOut(ValueNode.Containing node, Scope scope, Optional<ContainedType> contained) {
        ContainedType contents = contained.orElseThrow(() -> new SourceError(
                node.position(), "a value with CONTAINING needs a type that is constrained by CONTAINING"));
        resolution.values.checked(node.value(), scope, contents.type());
        return leftOut(node.position());
    }

    static SourceError leftOut(Position position) {
        return SourceError.leftOut(
                position, "a value with CONTAINING, whose encoding is open, is left out, with what needs it");
    }

    /** The digits from the first bit on; what is missing of the last octet is zero. */
    private static byte[] octets(ValueNode.Digits node) {
        String digits = node.digits();
        int perOctet = 8 / node.bitsPerDigit();
        byte[] octets = new byte[(digits.length() + perOctet - 1) / perOctet];
        for (int i = 0; i < digits.length(); i++) {
            int shift = 8 - node.bitsPerDigit() * (i % perOctet + 1);
            octets[i / perOctet] |= (byte) (Character.digit(digits.charAt(i), 16) << shift);
        }
        return octets;
    }

    // RestrictedCharacterStringValue ::= cstring | CharacterStringList | Quadruple | Tuple
    Value characters(ValueNode node, Scope scope, CharacterStringType type) {
        if (node instanceof ValueNode.Characters characters) {
            return new CharacterStringValue(characters.text());
        }
        if (!(node instanceof ValueNode.Braced braced)) {
            throw ValueResolver.mismatch(node, type);
        }
        if (isCharacter(braced)) {
            return new CharacterStringValue(character(braced));
        }
        StringBuilder text = new StringBuilder();
        for (List<ValueNode> element : braced.elements()) {
            if (element.size() != 1) {
                throw new SourceError(element.get(0).position(), "expected one string between commas");
            }
            Value part = resolution.values.value(element.get(0), scope, type);
            text.append(((CharacterStringValue) part).value());
            if (text.length() > MAXIMUM_LENGTH) {
                throw new SourceError(node.position(), "this string is too long");
            }
        }
        return new CharacterStringValue(text.toString());
    }

    private static boolean isCharacter(ValueNode.Braced node) {
        return (node.elements().size() == 2 || node.elements().size() == 4)
                && node.elements().stream()
                        .allMatch(element -> element.size() == 1 && element.get(0) instanceof ValueNode.Number);
    }

    // Quadruple ::= "{" Group "," Plane "," Row "," Cell "}";  Tuple ::= "{" TableColumn "," TableRow "}"
    private static String character(ValueNode.Braced node) {
        boolean quadruple = node.elements().size() == 4;
        int code = 0;
        for (List<ValueNode> element : node.elements()) {
            BigInteger part = ((ValueNode.Number) element.get(0)).number();
            if (part.signum() < 0 || part.bitLength() > 8 || !quadruple && part.intValue() > 15) {
                throw new SourceError(element.get(0).position(), "no part of a character: " + part);
            }
            code = code << (quadruple ? 8 : 4) | part.intValue();
        }
        if (!Character.isValidCodePoint(code)) {
            throw new SourceError(node.position(), "Unicode has no such character");
        }
        return Character.toString(code);
    }
}
