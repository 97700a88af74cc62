package org.c2x.asn1.emit.rules;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.Identifiers;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Branch;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.NullType;

/** The methods of a CHOICE or open type: the element of the chosen type (X.690 clauses 8.13 and 8.15). */
final class TaggedChoice {
    private final CodecModel model;
    private final ChoiceType type;
    private final SourceWriter out;
    private final String choiceClass;
    private final Step.Choice step;

    TaggedChoice(CodecModel model, ChoiceType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.choiceClass = model.java().modelClass(type, out);
        this.step = (Step.Choice) model.step(type);
    }

    void emit() {
        write();
        out.line();
        read();
    }

    private static boolean isNull(Alternative alternative) {
        return alternative.type().resolved() instanceof NullType;
    }

    /** True if components of the SEQUENCE around it tell the alternatives apart. */
    private boolean isTold() {
        return step.selector() instanceof NumberForm.Told;
    }

    private void write() {
        boolean traces = model.canRefuse(type);
        TaggedWrite.within(type, model, out, new LocalNames()).begin(choiceClass + " value", traces);
        Nesting.enter(model, type, "out", out);
        for (Branch branch : step.branches()) {
            Alternative alternative = branch.alternative();
            String name = choiceClass + '.' + model.java().alternativeClass(type, alternative);
            out.line("if (value instanceof " + name + (isNull(alternative) ? "" : " chosen") + ") {");
            if (traces && model.canRefuse(alternative.type())) {
                out.line("component = \"" + alternative.name() + "\";");
            }
            TaggedWrite values = TaggedWrite.within(type, model, out, new LocalNames("chosen"));
            values.write(branch.content(), alternative.type(), "chosen.value()");
            Nesting.leave(model, type, "out", out);
            values.finish();
            out.line("}");
        }
        if (type.extensible()) {
            writeUnknown();
            Nesting.leave(model, type, "out", out);
        } else {
            // a sealed interface has no others, but Java 17 cannot see that in a chain of instanceof
            out.line("throw new " + out.runtime(EncodeException.class)
                    + "(\"\", \"expected an alternative, found \" + value);");
        }
        ErrorPath.endEncoding(traces, out);
        out.line("}");
    }

    private void writeUnknown() {
        String write = "out.writeElement(((" + choiceClass + ".Unknown) value).octets())";
        if (isTold()) {
            out.line(write + ";");
            return;
        }
        String known = step.branches().stream()
                .flatMap(branch -> Identifiers.leading(model.plans(), branch.content()).stream())
                .collect(Collectors.joining(", "));
        if (known.isEmpty()) {
            out.line(write + ";");
            return;
        }
        out.line("switch (" + write + ") {")
                .line("case " + known + " -> throw new " + out.runtime(EncodeException.class)
                        + "(\"\", \"expected the element of an unknown alternative, found a known one\");")
                .line("default -> {")
                .line("}")
                .line("}");
    }

    private void read() {
        if (isTold()) {
            out.javadoc("Reads the type of an index that other components tell, -1 for none known.");
        }
        out.line("static " + choiceClass + " read(" + model.reader(out) + " in" + (isTold() ? ", int index" : "")
                + ") {");
        ErrorPath.begin(out);
        Nesting.enter(model, type, "in", out);
        out.line("switch (" + (isTold() ? "index" : "in.nextTag()") + ") {");
        for (Branch branch : step.branches()) {
            List<String> labels =
                    isTold() ? List.of("" + branch.code()) : Identifiers.leading(model.plans(), branch.content());
            if (!labels.isEmpty()) {
                readBranch("case " + String.join(", ", labels), branch);
            }
        }
        Optional<Branch> other = other();
        other.ifPresentOrElse(
                branch -> readBranch("default", branch),
                () -> out.line("default -> {").line("}"));
        out.line("}");
        ErrorPath.endDecoding(out, model.hasConstrained(step.branches()), "component");
        if (other.isEmpty()) {
            readUnknown();
        }
        out.line("}");
    }

    /** The alternative that an element of a tag not known here belongs to. */
    private Optional<Branch> other() {
        return isTold()
                ? Optional.empty()
                : step.branches().stream()
                        .filter(branch -> model.leadingTags(branch.content()).other())
                        .findFirst();
    }

    private void readUnknown() {
        if (type.extensible()) {
            String octets = "in.readElement()";
            out.line(choiceClass + ".Unknown unknown = new " + choiceClass + ".Unknown("
                    + JavaModel.unknown(type, "" + type.additions().size(), octets) + ");");
            Nesting.leave(model, type, "in", out);
            out.line("return unknown;");
        } else if (isTold()) {
            out.line("throw in.error(in.position(), \"\", \"the components that tell the type tell none\");");
        } else {
            out.line("throw in.wrongTag(\"the tag of an alternative\");");
        }
    }

    private void readBranch(String label, Branch branch) {
        Alternative alternative = branch.alternative();
        TaggedValue value = new TaggedValue(model, out, new LocalNames("index", "chosen"));
        out.line(label + " -> {").line("component = \"" + alternative.name() + "\";");
        value.read(branch.content(), alternative.type(), "chosen", "");
        Nesting.leave(model, type, "in", out);
        out.line("return " + model.java().newAlternative(type, alternative, "chosen", out) + ';')
                .line("}");
    }
}
