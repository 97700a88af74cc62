package org.c2x.asn1.emit.c;

import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;

/** The statements that write the elements of a SEQUENCE OF or SET OF. */
final class ListWrite {
    private final StepBody steps;
    private final CModel model;
    private final FunctionBody body;
    private final WriteRun run;

    ListWrite(StepBody steps, WriteRun run) {
        this.steps = steps;
        this.model = steps.model;
        this.body = steps.body;
        this.run = run;
    }

    /** Prints the statements for all elements. */
    void list(Step.Repetition list) {
        body.line("const uint32_t count = value->count;");
        new LengthWrite(steps, run, list.type().size(), "")
                .write(list.length(), "count", () -> elements(list, "0", "count"), () -> joined(list));
    }

    private void joined(Step.Repetition list) {
        if (list.length() instanceof NumberForm.Continued continued) {
            continued(list, continued);
        } else {
            fragments(list);
        }
    }

    private void continued(Step.Repetition list, NumberForm.Continued form) {
        body.line("for (uint32_t i = 0; i < count; i++) {");
        if (form.least() == 0) {
            run.addConstant(0, 1);
        } else {
            body.line("if (i >= " + form.least() + ") {")
                    .line("c2x_put(out, 0, 1);")
                    .line("}");
        }
        element(list, "i");
        String end = "c2x_put(out, 1, 1);";
        if (form.most().isEmpty()) {
            body.line(end);
        } else {
            body.line("if (count < " + form.most().getAsInt() + ") {").line(end).line("}");
        }
    }

    private void fragments(Step.Repetition list) {
        body.line("size_t end = 0;")
                .line("size_t length;")
                .line("do {")
                .line("const size_t begin = end;")
                .line("length = " + steps.function("put_fragment") + "(out, count - begin);")
                .line("end += length;");
        steps.at(steps.phases.content(steps.phase()));
        elements(list, "begin", "end");
        body.line("} while (length >= C2X_FRAGMENT);");
    }

    private void elements(Step.Repetition list, String from, String to) {
        body.line("for (size_t i = " + from + "; i < " + to + "; i++) {");
        element(list, "i");
    }

    /** Ends the loop, too. */
    private void element(Step.Repetition list, String index) {
        body.line("const " + model.shape(list.type().element()).cType() + " *const element = value->items + " + index
                + ";");
        steps.element(list);
        body.line("}");
    }
}
