package org.c2x.asn1.emit.rules;

import java.math.BigInteger;
import java.util.Optional;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;

/**
 * A number with two bounds: what it exceeds its lower bound by.
 *
 * @param width bits of the field, or of the number of octets
 */
record FieldForm(BigInteger lower, BigInteger upper, int width, Layout layout) {

    /** Where the number is; the names of the runtime's methods say so. */
    enum Layout {
        /** In a field at any bit. */
        PACKED(""),
        /** In a field that begins at an octet. */
        ALIGNED("Aligned"),
        /** In octets after their number. */
        COUNTED("Counted");

        private final String infix;

        Layout(String infix) {
            this.infix = infix;
        }
    }

    /** The field of a number, or of one of the extension root; empty if the form has not both bounds. */
    static Optional<FieldForm> ofRoot(NumberForm form) {
        NumberForm root = form instanceof NumberForm.Extensible extensible ? extensible.root() : form;
        if (root instanceof NumberForm.Constant constant) {
            return Optional.of(new FieldForm(constant.value(), constant.value(), 0, Layout.PACKED));
        }
        if (root instanceof NumberForm.AlignedField field) {
            return Optional.of(new FieldForm(field.lower(), field.upper(), field.width(), Layout.ALIGNED));
        }
        if (root instanceof NumberForm.CountedOctets octets) {
            int width = ofRoot(octets.count()).orElseThrow().width();
            return Optional.of(new FieldForm(octets.lower(), octets.upper(), width, Layout.COUNTED));
        }
        return root instanceof NumberForm.Constrained field
                ? Optional.of(new FieldForm(field.lower(), field.upper(), field.width(), Layout.PACKED))
                : Optional.empty();
    }

    /** True if the number of bits comes before a BIT STRING in octets. */
    static boolean isMeasured(Step step) {
        return step instanceof Step.Bits bits
                && bits.length() instanceof NumberForm.OctetCount count
                && !(count.bits() instanceof NumberForm.Constant
                        && bits.type().size().isFixed());
    }

    /** The field for that number of bits; empty if it has groups. */
    static Optional<FieldForm> ofLength(Step.Bits step) {
        return ofRoot(((NumberForm.OctetCount) step.length()).bits());
    }

    /** True if the number is a field that may begin at any bit. */
    boolean isPacked() {
        return layout == Layout.PACKED;
    }

    /** The method of the runtime's reader or writer for a number of this layout: {@code readAlignedRange}. */
    String method(String verb, String noun) {
        return '.' + verb + layout.infix + noun + '(';
    }
}
