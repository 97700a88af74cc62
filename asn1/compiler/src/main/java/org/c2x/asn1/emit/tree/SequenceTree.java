package org.c2x.asn1.emit.tree;

import java.util.List;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.MemberNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.SequenceType;

/** The two methods for a SEQUENCE or SET. */
final class SequenceTree {
    private final TreeModel model;
    private final SequenceType type;
    private final SourceWriter out;
    private final String record;
    private final String value;
    private final TreeMethods methods;

    SequenceTree(TreeModel model, SequenceType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.record = model.java().modelClass(type, out);
        this.value = out.use("org.c2x.asn1.value.Value");
        this.methods = new TreeMethods(out, model.isRecursive(type));
    }

    void emit() {
        toTree();
        fromTree();
    }

    private void toTree() {
        List<Component> components = type.components();
        boolean refusing = components.stream().anyMatch(component -> JavaModel.hasCompanion(component.type()));
        methods.beginToTree(record);
        out.line(value + "[] components = new " + value + '[' + components.size() + "];");
        if (refusing) {
            out.line("int at = 0;").line("try {");
        }
        for (int i = 0; i < components.size(); i++) {
            if (JavaModel.hasCompanion(components.get(i).type()) && i > 0) {
                out.line("at = " + i + ';');
            }
            out.line("components[" + i + "] = " + toTree(components.get(i)) + ';');
        }
        if (refusing) {
            out.line("} catch (" + out.runtime("EncodeException") + " e) {")
                    .line("throw e.within(SEQUENCE.components().get(at).name());")
                    .line("}");
        }
        out.line("return new " + out.use("org.c2x.asn1.value.SequenceValue") + "(SEQUENCE, components);")
                .line("}");
    }

    private String toTree(Component component) {
        String accessor = "value." + MemberNames.of(type, component) + "()";
        String tree = model.toTree(component.type(), type, accessor, out);
        return JavaModel.isNullable(type, component) ? accessor + " == null ? null : " + tree : tree;
    }

    private void fromTree() {
        String reader = out.use("org.c2x.asn1.interpreter.mapping.ComponentReader");
        methods.beginFromTree(record);
        List<Component> components = type.components();
        if (components.isEmpty()) {
            out.line("new " + reader + "(SEQUENCE, tree);")
                    .line("return new " + record + "();")
                    .line("}");
            return;
        }
        out.line(reader + " in = new " + reader + "(SEQUENCE, tree);")
                .line("try {")
                .line("return new " + record + '(');
        for (int i = 0; i < components.size(); i++) {
            out.continuation(fromTree(components.get(i)) + (i < components.size() - 1 ? "," : ");"));
        }
        out.line("} catch (" + out.runtime("DecodeException") + " e) {")
                .line("throw in.within(e);")
                .line("} catch (IllegalArgumentException e) {")
                .line("throw " + reader + ".refused(e);")
                .line("}")
                .line("}");
    }

    private String fromTree(Component component) {
        boolean hasDefault = component.defaultValue().isPresent();
        if (!hasDefault && !JavaModel.isNullable(type, component)) {
            return model.fromTree(component.type(), type, "in.next()", out);
        }
        String otherwise = hasDefault ? record + '.' + MemberNames.ofDefault(type, component) : "null";
        return "in.nextIsPresent() ? " + model.fromTree(component.type(), type, "in.value()", out) + " : " + otherwise;
    }
}
