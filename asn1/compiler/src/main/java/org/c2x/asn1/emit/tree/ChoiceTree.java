package org.c2x.asn1.emit.tree;

import java.util.List;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaValues;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.OpenType;

/** The two methods for a CHOICE. */
final class ChoiceTree {
    private final TreeModel model;
    private final ChoiceType type;
    private final SourceWriter out;
    private final String choice;
    private final TreeMethods methods;

    ChoiceTree(TreeModel model, ChoiceType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.choice = model.java().modelClass(type, out);
        this.methods = new TreeMethods(out, model.isRecursive(type));
    }

    void emit() {
        toTree();
        fromTree();
    }

    private void toTree() {
        List<Alternative> alternatives = type.alternatives();
        boolean refusing = alternatives.stream().anyMatch(alternative -> JavaModel.hasCompanion(alternative.type()));
        methods.beginToTree(choice);
        if (refusing) {
            out.line("String at = \"\";").line("try {");
        }
        alternatives.forEach(this::toTree);
        if (refusing) {
            out.line("} catch (" + out.runtime("EncodeException") + " e) {")
                    .line("throw e.within(at);")
                    .line("}");
        }
        if (type.extensible()) {
            out.line("if (value instanceof " + choice + ".Unknown chosen) {")
                    .line("return new " + out.use("org.c2x.asn1.value.UnknownAlternative") + '('
                            + (type instanceof OpenType ? "0" : "chosen.index()") + ", chosen.octets());")
                    .line("}");
        }
        // Java 17 cannot see that the cases are all there are
        out.line("throw new IllegalArgumentException(\"no alternative: \" + value);")
                .line("}");
    }

    private void toTree(Alternative alternative) {
        boolean isNull = alternative.type().resolved() instanceof NullType;
        String name = JavaValues.quote(alternative.name());
        out.line("if (value instanceof " + alternativeClass(alternative) + (isNull ? "" : " chosen") + ") {");
        if (JavaModel.hasCompanion(alternative.type())) {
            out.line("at = " + name + ';');
        }
        out.line("return new " + out.use("org.c2x.asn1.value.ChoiceValue") + '(' + name + ", "
                        + model.toTree(alternative.type(), type, "chosen.value()", out) + ");")
                .line("}");
    }

    private String alternativeClass(Alternative alternative) {
        return choice + '.' + model.java().alternativeClass(type, alternative);
    }

    private void fromTree() {
        String scalars = out.use("org.c2x.asn1.interpreter.mapping.Scalars");
        methods.beginFromTree(choice);
        if (type.extensible()) {
            out.line("if (tree instanceof " + out.use("org.c2x.asn1.value.UnknownAlternative") + " unknown) {")
                    .line("try {")
                    .line("return new " + choice + ".Unknown("
                            + JavaModel.unknown(type, "unknown.index()", "unknown.octets()") + ");")
                    .line("} catch (IllegalArgumentException e) {")
                    .line("throw " + scalars + ".mismatch(e.getMessage());")
                    .line("}")
                    .line("}");
        }
        String chosen = out.use("org.c2x.asn1.value.ChoiceValue");
        out.line(chosen + " chosen = " + scalars + ".toChoice(tree);")
                .line("try {")
                .line("return switch (chosen.name()) {");
        for (Alternative alternative : type.alternatives()) {
            out.line("case " + JavaValues.quote(alternative.name()) + " -> " + fromTree(alternative) + ';');
        }
        out.line("default -> throw " + scalars + ".mismatch(\"no such alternative\");")
                .line("};")
                .line("} catch (" + out.runtime("DecodeException") + " e) {")
                .line("throw e.within(chosen.name());")
                .line("} catch (IllegalArgumentException e) {")
                .line("throw " + scalars + ".mismatch(e.getMessage()).within(chosen.name());")
                .line("}")
                .line("}");
    }

    private String fromTree(Alternative alternative) {
        return model.java()
                .newAlternative(
                        type, alternative, model.fromTree(alternative.type(), type, "chosen.value()", out), out);
    }
}
