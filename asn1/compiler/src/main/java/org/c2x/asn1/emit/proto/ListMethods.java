package org.c2x.asn1.emit.proto;

import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.ListKind;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.Type;

/** The two methods for a repeated field: one adds the elements of a list to a builder, one reads them of a message. */
final class ListMethods {
    private final ProtoModel model;
    private final MappingMethods methods;
    private final SourceWriter out;
    private final ListType type;
    private final Type element;
    private final ProtoField field;

    ListMethods(ProtoModel model, MappingMethods methods, ProtoField field, SourceWriter out) {
        this.model = model;
        this.methods = methods;
        this.out = out;
        this.type = (ListType) field.type().resolved();
        this.element = type.element();
        this.field = field;
    }

    static String adder(ProtoField field) {
        return "add" + field.accessor();
    }

    static String reader(ProtoField field) {
        return "read" + field.accessor();
    }

    /** @param message the class of the message that has the field */
    void emit(String message) {
        add(message);
        read(message);
    }

    private void add(String message) {
        boolean refusing = MappingMethods.mayRefuse(element);
        out.line()
                .line("private static void " + adder(field) + '(' + model.java().javaType(type, out) + " value, "
                        + message + ".Builder message" + methods.depthParameter() + ") {");
        methods.leaves().checkEncodable(type, "value");
        if (refusing) {
            out.line("int i = 0;").line("try {").line("for (; i < value.size(); i++) {");
        } else {
            out.line("for (int i = 0; i < value.size(); i++) {");
        }
        methods.leaves().checkEncodable(element, "value.get(i)");
        out.line("message.add" + field.accessor() + '(' + methods.toMessage(element, "value.get(i)", false) + ");")
                .line("}");
        if (refusing) {
            out.line("} catch (" + out.runtime("EncodeException") + " e) {")
                    .line("throw e.within(\"[\" + i + ']');")
                    .line("}");
        }
        out.line("}");
    }

    private void read(String message) {
        String count = "message.get" + field.accessor() + "Count()";
        out.line()
                .line("private static " + model.java().javaType(type, out) + ' ' + reader(field) + '(' + message
                        + " message" + methods.depthParameter() + ") {");
        if (element.resolved() instanceof EnumeratedType) {
            // where in the list they were is not known any more
            out.line(out.runtime("MessageField") + ".known(" + MappingMethods.unknownNumbers(field) + ");");
        }
        methods.leaves().size(type.size(), count);
        String elementType = elementType();
        if (elementType.indexOf('<') >= 0) {
            out.line("@SuppressWarnings(\"unchecked\")");
        }
        out.line(elementType + "[] elements = " + newArray(elementType, count) + ';')
                .line("int i = 0;")
                .line("try {")
                .line("for (; i < elements.length; i++) {")
                .line(elementType + " element = "
                        + methods.fromMessage(element, "message.get" + field.accessor(), "(i)") + ';');
        if (!JavaModel.hasCompanion(element)) {
            methods.leaves().checkDecoded(element, "element");
        }
        out.line("elements[i] = element;")
                .line("}")
                .line("} catch (" + out.runtime("DecodeException") + " e) {")
                .line("throw e.within(\"[\" + i + ']');")
                .line("}")
                .line("return " + wrapper() + ".wrap(elements);")
                .line("}");
    }

    private String elementType() {
        return switch (JavaModel.listKind(type)) {
            case INTS -> "int";
            case LONGS -> "long";
            case OBJECTS -> model.java().boxedType(element, out);
        };
    }

    private static String newArray(String elementType, String count) {
        return elementType.indexOf('<') >= 0
                ? '(' + elementType + "[]) new " + elementType.replaceFirst("<.*", "<?>") + '[' + count + ']'
                : "new " + elementType + '[' + count + ']';
    }

    private String wrapper() {
        ListKind kind = JavaModel.listKind(type);
        return out.runtime(kind == ListKind.INTS ? "IntList" : kind == ListKind.LONGS ? "LongList" : "ImmutableList");
    }
}
