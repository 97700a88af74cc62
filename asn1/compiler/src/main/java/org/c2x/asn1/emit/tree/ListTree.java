package org.c2x.asn1.emit.tree;

import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.ListType;

/** The two methods for a SEQUENCE OF or SET OF. */
final class ListTree {
    private final TreeModel model;
    private final ListType type;
    private final SourceWriter out;

    ListTree(TreeModel model, ListType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
    }

    void emit() {
        String javaType = model.java().javaType(type, out);
        String elements = out.use("org.c2x.asn1.interpreter.mapping.Elements");
        TreeMethods methods = new TreeMethods(out, model.isRecursive(type));
        methods.beginToTree(javaType);
        out.line("return " + elements + ".toTree(value" + elementToTree() + ");")
                .line("}");
        methods.beginFromTree(javaType);
        out.line("return " + elements + fromTree() + ';').line("}");
    }

    private String elementToTree() {
        return JavaModel.listKind(type) == JavaModel.ListKind.OBJECTS
                ? ", element -> " + model.toTree(type.element(), type, "element", out)
                : "";
    }

    private String fromTree() {
        return switch (JavaModel.listKind(type)) {
            case INTS -> ".toIntList(tree)";
            case LONGS -> ".toLongList(tree)";
            case OBJECTS -> ".fromTree(tree, element -> " + model.fromTree(type.element(), type, "element", out) + ')';
        };
    }
}
