package org.c2x.asn1.emit.uper;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.MemberNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.emit.bits.Defaults;
import org.c2x.asn1.emit.bits.FieldWriter;
import org.c2x.asn1.emit.bits.Names;
import org.c2x.asn1.plan.PartVisitor;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.plan.Step.Part;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Component.Presence;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** The methods {@code bitsOf} and {@code write} of a SEQUENCE or SET (X.691 clauses 19 and 21). */
final class SequenceWriter {
    private static final String OUT = "out";

    private final CodecModel model;
    private final SequenceType type;
    private final SourceWriter out;
    private final Plain plain;

    private Names names;
    private FieldWriter fields;
    private ValueCode values;

    SequenceWriter(CodecModel model, SequenceType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.plain = model.plain();
    }

    private void begin(Type caller) {
        names = new Names("bits", "content");
        fields = new FieldWriter(model, out, names);
        values = new ValueCode(model, out, names, caller);
    }

    void emitBits() {
        begin(type);
        model.beginBits(type, model.java().modelClass(type, out), out);
        boolean traces = model.canRefuse(type);
        if (traces) {
            out.line("String component = \"\";").line("try {");
        }
        Frame frame = new Frame(type, "value", "");
        out.line("long bits = " + Lengths.literal(frame.constantBits()) + ";");
        frame.variableBits();
        out.line("return bits;");
        if (traces) {
            out.line("} catch (" + out.runtime("EncodeException") + " e) {")
                    .line("throw e.within(component);")
                    .line("}");
        }
        out.line("}");
    }

    /** Emits the methods that write a value; of a type that only the message methods write, what those leave out. */
    void emitWrite() {
        if (!model.outermost().contains(type)) {
            out.line();
            out.line("static void write(" + model.java().modelClass(type, out) + " value, " + model.writer(out)
                    + " out) {");
            emitValue();
            out.line("}");
        }
        List<Component> tail = optionalTail();
        if (!tail.isEmpty()) {
            out.line();
            emitWriteOptional(tail);
        }
    }

    /** Emits the statements that write a value. */
    void emitValue() {
        // the writer counts the depth, so lengths of open types may count it anew
        begin(new NullType());
        if (model.isRecursive(type)) {
            out.line("out.enter();");
        }
        if (model.outermost().contains(type)) {
            fields.beginMessage();
        }
        new Frame(type, "value", "").write(optionalTail());
        fields.flush(OUT);
        if (model.isRecursive(type)) {
            out.line("out.leave();");
        }
    }

    /** Writes the optional components at the end, which {@code write} leaves to methods of their own. */
    private void emitWriteOptional(List<Component> tail) {
        begin(new NullType());
        Frame presence = new Frame(type, "value", "");
        out.javadoc("Presence bits of the optional components at the end.");
        out.line("private static long optional(" + model.java().modelClass(type, out) + " value) {");
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
        out.line("private static void writeOptional(" + model.java().modelClass(type, out) + " value, "
                + model.writer(out) + " out) {");
        Frame frame = new Frame(type, "value", "");
        tail.forEach(frame::declareLocal);
        tail.forEach(component -> frame.component(component, OUT));
        out.line("}");
    }

    /** The optional components that {@code write} is better without: so it stays small enough to be inlined. */
    private List<Component> optionalTail() {
        List<Component> tail = OptionalTail.of(model.components(type));
        // where all components are optional nothing would be left of write
        return tail.size() < type.root().size() ? tail : List.of();
    }

    private boolean isConstant(Type of) {
        return model.widths().of(of).isFixed() && !model.canRefuse(of);
    }

    /** One SEQUENCE: the methods' own, or one within it whose fields join theirs. */
    private final class Frame {
        private final SequenceType sequence;
        private final Step.Sequence plan;
        /** Path from the methods' type, with a dot at the end unless it is empty. */
        private final String path;
        /** Expressions of the components' values. */
        private final Map<Component, String> variables = new IdentityHashMap<>();

        Frame(SequenceType sequence, String record, String path) {
            this.sequence = sequence;
            this.plan = (Step.Sequence) model.step(sequence);
            this.path = path;
            for (Component component : sequence.components()) {
                variables.put(component, record + '.' + MemberNames.of(sequence, component) + "()");
            }
        }

        private boolean isInlined(Component component) {
            return component.isMandatory()
                    && sequence.root().contains(component)
                    && !plain.isPlain(component.type())
                    && plain.isInlined(component.type());
        }

        /** The frame of a component whose fields join these; its record gets a local variable. */
        private Frame inner(Component component) {
            SequenceType inner = (SequenceType) component.type().resolved();
            String local = names.fresh(JavaNames.ofMember(component.name()));
            out.line(model.java().modelClass(inner, out) + ' ' + local + " = " + variables.get(component) + ";");
            return new Frame(inner, local, path + component.name() + '.');
        }

