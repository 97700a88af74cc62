package org.c2x.asn1.emit.exi;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.MemberNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.emit.bits.Defaults;
import org.c2x.asn1.emit.bits.FieldWriter;
import org.c2x.asn1.emit.bits.Names;
import org.c2x.asn1.emit.xsd.XmlType;
import org.c2x.asn1.runtime.ExiWriter;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Component.Presence;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/**
 * Code that writes the contents of elements one after the other, in one method: fields of known width are gathered and
 * written in wide words.
 */
final class ContentWriter {
    private static final String OUT = "out";

    private final ExiModel model;
    private final SourceWriter out;
    private final Names names;
    private final FieldWriter fields;
    private final Guards guards;

    /**
     * @param names local variables of the method; if values can be refused, it keeps in {@code component} where it is
     */
    ContentWriter(ExiModel model, SourceWriter out, Names names) {
        this.model = model;
        this.out = out;
        this.names = names;
        this.fields = new FieldWriter(model, out, names);
        this.guards = new Guards(model, out);
    }

    /** Adds bits that are always the same. */
    void constant(long bits, int width) {
        fields.addConstant(bits, width);
    }

    /** Adds the header of a message. */
    void header() {
        fields.addBits("ExiWriter.HEADER", ExiWriter.HEADER_BITS);
    }

    /** Writes the statements for what was gathered. */
    void flush() {
        fields.flush(OUT);
    }

    /**
     * Adds or writes the content of an element.
     *
     * @param name  the name of the element
     * @param value an expression
     * @param path  component path from the type whose method this is
     */
    void value(String name, Type type, String value, String path) {
        Type resolved = type.resolved();
        if (resolved instanceof NullType) {
            return;
        }
        if (model.isInlined(resolved)) {
            SequenceType sequence = (SequenceType) resolved;
            sequence(sequence, local(name, resolved, value), path.isEmpty() ? "" : path + '.',
                    model.codecClass(resolved) + '.');
            return;
        }
        boolean isField = ExiWidths.fieldBits(resolved).isPresent();
        if (ExiModel.hasCodecClass(resolved) && !isField) {
            fields.flush(OUT);
            call(model.codecClass(resolved) + ".write(" + value + ", out);", resolved, path);
            return;
        }
        boolean often = Guards.mayRefuse(resolved) || XmlType.of(resolved) instanceof XmlType.MeasuredBits;
        String once = often ? local(name, resolved, value) : value;
        guards.write(resolved, once, path);
        if (isField) {
            fields.add(resolved, once);
        } else if (XmlType.of(resolved) instanceof XmlType.MeasuredBits bits) {
            measuredBits((BitStringType) resolved, bits, once);
        } else {
            fields.flush(OUT);
            if (resolved instanceof IntegerType number && LeafCode.lead(fields, number, once)) {
                return;
            }
            traced(mayFail(resolved), path, () -> new LeafCode(model, out).write(name, resolved, once));
        }
    }

    /** True if the runtime refuses some values: minus zero, numbers that are too long. */
    private static boolean mayFail(Type type) {
        return type instanceof RealType
                || type instanceof IntegerType integer && JavaModel.whole(integer) == JavaModel.Whole.BIG;
    }

    private void call(String statement, Type type, String path) {
        traced(model.canRefuse(type), path, () -> out.line(statement));
    }

    /** Writes statements whose errors belong to a component. */
    private void traced(boolean canRefuse, String path, Runnable statements) {
        boolean traces = canRefuse && !path.isEmpty();
        if (traces) {
            out.line("component = \"" + path + "\";");
        }
        statements.run();
        if (traces) {
            out.line("component = \"\";");
        }
    }

    /** A local variable with the value, so that it is read once. */
    private String local(String name, Type type, String value) {
        if (!value.endsWith(")")) {
            return value;
        }
        String local = names.fresh(JavaNames.ofMember(name));
        out.line(model.java().javaType(type, out) + ' ' + local + " = " + value + ";");
        return local;
    }

    private void measuredBits(BitStringType type, XmlType.MeasuredBits xml, String value) {
        String length = names.fresh("length");
        XmlType.Whole range = xml.length();
        String count = value + ".length()";
        if (!type.namedBits().isEmpty()) {
            // zeros at the end come and go with the size, X.680 clause 22.7
            String most = range.upper().map(upper -> "Math.min(" + upper + ", " + value + ".length())").orElse(count);
            count = "Math.max(" + range.lower().orElseThrow() + ", " + most + ')';
        }
        out.line("int " + length + " = " + count + ";");
        OptionalInt width = ExiWidths.bits(range);
        if (width.isPresent()) {
            fields.addBits("(long) (" + length + " - " + range.lower().orElseThrow() + ')', width.getAsInt());
            fields.flush(OUT);
        } else {
            fields.flush(OUT);
            out.line("out.writeUnsigned(" + length + ");");
        }
        out.line("out.writeBinary(" + value + ", " + length + ");");
    }

    // Sequences

    /**
     * A run of components that may be absent. What follows the code of the first one that is there is a method of its
     * own, and so is the choice of this code: the usual way through a message stays so short that the JIT inlines it.
     *
     * @param number distinguishes the methods of a type's runs
     */
    record OptionalRun(String number, List<Component> components) {
        /** The runs of a type that get methods. */
        static List<OptionalRun> of(SequenceType type) {
            List<OptionalRun> runs = new ArrayList<>();
            List<Component> run = new ArrayList<>();
            for (Component component : type.components()) {
                if (isOptional(type, component)) {
                    run.add(component);
                } else {
                    add(run, runs);
                    run.clear();
                }
            }
            add(run, runs);
            return runs;
        }

