package org.c2x.asn1.emit.uper;

import java.util.List;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.emit.bits.FieldReader;
import org.c2x.asn1.emit.bits.FieldWriter;
import org.c2x.asn1.emit.bits.Names;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.Type;

/** The methods of a CHOICE (X.691 clause 23). */
final class ChoiceCodec {
    private final CodecModel model;
    private final ChoiceType type;
    private final SourceWriter out;
    private final Plain plain;
    private final String choiceClass;
    /** Bits of the extension bit and the index of a root alternative. */
    private final int width;

    ChoiceCodec(CodecModel model, ChoiceType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.plain = new Plain(model);
        this.choiceClass = model.java().modelClass(type, out);
        this.width = indexWidth(model, type);
    }

    void emit() {
        bits();
        out.line();
        write();
        out.line();
        read();
        if (type.extensible()) {
            out.line();
            readExtension();
        }
    }

    private static boolean isNull(Alternative alternative) {
        return alternative.type().resolved() instanceof NullType;
    }

    private String alternativeClass(Alternative alternative) {
        return choiceClass + '.' + model.java().alternativeClass(type, alternative);
    }

    // Bits

    private void bits() {
        model.beginBits(type, choiceClass, out);
        boolean traces = model.canRefuse(type);
        if (traces) {
            out.line("String component = \"\";").line("try {");
        }
        for (Alternative alternative : type.alternatives()) {
            beginAlternative(alternative);
            boolean traced = traces && model.canRefuse(alternative.type());
            if (traced) {
                out.line("component = \"" + alternative.name() + "\";");
            }
            String content = isNull(alternative)
                    ? "0"
                    : new ValueCode(model, out, new Names(), type).bits(alternative.type(), "chosen.value()");
            int addition = type.additions().indexOf(alternative);
            out.line("return " + (addition < 0 ? width + " + " + content : extensionBits(addition, content)) + ";")
                    .line("}");
        }
        if (type.extensible()) {
            String lengthOf = model.lengthClass(out);
            out.line(choiceClass + ".Unknown unknown = (" + choiceClass + ".Unknown) value;")
                    .line("return 1 + " + lengthOf + ".ofSmallNumber(unknown.index()) + " + lengthOf
                            + ".ofOctets(unknown.octets().length());");
        } else {
            impossible();
        }
        if (traces) {
            out.line("} catch (" + out.runtime("EncodeException") + " e) {")
                    .line("throw e.within(component);")
                    .line("}");
        }
        out.line("}");
    }

    private String extensionBits(int addition, String content) {
        String lengthOf = model.lengthClass(out);
        return "1 + " + lengthOf + ".ofSmallNumber(" + addition + ") + " + lengthOf + ".ofOpenType(" + content + ')';
    }

    /** Begins the branch of an alternative; its record is {@code chosen} unless it has no value. */
    private void beginAlternative(Alternative alternative) {
        out.line("if (value instanceof " + alternativeClass(alternative) + (isNull(alternative) ? "" : " chosen")
                + ") {");
    }

    /** A sealed interface has no other alternatives, but Java 17 cannot see that in a chain of instanceof. */
    private void impossible() {
        out.line("throw new " + out.runtime("EncodeException")
                + "(\"\", \"expected an alternative, found \" + value);");
    }

    // Writing

    private void write() {
        out.line("static void write(" + choiceClass + " value, " + model.writer(out) + " out) {");
        if (model.isRecursive(type)) {
            out.line("out.enter();");
        }
        for (Alternative alternative : type.alternatives()) {
            beginAlternative(alternative);
            int index = type.root().indexOf(alternative);
            if (index >= 0) {
                writeRoot(index, alternative);
            } else {
                writeAddition(type.additions().indexOf(alternative), alternative);
            }
            leave();
            out.line("return;").line("}");
        }
        if (type.extensible()) {
            out.line(choiceClass + ".Unknown unknown = (" + choiceClass + ".Unknown) value;")
                    .line("out.writeBit(true);")
                    .line("out.writeSmallNumber(unknown.index());")
                    .line("out.writeOctetsWithLength(unknown.octets());");
            leave();
        } else {
            impossible();
        }
        out.line("}");
    }

    private void leave() {
        if (model.isRecursive(type)) {
            out.line("out.leave();");
        }
    }

    private void writeRoot(int index, Alternative alternative) {
        Names names = new Names();
        FieldWriter fields = new FieldWriter(model, out, names);
        fields.addConstant(index, width);
        if (isNull(alternative)) {
            fields.flush("out");
        } else if (plain.isPlain(alternative.type())) {
            fields.add(alternative.type(), "chosen.value()");
            fields.flush("out");
        } else {
            fields.flush("out");
            new ValueCode(model, out, names, new NullType()).write(alternative.type(), "chosen.value()", "out");
        }
    }