        /** Gives a component that may be absent a local variable, so that it is read once. */
        private void declareLocal(Component component) {
            String local = names.fresh(JavaNames.ofMember(component.name()));
            String javaType = component.presence() == Presence.DEFAULT
                    ? model.java().javaType(component.type(), out)
                    : model.java().boxedType(component.type(), out);
            out.line(javaType + ' ' + local + " = " + variables.get(component) + ";");
            variables.put(component, local);
        }

        /** The condition that a component is encoded. */
        private String isPresent(Component component) {
            String variable = variables.get(component);
            return component.presence() == Presence.DEFAULT
                    ? Defaults.differs(model.java(), sequence, component, variable, out)
                    : variable + " != null";
        }

        private String isPresent(Step.Addition addition) {
            return addition.declared().components().stream()
                    .map(this::isPresent)
                    .collect(Collectors.joining(" || "));
        }

        private String isExtended() {
            return plan.additions().stream()
                    .flatMap(additions -> additions.additions().stream())
                    .map(this::isPresent)
                    .collect(Collectors.joining(" || "));
        }

        // Bits

        /** Bits that all values take. */
        long constantBits() {
            long bits = preambleBits(plan.parts());
            for (Component component : sequence.root()) {
                if (component.isMandatory() && isConstant(component.type())) {
                    bits += model.fixedWidth(component.type());
                } else if (isInlined(component)) {
                    bits += new Frame((SequenceType) component.type().resolved(), "", "").constantBits();
                }
            }
            return bits;
        }

        /** Bits in front of the components. */
        private static long preambleBits(List<Part> parts) {
            long bits = 0;
            for (Part part : parts) {
                if (part instanceof Step.ExtensionBit) {
                    bits++;
                } else if (part instanceof Step.Presence presence) {
                    bits += presence.fields().size();
                } else if (part instanceof Step.Padding padding) {
                    bits += padding.width();
                }
            }
            return bits;
        }

        /** Adds the bits that not all values take. */
        void variableBits() {
            for (Component component : sequence.root()) {
                if (!component.isMandatory()) {
                    declareLocal(component);
                    out.line("if (" + isPresent(component) + ") {");
                    addBits("bits += ", component);
                    out.line("}");
                } else if (isConstant(component.type())) {
                    continue;
                } else if (isInlined(component)) {
                    inner(component).variableBits();
                } else {
                    addBits("bits += ", component);
                }
            }
            if (!sequence.additions().isEmpty()) {
                additionBits();
            }
        }

        private void addBits(String statement, Component component) {
            boolean traced = model.canRefuse(component.type());
            if (traced) {
                out.line("component = \"" + path + component.name() + "\";");
            }
            out.line(statement + values.bits(component.type(), variables.get(component)) + ";");
            if (traced) {
                out.line("component = \"\";");
            }
        }

        private void additionBits() {
            sequence.additions().forEach(addition -> addition.components().forEach(this::declareLocal));
            out.line("if (" + isExtended() + ") {");
            String lengthOf = model.lengthClass(out);
            Step.Additions additions = plan.additions().orElseThrow();
            int count = additions.additions().size();
            out.line("bits += "
                    + (additions.padded()
                            ? bitmapOctets(count) * Byte.SIZE + ";"
                            : lengthOf + ".ofSmallLength(" + count + ") + " + count + ";"));
            for (Step.Addition addition : additions.additions()) {
                out.line("if (" + isPresent(addition) + ") {");
                if (addition.declared().isGroup()) {
                    groupBits(addition);
                } else {
                    addBits("long content = ", addition.fields().get(0).component());
                }
                out.line("bits += " + lengthOf + ".ofOpenType(content);").line("}");
            }
            out.line("}");
        }

        /** Octets of a padded bitmap with its length and the number of unused bits. */
        private static int bitmapOctets(int bits) {
            return 2 + (bits + 7) / 8;
        }

        private void groupBits(Step.Addition addition) {
            out.line("long content = " + preambleBits(addition.content()) + ";");
            for (Component component : addition.declared().components()) {
                if (component.isMandatory()) {
                    addBits("content += ", component);
                } else {
                    out.line("if (" + isPresent(component) + ") {");
                    addBits("content += ", component);
                    out.line("}");
                }
            }
        }

        // Writing

