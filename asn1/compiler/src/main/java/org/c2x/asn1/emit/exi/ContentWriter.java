package org.c2x.asn1.emit.exi;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.c2x.asn1.emit.CodecEmitter;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.MemberNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.emit.bits.FieldWriter;
import org.c2x.asn1.emit.bits.Names;
import org.c2x.asn1.emit.grammar.ExiWidths;
import org.c2x.asn1.plan.xml.XmlType;
import org.c2x.asn1.runtime.ExiWriter;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.Component;
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

    ExiModel model() {
        return model;
    }

    SourceWriter out() {
        return out;
    }

    Names names() {
        return names;
    }

    /** Adds bits that are always the same. */
    void constant(long bits, int width) {
        fields.addConstant(bits, width);
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
        if (CodecEmitter.hasCodecClass(resolved) && !isField) {
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
            if (resolved instanceof IntegerType number && LeafCode.add(fields, number, once)) {
                return;
            }
            fields.flush(OUT);
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
    void traced(boolean canRefuse, String path, Runnable statements) {
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
            String most = range.upper()
                    .filter(upper -> upper.bitLength() < Integer.SIZE)
                    .map(upper -> "Math.min(" + upper + ", " + value + ".length())")
                    .orElse(count);
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
     * Adds or writes the elements of a SEQUENCE.
     *
     * @param record an expression that can be used often
     * @param path   component path from the type whose method this is, with a dot at the end unless it is empty
     * @param owner  the class with the methods of its runs, with a dot at the end unless it is this one
     */
    void sequence(SequenceType type, String record, String path, String owner) {
        List<Component> run = new ArrayList<>();
        for (Component component : type.components()) {
            if (OptionalRun.isOptional(type, component)) {
                run.add(component);
            } else {
                new OptionalWriter(this, type, record, path, run).write(owner);
                run.clear();
                value(component.name(), component.type(), accessor(type, record, component), path + component.name());
            }
        }
        new OptionalWriter(this, type, record, path, run).write(owner);
    }

    static String accessor(SequenceType type, String record, Component component) {
        return record + '.' + MemberNames.of(type, component) + "()";
    }
}
