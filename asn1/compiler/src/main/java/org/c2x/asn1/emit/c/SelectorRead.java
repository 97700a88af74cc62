package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.c2x.asn1.plan.Branch;
import org.c2x.asn1.plan.LaterTags;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.plan.Step;

/** Prints what reads a CHOICE: what tells of an alternative, then this one. */
final class SelectorRead extends NumberPrinter {
    private final StepRead printer;
    private final FunctionBody body;
    private final CModel model;
    private final ReadRun run;
    private final Step.Choice choice;
    /** Where the chosen alternative begins. */
    private Phase chosen = Phase.UNKNOWN;

    /** @param run where a selector in a field of bits joins other fields */
    SelectorRead(StepRead printer, ReadRun run, Step.Choice choice) {
        super(printer, "");
        this.printer = printer;
        this.body = printer.body;
        this.model = printer.model;
        this.run = run;
        this.choice = choice;
    }

    @Override
    public Void visit(NumberForm.Extensible form) {
        return form.root().accept(this);
    }

    /** Extension bit and index of the root are read at once; that of an addition is where the latter would be. */
    @Override
    void field(BigInteger lower, int width) {
        if (choice.selector() instanceof NumberForm.Extensible) {
            extensible(width);
            return;
        }
        int last = choice.branches().size() - 1;
        run.add(width, "", (bits, at) -> {
            body.line("const uint32_t index = (uint32_t) " + bits + ";");
            if (last + 1 < 1 << width) {
                body.refuse("index > " + last + 'u', "OUT_OF_RANGE", "", at);
            }
        });
        printer.print();
        chosen = printer.phase();
        body.line("switch (index) {");
        for (int i = 0; i <= last; i++) {
            branch(i < last ? "case " + i : "default", choice.branches().get(i));
        }
        body.line("}");
    }

    private void extensible(int width) {
        int roots = choice.type().root().size();
        body.line("uint32_t index;");
        run.add(width + 1, "", (bits, at) -> body.line("index = (uint32_t) " + bits + ";"));
        printer.print();
        Phase root = printer.phase();
        body.line("if (index >= " + (1 << width) + "u) {").line("in->at -= " + width + ";");
        addition();
        body.line("} else {");
        chosen = root;
        branches(choice.branches().subList(0, roots), this::refuse);
        body.line("}");
    }

    private void addition() {
        int roots = choice.type().root().size();
        body.call(printer.function("get_small") + "(in, &index, " + body.path("") + ')');
        branches(choice.branches().subList(roots, choice.branches().size()), () -> unknown("index"));
    }

    @Override
    public Void visit(NumberForm.AlignedField form) {
        if (!(choice.selector() instanceof NumberForm.Extensible)) {
            return super.visit(form);
        }
        body.line("uint32_t index;");
        run.addFlag("extended", "");
        printer.print();
        Phase root = printer.phase();
        body.line("if (extended) {");
        addition();
        body.line("} else {");
        printer.at(root);
        printer.align("");
        run.add(form.width(), "", (bits, at) -> body.line("index = (uint32_t) " + bits + ";"));
        printer.print();
        chosen = printer.phase();
        branches(choice.branches().subList(0, choice.type().root().size()), this::refuse);
        body.line("}");
        return null;
    }

    @Override
    public Void visit(NumberForm.TagOctets form) {
        body.line("uint32_t index;").call(printer.function("get_tag") + "(in, &index, " + body.path("") + ')');
        chosen = printer.phase();
        Optional<LaterTags> tags = LaterTags.of(choice);
        branches(choice.branches(), tags.isPresent() ? () -> later(tags.get()) : this::refuse);
        return null;
    }

    /** Who calls the function has set the choice. */
    @Override
    public Void visit(NumberForm.Told form) {
        chosen = printer.phase();
        body.line("switch (value->choice) {");
        for (Branch branch : choice.branches()) {
            body.line("case " + model.choiceConstant(choice.type(), branch.alternative()) + ": {");
            content(branch);
        }
        body.line("default: {");
        if (choice.type().extensible()) {
            body.call(printer.function("take_long_string") + "(in, &value->u.unknown, NULL, " + body.path("") + ')');
        } else {
            refuse();
        }
        body.line("}").line("}");
        return null;
    }

    /** Where tags count the alternatives, another one tells the index in a later version. */
    private void later(LaterTags tags) {
        body.refuse("index < " + tags.first() + "u || index > " + tags.last() + 'u', "OUT_OF_RANGE", "");
        unknown("index - " + tags.base() + 'u');
    }

    private void refuse() {
        body.line("return " + body.refusal("OUT_OF_RANGE", "", "in->at") + ";");
    }

    private void branches(List<Branch> branches, Runnable otherwise) {
        if (branches.isEmpty()) {
            otherwise.run();
            return;
        }
        body.line("switch (index) {");
        for (Branch branch : branches) {
            branch(branch.codes().stream().map(code -> "case " + code).collect(Collectors.joining(": ")), branch);
        }
        body.line("default: {");
        otherwise.run();
        body.line("}").line("}");
    }

    private void branch(String label, Branch branch) {
        body.line(label + ": {")
                .line("value->choice = " + model.choiceConstant(choice.type(), branch.alternative()) + ";");
        content(branch);
    }

    private void content(Branch branch) {
        printer.at(chosen);
        if (branch.repeatsTag()) {
            repeated(branch);
        } else {
            printer.alternative(choice.type(), branch);
            printer.flush();
        }
        body.line("break;").line("}");
    }

    /** In OER an untagged CHOICE begins with the tag that has been read. */
    private void repeated(Branch branch) {
        String path = body.path(branch.alternative().name());
        boolean opens = branch.content() instanceof Step.OpenType;
        if (opens) {
            body.line("c2x_ends ends;").call(printer.function("enter_open") + "(in, &ends, " + path + ')');
        }
        body.call(printer.function("expect_tag") + "(in, index, " + path + ')');
        Step content = branch.content() instanceof Step.OpenType open ? open.content() : branch.content();
        printer.alternative(choice.type(), new Branch(branch.alternative(), branch.code(), content));
        printer.flush();
        if (opens) {
            body.line("c2x_leave_open(in, &ends);");
        }
    }

    private void unknown(String index) {
        body.line("value->choice = " + model.unknownConstant(choice.type()) + ";")
                .line("value->u.unknown.index = " + index + ";")
                .call(printer.function("take_long_string") + "(in, &value->u.unknown.octets, NULL, " + body.path("")
                        + ')');
    }
}
