package org.c2x.asn1.emit.rules;

import java.util.List;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.program.Count;
import org.c2x.asn1.program.Statement;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Fragments;
import org.c2x.asn1.runtime.coding.SetOfEncodings;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType.Kind;
import org.c2x.asn1.schema.Type;

/** The methods of a SEQUENCE OF or SET OF (X.691 clauses 20 and 22). */
final class ListCodec {
    private final CodecModel model;
    private final ListType type;
    private final SourceWriter out;
    private final List<Statement> statements;
    /** Elements and how their number is coded within the extension root. */
    private final Statement.Repeat root;

    private final ListArray array;

    ListCodec(CodecModel model, ListType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.statements = model.programs().write(type);
        this.root = ElementList.repeat(Leaves.root(statements));
        this.array = new ListArray(model, type, out);
    }

    void emit() {
        if (model.countsBits()) {
            bits();
            out.line();
        }
        write();
        out.line();
        read();
        if (isExtensible()) {
            out.line();
            readFragments("private", "readFragments");
        }
        if (isFragmented()) {
            out.line();
            readElements();
        }
    }

    private boolean isExtensible() {
        return statements.get(0) instanceof Statement.Extended;
    }

    /** True if the number of elements within the extension root is a number by itself. */
    private boolean isCounted() {
        return !(root.count().form() instanceof Count.AsLength);
    }

    /** True if there may be so many elements that they come in fragments. */
    private boolean isFragmented() {
        return !isCounted() || isExtensible();
    }

    private Type element() {
        return type.element();
    }

    // Bits

    private void bits() {
        model.beginBits(type, array.listType(), out);
        String known = new LeafBits(model, out, type, "value").of(statements);
        if (model.hasConstantBits(element())) {
            out.line("return " + known + ";").line("}");
            return;
        }
        out.line("long bits = " + known + ";");
        String bits = SequenceBits.of(model, out, type, root.item(), "value.get(i)", 0, root.element());
        forEach("i", "value.size()", model.canRefuse(element()), () -> out.line("bits += " + bits + ";"));
        out.line("return bits;").line("}");
    }

    /** Writes a loop; if it traces, an element that is refused gets its index. */
    private void forEach(String index, String count, boolean traces, Runnable element) {
        if (traces) {
            out.line("int " + index + " = 0;").line("try {");
        }
        String start = traces ? "" : "int " + index + " = 0";
        out.line("for (" + start + "; " + index + " < " + count + "; " + index + "++) {");
        element.run();
        out.line("}");
        if (traces) {
            endTrace(index);
        }
    }

    /** @param index of the element that is refused */
    private void endTrace(String index) {
        out.line("} catch (" + out.runtime(EncodeException.class) + " e) {")
                .line("throw e.within(\"[\" + " + index + " + \"]\");")
                .line("}");
    }

    /** True if a loop that writes the elements says which one is refused; sorting them has done so. */
    private boolean tracesElements() {
        return model.tracesWriting(element()) && type.kind() != Kind.SET;
    }

    // Writing

    private void write() {
        out.line("static void write(" + array.listType() + " value, " + model.writer(out) + " out) {")
                .line("int count = value.size();");
        Nesting.enter(model, type, "out", out);
        if (type.kind() == Kind.SET) {
            sort();
        }
        if (statements.get(0) instanceof Statement.Extended extended) {
            out.line("if (" + Lengths.isWithin("count", extended.root()) + ") {");
            writeRoot();
            out.line("} else {").line("out.writeBit(true);");
            writeFragments();
            out.line("}");
        } else {
            writeRoot();
        }
        Nesting.leave(model, type, "out", out);
        out.line("}");
    }

    private void sort() {
        out.line(out.runtime(SetOfEncodings.class) + " sorted = new SetOfEncodings(count);");
        boolean traces = model.tracesWriting(element());
        String index = traces ? "added" : "i";
        forEach(index, "count", traces, () -> {
            out.line(array.elementType() + " element = value.get(" + index + ");")
                    .line(model.writer(out) + " own = new " + model.writer(out) + "();");
            writeValue("element", "own");
            out.line("sorted.add(own);");
        });
        out.line("sorted.sort();");
    }

    private void writeRoot() {
        if (Leaves.root(statements).get(0) instanceof Statement.Fields fields) {
            FieldWriter count = new FieldWriter(model, out, new LocalNames());
            count.at(fields.first());
            fields.bits().forEach(bits -> count.add(bits, "count"));
            count.flush("out");
        }
        if (!isCounted()) {
            writeFragments();
            return;
        }
        if (root.count().form() instanceof Count.AsNumber) {
            out.line("out.writeQuantity(count);");
        }
        forEach("i", "count", tracesElements(), () -> writeElement("i"));
    }

