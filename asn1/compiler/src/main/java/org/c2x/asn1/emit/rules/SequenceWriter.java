package org.c2x.asn1.emit.rules;

import java.util.List;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Addition;
import org.c2x.asn1.plan.ConstantBits;
import org.c2x.asn1.plan.Elements;
import org.c2x.asn1.plan.PartVisitor;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** The methods that write a SEQUENCE or SET (X.691 clauses 19 and 21). */
final class SequenceWriter {
    private static final String OUT = "out";

    private final CodecModel model;
    private final SequenceType type;
    private final SourceWriter out;
    private final Plain plain;
    private final LocalNames names = new LocalNames("bits", "content");
    private final FieldWriter fields;
    private final ValueCode values;

    SequenceWriter(CodecModel model, SequenceType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.plain = model.plain();
        this.fields = new FieldWriter(model, out, names);
        // the writer counts the depth, so lengths of open types may count it anew
        this.values = new ValueCode(model, out, names, new NullType());
    }

    /** The same for one more method. */
    private SequenceWriter next() {
        return new SequenceWriter(model, type, out);
    }

    /** Emits the methods that write a value; of a type that only the message methods write, what those leave out. */
    void emitWrite() {
        if (!model.outermost().contains(type)) {
            out.line("static void write(" + model.java().modelClass(type, out) + " value, " + model.writer(out)
                    + " out) {");
            emitValue();
            out.line("}").line();
        }
        List<Component> tail = optionalTail(type);
        if (!tail.isEmpty()) {
            next().emitWriteOptional(tail);
            out.line();
        }
        if (!type.additions().isEmpty()) {
            next().emitWriteAdditions();
            out.line();
        }
    }

    /** Emits the statements that write a value. */
    void emitValue() {
        fields.at(model.written().before(type));
        boolean traces = model.tracesWriting(type);
        ErrorPath.begin(traces, out);
        Nesting.enter(model, type, "out", out);
        if (model.outermost().contains(type)) {
            fields.beginMessage();
        }
        write(frame());
        fields.flush(OUT);
        Nesting.leave(model, type, "out", out);
        ErrorPath.endEncoding(traces, out);
    }

    /** Writes the optional components at the end, which {@code write} leaves to methods of their own. */
    private void emitWriteOptional(List<Component> tail) {
        SequenceFrame presence = frame();
        out.javadoc("Presence bits of the optional components at the end.");
        out.line("static long optional(" + model.java().modelClass(type, out) + " value) {");
        // most messages have none of them: then comparing is cheaper than shifting bits together
        out.line("if (!(" + tail.stream().map(presence::isPresent).collect(Collectors.joining(" || ")) + ")) {")
                .line("return 0;")
                .line("}");
        for (int i = 0; i < tail.size(); i++) {
            int shift = tail.size() - 1 - i;
            String bit = '(' + presence.isPresent(tail.get(i)) + " ? 1L : 0L)" + (shift == 0 ? ";" : " << " + shift);
            if (i == 0) {
                out.line("return " + bit);
            } else {
                out.continuation("| " + bit);
            }
        }
        out.line("}").line();
        out.javadoc("Writes the optional components at the end.");
        out.line("static void writeOptional(" + model.java().modelClass(type, out) + " value, " + model.writer(out)
                + " out) {");
        SequenceFrame frame = frame();
        tail.forEach(frame::declareLocal);
        boolean traces = tail.stream().anyMatch(component -> model.tracesWriting(component.type()));
        ErrorPath.begin(traces, out);
        tail.forEach(component -> component(frame, component, OUT));
        ErrorPath.endEncoding(traces, out);
        out.line("}");
    }

    /** The optional components that {@code write} is better without: so it stays small enough to be inlined. */
    private List<Component> optionalTail(SequenceType sequence) {
        List<Component> tail = OptionalTail.of(model.components(sequence));
        // where all components are optional nothing would be left of write
        return tail.size() < sequence.root().size() ? tail : List.of();
    }

    private SequenceFrame frame() {
        return new SequenceFrame(model, out, names, type, "value", "");
    }

    private void write(SequenceFrame frame) {
        List<Component> tail = optionalTail(frame.sequence());
        String owner = frame.sequence() == type ? "" : model.codecClass(frame.sequence()) + '.';
        frame.sequence().components().stream()
                .filter(component ->
                        !component.isMandatory() || !frame.sequence().root().contains(component))
                .filter(component -> !tail.contains(component))
                .forEach(frame::declareLocal);
        String optional = tail.isEmpty() ? "" : tailPresence(frame, owner);
        PartWriter parts = new PartWriter(frame, OUT, tail, optional);
        writeParts(frame.plan().parts(), parts);
        if (!tail.isEmpty()) {
            fields.flush(OUT);
            if (model.tracesWriting(type)) {
                // that method names the components itself
                out.line("component = \"" + frame.path() + "\";");
            }
            out.line("if (" + optional + " != 0) {")
                    .line(owner + "writeOptional(" + frame.record() + ", out);")
                    .line("}");
        }
        if (!frame.sequence().additions().isEmpty()) {
            fields.flush(OUT);
            if (model.tracesWriting(type)) {
                out.line("component = \"" + frame.path() + "\";");
            }
            out.line("if (" + frame.isExtended() + ") {")
                    .line(owner + "writeAdditions(" + frame.record() + ", out);")
                    .line("}");
        }
    }