    private void writeAddition(int addition, Alternative alternative) {
        Names names = new Names();
        ValueCode values = new ValueCode(model, out, names, new NullType());
        out.line("out.writeBit(true);").line("out.writeSmallNumber(" + addition + ");");
        String bits = isNull(alternative) ? "0" : values.bits(alternative.type(), "chosen.value()");
        out.line("long content = " + bits + ";")
                .line(model.writer(out) + " open = out.openType(content);");
        if (!isNull(alternative)) {
            writeContent(alternative.type(), names, values);
        }
        out.line("out.closeOpenType(open, content);");
    }

    private void writeContent(Type of, Names names, ValueCode values) {
        if (plain.isPlain(of)) {
            FieldWriter fields = new FieldWriter(model, out, names);
            fields.add(of, "chosen.value()");
            fields.flush("open");
        } else {
            values.write(of, "chosen.value()", "open");
        }
    }

    // Reading

    /** Bits of the extension bit and the index of a root alternative of a CHOICE. */
    static int indexWidth(CodecModel model, ChoiceType type) {
        NumberForm selector = ((Step.Choice) model.step(type)).selector();
        return FieldForm.ofRoot(selector).orElseThrow().width() + (selector instanceof NumberForm.Extensible ? 1 : 0);
    }

    private void read() {
        out.line("static " + choiceClass + " read(" + model.reader(out) + " in) {")
                .line("return read(in, (int) in.read(" + width + "));")
                .line("}")
                .line()
                .javadoc("Reads behind the index, the extension bit in front of it included.")
                .line("static " + choiceClass + " read(" + model.reader(out) + " in, int index) {");
        if (model.isRecursive(type)) {
            out.line("in.enter();");
        }
        out.line("int at = in.position() - " + width + ";");
        if (type.extensible()) {
            int extended = 1 << width - 1;
            out.line("if (index >= " + extended + ") {")
                    .line("return readExtension(in.seek(at + 1));")
                    .line("}");
        }
        readOneOf("index", type.root(), "in");
        out.line("throw in.outOfRange(at, \"\", \"an alternative of index 0.." + (type.root().size() - 1)
                        + "\", index);")
                .line("}");
    }

    private void readOneOf(String index, List<Alternative> alternatives, String in) {
        out.line("String component = \"\";").line("try {").line("switch (" + index + ") {");
        for (int i = 0; i < alternatives.size(); i++) {
            Alternative alternative = alternatives.get(i);
            out.line("case " + i + " -> {").line("component = \"" + alternative.name() + "\";");
            readAlternative(alternative, in);
            out.line("}");
        }
        out.line("default -> {").line("}").line("}");
        out.line("} catch (" + out.runtime("DecodeException") + " e) {").line("throw e.within(component);");
        if (alternatives.stream().anyMatch(each -> model.isValueConstrained(each.type()))) {
            // what no encoding shows is left to the record's constructor
            out.line("} catch (IllegalArgumentException e) {")
                    .line("throw in.error(in.position(), component, e.getMessage());");
        }
        out.line("}");
    }

    private void readAlternative(Alternative alternative, String in) {
        if (!isNull(alternative)) {
            Names names = new Names("at", "index", "addition", "open", "chosen");
            if (plain.isPlain(alternative.type())) {
                FieldReader fields = new FieldReader(model, out, names);
                fields.add(alternative.type(), "", "chosen");
                fields.flush(in);
            } else {
                new ValueCode(model, out, names, type).read(alternative.type(), "chosen", in);
            }
        }
        if (model.isRecursive(type)) {
            out.line("in.leave();");
        }
        out.line("return " + model.java().newAlternative(type, alternative, "chosen", out) + ';');
    }

    private void readExtension() {
        out.line("private static " + choiceClass + " readExtension(" + model.reader(out) + " in) {")
                .line("int addition = in.readSmallNumber();");
        if (!type.additions().isEmpty()) {
            out.line("if (addition < " + type.additions().size() + ") {").line(model.reader(out) + " open = in.openType();");
            readOneOf("addition", type.additions(), "open");
            out.line("}");
        }
        if (model.isRecursive(type)) {
            out.line("in.leave();");
        }
        out.line("return new " + choiceClass + ".Unknown(addition, " + out.runtime("OctetString")
                        + ".wrap(in.readOctets()));")
                .line("}");
    }
}