    private void writeFragments() {
        boolean traces = tracesElements();
        out.line("int next = 0;");
        if (traces) {
            out.line("try {");
        }
        out.line("int announced;")
                .line("do {")
                .line("announced = out.writeFragmentLength(count - next);")
                .line("for (int end = next + announced; next < end; next++) {");
        writeElement("next");
        out.line("}").line("} while (" + model.writer(out) + ".isFragment(announced));");
        if (traces) {
            endTrace("next");
        }
    }

    private void writeElement(String index) {
        boolean sorted = type.kind() == Kind.SET;
        if (sorted && model.countsBits()) {
            out.line("sorted.write(" + index + ", out);");
            return;
        }
        // an aligned element has other bits at another position
        String own = sorted ? "sorted.indexBefore(" + index + ')' : index;
        out.line(array.elementType() + " element = value.get(" + own + ");");
        writeValue("element", "out");
    }

    private void writeValue(String value, String target) {
        LocalNames names = new LocalNames("element", "count", "i", "next", "announced", "end", "sorted", "own");
        ProgramWriter.ofValue(model, out, names, target).print(root.item(), value, root.element());
    }

    // Reading

    private void read() {
        if (!isCounted() && !isExtensible()) {
            readFragments("", "read");
            return;
        }
        beginRead("", "read");
        Nesting.enter(model, type, "in", out);
        if (isExtensible()) {
            if (!isCounted()) {
                // a length of the root and one of the extension look the same
                out.line("in.readBit();").line("return readFragments(in);").line("}");
                return;
            }
            out.line("if (in.readBit()) {").line("return readFragments(in);").line("}");
        }
        out.line("int count = " + count() + ";");
        checkSize("count");
        if (isFragmented()) {
            out.line(array.elementType() + "[] elements = readElements(in, 0, count);");
        } else {
            allocate();
            readEach("i");
        }
        wrap();
    }

    private String count() {
        return new LeafRead(model, out, "in", "").read(type, model.programs().read(type));
    }

    private void beginRead(String access, String name) {
        out.line((access + " static ").stripLeading() + array.listType() + ' ' + name + '(' + model.reader(out)
                + " in) {");
    }

    private void checkSize(String count) {
        String violation = Lengths.violation(count, root.count());
        if (!violation.isEmpty()) {
            out.line("if (" + violation + ") {")
                    .line("throw in.outOfRange(in.position(), \"\", \"size "
                            + type.size().root() + "\", " + count + ");")
                    .line("}");
        }
    }

    private void allocate() {
        out.line("in.requireElements(count, " + model.leastBits(element()) + ", "
                + model.leastOctets().ofElement(type) + ");");
        array.declare("elements", "count");
    }

    /** @param index the expression for the index of the element in the whole list, for errors */
    private void readEach(String index) {
        out.line("int i = 0;").line("try {").line("for (; i < count; i++) {");
        LocalNames names = new LocalNames("elements", "count", "i", "from");
        String element = names.fresh("element");
        Statement.Repeat read = ElementList.repeat(model.programs().read(type));
        new ProgramReader(model, out, names, type, "in").print(read.item(), element, read.element());
        out.line("elements[i] = " + element + ";").line("}");
        out.line("} catch (" + out.runtime(DecodeException.class) + " e) {")
                .line("throw e.within(\"[\" + " + index + " + \"]\");")
                .line("}");
    }

    private void readElements() {
        out.line("private static " + array.elementType() + "[] readElements(" + model.reader(out)
                + " in, int from, int count) {");
        allocate();
        readEach("(from + i)");
        out.line("return elements;").line("}");
    }

    private void readFragments(String access, String name) {
        beginRead(access, name);
        if (access.isEmpty()) {
            Nesting.enter(model, type, "in", out);
        }
        String fragments = out.runtime(Fragments.class);
        String fragment = model.reader(out) + ".FRAGMENT";
        out.line("int length = in.readLength();")
                .line(array.elementType() + "[] elements = readElements(in, 0, length & ~" + fragment + ");")
                .line(array.listType() + " list = " + array.wrapped("elements") + ';')
                .line("if ((length & " + fragment + ") != 0) {")
                .line(fragments + '<' + array.elementType() + "[]> fragments = new " + fragments + "<>();")
                .line("fragments.add(elements, elements.length);")
                .line("do {")
                .line("length = in.readLength();")
                .line("elements = readElements(in, fragments.count(), length & ~" + fragment + ");")
                .line("fragments.add(elements, elements.length);")
                .line("} while ((length & " + fragment + ") != 0);");
        array.join("fragments");
        out.line("}");
        checkSize("list.size()");
        Nesting.leave(model, type, "in", out);
        out.line("return list;").line("}");
    }

    private void wrap() {
        Nesting.leave(model, type, "in", out);
        array.returnList("elements");
        out.line("}");
    }
}
