package org.c2x.asn1.emit.views;

import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.PlanBuilder;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.plan.UperRules;
import org.c2x.asn1.plan.Width;
import org.c2x.asn1.plan.Widths;
import org.c2x.asn1.schema.Type;

/** The plans of unaligned PER, and what views ask about them. */
final class UperSteps {
    private final PlanBuilder plans = new UperRules();
    private final Widths widths = new Widths(plans);

    /** What a message of a type is coded as. */
    Step whole(Type type) {
        return coded(plans.whole(type));
    }

    /** A step without constraints that its encoding does not show; in place of a use what it stands for. */
    Step coded(Step step) {
        if (step instanceof Step.Checked checked) {
            return coded(checked.base());
        }
        return step instanceof Step.Use use ? coded(plans.of(use)) : step;
    }

    Width width(Step step) {
        return widths.of(step);
    }

    /** Bits before an alternative of the extension root. */
    int selectorWidth(Step.Choice choice) {
        return choice.selector() instanceof NumberForm.Extensible extensible
                ? 1 + fieldWidth(extensible.root())
                : fieldWidth(choice.selector());
    }

    /** Bits of a number with two bounds. */
    static int fieldWidth(NumberForm form) {
        return form instanceof NumberForm.Constrained field ? field.width() : 0;
    }

    static AssertionError notInUper(Object step) {
        return new AssertionError(step + " is no step of unaligned PER");
    }
}
