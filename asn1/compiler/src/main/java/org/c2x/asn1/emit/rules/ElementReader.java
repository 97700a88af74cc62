package org.c2x.asn1.emit.rules;

import java.util.List;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/**
 * Code that reads the contents of elements one after the other, in one method: fields of known width are gathered and
 * read in wide words.
 */
final class ElementReader {
    private static final String IN = "in";

    private final CodecModel model;
    private final SourceWriter out;
    private final LocalNames names;
    private final FieldReader fields;
    private final ValueCode values;
    private final ErrorPath errors;

    /**
     * @param names local variables of the method; unless the types know their paths, it keeps in {@code component}
     *              where it is
     */
    ElementReader(CodecModel model, SourceWriter out, LocalNames names) {
        this.model = model;
        this.out = out;
        this.names = names;
        this.errors = new ErrorPath(out);
        this.fields = new FieldReader(model, out, names, errors);
        this.values = new ValueCode(model, out, names, new NullType());
    }

    /** Writes the statements for what was gathered. */
    void flush() {
        fields.flush(IN);
    }

    ErrorPath errors() {
        return errors;
    }

    /**
     * Adds or reads the content of an element.
     *
     * @param content  its step
     * @param variable local variable that will hold the value
     * @param path     component path from the type whose method this is
     */
    void value(Step content, Type type, String variable, String path) {
        Type resolved = type.resolved();
        Step step = model.coded(content);
        if (model.plain().isInlined(resolved)) {
            SequenceType sequence = (SequenceType) resolved;
            fields.construct(variable, sequence(sequence, path.isEmpty() ? "" : path + '.'));
        } else if (model.plain().isField(resolved)) {
            fields.add(resolved, path, variable);
        } else if (model.knowsPaths(resolved)) {
            fields.flush(IN);
            errors.none();
            values.readLeaf(step, resolved, variable, IN, path);
        } else {
            values.read(step, resolved, variable, IN, path, fields);
        }
    }

    /** Adds an event code, which is refused above the last one. */
    private void addCode(String path, int last, String variable) {
        fields.addNumber(path, Step.Optionals.codeWidth(last), IntegerSet.of(0, last), variable);
    }

    // Sequences

    /**
     * Adds or reads the elements of a SEQUENCE.
     *
     * @param path component path from the type whose method this is, with a dot at the end unless it is empty
     * @return the variables of the components; the last fields may still wait to be flushed
     */
    Variables sequence(SequenceType type, String path) {
        Variables variables = new Variables(model, type, names);
        for (Step.Part part : model.sequence(type).parts()) {
            if (part instanceof Step.Field field) {
                Component component = field.component();
                value(field.content(), component.type(), variables.of(component), path + component.name());
            } else {
                new Run(path, variables, (Step.Optionals) part).read();
            }
        }
        return variables;
    }

    /** Components that may be absent, with nothing else between them; see the writer's. */
    private final class Run {
        private final String path;
        private final Variables variables;
        private final List<Step.Field> run;

        Run(String path, Variables variables, Step.Optionals run) {
            this.path = path;
            this.variables = variables;
            this.run = run.fields();
        }

        private int last() {
            return run.size();
        }

        void read() {
            String next = names.fresh(last() == 1 ? "absent" : "next");
            String own = path.isEmpty() ? "" : path.substring(0, path.length() - 1);
            if (last() == 1) {
                fields.addFlag(own, next);
            } else {
                addCode(own, last(), next);
            }
            fields.flush(IN);
            for (int i = 0; i < last(); i++) {
                variables.declare(run.get(i).component(), out);
            }
            if (last() == 1) {
                errors.when('!' + next, () -> assign(0, ""));
                return;
            }
            errors.when(next + " < " + last(), () -> {
                for (int i = 0; i < last(); i++) {
                    int index = i;
                    errors.when(next + " == " + i, () -> assign(index, next));
                }
            });
        }

        /** Reads a component into its declared variable, and which one comes next unless that is sure. */
        private void assign(int index, String next) {
            Component component = run.get(index).component();
            String variable = variables.of(component);
            String present = names.fresh(variable + "Value");
            value(run.get(index).content(), component.type(), present, path + component.name());
            int left = last() - 1 - index;
            String code = names.fresh("code");
            if (left > 0) {
                addCode(path + component.name(), left, code);
            }
            fields.flush(IN);
            out.line(variable + " = " + present + ";");
            if (left > 0) {
                out.line(next + " = " + (index + 1) + " + " + code + ";");
            }
        }
    }
}
