package org.c2x.asn1.emit.rules;

import java.util.List;
import org.c2x.asn1.emit.CodecEmitter;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.MemberNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.ConstantBits;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.runtime.exi.ExiWriter;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/**
 * Code that writes the contents of elements one after the other, in one method: fields of known width are gathered and
 * written in wide words.
 */
final class ElementWriter {
    private static final String OUT = "out";

    private final CodecModel model;
    private final SourceWriter out;
    private final LocalNames names;
    private final FieldWriter fields;
    private final ValueCode values;
    private final ErrorPath errors;

    /**
     * @param names local variables of the method; if values can be refused, it keeps in {@code component} where it is
     */
    ElementWriter(CodecModel model, SourceWriter out, LocalNames names) {
        this.model = model;
        this.out = out;
        this.names = names;
        this.errors = new ErrorPath(out);
        this.fields = new FieldWriter(model, out, names);
        this.values = new ValueCode(model, out, names, new NullType());
    }

    CodecModel model() {
        return model;
    }

    SourceWriter out() {
        return out;
    }

    LocalNames names() {
        return names;
    }

    ErrorPath errors() {
        return errors;
    }

    /** Adds a number that is always the same. */
    void constants(List<ConstantBits> all) {
        fields.addConstants(all);
    }

    /** Adds bits that an expression of type long holds. */
    void bits(String bits, int width) {
        fields.addBits(bits, width);
    }

    /** Adds the header of a message. */
    void header() {
        fields.addBits("ExiWriter.HEADER", ExiWriter.HEADER_BITS);
    }

    /** Writes the statements for what was gathered. */
    void flush() {
        if (!fields.isEmpty()) {
            errors.none();
        }
        fields.flush(OUT);
    }

    /**
     * Adds or writes the content of an element.
     *
     * @param content its step
     * @param name    what a local variable for the value is called
     * @param value   an expression
     * @param path    component path from the type whose method this is
     */
    void value(Step content, Type type, String name, String value, String path) {
        Type resolved = type.resolved();
        if (resolved instanceof NullType) {
            return;
        }
        if (model.plain().isInlined(resolved)) {
            SequenceType sequence = (SequenceType) resolved;
            sequence(
                    sequence,
                    local(name, resolved, value),
                    path.isEmpty() ? "" : path + '.',
                    model.codecClass(resolved) + '.');
            return;
        }
        boolean isField = model.plain().isField(resolved);
        if (CodecEmitter.hasCodecClass(resolved) && !isField) {
            flush();
            begin(model.canRefuse(resolved), path);
            out.line(model.codecClass(resolved) + ".write(" + value + ", out);");
            return;
        }
        Step step = model.coded(content);
        String once = value;
        if (CodecModel.hasExtensions(resolved)) {
            once = local(name, resolved, value);
            errors.none();
            values.refuseOutside(resolved, once, path);
        }
        if (isField) {
            fields.add(resolved, once);
        } else {
            if (CodecModel.mayFail(step)) {
                flush();
            }
            begin(CodecModel.mayFail(step), path);
            values.writeLeaf(step, resolved, once, OUT, fields);
        }
    }

    /** What follows belongs to a component if it can refuse a value, else to the type itself. */
    void begin(boolean canRefuse, String path) {
        if (canRefuse && !path.isEmpty()) {
            errors.component(path);
        } else {
            errors.none();
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

    // Sequences

    /**
     * Adds or writes the elements of a SEQUENCE.
     *
     * @param record an expression that can be used often
     * @param path   component path from the type whose method this is, with a dot at the end unless it is empty
     * @param owner  the class with the methods of its runs, with a dot at the end unless it is this one
     */
    void sequence(SequenceType type, String record, String path, String owner) {
        for (Step.Part part : model.sequence(type).parts()) {
            if (part instanceof Step.Field field) {
                Component component = field.component();
                value(
                        field.content(),
                        component.type(),
                        component.name(),
                        accessor(type, record, component),
                        path + component.name());
            } else {
                new OptionalWriter(this, type, record, path, (Step.Optionals) part).write(owner);
            }
        }
    }

    static String accessor(SequenceType type, String record, Component component) {
        return record + '.' + MemberNames.of(type, component) + "()";
    }
}
