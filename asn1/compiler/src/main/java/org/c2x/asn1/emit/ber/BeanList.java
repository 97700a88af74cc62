package org.c2x.asn1.emit.ber;

import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.ListKind;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.ListType;

/** The two methods for a SEQUENCE OF or SET OF. */
final class BeanList {
    private final BerModel model;
    private final ListType type;
    private final SourceWriter out;
    private final String bean;
    private final String getter;
    private final BeanMethods methods;

    BeanList(BerModel model, ListType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.bean = model.bean(type.element(), out);
        this.getter = "bean.get" + bean.substring(bean.lastIndexOf('.') + 1) + "()";
        this.methods = new BeanMethods(model, type, model.java().javaType(type, out), out);
    }

    void emit() {
        fill();
        read();
    }

    private void fill() {
        boolean refusing = JavaModel.hasCompanion(type.element());
        methods.beginFill();
        out.line(out.use("java.util.List") + '<' + bean + "> elements = " + getter + ';')
                .line("for (int i = 0; i < value.size(); i++) {");
        if (refusing) {
            out.line("try {");
        }
        out.line("elements.add(" + model.toBean(type.element(), type, "value.get(i)", out) + ");");
        if (refusing) {
            out.line("} catch (" + out.runtime("EncodeException") + " e) {")
                    .line("throw e.within(\"[\" + i + ']');")
                    .line("}");
        }
        out.line("}").line("return bean;").line("}");
    }

    private void read() {
        methods.beginRead();
        out.line(out.use("java.util.List") + '<' + bean + "> elements = " + getter + ';');
        String size = BerModel.size(type.size());
        if (!size.isEmpty()) {
            out.line(BerModel.leaves(out) + ".checkSize(elements.size()" + size + ");");
        }
        ListKind kind = JavaModel.listKind(type);
        out.line(array(kind))
                .line("for (int i = 0; i < values.length; i++) {")
                .line("try {")
                .line("values[i] = " + model.fromBean(type.element(), "elements.get(i)", out) + ';')
                .line("} catch (" + out.runtime("DecodeException") + " e) {")
                .line("throw e.within(\"[\" + i + ']');")
                .line("}")
                .line("}")
                .line("return " + out.runtime(wrapper(kind)) + ".wrap(values);")
                .line("}");
    }

    private String array(ListKind kind) {
        return switch (kind) {
            case INTS -> "int[] values = new int[elements.size()];";
            case LONGS -> "long[] values = new long[elements.size()];";
            case OBJECTS -> objects(model.java().boxedType(type.element(), out));
        };
    }

    private String objects(String element) {
        if (element.indexOf('<') < 0) {
            return element + "[] values = new " + element + "[elements.size()];";
        }
        out.line("@SuppressWarnings(\"unchecked\")");
        return element + "[] values = (" + element + "[]) new " + element.replaceFirst("<.*", "<?>")
                + "[elements.size()];";
    }

    private static String wrapper(ListKind kind) {
        return switch (kind) {
            case INTS -> "IntList";
            case LONGS -> "LongList";
            case OBJECTS -> "ImmutableList";
        };
    }
}
