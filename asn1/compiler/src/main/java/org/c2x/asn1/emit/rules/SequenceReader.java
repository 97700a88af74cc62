package org.c2x.asn1.emit.rules;

import static java.util.Objects.requireNonNull;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.OpenTypeTable;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Addition;
import org.c2x.asn1.plan.Elements;
import org.c2x.asn1.plan.PartVisitor;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** The method {@code read} of a SEQUENCE or SET (X.691 clauses 19 and 21). */
final class SequenceReader {
    private static final String IN = "in";

    private final CodecModel model;
    private final SequenceType type;
    private final SourceWriter out;
    private final LocalNames names = new LocalNames();
    private final FieldReader fields;
    private final ValueCode values;
    private final Plain plain;
    private final ErrorPath errors;

    SequenceReader(CodecModel model, SequenceType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.errors = new ErrorPath(out);
        this.fields = new FieldReader(model, out, names, errors);
        this.values = new ValueCode(model, out, names, type);
        this.plain = model.plain();
    }

    void emit() {
        String record = model.java().modelClass(type, out);
        boolean traces = !plain.isPlain(type);
        out.line("static " + record + " read(" + model.reader(out) + " in) {");
        ErrorPath.begin(traces, out);
        Nesting.enter(model, type, "in", out);
        fields.at(model.read().before(type));
        Variables components = new Frame(type, "").read();
        fields.flush(IN);
        Nesting.leave(model, type, "in", out);
        out.line("return " + components.created(out) + ";");
        if (traces) {
            ErrorPath.endDecoding(out, model.hasConstrained(type), "\"\"");
        }
        out.line("}");
    }

    /** Reads one SEQUENCE: the method's own, or one within it whose fields join the method's. */
    private final class Frame {
        private final SequenceType sequence;
        private final Step.Sequence plan;
        /** Path from the method's type, with a dot at the end unless it is empty. */
        private final String path;

        private final Variables variables;
        /** Variables of presence bits by component. */
        private final Map<Component, String> presence = new IdentityHashMap<>();

        private final String extended;

        Frame(SequenceType sequence, String path) {
            this.sequence = sequence;
            this.plan = (Step.Sequence) model.step(sequence);
            this.path = path;
            this.extended = sequence.extensible() ? names.fresh("extended") : "";
            this.variables = new Variables(model, sequence, names);
        }

        /** The variables of the components; the last fields may still wait to be flushed. */
        Variables read() {
            List<Component> tail = OptionalTail.of(model.components(sequence));
            PartReader parts = new PartReader(IN, tail);
            readParts(plan.parts(), parts);
            return variables;
        }

        private String own() {
            return path.isEmpty() ? "" : path.substring(0, path.length() - 1);
        }

        private void readParts(List<Step.Part> parts, PartReader reader) {
            for (Step.Part part : parts) {
                Phase after = model.read().after(part, fields.phase());
                part.accept(reader);
                fields.at(after);
            }
        }

        /** Reads the parts of the root or of a version bracket. */
        private final class PartReader implements PartVisitor<Void> {
            private final String in;
            private final List<Component> tail;
            private String optional = "";

            PartReader(String in, List<Component> tail) {
                this.in = in;
                this.tail = tail;
            }

            @Override
            public Void visit(Step.ExtensionBit part) {
                fields.addFlag(own(), extended);
                return null;
            }

            @Override
            public Void visit(Step.Presence part) {
                presenceBits(part.fields().stream()
                        .map(Step.Field::component)
                        .filter(component -> !tail.contains(component))
                        .toList());
                if (!tail.isEmpty()) {
                    optional = tailPresence(tail);
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
                fields.addPadding(own(), part.width());
                return null;
            }

            @Override
            public Void visit(Step.Field part) {
                if (!tail.contains(part.component())) {
                    component(part.component(), in);
                } else if (part.component() == tail.get(0)) {
                    tail(tail, optional);
                }
                return null;
            }

            @Override
            public Void visit(Step.Additions part) {
                Phase content = model.read().content(part, fields.phase());
                fields.flush(in);
                additions(part, content);
                return null;
            }
        }

