package org.c2x.asn1.emit.exi;

import org.c2x.asn1.emit.Conditions;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.ListKind;
import org.c2x.asn1.emit.LeastOctets;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.emit.bits.Names;
import org.c2x.asn1.plan.xml.XmlType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.Type;

/**
 * The methods of a SEQUENCE OF or SET OF. As soon as a list may end, a bit in front of each element says that it goes
 * on; another one ends it, unless it has as many elements as it can.
 */
final class ListCodec {
    /** What growing and cutting an array takes, in places of one that has just the right size. */
    private static final int COPIES = 3;
    /** Up to so many elements are counted at once, when they have been read. */
    private static final int FEW = 64;

    private final ExiModel model;
    private final ListType type;
    private final SourceWriter out;
    private final ListKind kind;
    private final String listType;
    private final String elementType;
    private final int least;
    /** -1 for no limit. */
    private final int most;

    ListCodec(ExiModel model, ListType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.kind = JavaModel.listKind(type);
        this.listType = model.java().javaType(type, out);
        this.elementType =
                kind == ListKind.OBJECTS
                        ? model.java().boxedType(type.element(), out)
                        : model.java().javaType(type.element(), out);
        XmlType.Items items = (XmlType.Items) XmlType.of(type);
        this.least = items.least();
        this.most = items.most().orElse(-1);
    }

    void emit() {
        write();
        out.line();
        read();
    }

    private Type element() {
        return type.element();
    }

    private boolean isFixed() {
        return least == most;
    }

    private void write() {
        out.line("static void write(" + listType + " value, " + out.runtime("ExiWriter") + " out) {")
                .line("int count = value.size();");
        new Guards(model, out).write(type, "value", "");
        if (model.isRecursive(type)) {
            out.line("out.enter();");
        }
        boolean traces = model.canRefuse(element());
        if (traces) {
            out.line("String component = \"\";").line("int i = 0;").line("try {");
        }
        out.line("for (" + (traces ? "" : "int i = 0") + "; i < count; i++) {");
        writeElement();
        out.line("}");
        if (traces) {
            out.line("} catch (" + out.runtime("EncodeException") + " e) {")
                    .line("throw e.within(component).within(\"[\" + i + \"]\");")
                    .line("}");
        }
        if (most < 0) {
            out.line("out.writeBit(true);");
        } else if (!isFixed()) {
            out.line("if (count < " + most + ") {").line("out.writeBit(true);").line("}");
        }
        if (model.isRecursive(type)) {
            out.line("out.leave();");
        }
        out.line("}");
    }

    private void writeElement() {
        ContentWriter content = new ContentWriter(model, out, new Names("count", "i", "element"));
        if (least == 0 && !isFixed()) {
            content.constant(0, 1);
        } else if (!isFixed()) {
            out.line("if (i >= " + least + ") {").line("out.writeBit(false);").line("}");
        }
        out.line(elementType + " element = value.get(i);");
        content.value(XmlType.ITEM, element(), "element", "");
        content.flush();
    }

    private void read() {
        out.line("static " + listType + " read(" + out.runtime("ExiReader") + " in) {");
        if (model.isRecursive(type)) {
            out.line("in.enter();");
        }
        if (least > 0) {
            out.line("in.requireElements(" + least + ", " + model.leastBits(element()) + ");");
        }
        boolean keeps = kind == ListKind.OBJECTS && !isFixed();
        if (keeps) {
            out.line("int from = in.beginList();");
        } else {
            newArray(isFixed() ? "" + least : "" + Math.max(least, 8));
        }
        out.line("int i = 0;").line("String component = \"\";").line("try {");
        out.line("while (" + goesOn() + ") {");
        boolean few = most >= 0 && most <= FEW;
        if (!few) {
            out.line("in.countElements(1, " + octets() + ");");
        }
        readElement(keeps);
        out.line("i++;").line("}");
        if (few) {
            out.line("in.countElements(i, " + octets() + ");");
        }
        out.line("} catch (" + out.runtime("DecodeException") + " e) {")
                .line("throw e.within(component).within(\"[\" + i + \"]\");");
        if (model.isInlined(element()) && model.isValueConstrained(element())) {
            // what no encoding shows is left to the record's constructor
            out.line("} catch (IllegalArgumentException e) {")
                    .line("throw in.error(in.position(), \"[\" + i + \"]\", e.getMessage());");
        }
        out.line("}");
        checkSize();
        if (model.isRecursive(type)) {
            out.line("in.leave();");
        }
        wrap(keeps);
    }

    /** Octets of memory for an element; while the length of a list is not known, its places are copied to and fro. */
    private int octets() {
        LeastOctets least = new LeastOctets();
        return least.ofElement(type) + (isFixed() ? 0 : COPIES * least.ofPlace(type));
    }

    private String goesOn() {
        if (isFixed()) {
            return "i < " + least;
        }
        String bit = most < 0 ? "!in.readBit()" : "i < " + most + " && !in.readBit()";
        return least == 0 ? bit : "i < " + least + " || " + bit;
    }

    private void readElement(boolean keeps) {
        if (!keeps && !isFixed()) {
            out.line("if (i == elements.length) {")
                    .line("elements = " + out.use("java.util.Arrays") + ".copyOf(elements, 2 * i);")
                    .line("}");
        }
        Names names = new Names("elements", "from", "i", "element");
        ContentReader content = new ContentReader(model, out, names);
        content.value(XmlType.ITEM, element(), "element", "");
        content.flush();
        out.line(keeps ? "in.keep(element);" : "elements[i] = element;");
    }

    private void newArray(String size) {
        array("elements", size, "");
    }

    /** Declares an array; around its creation there may be a call. */
    private void array(String variable, String size, String call) {
        String end = call.isEmpty() ? ";" : ");";
        if (elementType.contains("<")) {
            String raw = elementType.substring(0, elementType.indexOf('<'));
            out.line("@SuppressWarnings(\"unchecked\")")
                    .line(elementType + "[] " + variable + " = " + call + "(" + elementType + "[]) new " + raw
                            + "<?>[" + size + ']' + end);
        } else {
            out.line(elementType + "[] " + variable + " = " + call + "new " + elementType + '[' + size + ']' + end);
        }
    }

    /** Checks what neither the end of the list nor the count of its elements has shown. */
    private void checkSize() {
        IntegerSet root = type.size().root();
        boolean counted = root.isContiguous()
                && root.lower().orElseThrow().intValue() == least
                && (root.upper().isEmpty() ? most < 0 : most >= 0);
        if (!counted) {
            out.line("if (!(" + Conditions.contains("i", root) + ")) {")
                    .line("throw in.error(in.position(), \"\", \"expected size " + root + ", found \" + i);")
                    .line("}");
        }
    }

    private void wrap(boolean keeps) {
        if (keeps) {
            array("elements", "in.kept(from)", "in.endList(from, ");
        }
        String wrapper = switch (kind) {
            case INTS -> "IntList";
            case LONGS -> "LongList";
            case OBJECTS -> out.runtime("ImmutableList");
        };
        boolean cut = !keeps && !isFixed();
        out.line("return " + wrapper + ".wrap(" + (cut ? "Arrays.copyOf(elements, i)" : "elements") + ");").line("}");
    }
}
