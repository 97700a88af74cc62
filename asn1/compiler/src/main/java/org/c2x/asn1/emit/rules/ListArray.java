package org.c2x.asn1.emit.rules;

import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.ListKind;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.runtime.ImmutableList;
import org.c2x.asn1.schema.ListType;

/** The array that the elements of a list are read into, and the list around it. */
final class ListArray {
    private final ListKind kind;
    private final String listType;
    private final String elementType;
    private final SourceWriter out;

    ListArray(CodecModel model, ListType type, SourceWriter out) {
        this.kind = JavaModel.listKind(type);
        this.listType = model.java().javaType(type, out);
        this.elementType = hasObjects()
                ? model.java().boxedType(type.element(), out)
                : model.java().javaType(type.element(), out);
        this.out = out;
    }

    /** True if elements are no primitive numbers. */
    boolean hasObjects() {
        return kind == ListKind.OBJECTS;
    }

    /** The Java type of the list. */
    String listType() {
        return listType;
    }

    /** The Java type of an element. */
    String elementType() {
        return elementType;
    }

    /** Declares an array. */
    void declare(String variable, String size) {
        declare(variable, size, "", ";");
    }

    /**
     * Declares an array that goes through a call.
     *
     * @param call up to its last argument, which is the array
     */
    void declareThrough(String call, String variable, String size) {
        declare(variable, size, call, ");");
    }

    private void declare(String variable, String size, String call, String end) {
        String created = "new " + elementType + '[' + size + ']';
        if (elementType.contains("<")) {
            String raw = elementType.substring(0, elementType.indexOf('<'));
            out.line("@SuppressWarnings(\"unchecked\")");
            created = '(' + elementType + "[]) new " + raw + "<?>[" + size + ']';
        }
        out.line(elementType + "[] " + variable + " = " + call + created + end);
    }

    /** Returns the list around an array. */
    void returnList(String elements) {
        out.line("return " + wrapped(elements) + ';');
    }

    /** An expression for the list around an array. */
    String wrapped(String elements) {
        return wrapper() + ".wrap(" + elements + ')';
    }

    /** Sets the variable {@code list} to a list of all fragments. */
    void join(String fragments) {
        out.line("list = "
                + (hasObjects()
                        ? wrapper() + ".of(" + fragments + ");"
                        : wrapper() + ".wrap(" + fragments + ".joinInto(new " + elementType + '[' + fragments
                                + ".count()]));"));
    }

    private String wrapper() {
        return switch (kind) {
            case INTS -> "IntList";
            case LONGS -> "LongList";
            case OBJECTS -> out.runtime(ImmutableList.class);
        };
    }
}
