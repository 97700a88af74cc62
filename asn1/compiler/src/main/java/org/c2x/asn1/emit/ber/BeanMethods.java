package org.c2x.asn1.emit.ber;

import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.Type;

/** The heads of the methods that mapping classes have; those of recursive types count the levels of nesting. */
final class BeanMethods {
    private final BerModel model;
    private final Type type;
    private final String javaType;
    private final SourceWriter out;

    BeanMethods(BerModel model, Type type, String javaType, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.javaType = javaType;
        this.out = out;
    }

    void beginFill() {
        boolean recursive = model.isRecursive(type);
        String head = "static <B extends " + model.beans().of(type) + "> B fill(B bean, " + javaType + " value";
        out.line()
                .javadoc("Gives a new object the components of a value.\n@throws " + out.runtime("EncodeException")
                        + " if it holds what has no place in BER" + (recursive ? " or is nested too deeply" : ""))
                .line("public " + head + ") {");
        if (recursive) {
            out.line("return fill(bean, value, 1);")
                    .line("}")
                    .line()
                    .line(head + ", int depth) {")
                    .line(out.runtime("Nesting") + ".checkValue(depth);");
        }
    }

    void beginRead() {
        out.line()
                .javadoc("The value of an object.\n@throws " + out.runtime("DecodeException")
                        + " if it is no value of the type")
                .line("public static " + javaType + " read(" + model.beans().of(type) + " bean) {");
    }
}
