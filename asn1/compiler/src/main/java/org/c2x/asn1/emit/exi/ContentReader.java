package org.c2x.asn1.emit.exi;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.c2x.asn1.emit.CodecEmitter;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.emit.bits.Defaults;
import org.c2x.asn1.emit.bits.FieldReader;
import org.c2x.asn1.emit.bits.Names;
import org.c2x.asn1.emit.grammar.ExiWidths;
import org.c2x.asn1.plan.xml.XmlType;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Component.Presence;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/**
 * Code that reads the contents of elements one after the other, in one method: fields of known width are gathered and
 * read in wide words.
 */
final class ContentReader {
    private static final String IN = "in";

    private final ExiModel model;
    private final SourceWriter out;
    private final Names names;
    private final FieldReader fields;

    /**
     * @param names local variables of the method; unless the types know their paths, it keeps in {@code component}
     *              where it is
     */
    ContentReader(ExiModel model, SourceWriter out, Names names) {
        this.model = model;
        this.out = out;
        this.names = names;
        this.fields = new FieldReader(model, out, names);
    }

    /** Writes the statements for what was gathered. */
    void flush() {
        fields.flush(IN);
    }

    /**
     * Adds or reads the content of an element.
     *
     * @param name     the name of the element
     * @param variable local variable that will hold the value
     * @param path     component path from the type whose method this is
     */
    void value(String name, Type type, String variable, String path) {
        Type resolved = type.resolved();
        if (model.isInlined(resolved)) {
            SequenceType sequence = (SequenceType) resolved;
            fields.construct(sequence, variable, sequence(sequence, path.isEmpty() ? "" : path + '.'));
        } else if (ExiWidths.fieldBits(resolved).isPresent()) {
            fields.add(resolved, path, variable);
        } else if (resolved instanceof ChoiceType choice) {
            String code = names.fresh(variable + "Code");
            addCode(path, choice.alternatives().size() - 1, code);
            fields.flush(IN);
            call(choice, variable, "in, " + code, path);
        } else if (CodecEmitter.hasCodecClass(resolved)) {
            fields.flush(IN);
            call(resolved, variable, IN, path);
        } else if (XmlType.of(resolved) instanceof XmlType.MeasuredBits bits) {
            measuredBits((BitStringType) resolved, bits, variable, path);
        } else {
            fields.flush(IN);
            LeafCode leaf = new LeafCode(model, out);
            if (model.knowsPaths(resolved)) {
                leaf.read(name, resolved, variable, path);
            } else {
                traced(path, () -> leaf.read(name, resolved, variable, ""));
            }
        }
    }

    private void call(Type type, String variable, String arguments, String path) {
        traced(path, () -> out.line(model.java().javaType(type, out) + ' ' + variable + " = "
                + model.codecClass(type) + ".read(" + arguments + ");"));
    }

    /** Adds the code of an event, which is refused above the last one. */
    private void addCode(String path, int last, String variable) {
        fields.add(new IntegerType(IntegerSet.of(0, last), false, List.of()), path, variable);
    }

    /** Writes statements whose errors belong to a component. */
    private void traced(String path, Runnable statements) {
        if (!path.isEmpty()) {
            out.line("component = \"" + path + "\";");
        }
        statements.run();
        if (!path.isEmpty()) {
            out.line("component = \"\";");
        }
    }

    private void measuredBits(BitStringType type, XmlType.MeasuredBits xml, String variable, String path) {
        IntegerSet sizes = type.size().root();
        String length = names.fresh(variable + "Length");
        OptionalInt width = ExiWidths.bits(xml.length());
        if (width.isPresent()) {
            fields.add(new IntegerType(sizes, false, List.of()), path, length);
        }
        fields.flush(IN);
        traced(path, () -> {
            if (width.isEmpty()) {
                out.line("int " + length + " = (int) in.readUnsigned(" + Integer.MAX_VALUE + "L, \"\");");
            }
            out.line(out.runtime("BitString") + ' ' + variable + " = in.readBinary(" + length + ");");
            if (width.isEmpty()) {
                new Guards(model, out).readSize(type, variable);
            }
        });
    }

    // Sequences

    /**
     * Adds or reads the elements of a SEQUENCE.
     *
     * @param path component path from the type whose method this is, with a dot at the end unless it is empty
     * @return the arguments of the record's constructor; the last fields may still wait to be flushed
     */
    List<String> sequence(SequenceType type, String path) {
        List<String> variables = new ArrayList<>();
        for (Component component : type.components()) {
            variables.add(names.fresh(JavaNames.ofMember(component.name())));
        }
        int from = 0;
        for (int i = 0; i < variables.size(); i++) {
            Component component = type.components().get(i);
            if (!OptionalRun.isOptional(type, component)) {
                new Run(type, path, variables, from, i).read();
                from = i + 1;
                value(component.name(), component.type(), variables.get(i), path + component.name());
            }
        }
        new Run(type, path, variables, from, variables.size()).read();
        return variables;
    }

    /** Components that may be absent, with nothing else between them; see the writer's. */
    private final class Run {
        private final SequenceType type;
        private final String path;
        private final List<Component> components;
        private final List<String> variables;

        Run(SequenceType type, String path, List<String> variables, int from, int to) {
            this.type = type;
            this.path = path;
            this.components = type.components().subList(from, to);
            this.variables = variables.subList(from, to);
        }

        private int last() {
            return components.size();
        }

        void read() {
            if (components.isEmpty()) {
                return;
            }
            String next = names.fresh(last() == 1 ? "absent" : "next");
            String own = path.isEmpty() ? "" : path.substring(0, path.length() - 1);
            if (last() == 1) {
                fields.addFlag(own, next);
            } else {
                addCode(own, last(), next);
            }
            fields.flush(IN);
            for (int i = 0; i < last(); i++) {
                declare(i);
            }
            if (last() == 1) {
                out.line("if (!" + next + ") {");
                assign(0, "");
                out.line("}");
                return;
            }
            out.line("if (" + next + " < " + last() + ") {");
            for (int i = 0; i < last(); i++) {
                out.line("if (" + next + " == " + i + ") {");
                assign(i, next);
                out.line("}");
            }
            out.line("}");
        }

        private void declare(int index) {
            Component component = components.get(index);
            if (component.presence() == Presence.DEFAULT) {
                out.line(model.java().javaType(component.type(), out) + ' ' + variables.get(index) + " = "
                        + Defaults.constant(model.java(), type, component, out) + ";");
            } else {
                out.line(model.java().boxedType(component.type(), out) + ' ' + variables.get(index) + " = null;");
            }
        }

        /** Reads a component into its declared variable, and which one comes next unless that is sure. */
        private void assign(int index, String next) {
            Component component = components.get(index);
            String present = names.fresh(variables.get(index) + "Value");
            value(component.name(), component.type(), present, path + component.name());
            int left = last() - 1 - index;
            String code = names.fresh("code");
            if (left > 0) {
                addCode(path + component.name(), left, code);
            }
            fields.flush(IN);
            out.line(variables.get(index) + " = " + present + ";");
            if (left > 0) {
                out.line(next + " = " + (index + 1) + " + " + code + ";");
            }
        }
    }
}