        /** Reads the presence bits of the tail into one variable. */
        private String tailPresence(List<Component> tail) {
            String optional = names.fresh("optional");
            for (int i = 0; i < tail.size(); i++) {
                presence.put(tail.get(i), "(" + optional + " & " + (1L << tail.size() - 1 - i) + "L) != 0");
            }
            fields.addFlags(
                    tail.stream().map(component -> path + component.name()).toList(), optional);
            return optional;
        }

        /** One test serves the messages that have none of the tail. */
        private void tail(List<Component> tail, String optional) {
            fields.print(IN);
            tail.forEach(component -> variables.declare(component, out));
            errors.when(optional + " != 0", () -> tail.forEach(component -> present(component, IN)));
        }

        private void presenceBits(List<Component> components) {
            for (Component component : components) {
                if (!component.isMandatory()) {
                    String flag = names.fresh("has" + JavaNames.capitalize(JavaNames.ofMember(component.name())));
                    presence.put(component, flag);
                    fields.addFlag(path + component.name(), flag);
                }
            }
        }

        private void component(Component component, String in) {
            String variable = variables.of(component);
            if (component.isMandatory()) {
                value(component, variable, in);
                return;
            }
            fields.print(in);
            variables.declare(component, out);
            present(component, in);
        }

        /** Reads an optional component into its declared variable if it is there. */
        private void present(Component component, String in) {
            errors.when(requireNonNull(presence.get(component)), () -> assign(component, in));
        }

        /** Reads a component into its declared variable. */
        private void assign(Component component, String in) {
            String variable = variables.of(component);
            String present = names.fresh(variable + "Value");
            value(component, present, in);
            fields.flush(in);
            out.line(variable + " = " + present + ";");
        }

        private void value(Component component, String variable, String in) {
            Type of = component.type();
            String own = path + component.name();
            if (plain.isPlain(of)) {
                fields.add(of, own, variable);
            } else if (plain.isFirstForm(of)) {
                fields.add(of, own, variable);
                fields.flush(in);
            } else if (component.isMandatory() && in.equals(IN) && plain.isInlined(of)) {
                SequenceType inner = (SequenceType) of.resolved();
                fields.construct(variable, new Frame(inner, own + '.').read());
            } else if (OpenTypeTable.isFor(component)) {
                fields.flush(in);
                errors.component(own);
                String index = new OpenTypeTable(model.java(), sequence, component).call(variables::of, out);
                out.line(model.java().modelClass(of.resolved(), out) + ' ' + variable + " = "
                        + model.codecClass(of.resolved()) + ".read(" + in + ", " + index + ");");
            } else {
                values.read(model.step(of), of, variable, in, own, fields);
            }
        }

        private void additions(Step.Additions part, Phase content) {
            String additions = names.fresh("additions");
            String bitmap = names.fresh("bitmap");
            sequence.additions()
                    .forEach(addition -> addition.components().forEach(component -> variables.declare(component, out)));
            errors.when(extended, () -> {
                errors.sequence(own());
                out.line("int " + additions + " = in." + (part.padded() ? "readBitCount();" : "readSmallLength();"))
                        .line("int " + bitmap + " = in.claim(" + additions + (part.padded() ? " + 7 & ~7);" : ");"));
                for (int i = 0; i < part.additions().size(); i++) {
                    Addition addition = part.additions().get(i);
                    errors.when(
                            additions + " > " + i + " && in.bit(" + bitmap + (i == 0 ? "" : " + " + i) + ')',
                            () -> addition(addition, content));
                }
                errors.sequence(own());
                out.line("in.skipAdditions(" + bitmap + ", " + part.additions().size() + ", " + additions + ");");
            });
        }

        private void addition(Addition addition, Phase content) {
            String open = names.fresh("open");
            errors.sequence(own());
            String outer = names.fresh("outer");
            OpenTypes.enter(model, open, outer, out);
            fields.at(content);
            if (addition.declared().isGroup()) {
                group(addition, open);
            } else {
                assign(addition.fields().get(0).component(), open);
            }
            OpenTypes.leave(open, outer, out);
        }

        private void group(Addition addition, String open) {
            PartReader parts = new PartReader(open, List.of());
            addition.content().stream()
                    .filter(part -> !(part instanceof Step.Field))
                    .forEach(part -> part.accept(parts));
            for (Step.Field field : addition.fields()) {
                if (presence.containsKey(field.component())) {
                    fields.flush(open);
                    present(field.component(), open);
                } else {
                    assign(field.component(), open);
                }
            }
        }
    }
}
