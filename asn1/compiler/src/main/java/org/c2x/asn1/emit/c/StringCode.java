package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.CharacterStringType.Kind;

/** Prints the checks of strings of bits, octets and characters, which all encodings have. */
class StringCode {
    final CModel model;
    final FunctionBody body;
    final Alphabets alphabets;

    StringCode(CModel model, Alphabets alphabets, FunctionBody body) {
        this.model = model;
        this.alphabets = alphabets;
        this.body = body;
    }

    /** The least number of bits, in an int. */
    static int least(BitStringType type) {
        return type.size()
                .root()
                .lower()
                .orElse(BigInteger.ZERO)
                .min(BigInteger.valueOf(Integer.MAX_VALUE))
                .intValue();
    }

    /**
     * Prints the variable for a string of up to 64 bits as it is encoded, once it is checked: zeros after named bits
     * come and go with the size (X.680 clause 22.7).
     */
    final String encodedBits(BitStringType type, CPlace place, String path) {
        String bits = body.freshFor(path, "bits");
        body.line("const c2x_short_bits " + bits + " = "
                + (type.namedBits().isEmpty()
                        ? place.value()
                        : "c2x_significant_short_bits(" + place.value() + ", " + least(type) + ')')
                + ";");
        body.refuse(bits + ".length < 64 && " + bits + ".bits >> " + bits + ".length != 0", "OUT_OF_RANGE", path);
        return bits;
    }

    /** Prints the variable for the length that a string of bits is encoded with, which may be longer than its own. */
    final String encodedLength(BitStringType type, CPlace place, String path) {
        String length = body.freshFor(path, "bits");
        if (type.namedBits().isEmpty()) {
            body.line(
                    "const uint32_t " + length + " = " + place.member("length").value() + ";");
            return length;
        }
        body.line("const uint32_t " + length + " = " + atLeast(least(type), significantBits(place)) + ";");
        return length;
    }

    /** Prints the variable for the length of a string of bits without zeros at the end. */
    final String significantBits(CPlace place) {
        String significant = body.fresh("significant");
        body.line("const uint32_t " + significant + " = c2x_significant_bits(" + place.address() + ");");
        return significant;
    }

    /** The expression for a length that is not less than another one. */
    static String atLeast(int least, String length) {
        return least == 0 ? length : length + " < " + least + "u ? " + least + "u : " + length;
    }

    /** The end of a call: an alphabet and a path. */
    final String end(String alphabet, String path) {
        return ", " + alphabet + ", " + body.path(path) + ')';
    }

    /** Prints the check of text in UTF-8; returns the number of its characters. */
    final String characters(CPlace place, String path) {
        String count = body.fresh("characters");
        body.line("size_t " + count + ";");
        body.refuse("!c2x_count_characters(" + place.address() + ", &" + count + ')', "OUT_OF_RANGE", path);
        return count;
    }

    /** Prints the check of characters of which the type may not have all that a string can hold. */
    final void allowed(CharacterStringType type, CPlace place, String path) {
        if (CModel.isUtf8(type)) {
            if (!type.alphabet().equals(Kind.UTF8.alphabet())) {
                body.refuse(
                        "!c2x_allows_text(" + alphabets.argument(type.alphabet()) + ", " + place.address() + ')',
                        "OUT_OF_RANGE",
                        path);
            }
        } else if (type.kind().isTimeOf2008()
                || !type.alphabet().equals(type.kind().alphabet())) {
            allowed(type, place.member("length").value(), place, path);
        }
    }

    /** Prints the check of so many characters that are octets by themselves. */
    final void allowed(CharacterStringType type, String length, CPlace place, String path) {
        refuseOther(alphabet(type), length, place, path);
    }

    /** Prints the check of so many characters that are octets by themselves, whatever others a string can hold. */
    final void refuseOther(String alphabet, String length, CPlace place, String path) {
        body.refuse(
                "!c2x_allows(" + alphabet + ", " + place.member("octets").value() + ", " + length + ')',
                "OUT_OF_RANGE",
                path);
    }

    /** The argument for an alphabet whose characters are octets by themselves; UTF-8 has none. */
    final String alphabet(CharacterStringType type) {
        return CModel.isUtf8(type) ? "NULL" : alphabets.argument(type.alphabet());
    }

    /** The argument for characters that are so many octets each in the encoding. */
    final String octets(CharacterStringType type) {
        return alphabets.argument(type.alphabet(), Byte.SIZE * type.kind().octets(), false);
    }
}
