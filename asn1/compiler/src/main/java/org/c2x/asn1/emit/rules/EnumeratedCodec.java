package org.c2x.asn1.emit.rules;

import java.util.List;
import org.c2x.asn1.emit.EnumConstants;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.program.Bits;
import org.c2x.asn1.program.Field;
import org.c2x.asn1.program.Words;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.EnumeratedType;

/** The methods of an ENUMERATED; where it is coded by index, the ordinals of its enum are the indices. */
final class EnumeratedCodec {
    private final CodecModel model;
    private final EnumeratedType type;
    private final SourceWriter out;
    private final String enumClass;
    private final Step.Enumeral step;

    EnumeratedCodec(CodecModel model, EnumeratedType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.enumClass = model.java().modelClass(type, out);
        this.step = (Step.Enumeral) model.step(type);
    }

    void emit() {
        out.javadoc("Enumerals by index.")
                .line("static final " + enumClass + "[] VALUES = " + enumClass + ".values();")
                .line();
        if (type.extensible()) {
            requireKnown();
            out.line();
        }
        if (step.form() instanceof NumberForm.ShortOrLong) {
            new NumberedEnumerals(model, step, enumClass, out).emit();
            return;
        }
        List<Bits<Field>> fields = model.leaves().fields(step);
        if (model.countsBits()) {
            bits(Words.width(fields));
            out.line();
        }
        write(fields);
        out.line();
        read(fields.get(fields.size() - 1).width(), fields.stream().anyMatch(Bits::varies));
    }

    private void requireKnown() {
        out.line("static void requireKnown(" + enumClass + " value) {")
                .line("if (value == " + enumClass + '.' + EnumConstants.UNKNOWN + ") {")
                .line("throw new " + out.runtime(EncodeException.class)
                        + "(\"\", \"an enumeral of a later version has no encoding\");")
                .line("}")
                .line("}");
    }

    /** True if additions are numbered apart, after an extension bit. */
    private boolean isExtensible() {
        return step.form() instanceof NumberForm.Extensible;
    }

    private void bits(int width) {
        model.beginBits(type, enumClass, out);
        if (!isExtensible()) {
            out.line("return " + width + ";").line("}");
            return;
        }
        out.line("requireKnown(value);");
        out.line(
                type.additions().isEmpty()
                        ? "return " + width + ";"
                        : "return value.ordinal() < " + type.root().size() + " ? " + width + " : 1 + "
                                + model.lengthClass(out) + ".ofSmallNumber(value.ordinal() - "
                                + type.root().size() + ");");
        out.line("}");
    }

    private void write(List<Bits<Field>> root) {
        out.line("static void write(" + enumClass + " value, " + model.writer(out) + " out) {");
        if (type.extensible()) {
            out.line("requireKnown(value);");
        }
        int count = type.root().size();
        boolean rootOnly = step.rootCodes() == step.codes().size();
        if (!rootOnly) {
            out.line("if (value.ordinal() < " + count + ") {");
        }
        FieldWriter fields = new FieldWriter(model, out, new LocalNames());
        root.forEach(bits -> fields.add(bits, "value"));
        fields.flush("out");
        if (!rootOnly) {
            out.line("} else {")
                    .line("out.writeBit(true);")
                    .line("out.writeSmallNumber(value.ordinal() - " + count + ");")
                    .line("}");
        }
        out.line("}");
    }

    private void read(int width, boolean isAligned) {
        int count = step.rootCodes();
        out.line("static " + enumClass + " read(" + model.reader(out) + " in) {");
        if (isExtensible()) {
            out.line("if (in.readBit()) {")
                    .line((type.additions().isEmpty() ? "" : "int addition = ") + "in.readSmallNumber();");
            String unknown = enumClass + '.' + EnumConstants.UNKNOWN;
            out.line(
                    type.additions().isEmpty()
                            ? "return " + unknown + ";"
                            : "return addition < " + type.additions().size() + " ? VALUES[" + count + " + addition] : "
                                    + unknown
                                    + ";");
            out.line("}");
        }
        if (isAligned) {
            out.line("in.align();");
        }
        if (count == 1 << width) {
            out.line("return VALUES[(int) in.read(" + width + ")];").line("}");
            return;
        }
        out.line("int at = in.position();")
                .line("int index = (int) in.read(" + width + ");")
                .line("if (index > " + (count - 1) + ") {")
                .line("throw in.outOfRange(at, \"\", \"an enumeral of index 0.." + (count - 1) + "\", index);")
                .line("}")
                .line("return VALUES[index];")
                .line("}");
    }
}
