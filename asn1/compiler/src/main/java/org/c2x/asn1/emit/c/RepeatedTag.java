package org.c2x.asn1.emit.c;

import org.c2x.asn1.plan.Branch;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;

/** The tag with which a value of an untagged CHOICE within a CHOICE begins in OER (X.696 clause 20.1, note 3). */
final class RepeatedTag {
    private static final String TAG = "tag";

    private final StepWrite printer;
    private final FunctionBody body;
    private final String path;

    RepeatedTag(StepWrite printer, String path) {
        this.printer = printer;
        this.body = printer.body;
        this.path = path;
    }

    /** Prints the statements for the alternative that a place holds. */
    void write(Alternative untagged, Place place) {
        body.line("uint32_t " + TAG + ";");
        tell(untagged, place);
        body.call(printer.function("put_tag") + "(out, " + TAG + ", " + body.path(path) + ')');
    }

    private void tell(Alternative untagged, Place place) {
        ChoiceType type = (ChoiceType) untagged.type().resolved();
        body.line("switch (" + place.member("choice").text() + ") {");
        for (Branch branch : ((Step.Choice) printer.rules.plans().of(type)).branches()) {
            Alternative alternative = branch.alternative();
            body.line("case " + printer.model.choiceConstant(type, alternative) + ": {");
            if (branch.repeatsTag()) {
                tell(alternative, inner(type, alternative, place));
            } else {
                body.line(TAG + " = " + Literals.unsigned(branch.code()) + ";");
            }
            body.line("break;").line("}");
        }
        if (type.extensible()) {
            body.line("case " + printer.model.unknownConstant(type) + ": {")
                    .line("return " + body.refusal("NO_ENCODING", path, "") + ";")
                    .line("}");
        }
        body.line("default: {")
                .line("return " + body.refusal("OUT_OF_RANGE", path, "") + ";")
                .line("}")
                .line("}");
    }

    private Place inner(ChoiceType type, Alternative alternative, Place place) {
        Place inner =
                printer.model.place(place.member("u"), alternative.type(), printer.model.member(type, alternative));
        if (printer.model.isPointedTo(alternative.type())) {
            body.refuse(inner.text() + " == NULL", "OUT_OF_RANGE", path);
        }
        return inner;
    }
}