        private static void add(List<Component> run, List<OptionalRun> runs) {
            if (run.size() > 1) {
                runs.add(new OptionalRun(runs.isEmpty() ? "" : "" + (runs.size() + 1), List.copyOf(run)));
            }
        }

        String first() {
            return "firstOptional" + number;
        }

        String write() {
            return "writeOptional" + number;
        }
    }

    /**
     * Adds or writes the elements of a SEQUENCE.
     *
     * @param record an expression that can be used often
     * @param path   component path from the type whose method this is, with a dot at the end unless it is empty
     * @param owner  the class with the methods of its runs, with a dot at the end unless it is this one
     */
    void sequence(SequenceType type, String record, String path, String owner) {
        List<Component> run = new ArrayList<>();
        for (Component component : type.components()) {
            if (isOptional(type, component)) {
                run.add(component);
            } else {
                new Run(type, record, path, run).write(owner);
                run.clear();
                value(component.name(), component.type(), accessor(type, record, component), path + component.name());
            }
        }
        new Run(type, record, path, run).write(owner);
    }

    static boolean isOptional(SequenceType type, Component component) {
        return !component.isMandatory() || JavaModel.isNullable(type, component);
    }

    private static String accessor(SequenceType type, String record, Component component) {
        return record + '.' + MemberNames.of(type, component) + "()";
    }

    /** Writes the statements that choose the code of the first component of a run that is there. */
    void firstOptional(SequenceType type, OptionalRun run) {
        Run own = new Run(type, "value", "", run.components());
        own.declare();
        own.first();
    }

    /** Writes the statements for the components of a run. */
    void writeOptional(SequenceType type, OptionalRun run) {
        Run own = new Run(type, "value", "", run.components());
        own.declare();
        own.components();
    }

    /**
     * Components that may be absent, with nothing else between them. Before each one that is there stands its position
     * among those that are still possible; at the end, unless the last one is there, the position behind them.
     */
    private final class Run {
        private final SequenceType type;
        private final String record;
        private final String path;
        private final List<Component> components;
        private final List<String> variables = new ArrayList<>();

        Run(SequenceType type, String record, String path, List<Component> components) {
            this.type = type;
            this.record = record;
            this.path = path;
            this.components = List.copyOf(components);
        }

        private int last() {
            return components.size();
        }

        void write(String owner) {
            if (components.isEmpty()) {
                return;
            }
            if (components.size() == 1) {
                declare();
                fields.addBits('(' + isPresent(0) + " ? 0L : 1L)", 1);
                fields.flush(OUT);
                out.line("if (" + isPresent(0) + ") {");
                component(0);
                out.line("}");
                return;
            }
            OptionalRun run = OptionalRun.of(type).stream()
                    .filter(each -> each.components().equals(components))
                    .findFirst()
                    .orElseThrow();
            String first = names.fresh("first");
            out.line("long " + first + " = " + owner + run.first() + '(' + record + ");");
            fields.addBits(first, ExiWidths.bits(last()));
            fields.flush(OUT);
            out.line("if (" + first + " != " + last() + ") {");
            String where = path.isEmpty() ? "" : path.substring(0, path.length() - 1);
            traced(refuses(), where, () -> out.line(owner + run.write() + '(' + record + ", out);"));
            out.line("}");
        }

        /** Writes the statement that returns the code of the first component that is there. */
        void first() {
            out.line("return " + isPresent(0) + " ? 0");
            for (int i = 1; i < last(); i++) {
                out.continuation(": " + isPresent(i) + " ? " + i);
            }
            out.continuation(": " + last() + ";");
        }

        private boolean refuses() {
            return components.stream().anyMatch(component -> model.canRefuse(component.type()));
        }

        /** Gives each component a local variable. */
        void declare() {
            for (Component component : components) {
                String local = names.fresh(JavaNames.ofMember(component.name()));
                String javaType = component.presence() == Presence.DEFAULT
                        ? model.java().javaType(component.type(), out)
                        : model.java().boxedType(component.type(), out);
                out.line(javaType + ' ' + local + " = " + accessor(type, record, component) + ";");
                variables.add(local);
            }
        }

        private String isPresent(int index) {
            Component component = components.get(index);
            return component.presence() == Presence.DEFAULT
                    ? Defaults.differs(model.java(), type, component, variables.get(index), out)
                    : variables.get(index) + " != null";
        }

        /** Writes the components behind the first code. */
        void components() {
            String next = names.fresh("next");
            out.line("int " + next + " = 0;");
            for (int i = 0; i < last(); i++) {
                out.line("if (" + isPresent(i) + ") {");
                if (i > 0) {
                    out.line("if (" + next + " > 0) {")
                            .line("out.writeCode(" + i + " - " + next + ", " + last() + " - " + next + ");")
                            .line("}");
                }
                component(i);
                out.line(next + " = " + (i + 1) + ";").line("}");
            }
            out.line("out.writeCode(" + last() + " - " + next + ", " + last() + " - " + next + ");");
        }

        private void component(int index) {
            Component component = components.get(index);
            value(component.name(), component.type(), variables.get(index), path + component.name());
            fields.flush(OUT);
        }
    }
}
