package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import org.c2x.asn1.plan.CharacterCode;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.CharacterStringType.Kind;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/** Prints the statements for strings of bits, octets and characters. */
abstract class StringCode {
    /**
     * What a string consists of.
     *
     * @param aligned  true if the items begin at an octet after a length that is a number by itself
     * @param alphabet the argument for the alphabet of the characters, or that of octets
     * @param beyond   the same where the length is none of the extension root
     * @param isOpen   true if that alphabet has characters which the type does not permit
     */
    record Items(boolean aligned, String alphabet, String beyond, boolean isOpen) {
        private static final String OCTETS = "NULL";

        static Items of(boolean aligned, String alphabet) {
            return new Items(aligned, alphabet, alphabet, false);
        }

        static Items ofOctets(boolean aligned) {
            return of(aligned, OCTETS);
        }

        boolean isOctets() {
            return alphabet.equals(OCTETS);
        }
    }

    final StepBody printer;
    final FunctionBody body;
    private final Alphabets alphabets;

    StringCode(StepBody printer) {
        this.printer = printer;
        this.body = printer.body;
        this.alphabets = printer.constants.alphabets();
    }

    /** The zero bits after those of a fixed number. */
    static int padding(Step.Bits step) {
        return step.padded() ? -step.type().size().root().upper().orElseThrow().intValue() & 7 : 0;
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
    final String encodedBits(BitStringType type, Place place, String path) {
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
    final String encodedLength(BitStringType type, Place place, String path) {
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
    final String significantBits(Place place) {
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

    final void octets(Step.Octets step, Place place, String path) {
        if (step.length() instanceof NumberForm.Groups) {
            binary(step.type(), place, path);
            return;
        }
        string(step.type(), step.type().size(), step.length(), Items.ofOctets(step.aligned()), place, path);
    }

    final void characters(Step.Characters step, Place place, String path) {
        CharacterStringType type = step.type();
        boolean isOpen = !step.beyond().alphabet().equals(type.alphabet());
        Items items = new Items(step.aligned(), argument(step.root()), argument(step.beyond()), isOpen);
        coded(type, step.length(), items, place, path);
    }

    private String argument(CharacterCode code) {
        return alphabets.argument(code.alphabet(), code.width(), code.indexed());
    }

    private void coded(CharacterStringType type, NumberForm length, Items items, Place place, String path) {
        if (CModel.isUtf8(type)) {
            wide(type, length, items, place, path);
        } else {
            string(type, type.size(), length, items, place, path);
        }
    }

    final void text(Step.Text step, Place place, String path) {
        CharacterStringType type = step.type();
        if (type.kind().isKnownMultiplier()) {
            String alphabet =
                    alphabets.argument(type.alphabet(), Byte.SIZE * type.kind().octets(), false);
            coded(type, step.length(), Items.of(false, alphabet), place, path);
        } else {
            text(type, place, path);
        }
    }

    /** Prints the check of text in UTF-8; returns the number of its characters. */
    final String characters(Place place, String path) {
        String count = body.fresh("characters");
        body.line("size_t " + count + ";");
        body.refuse("!c2x_count_characters(" + place.address() + ", &" + count + ')', "OUT_OF_RANGE", path);
        return count;
    }

    /** Prints the check of characters of which the type may not have all that a string can hold. */
    final void allowed(CharacterStringType type, Place place, String path) {
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
    final void allowed(CharacterStringType type, String length, Place place, String path) {
        refuseOther(alphabet(type), length, place, path);
    }

    /** Prints the check of so many characters that are octets by themselves, whatever others a string can hold. */
    final void refuseOther(String alphabet, String length, Place place, String path) {
        body.refuse(
                "!c2x_allows(" + alphabet + ", " + place.member("octets").value() + ", " + length + ')',
                "OUT_OF_RANGE",
                path);
    }

    /** The argument for an alphabet whose characters are octets by themselves; UTF-8 has none. */
    final String alphabet(CharacterStringType type) {
        return CModel.isUtf8(type) ? "NULL" : alphabets.argument(type.alphabet());
    }

    /**
     * Has the items of a string begin at an octet if they are aligned, and there are any.
     *
     * @param length the expression for their number
     */
    final void align(boolean aligned, SizeConstraint size, String length, String path) {
        if (!aligned) {
            return;
        }
        boolean mayBeEmpty = size.root().lower().map(BigInteger::signum).orElse(0) <= 0;
        if (mayBeEmpty) {
            body.line("if (" + length + " > 0) {");
        }
        printer.align(path);
        printer.print();
        if (mayBeEmpty) {
            body.line("}");
        }
    }

    /** Prints the statements for octets, or characters of the same width. */
    abstract void string(Type type, SizeConstraint size, NumberForm form, Items items, Place place, String path);

    /** Prints the statements for characters of the same width which are held in UTF-8. */
    abstract void wide(CharacterStringType type, NumberForm length, Items items, Place place, String path);

    /** Prints the statements for text whose length in octets does not tell its characters. */
    abstract void text(CharacterStringType type, Place place, String path);

    /** Prints the statements for octets after their number in groups. */
    abstract void binary(OctetStringType type, Place place, String path);

    /**
     * Prints the statements for a string that may be in the string table.
     *
     * @param part number of the part of the table
     */
    abstract void tableString(CharacterStringType type, int part, Place place, String path);

    /** Prints the statements for a BIT STRING that is no field. */
    abstract void bits(Step.Bits step, Place place, String path);
}
