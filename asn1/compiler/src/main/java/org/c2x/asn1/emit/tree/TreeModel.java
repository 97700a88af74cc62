package org.c2x.asn1.emit.tree;

import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.Recursion;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.Type;

/** Names of mapping classes, and the expressions that map a value. */
final class TreeModel {
    private final JavaModel java;
    private final String packageName;
    private final Recursion recursion = new Recursion();

    TreeModel(JavaModel java, String packageName) {
        this.java = java;
        this.packageName = packageName;
    }

    JavaModel java() {
        return java;
    }

    String packageName() {
        return packageName;
    }

    /** The class that maps the values of a declaration. */
    String className(Declaration declaration) {
        return java.companion(declaration.className(), "Tree");
    }

    /** The class that holds the schema. */
    String typesClass() {
        return java.companion("Module", "Types");
    }

    String mapper(Type type, SourceWriter out) {
        return out.use(packageName + '.' + java.companion(java.className(type), "Tree"));
    }

    /** True if values of the type can be nested, so that its mapping counts levels. */
    boolean isRecursive(Type type) {
        return recursion.isRecursive(type);
    }

    /** What a mapping passes to that of a part beside the value: how many levels enclose it. */
    private String depth(Type part, Type caller) {
        return isRecursive(part) && isRecursive(caller) ? ", depth + 1" : "";
    }

    /**
     * The expression for the tree of a Java value that is not null.
     *
     * @param caller the type whose mapping the expression is part of
     */
    String toTree(Type type, Type caller, String value, SourceWriter out) {
        if (JavaModel.hasCompanion(type)) {
            return mapper(type, out) + ".toTree(" + value + depth(type, caller) + ')';
        }
        return type.accept(new LeafTrees(value, out));
    }

    /**
     * The expression for the Java value of a tree.
     *
     * @param caller the type whose mapping the expression is part of
     */
    String fromTree(Type type, Type caller, String tree, SourceWriter out) {
        return JavaModel.hasCompanion(type)
                ? mapper(type, out) + ".fromTree(" + tree + depth(type, caller) + ')'
                : out.use("org.c2x.asn1.interpreter.mapping.Scalars")
                        + '.'
                        + type.accept(LeafConversions.OF)
                        + '('
                        + tree
                        + ')';
    }
}
