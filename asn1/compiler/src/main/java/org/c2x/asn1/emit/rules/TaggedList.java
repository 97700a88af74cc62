package org.c2x.asn1.emit.rules;

import org.c2x.asn1.emit.LeastOctets;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.ListType;

/** The methods of the contents of a SEQUENCE OF or SET OF (X.690 clauses 8.10, 8.12 and 11.6). */
final class TaggedList {
    private final CodecModel model;
    private final ListType type;
    private final SourceWriter out;
    private final ListArray array;
    private final Step.Repetition step;

    TaggedList(CodecModel model, ListType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.array = new ListArray(model, type, out);
        this.step = (Step.Repetition) model.step(type);
    }

    void emit() {
        write();
        out.line();
        read();
    }

    private void write() {
        boolean traces = model.canRefuse(type.element());
        TaggedWrite values = TaggedWrite.within(type, model, out, new LocalNames("i", "element", "elements"));
        values.begin(array.listType() + " value", false);
        Nesting.enter(model, type, "out", out);
        if (step.sorted()) {
            out.line("int elements = out.length();");
        }
        out.line("int i = value.size();");
        if (traces) {
            out.line("try {");
        }
        out.line("while (--i >= 0) {").line(array.elementType() + " element = value.get(i);");
        values.write(step.element(), type.element(), "element");
        out.line("}");
        if (traces) {
            out.line("} catch (" + out.runtime(EncodeException.class) + " e) {")
                    .line("throw e.within(\"[\" + i + \"]\");")
                    .line("}");
        }
        if (step.sorted()) {
            out.line("out.sortSetOf(elements);");
        }
        Nesting.leave(model, type, "out", out);
        values.end(false);
    }

    private void read() {
        LocalNames names = new LocalNames("count", "elements", "i", "element");
        out.line("static " + array.listType() + " read(" + model.reader(out) + " in) {");
        Nesting.enter(model, type, "in", out);
        out.line("int count = in.countElements();");
        IntegerSet root = type.size().root();
        IntegerSet allowed = model.isOpen(type.size().extensible()) ? IntegerSet.NON_NEGATIVE : root;
        String violation = Lengths.violation("count", allowed, false);
        if (!violation.isEmpty()) {
            out.line("if (" + violation + ") {")
                    .line("throw in.error(in.position(), \"\", \"expected size " + root + ", found \" + count);")
                    .line("}");
        }
        out.line("in.countElements(count, " + new LeastOctets().ofElement(type) + ");");
        array.declare("elements", "count");
        out.line("int i = 0;").line("try {").line("for (; i < count; i++) {");
        new TaggedValue(model, out, names).read(step.element(), type.element(), "element", "");
        out.line("elements[i] = element;").line("}");
        out.line("} catch (" + out.runtime(DecodeException.class) + " e) {").line("throw e.within(\"[\" + i + \"]\");");
        out.line("}");
        Nesting.leave(model, type, "in", out);
        array.returnList("elements");
        out.line("}");
    }
}
