package org.c2x.asn1.emit.rules;

import java.util.List;
import org.c2x.asn1.emit.Conditions;
import org.c2x.asn1.emit.LeastOctets;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.program.Count;
import org.c2x.asn1.program.Statement;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.exi.ExiReader;
import org.c2x.asn1.runtime.exi.ExiWriter;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.Type;

/**
 * The methods of a SEQUENCE OF or SET OF. As soon as a list may end, a bit before each element says that it goes
 * on; another one ends it, unless it has as many elements as it can.
 */
final class ElementList {
    /** What growing and cutting an array takes, in places of one that has just the right size. */
    private static final int COPIES = 3;
    /** Up to so many elements are counted at once, when they have been read. */
    private static final int FEW = 64;

    private final CodecModel model;
    private final ListType type;
    private final SourceWriter out;
    private final ListArray array;
    private final Statement.Repeat written;
    private final int least;
    /** -1 for no limit. */
    private final int most;

    ElementList(CodecModel model, ListType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.array = new ListArray(model, type, out);
        this.written = repeat(model.programs().write(type));
        if (written.count().form() instanceof Count.Continued continued) {
            this.least = continued.least();
            this.most = continued.most().orElse(-1);
        } else {
            this.least = Math.toIntExact(((Count.Fixed) written.count().form()).count());
            this.most = least;
        }
    }

    /** The elements in the statements of a list, after its count. */
    static Statement.Repeat repeat(List<Statement> statements) {
        return (Statement.Repeat) statements.get(statements.size() - 1);
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
        out.line("static void write(" + array.listType() + " value, " + out.runtime(ExiWriter.class) + " out) {")
                .line("int count = value.size();");
        new ValueCode(model, out, new LocalNames(), type).refuseOutside(type, "value", "");
        Nesting.enter(model, type, "out", out);
        boolean traces = model.canRefuse(element());
        if (traces) {
            out.line("String component = \"\";").line("int i = 0;").line("try {");
        }
        out.line("for (" + (traces ? "" : "int i = 0") + "; i < count; i++) {");
        writeElement();
        out.line("}");
        if (traces) {
            out.line("} catch (" + out.runtime(EncodeException.class) + " e) {")
                    .line("throw e.within(component).within(\"[\" + i + \"]\");")
                    .line("}");
        }
        if (most < 0) {
            out.line("out.writeBit(true);");
        } else if (!isFixed()) {
            out.line("if (count < " + most + ") {").line("out.writeBit(true);").line("}");
        }
        Nesting.leave(model, type, "out", out);
        out.line("}");
    }

    private void writeElement() {
        LocalNames names = new LocalNames("count", "i", "element");
        if (least > 0 && !isFixed()) {
            out.line("if (i >= " + least + ") {").line("out.writeBit(false);").line("}");
        }
        out.line(array.elementType() + " element = value.get(i);");
        ProgramWriter content = ProgramWriter.ofValue(model, out, names, "out");
        content.print(written.item(), "element", written.element());
        content.errors().none();
    }

    private void read() {
        out.line("static " + array.listType() + " read(" + out.runtime(ExiReader.class) + " in) {");
        Nesting.enter(model, type, "in", out);
        if (least > 0) {
            out.line("in.requireElements(" + least + ", " + model.leastBits(element()) + ");");
        }
        boolean keeps = array.hasObjects() && !isFixed();
        if (keeps) {
            out.line("int from = in.beginList();");
        } else {
            array.declare("elements", isFixed() ? "" + least : "" + Math.max(least, 8));
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
        out.line("} catch (" + out.runtime(DecodeException.class) + " e) {")
                .line("throw e.within(component).within(\"[\" + i + \"]\");");
        if (model.plain().isInlined(element()) && model.isValueConstrained(element())) {
            // what no encoding shows is left to the record's constructor
            out.line("} catch (IllegalArgumentException e) {")
                    .line("throw in.error(in.position(), \"[\" + i + \"]\", e.getMessage());");
        }
        out.line("}");
        checkSize();
        Nesting.leave(model, type, "in", out);
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
        LocalNames names = new LocalNames("elements", "from", "i", "element");
        ProgramReader content = new ProgramReader(model, out, names, type, "in");
        Statement.Repeat read = repeat(model.programs().read(type));
        content.print(read.item(), "element", read.element());
        content.errors().none();
        out.line(keeps ? "in.keep(element);" : "elements[i] = element;");
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
            array.declareThrough("in.endList(from, ", "elements", "in.kept(from)");
        }
        boolean cut = !keeps && !isFixed();
        array.returnList(cut ? "Arrays.copyOf(elements, i)" : "elements");
        out.line("}");
    }
}
