package org.c2x.asn1.emit.c;

import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.CharacterStringType.Kind;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/** Prints the statements for strings of bits, octets and characters. */
abstract class StringCode {
    final StepBody printer;
    final FunctionBody body;
    private final Alphabets alphabets;

    StringCode(StepBody printer, Alphabets alphabets) {
        this.printer = printer;
        this.body = printer.body;
        this.alphabets = alphabets;
    }

    /** The zero bits behind those of a fixed number. */
    static int padding(Step.Bits step) {
        return step.padded() ? -step.type().size().root().upper().orElseThrow().intValue() & 7 : 0;
    }

    final void octets(Step.Octets step, Place place, String path) {
        if (step.length() instanceof NumberForm.Groups) {
            binary(step.type(), place, path);
            return;
        }
        string(step.type(), step.type().size(), step.length(), "NULL", place, path);
    }

    final void characters(Step.Characters step, Place place, String path) {
        String alphabet = alphabets.argument(step.type().alphabet(), step.width(), step.indexed());
        string(step.type(), step.type().size(), step.length(), alphabet, place, path);
    }

    final void text(Step.Text step, Place place, String path) {
        CharacterStringType type = step.type();
        if (type.kind().isKnownMultiplier()) {
            String alphabet =
                    alphabets.argument(type.alphabet(), Byte.SIZE * type.kind().octets(), false);
            string(type, type.size(), step.length(), alphabet, place, path);
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

    /** Prints the check of characters that are octets by themselves. */
    final void allowed(CharacterStringType type, Place place, String path) {
        if (type.kind() != Kind.UTF8 && !type.alphabet().equals(type.kind().alphabet())) {
            allowed(type, place.member("length").value(), place, path);
        }
    }

    /** Prints the check of so many characters. */
    final void allowed(CharacterStringType type, String length, Place place, String path) {
        body.refuse(
                "!c2x_allows(" + alphabet(type) + ", " + place.member("octets").value() + ", " + length + ')',
                "OUT_OF_RANGE",
                path);
    }

    /** The argument for an alphabet whose characters are octets by themselves; all that UTF-8 has needs none. */
    final String alphabet(CharacterStringType type) {
        return type.kind() == Kind.UTF8 ? "NULL" : alphabets.argument(type.alphabet());
    }

    /** Prints the statements for octets, or characters of the same width. */
    abstract void string(Type type, SizeConstraint size, NumberForm form, String alphabet, Place place, String path);

    /** Prints the statements for text whose length in octets does not tell its characters. */
    abstract void text(CharacterStringType type, Place place, String path);

    /** Prints the statements for octets behind their number in groups. */
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