        void write(List<Component> tail) {
            sequence.components().stream()
                    .filter(component ->
                            !component.isMandatory() || !sequence.root().contains(component))
                    .filter(component -> !tail.contains(component))
                    .forEach(this::declareLocal);
            String optional = tail.isEmpty() ? "" : tailPresence(tail);
            PartWriter parts = new PartWriter(OUT, tail, optional);
            plan.parts().forEach(part -> part.accept(parts));
            if (!tail.isEmpty()) {
                fields.flush(OUT);
                out.line("if (" + optional + " != 0) {")
                        .line("writeOptional(value, out);")
                        .line("}");
            }
            if (!sequence.additions().isEmpty()) {
                fields.flush(OUT);
                additions(plan.additions().orElseThrow());
            }
        }

        /** Writes the parts of the root or of a version bracket, without what is left to other methods. */
        private final class PartWriter implements PartVisitor<Void> {
            private final String target;
            private final List<Component> tail;
            private final String optional;

            PartWriter(String target, List<Component> tail, String optional) {
                this.target = target;
                this.tail = tail;
                this.optional = optional;
            }

            @Override
            public Void visit(Step.ExtensionBit part) {
                if (sequence.additions().isEmpty()) {
                    fields.addConstant(0, 1);
                } else {
                    fields.addFlag(isExtended());
                }
                return null;
            }

            @Override
            public Void visit(Step.Presence part) {
                part.fields().stream()
                        .map(Step.Field::component)
                        .filter(component -> !tail.contains(component))
                        .forEach(component -> fields.addFlag(isPresent(component)));
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
            public Void visit(Step.Padding part) {
                fields.addConstant(0, part.width());
                return null;
            }

            @Override
            public Void visit(Step.Field part) {
                if (!tail.contains(part.component())) {
                    component(part.component(), target);
                }
                return null;
            }

            @Override
            public Void visit(Step.Additions part) {
                return null;
            }
        }

        /** Gathers the presence bits of the tail in a variable. */
        private String tailPresence(List<Component> tail) {
            String variable = names.fresh("optional");
            out.line("long " + variable + " = optional(value);");
            return variable;
        }

        private void component(Component component, String target) {
            if (isInlined(component)) {
                inner(component).write(List.of());
            } else if (component.isMandatory()) {
                value(component.type(), variables.get(component), target);
            } else {
                fields.flush(target);
                out.line("if (" + isPresent(component) + ") {");
                value(component.type(), variables.get(component), target);
                fields.flush(target);
                out.line("}");
            }
        }

        private void value(Type of, String variable, String target) {
            if (plain.isPlain(of)) {
                fields.add(of, variable);
            } else if (plain.isFirstFormOnly(of)) {
                String local = names.fresh("enumeral");
                out.line(model.java().modelClass(of, out) + ' ' + local + " = " + variable + ";");
                if (((EnumeratedType) of.resolved()).extensible()) {
                    out.line(model.codecClass(of) + ".requireKnown(" + local + ");");
                }
                fields.add(of, local);
            } else {
                fields.flush(target);
                values.write(of, variable, target);
            }
        }

        private void additions(Step.Additions part) {
            int count = part.additions().size();
            out.line("if (" + isExtended() + ") {");
            if (part.padded()) {
                fields.addConstant(bitmapOctets(count) - 1L << Byte.SIZE | -count & 7, 2 * Byte.SIZE);
            } else {
                out.line("out.writeSmallLength(" + count + ");");
            }
            part.additions().forEach(addition -> fields.addFlag(isPresent(addition)));
            fields.addConstant(0, part.padded() ? -count & 7 : 0);
            fields.flush(OUT);
            for (Step.Addition addition : part.additions()) {
                out.line("if (" + isPresent(addition) + ") {");
                addition(addition);
                out.line("}");
            }
            out.line("}");
        }

        private void addition(Step.Addition addition) {
            String open = names.fresh("open");
            if (addition.declared().isGroup()) {
                groupContent(addition);
            } else {
                Component component = addition.fields().get(0).component();
                out.line("long content = " + values.bits(component.type(), variables.get(component)) + ";");
            }
            out.line(model.writer(out) + ' ' + open + " = out.openType(content);");
            if (addition.declared().isGroup()) {
                PartWriter parts = new PartWriter(open, List.of(), "");
                addition.content().forEach(part -> part.accept(parts));
            } else {
                Component component = addition.fields().get(0).component();
                value(component.type(), variables.get(component), open);
            }
            fields.flush(open);
            out.line("out.closeOpenType(" + open + ", content);");
        }

        private void groupContent(Step.Addition addition) {
            out.line("long content = " + preambleBits(addition.content()) + ";");
            for (Component component : addition.declared().components()) {
                String bits = values.bits(component.type(), variables.get(component));
                out.line(
                        component.isMandatory()
                                ? "content += " + bits + ";"
                                : "content += " + isPresent(component) + " ? " + bits + " : 0;");
            }
        }
    }
}
