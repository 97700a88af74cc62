package org.c2x.asn1.emit.tree;

import org.c2x.asn1.emit.SourceWriter;

/** The heads of the methods that every mapping class has. */
final class TreeMethods {
    private final SourceWriter out;

    TreeMethods(SourceWriter out) {
        this.out = out;
    }

    void beginToTree(String javaType) {
        out.line()
                .javadoc("The tree of a value.\n@throws " + out.runtime("EncodeException")
                        + " if it holds an unknown enumeral")
                .line("public static " + out.use("org.c2x.asn1.value.Value") + " toTree(" + javaType + " value) {");
    }

    void beginFromTree(String javaType) {
        out.line()
                .javadoc("The value of a tree.\n@throws " + out.runtime("DecodeException")
                        + " if it is no value of the type")
                .line("public static " + javaType + " fromTree(" + out.use("org.c2x.asn1.value.Value") + " tree) {");
    }
}
