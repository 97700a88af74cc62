package org.c2x.asn1.emit.c;

import org.c2x.asn1.program.Lowering;
import org.c2x.asn1.program.Place;
import org.c2x.asn1.program.Statement;
import org.c2x.asn1.schema.Type;

/** The tag with which a value of an untagged CHOICE within a CHOICE begins in OER (X.696 clause 20.1, note 3). */
final class RepeatedTag {
    private static final String TAG = "tag";

    private final WriteBody printer;
    private final Lowering lowering;
    private final Place place;

    /** @param place of the untagged CHOICE */
    RepeatedTag(WriteBody printer, Lowering lowering, Place.Chosen place) {
        this.printer = printer;
        this.lowering = lowering;
        this.place = place;
    }

    /** Prints the statements for the CHOICE. */
    void write(CPlace choice) {
        printer.body.line("uint32_t " + TAG + ";");
        tell(place.type(), choice);
        printer.body.call(printer.function("put_tag") + "(out, " + TAG + printer.end(place));
    }

    private void tell(Type untagged, CPlace choice) {
        FunctionBody body = printer.body;
        CModel model = printer.model;
        Statement.Select select =
                (Statement.Select) lowering.of(untagged).statements().get(0);
        body.line("switch (" + choice.member("choice").text() + ") {");
        for (Statement.Arm arm : select.arms()) {
            body.line("case " + model.choiceConstant(select.type(), arm.place().alternative()) + ": {");
            if (arm.repeated()) {
                tell(arm.place().type(), inner(arm.place(), choice));
            } else {
                body.line(TAG + " = " + Literals.unsigned(arm.codes().get(0)) + ";");
            }
            body.line("break;").line("}");
        }
        if (select.type().extensible()) {
            body.line("case " + model.unknownConstant(select.type()) + ": {");
            printer.refuse("NO_ENCODING", place);
            body.line("}");
        }
        body.line("default: {");
        printer.refuse("OUT_OF_RANGE", place);
        body.line("}").line("}");
    }

    private CPlace inner(Place.Chosen inside, CPlace around) {
        CModel model = printer.model;
        CPlace inner =
                model.place(around.member("u"), inside.type(), model.member(inside.owner(), inside.alternative()));
        if (model.isPointedTo(inside.type())) {
            printer.refuse(inner.text() + " == NULL", "OUT_OF_RANGE", place);
        }
        return inner;
    }
}
