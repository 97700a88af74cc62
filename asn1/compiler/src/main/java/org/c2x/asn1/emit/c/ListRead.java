package org.c2x.asn1.emit.c;

import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.ListType;

/** The statements that read the elements of a SEQUENCE OF or SET OF. */
final class ListRead {
    private final StepBody steps;
    private final CModel model;
    private final FunctionBody body;

    ListRead(StepBody steps) {
        this.steps = steps;
        this.model = steps.model;
        this.body = steps.body;
    }

    /** Prints the statements for all elements. */
    void list(Step.Repetition list) {
        ListType type = list.type();
        Shape.Items shape = (Shape.Items) model.shape(type);
        if (list.length() instanceof NumberForm.Continued continued) {
            continued(list, continued);
            return;
        }
        if (list.length().fragments()) {
            fragments(list);
        } else {
            new LengthRead(steps, type.size(), "", "count", false).read(list.length(), () -> {}, () -> {});
            if (shape.isInline()) {
                body.line(shape.element().cType() + " *const items = value->items;");
            } else {
                take(list, "*const items", "count");
            }
            body.line("for (size_t i = 0; i < count; i++) {");
            element(list, "i");
            body.line("}");
        }
        body.line("value->count = (uint32_t) count;");
        if (!shape.isInline()) {
            body.line("value->items = items;");
        }
    }

    private void take(Step.Repetition list, String variable, String count) {
        body.line(model.shape(list.type().element()).cType() + ' ' + variable + " = c2x_take(in, " + count + sizes(list)
                        + ");")
                .refuseNull("items");
    }

    private String sizes(Step.Repetition list) {
        long least = Math.min(steps.rules.widths().of(list.element()).least(), Integer.MAX_VALUE);
        return ", sizeof *items, " + least + ", " + body.path("");
    }

    /** Reads a list that may come in fragments: how many elements there are shows when the last one is read. */
    private void fragments(Step.Repetition list) {
        String fragment = steps.function("get_fragment") + "(in, &length, &more, " + body.path("") + ')';
        body.line("size_t length;").line("bool more = false;");
        LengthRead length = new LengthRead(steps, list.type().size(), "", "length", true);
        Phase before = steps.phase();
        length.read(list.length(), () -> {}, () -> body.call(fragment));
        // after an extension bit the two lengths end anywhere
        steps.at(list.length() instanceof NumberForm.Length ? steps.phases.content(before) : Phase.UNKNOWN);
        take(list, "*items", "length");
        body.line("size_t count = 0;")
                .line("for (;;) {")
                .line("for (const size_t end = count + length; count < end; count++) {");
        element(list, "count");
        body.line("}")
                .line("if (!more) {")
                .line("break;")
                .line("}")
                .call(fragment)
                .line("items = c2x_grow(in, items, count, length" + sizes(list) + ");")
                .refuseNull("items")
                .line("}");
        length.checkJoined("count");
    }

    /** Reads a list with bits between its elements: how many there are shows at its end. */
    private void continued(Step.Repetition list, NumberForm.Continued form) {
        Shape.Items shape = (Shape.Items) model.shape(list.type());
        String element = shape.element().cType();
        String path = body.path("");
        if (shape.isInline()) {
            body.line(element + " *const items = value->items;");
        } else {
            body.line("c2x_list list;").call("c2x_begin_list(in, &list, " + path + ')');
        }
        body.line("uint32_t count = 0;").line("for (;;) {");
        leaveAtEnd(form);
        if (shape.isInline()) {
            body.line(element + " *const element = items + count;");
        } else {
            body.line(element + " *const element = c2x_keep(in, sizeof *element, " + path + ");")
                    .refuseNull("element");
        }
        steps.element(list);
        body.line("count++;").line("}");
        new LengthRead(steps, list.type().size(), "", "count", true).checkJoined("count");
        body.line("value->count = count;");
        if (!shape.isInline()) {
            body.line(element + " *const items = c2x_end_list(in, &list, count, sizeof *items, " + path + ");")
                    .refuseNull("items")
                    .line("value->items = items;");
        }
    }

    private void leaveAtEnd(NumberForm.Continued form) {
        form.most()
                .ifPresent(most ->
                        body.line("if (count == " + most + ") {").line("break;").line("}"));
        if (form.least() > 0) {
            body.line("if (count >= " + form.least() + ") {");
        }
        body.call("c2x_claim(in, 1, " + body.path("") + ')')
                .line("if (c2x_word(in, in->at - 1) >> 63 != 0) {")
                .line("break;")
                .line("}");
        if (form.least() > 0) {
            body.line("}");
        }
    }

    private void element(Step.Repetition list, String index) {
        body.line(model.shape(list.type().element()).cType() + " *const element = items + " + index + ";");
        steps.element(list);
    }
}