    /** Writes the additions, which have a method of their own so that the others stay small enough to be inlined. */
    private void emitWriteAdditions() {
        SequenceFrame frame = frame();
        out.javadoc("Writes the additions, one of which is there.");
        out.line("static void writeAdditions(" + model.java().modelClass(type, out) + " value, " + model.writer(out)
                + " out) {");
        List<Component> added = type.additions().stream()
                .flatMap(addition -> addition.components().stream())
                .toList();
        added.forEach(frame::declareLocal);
        boolean traces = added.stream().anyMatch(component -> model.tracesWriting(component.type()));
        ErrorPath.begin(traces, out);
        additions(frame, frame.plan().additions().orElseThrow());
        ErrorPath.endEncoding(traces, out);
        out.line("}");
    }

    private void writeParts(List<Step.Part> parts, PartWriter writer) {
        for (Step.Part part : parts) {
            Phase after = model.written().after(part, fields.phase());
            part.accept(writer);
            fields.at(after);
        }
    }

    /** Gathers the presence bits of the tail in a variable. */
    private String tailPresence(SequenceFrame frame, String owner) {
        String variable = names.fresh("optional");
        out.line("long " + variable + " = " + owner + "optional(" + frame.record() + ");");
        return variable;
    }

    private void component(SequenceFrame frame, Component component, String target) {
        if (frame.isInlined(component)) {
            write(frame.inner(component));
        } else if (component.isMandatory()) {
            value(frame, component, target);
        } else {
            fields.print(target);
            out.line("if (" + frame.isPresent(component) + ") {");
            value(frame, component, target);
            fields.flush(target);
            out.line("}");
        }
    }

    private void value(SequenceFrame frame, Component component, String target) {
        Type of = component.type();
        String variable = frame.valueOf(component);
        if (model.tracesWriting(of)) {
            out.line("component = \"" + frame.pathOf(component) + "\";");
        }
        if (plain.isFirstFormOnly(of)) {
            fields.add(of, ((EnumeratedType) of.resolved()).extensible() ? known(of, variable) : variable);
        } else {
            values.write(of, variable, target, fields);
        }
    }

    /** A local variable with an enumeral that is no unknown one. */
    private String known(Type enumerated, String value) {
        String local = value;
        if (value.endsWith(")")) {
            local = names.fresh("enumeral");
            out.line(model.java().modelClass(enumerated, out) + ' ' + local + " = " + value + ";");
        }
        out.line(model.codecClass(enumerated) + ".requireKnown(" + local + ");");
        return local;
    }

    private void additions(SequenceFrame frame, Step.Additions part) {
        Phase content = model.written().content(part, Phase.UNKNOWN);
        int count = part.additions().size();
        fields.addConstants(ConstantBits.of(model.plans(), part.count(), count));
        if (count == 1) {
            fields.addConstant(1, 1);
        } else {
            part.additions().forEach(addition -> fields.addFlag(frame.isPresent(addition)));
        }
        fields.addConstant(0, part.padded() ? -count & 7 : 0);
        fields.flush(OUT);
        if (count == 1) {
            addition(frame, part.additions().get(0), content);
        } else {
            for (Addition addition : part.additions()) {
                out.line("if (" + frame.isPresent(addition) + ") {");
                addition(frame, addition, content);
                out.line("}");
            }
        }
    }

    private void addition(SequenceFrame frame, Addition addition, Phase content) {
        OpenTypeWriter open =
                new OpenTypeWriter(model, names.fresh("open"), model.widths().of(addition), out);
        if (addition.declared().isGroup()) {
            open.begin(() -> groupContent(frame, addition));
            fields.at(content);
            writeParts(addition.content(), new PartWriter(frame, open.target(), List.of(), ""));
        } else {
            Component component = addition.fields().get(0).component();
            open.begin(
                    () -> out.line("long content = " + values.bits(component.type(), frame.valueOf(component)) + ";"));
            fields.at(content);
            value(frame, component, open.target());
        }
        fields.flush(open.target());
        open.end();
    }

    private void groupContent(SequenceFrame frame, Addition addition) {
        out.line("long content = " + SequenceFrame.preambleBits(addition.content()) + ";");
        for (Component component : addition.declared().components()) {
            String bits = values.bits(component.type(), frame.valueOf(component));
            out.line(
                    component.isMandatory()
                            ? "content += " + bits + ";"
                            : "content += " + frame.isPresent(component) + " ? " + bits + " : 0;");
        }
    }

    /** Writes the parts of the root or of a version bracket, without what is left to other methods. */
    private final class PartWriter implements PartVisitor<Void> {
        private final SequenceFrame frame;
        private final String target;
        private final List<Component> tail;
        private final String optional;

        PartWriter(SequenceFrame frame, String target, List<Component> tail, String optional) {
            this.frame = frame;
            this.target = target;
            this.tail = tail;
            this.optional = optional;
        }

        @Override
        public Void visit(Step.ExtensionBit part) {
            if (frame.sequence().additions().isEmpty()) {
                fields.addConstant(0, 1);
            } else {
                fields.addFlag(frame.isExtended());
            }
            return null;
        }

        @Override
        public Void visit(Step.Presence part) {
            part.fields().stream()
                    .map(Step.Field::component)
                    .filter(component -> !tail.contains(component))
                    .forEach(component -> fields.addFlag(frame.isPresent(component)));
            if (!tail.isEmpty()) {
                fields.addBits(optional, tail.size());
            }
            return null;
        }

        @Override
        public Void visit(Step.Optionals part) {
            throw new AssertionError(part + " is coded elsewhere");
        }

        @Override
        public Void visit(Elements part) {
            throw new AssertionError(part + " is coded elsewhere");
        }

        @Override
        public Void visit(Step.Padding part) {
            fields.addConstant(0, part.width());
            return null;
        }

        @Override
        public Void visit(Step.Field part) {
            if (!tail.contains(part.component())) {
                SequenceWriter.this.component(frame, part.component(), target);
            }
            return null;
        }

        @Override
        public Void visit(Step.Additions part) {
            return null;
        }
    }
}
