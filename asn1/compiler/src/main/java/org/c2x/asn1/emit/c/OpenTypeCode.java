package org.c2x.asn1.emit.c;

import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.OpenType;

/** Prints the statements for an open type whose type other components tell (X.682 clause 10). */
final class OpenTypeCode {
    private final StepBody printer;
    private final FunctionBody body;
    private final OpenType type;
    private final Place place;
    private final String path;

    OpenTypeCode(StepBody printer, OpenType type, Place place, String path) {
        this.printer = printer;
        this.body = printer.body;
        this.type = type;
        this.place = place;
        this.path = path;
    }

    /**
     * Prints the statements.
     *
     * @param told the expression for the choice that the components tell, -1 for none
     */
    void value(Step content, String told) {
        printer.flush();
        if (printer.direction == Direction.READ && isTold()) {
            String index = body.fresh("type");
            body.line("const int " + index + " = " + told + ";");
            if (!type.extensible()) {
                body.refuse(index + " < 0", "OUT_OF_RANGE", path);
            }
            printer.member(
                    type,
                    content,
                    place,
                    path,
                    each -> body.line(each.member("choice").value() + " = (" + printer.model.choiceEnum(type) + ") "
                            + index + ";"));
        } else if (printer.direction == Direction.READ) {
            printer.member(type, content, place, path, each -> {});
            printer.flush();
            refuseOther(place, told);
        } else {
            printer.member(type, content, place, path, each -> refuseOther(each, told));
        }
    }

    /** False where the encoding tells the type, too. */
    private boolean isTold() {
        return printer.rules.plans().of(type) instanceof Step.Choice choice
                && choice.selector() instanceof NumberForm.Told;
    }

    private void refuseOther(Place each, String told) {
        body.refuse("(int) " + each.member("choice").value() + " != " + told, "OUT_OF_RANGE", path);
    }
}
