package org.c2x.asn1.emit.mapping;

import java.util.function.Consumer;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.ListKind;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.ImmutableList;
import org.c2x.asn1.runtime.IntList;
import org.c2x.asn1.runtime.LongList;
import org.c2x.asn1.schema.ListType;

/** Loops over the elements of a list, which add an element's index to the path of an exception. */
public record ListLoops(JavaModel java, ListType type, SourceWriter out) {

    /**
     * Writes what maps the elements of {@code value}.
     *
     * @param refusing true if there can be exceptions
     * @param element  writes what maps {@code value.get(i)}
     */
    public void make(boolean refusing, Runnable element) {
        if (refusing) {
            out.line("int i = 0;").line("try {");
        }
        out.line("for (" + (refusing ? "" : "int i = 0") + "; i < value.size(); i++) {");
        element.run();
        out.line("}");
        if (refusing) {
            endTry(EncodeException.class);
        }
    }

    /**
     * Writes what reads the elements, and returns the list.
     *
     * @param count   the expression for their number
     * @param element the expression for the one with the index {@code i}
     * @param check   writes what refuses an element
     */
    public void read(String count, String element, Consumer<String> check) {
        ListKind kind = JavaModel.listKind(type);
        String elementType = switch (kind) {
            case INTS -> "int";
            case LONGS -> "long";
            case OBJECTS -> java.boxedType(type.element(), out);
        };
        boolean generic = elementType.indexOf('<') >= 0;
        if (generic) {
            out.line("@SuppressWarnings(\"unchecked\")");
        }
        String array = generic
                ? '(' + elementType + "[]) new " + elementType.replaceFirst("<.*", "<?>")
                : "new " + elementType;
        out.line(elementType + "[] elements = " + array + '[' + count + "];")
                .line("int i = 0;")
                .line("try {")
                .line("for (; i < elements.length; i++) {")
                .line(elementType + " element = " + element + ';');
        check.accept("element");
        out.line("elements[i] = element;").line("}");
        endTry(DecodeException.class);
        out.line("return "
                + out.runtime(
                        switch (kind) {
                            case INTS -> IntList.class;
                            case LONGS -> LongList.class;
                            case OBJECTS -> ImmutableList.class;
                        })
                + ".wrap(elements);");
    }

    private void endTry(Class<?> exception) {
        out.line("} catch (" + out.runtime(exception) + " e) {")
                .line("throw e.within(\"[\" + i + ']');")
                .line("}");
    }
}
