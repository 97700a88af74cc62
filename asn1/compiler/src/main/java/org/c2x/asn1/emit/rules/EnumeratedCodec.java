package org.c2x.asn1.emit.rules;

import org.c2x.asn1.emit.EnumConstants;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
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
        FieldForm field = FieldForm.ofRoot(step.form()).orElseThrow();
        int width = field.width();
        if (model.countsBits()) {
            bits(width);
            out.line();
        }
        write(field);
        out.line();
        read(field);
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
        String root = "" + (1 + width);
        out.line(
                type.additions().isEmpty()
                        ? "return " + root + ";"
                        : "return value.ordinal() < " + type.root().size() + " ? " + root + " : 1 + "
                                + model.lengthClass(out) + ".ofSmallNumber(value.ordinal() - "
                                + type.root().size() + ");");
        out.line("}");
    }

    private void write(FieldForm field) {
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
        fields.addConstant(0, isExtensible() ? 1 : 0);
        if (!field.isPacked()) {
            fields.align();
        }
        fields.addOrdinal("value", field.width());
        fields.flush("out");
        if (!rootOnly) {
            out.line("} else {")
                    .line("out.writeBit(true);")
                    .line("out.writeSmallNumber(value.ordinal() - " + count + ");")
                    .line("}");
        }
        out.line("}");
    }

    private void read(FieldForm field) {
        int width = field.width();
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
        if (!field.isPacked()) {
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
