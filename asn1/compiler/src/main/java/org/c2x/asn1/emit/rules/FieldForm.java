package org.c2x.asn1.emit.rules;

import java.math.BigInteger;
import java.util.Optional;
import org.c2x.asn1.plan.NumberForm;

/** A number in a field of fixed width: what it exceeds its lower bound by. */
record FieldForm(BigInteger lower, BigInteger upper, int width) {

    /** The field of a number, or of one of the extension root; empty if the form has no fixed width. */
    static Optional<FieldForm> ofRoot(NumberForm form) {
        NumberForm root = form instanceof NumberForm.Extensible extensible ? extensible.root() : form;
        if (root instanceof NumberForm.Constant constant) {
            return Optional.of(new FieldForm(constant.value(), constant.value(), 0));
        }
        return root instanceof NumberForm.Constrained constrained
                ? Optional.of(new FieldForm(constrained.lower(), constrained.upper(), constrained.width()))
                : Optional.empty();
    }
}
