package org.c2x.asn1.emit.tree;

import org.c2x.asn1.emit.SourceWriter;

/** The heads of the methods that every mapping class has; those of recursive types count the levels of nesting. */
final class TreeMethods {
    private final SourceWriter out;
    private final boolean recursive;

    TreeMethods(SourceWriter out, boolean recursive) {
        this.out = out;
        this.recursive = recursive;
    }

    void beginToTree(String javaType) {
        String value = out.use("org.c2x.asn1.value.Value");
        out.line()
                .javadoc("The tree of a value.\n@throws " + out.runtime("EncodeException")
                        + " if it holds an unknown enumeral" + (recursive ? " or is nested too deeply" : ""))
                .line("public static " + value + " toTree(" + javaType + " value) {");
        if (recursive) {
            out.line("return toTree(value, 1);")
                    .line("}")
                    .line()
                    .line("static " + value + " toTree(" + javaType + " value, int depth) {")
                    .line(out.runtime("Nesting") + ".checkValue(depth);");
        }
    }

    void beginFromTree(String javaType) {
        String value = out.use("org.c2x.asn1.value.Value");
        out.line()
                .javadoc("The value of a tree.\n@throws " + out.runtime("DecodeException")
                        + " if it is no value of the type" + (recursive ? ", or nested too deeply" : ""))
                .line("public static " + javaType + " fromTree(" + value + " tree) {");
        if (recursive) {
            out.line("return fromTree(tree, 1);")
                    .line("}")
                    .line()
                    .line("static " + javaType + " fromTree(" + value + " tree, int depth) {")
                    .line(out.runtime("Nesting") + ".checkMessage(depth);");
        }
    }
}
