package org.c2x.asn1.emit.c;

import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.CharacterStringType;

/**
 * Prints the statements for a REAL, OBJECT IDENTIFIER or RELATIVE-OID, contents octets after their length, and for a
 * time.
 */
final class ContentsCode {
    private final StepBody printer;
    private final FunctionBody body;
    private final Place place;
    private final String path;

    ContentsCode(StepBody printer, Place place, String path) {
        this.printer = printer;
        this.body = printer.body;
        this.place = place;
        this.path = path;
    }

    void real(Step.Real step) {
        if (step.width() > 0) {
            number(step.width() == Float.SIZE);
            return;
        }
        if (printer.direction == Direction.WRITE) {
            String function = printer.rules.plans().hasElements() ? printer.function("put_real") : "c2x_put_real";
            body.line(function + "(out, " + place.value() + ");");
            return;
        }
        String size = body.fresh("size");
        body.line("size_t " + size + ";")
                .call(printer.function("get_length") + "(in, &" + size + ", " + body.path(path) + ')')
                .call("c2x_get_real(in, " + place.address() + ", " + size + ", " + body.path(path) + ')');
    }

    /** A number of IEEE 754. */
    private void number(boolean single) {
        String name = single ? "single" : "double";
        if (printer.direction == Direction.WRITE) {
            if (single) {
                body.refuse("!c2x_is_single(" + place.value() + ')', "OUT_OF_RANGE", path);
            }
            body.line("c2x_put_" + name + "(out, " + place.value() + ");");
        } else {
            body.call("c2x_get_" + name + "(in, " + place.address() + ", " + body.path(path) + ')');
        }
    }

    void identifier() {
        String end = ", NULL, " + body.path(path) + ')';
        if (printer.direction == Direction.WRITE) {
            check();
            body.call(printer.function("put_long_string") + "(out, "
                    + place.member("octets").value() + ", "
                    + place.member("length").value() + end);
        } else {
            body.call(printer.function("take_long_string") + "(in, " + place.address() + end);
            check();
        }
    }

    /** The numbers of a time (X.691 clause 32, X.696 clause 29). */
    void time(CharacterStringType.Kind kind) {
        String function = printer.function(printer.direction == Direction.WRITE ? "put_time" : "take_time");
        body.call(function + '(' + printer.direction.variable() + ", " + place.address() + ", C2X_" + kind.name() + ", "
                + body.path(path) + ')');
    }

    private void check() {
        body.refuse("!c2x_is_oid(" + place.address() + ')', "OUT_OF_RANGE", path);
    }
}
