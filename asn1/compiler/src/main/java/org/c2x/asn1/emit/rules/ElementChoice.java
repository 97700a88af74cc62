package org.c2x.asn1.emit.rules;

import java.util.List;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Branch;
import org.c2x.asn1.plan.ConstantBits;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.program.Place;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.exi.ExiReader;
import org.c2x.asn1.runtime.exi.ExiWriter;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.NullType;

/** The methods of a CHOICE: the code of the alternative's element comes before its content. */
final class ElementChoice {
    private final CodecModel model;
    private final ChoiceType type;
    private final SourceWriter out;
    private final String choiceClass;
    private final Step.Choice step;
    private final int last;

    ElementChoice(CodecModel model, ChoiceType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.choiceClass = model.java().modelClass(type, out);
        this.step = (Step.Choice) model.step(type);
        this.last = step.branches().size() - 1;
    }

    void emit() {
        write();
        out.line();
        read();
    }

    private static boolean isNull(Alternative alternative) {
        return alternative.type().resolved() instanceof NullType;
    }

    private Place place(Alternative alternative) {
        return new Place.Chosen(Place.VALUE, type, alternative);
    }

    private String alternativeClass(Alternative alternative) {
        return choiceClass + '.' + model.java().alternativeClass(type, alternative);
    }

    private void write() {
        out.line("static void write(" + choiceClass + " value, " + out.runtime(ExiWriter.class) + " out) {");
        boolean traces = model.canRefuse(type);
        ErrorPath.begin(traces, out);
        Nesting.enter(model, type, "out", out);
        for (Branch branch : step.branches()) {
            Alternative alternative = branch.alternative();
            boolean isNull = isNull(alternative);
            out.line("if (value instanceof " + alternativeClass(alternative) + (isNull ? "" : " chosen") + ") {");
            ProgramWriter content = ProgramWriter.ofValue(model, out, new LocalNames("chosen"), "out");
            content.fields().addConstants(ConstantBits.ofSelector(model.plans(), step, branch));
            if (!isNull) {
                content.value(branch.content(), alternative.type(), place(alternative), "chosen.value()");
            }
            content.flush();
            Nesting.leave(model, type, "out", out);
            out.line("return;").line("}");
        }
        out.line("throw new " + out.runtime(EncodeException.class)
                + "(\"\", \"expected an alternative of this version, found \" + value);");
        ErrorPath.endEncoding(traces, out);
        out.line("}");
    }

    private void read() {
        out.line("static " + choiceClass + " read(" + out.runtime(ExiReader.class) + " in) {")
                .line("return read(in, in.readCode(" + last + "));")
                .line("}")
                .line()
                .javadoc("Reads after the code, which is a possible one.")
                .line("static " + choiceClass + " read(ExiReader in, int code) {")
                .line("String component = \"\";")
                .line("try {");
        Nesting.enter(model, type, "in", out);
        out.line("switch (code) {");
        List<Branch> branches = step.branches();
        for (int i = 0; i <= last; i++) {
            out.line((i < last ? "case " + i : "default") + " -> {");
            readAlternative(branches.get(i));
            out.line("}");
        }
        out.line("}");
        ErrorPath.endDecoding(out, model.hasConstrained(branches), "component");
        out.line("}");
    }

    private void readAlternative(Branch branch) {
        Alternative alternative = branch.alternative();
        if (!isNull(alternative)) {
            LocalNames names = new LocalNames("chosen", "code");
            ProgramReader content = new ProgramReader(model, out, names, type, "in");
            content.value(branch.content(), alternative.type(), place(alternative), "chosen");
            if (model.isValueConstrained(alternative.type())) {
                content.errors().none();
            }
            content.flush();
        }
        Nesting.leave(model, type, "in", out);
        out.line("return " + model.java().newAlternative(type, alternative, "chosen", out) + ';');
    }
}
