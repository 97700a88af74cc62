package org.c2x.asn1.emit.c;

import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.CharacterStringType.Kind;
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
        string(step.type(), step.type().size(), step.length(), "NULL", place, path);
    }

    final void characters(Step.Characters step, Place place, String path) {
        String alphabet = alphabets.argument(step.type().alphabet(), step.width(), step.indexed());
        string(step.type(), step.type().size(), step.length(), alphabet, place, path);
    }

    final void text(Step.Text step, Place place, String path) {
        CharacterStringType type = step.type();
        if (type.kind().isKnownMultiplier()) {
            String alphabet = alphabets.argument(type.alphabet(), Byte.SIZE * type.kind().octets(), false);
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
            body.refuse(
                    "!c2x_allows(" + alphabets.argument(type.alphabet()) + ", " + place.member("octets").value() + ", "
                            + place.member("length").value() + ')',
                    "OUT_OF_RANGE",
                    path);
        }
    }

    /** Prints the statements for octets, or characters of the same width. */
    abstract void string(
            Type type, SizeConstraint size, NumberForm form, String alphabet, Place place, String path);

    /** Prints the statements for text whose length in octets does not tell its characters. */
    abstract void text(CharacterStringType type, Place place, String path);

    /** Prints the statements for a BIT STRING that is no field. */
    abstract void bits(Step.Bits step, Place place, String path);
}
