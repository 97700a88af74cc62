package org.c2x.asn1.emit.rules;

import java.util.List;
import java.util.Optional;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Whole;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.Type;

/**
 * A constrained whole number in octets after their number (X.691 clause 11.5.7.4).
 *
 * <p>How many octets it takes is mostly the same in all messages: positions on earth have the most of them. So the code
 * asks for the most and for one less before it calculates with the number of octets. A JIT compiler leaves out what it
 * never sees happen; then it knows where the fields after the number are, as with fields of fixed width.
 *
 * @param mostOctets three or more, for fewer would be a field
 */
record CountedNumber(FieldForm form, int mostOctets) {

    /** The number of a type, if it is such a one and a long holds it. */
    static Optional<CountedNumber> of(CodecModel model, Type type) {
        return model.step(type) instanceof Step.Number number
                        && number.form() instanceof NumberForm.CountedOctets form
                        && JavaModel.whole(number.type()) != Whole.BIG
                ? FieldForm.ofRoot(form).map(field -> new CountedNumber(field, form.mostOctets()))
                : Optional.empty();
    }

    /** Bits of the number of octets. */
    int width() {
        return form.width();
    }

    /** The number of octets as a field. */
    Type count() {
        return new IntegerType(IntegerSet.of(1, 1L << width()), false, List.of());
    }

    /**
     * The expression for the octets of a number.
     *
     * @param variable holds what the number exceeds its lower bound by
     * @param writer   class of the writer
     */
    String octets(String variable, String writer) {
        int most = mostOctets;
        return variable + " > " + greatest(most - 1) + " ? " + most + " : " + variable + " > " + greatest(most - 2)
                + " ? " + (most - 1) + " : " + writer + ".octets(" + variable + ')';
    }

    private static String greatest(int octets) {
        return "0x" + "ff".repeat(octets) + 'L';
    }

    /** The expression that reads the number after a variable with the number of octets. */
    String read(String octets, String in) {
        int most = mostOctets;
        String usual = octets + " == " + most + " ? " + most + " : " + octets + " == " + (most - 1) + " ? " + (most - 1)
                + " : " + octets;
        return in + ".readOctetsRange(" + form.lower() + "L, " + form.upper() + "L, " + usual + ')';
    }
}
