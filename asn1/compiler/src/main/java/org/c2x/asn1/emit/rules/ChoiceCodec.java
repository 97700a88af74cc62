package org.c2x.asn1.emit.rules;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.Type;

/** The methods of a CHOICE (X.691 clause 23). */
final class ChoiceCodec {
    private final CodecModel model;
    private final ChoiceType type;
    private final SourceWriter out;
    private final Plain plain;
    private final String choiceClass;
    private final Step.Choice step;
    /** Bits of what tells the alternatives of the root apart, the extension bit included; 0 if that varies. */
    private final int width;

    ChoiceCodec(CodecModel model, ChoiceType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.plain = model.plain();
        this.choiceClass = model.java().modelClass(type, out);
        this.step = (Step.Choice) model.step(type);
        this.width = selectorWidth(model, type);
    }

    void emit() {
        bits();
        out.line();
        write();
        out.line();
        read();
        if (isExtensible()) {
            out.line();
            readExtension();
        }
    }

    /** True if additions are numbered apart, behind an extension bit. */
    private boolean isExtensible() {
        return step.selector() instanceof NumberForm.Extensible;
    }

    private boolean isTagged() {
        return step.selector() instanceof NumberForm.TagOctets;
    }

    private static int tagBits(Step.Branch branch) {
        return Byte.SIZE * tagOctets(branch);
    }

    private static int tagOctets(Step.Branch branch) {
        return Math.max(1, (branch.code().bitLength() + 7) / 8);
    }

    private boolean isOpen(Step.Branch branch) {
        return branch.content() instanceof Step.OpenType;
    }

    /** The tag that the first addition of a later version has if tags are numbered one by one; empty otherwise. */
    private Optional<BigInteger> laterTag() {
        List<BigInteger> tags = step.branches().stream().map(Step.Branch::code).toList();
        boolean consecutive = !tags.isEmpty()
                && IntStream.range(0, tags.size())
                        .allMatch(i -> tags.get(i).equals(tags.get(0).add(BigInteger.valueOf(i)))
                                && tagOctets(step.branches().get(i)) == 1);
        return consecutive
                ? Optional.of(tags.get(0).add(BigInteger.valueOf(type.root().size())))
                : Optional.empty();
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
            ErrorPath.begin(out);
        }
        for (Step.Branch branch : step.branches()) {
            Alternative alternative = branch.alternative();
            beginAlternative(alternative, !model.hasConstantBits(alternative.type()));
            boolean traced = traces && model.canRefuse(alternative.type());
            if (traced) {
                out.line("component = \"" + alternative.name() + "\";");
            }
            out.line("return " + bits(branch) + ";").line("}");
        }
        if (type.extensible()) {
            String lengthOf = model.lengthClass(out);
            out.line(choiceClass + ".Unknown unknown = (" + choiceClass + ".Unknown) value;")
                    .line("return " + (isTagged() ? "8" : "1 + " + lengthOf + ".ofSmallNumber(unknown.index())") + " + "
                            + lengthOf + ".ofOctets(unknown.octets().length());");
        } else {
            impossible();
        }
        if (traces) {
            ErrorPath.endEncoding(out);
        }
        out.line("}");
    }

    private String bits(Step.Branch branch) {
        Type of = branch.alternative().type();
        if (!isOpen(branch)) {
            int selector = isTagged() ? tagBits(branch) : width;
            return model.hasConstantBits(of)
                    ? Lengths.literal(selector + model.fixedWidth(of))
                    : selector + " + " + contentBits(of);
        }
        String lengthOf = model.lengthClass(out);
        String selector =
                isTagged() ? "" + tagBits(branch) : "1 + " + lengthOf + ".ofSmallNumber(" + branch.code() + ')';
        return selector + " + " + lengthOf + ".ofOpenType(" + contentBits(of) + ')';
    }

    private String contentBits(Type of) {
        return new ValueCode(model, out, new LocalNames(), type).bits(of, "chosen.value()");
    }

    /** Begins the branch of an alternative; its record is {@code chosen} if the branch asks for its value. */
    private void beginAlternative(Alternative alternative, boolean asks) {
        out.line("if (value instanceof " + alternativeClass(alternative) + (asks ? " chosen" : "") + ") {");
    }

    /** A sealed interface has no other alternatives, but Java 17 cannot see that in a chain of instanceof. */
    private void impossible() {
        out.line(
                "throw new " + out.runtime("EncodeException") + "(\"\", \"expected an alternative, found \" + value);");
    }

    // Writing

    private void write() {
        out.line("static void write(" + choiceClass + " value, " + model.writer(out) + " out) {");
        if (model.isRecursive(type)) {
            out.line("out.enter();");
        }
        for (Step.Branch branch : step.branches()) {
            beginAlternative(branch.alternative(), !isNull(branch.alternative()));
            if (isOpen(branch)) {
                writeOpen(branch);
            } else {
                writeRoot(branch);
            }
            leave();
            out.line("return;").line("}");
        }
        if (type.extensible()) {
            writeUnknown();
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

    private void writeUnknown() {
        if (isTagged() && laterTag().isEmpty()) {
            out.line("throw new " + out.runtime("EncodeException")
                    + "(\"\", \"the tag of an alternative of a later version is not known\");");
            return;
        }
        out.line(choiceClass + ".Unknown unknown = (" + choiceClass + ".Unknown) value;");
        if (isTagged()) {
            out.line("out.writeLaterTag(" + laterTag().orElseThrow() + ", unknown.index());");
        } else {
            out.line("out.writeBit(true);").line("out.writeSmallNumber(unknown.index());");
        }
        out.line("out.writeOctetsWithLength(unknown.octets());");
        leave();
    }

    private void writeRoot(Step.Branch branch) {
        Alternative alternative = branch.alternative();
        LocalNames names = new LocalNames();
        FieldWriter fields = new FieldWriter(model, out, names);
        fields.addConstant(branch.code().longValueExact(), isTagged() ? tagBits(branch) : width);
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

    private void writeOpen(Step.Branch branch) {
        Alternative alternative = branch.alternative();
        LocalNames names = new LocalNames();
        ValueCode values = new ValueCode(model, out, names, new NullType());
        if (isTagged()) {
            out.line("out.writeLong(" + branch.code() + "L, " + tagBits(branch) + ");");
        } else {
            out.line("out.writeBit(true);").line("out.writeSmallNumber(" + branch.code() + ");");
        }
        String bits = values.bits(alternative.type(), "chosen.value()");
        out.line("long content = " + bits + ";").line(model.writer(out) + " open = out.openType(content);");
        if (!isNull(alternative)) {
            writeContent(alternative.type(), names, values);
        }
        out.line("out.closeOpenType(open, content);");
    }

    private void writeContent(Type of, LocalNames names, ValueCode values) {
        if (plain.isPlain(of)) {
            FieldWriter fields = new FieldWriter(model, out, names);
            fields.add(of, "chosen.value()");
            fields.flush("open");
        } else {
            values.write(of, "chosen.value()", "open");
        }
    }

    // Reading

    /**
     * Bits of the extension bit and the index of a root alternative of a CHOICE, or of its tag; 0 if these are not the
     * same for all.
     */
    static int selectorWidth(CodecModel model, ChoiceType type) {
        Step.Choice step = (Step.Choice) model.step(type);
        NumberForm selector = step.selector();
        if (selector instanceof NumberForm.TagOctets) {
            return step.branches().stream().allMatch(branch -> tagOctets(branch) == 1) ? Byte.SIZE : 0;
        }
        return FieldForm.ofRoot(selector).orElseThrow().width() + (selector instanceof NumberForm.Extensible ? 1 : 0);
    }

    /** True if what tells the alternatives apart is a field that joins a run. */
    static boolean hasSelectorField(CodecModel model, ChoiceType type) {
        return !(((Step.Choice) model.step(type)).selector() instanceof NumberForm.TagOctets)
                || selectorWidth(model, type) > 0;
    }

    private void read() {
        String what = isTagged() ? "tag" : "index";
        out.line("static " + choiceClass + " read(" + model.reader(out) + " in) {")
                .line("return read(in, " + (isTagged() ? "in.readTag()" : "(int) in.read(" + width + ")") + ");")
                .line("}")
                .line()
                .javadoc(
                        isTagged()
                                ? "Reads behind the tag, whose octets are one number."
                                : "Reads behind the index, the extension bit in front of it included.")
                .line("static " + choiceClass + " read(" + model.reader(out) + " in, int " + what + ") {");
        if (model.isRecursive(type)) {
            out.line("in.enter();");
        }
        out.line("int at = in.position()" + (width == 0 ? ";" : " - " + width + ";"));
        if (isExtensible()) {
            int extended = 1 << width - 1;
            out.line("if (index >= " + extended + ") {")
                    .line("return readExtension(in.seek(at + 1));")
                    .line("}");
        }
        readOneOf(
                what,
                isTagged()
                        ? step.branches()
                        : step.branches().subList(0, type.root().size()),
                "in");
        if (!isTagged()) {
            out.line("throw in.outOfRange(at, \"\", \"an alternative of index 0.."
                    + (type.root().size() - 1) + "\", index);");
        } else if (type.extensible() && laterTag().isPresent()) {
            out.line("int later = in.laterIndex(at, " + laterTag().get() + ", tag, "
                    + type.additions().size() + ");");
            unknown("later");
        } else {
            out.line("throw in.outOfRange(at, \"\", \"the tag of an alternative\", tag);");
        }
        out.line("}");
    }

    private void unknown(String index) {
        leaveReader();
        out.line("return new " + choiceClass + ".Unknown(" + index + ", " + out.runtime("OctetString")
                + ".wrap(in.readOctets()));");
    }

    private void leaveReader() {
        if (model.isRecursive(type)) {
            out.line("in.leave();");
        }
    }

    private void readOneOf(String index, List<Step.Branch> branches, String in) {
        ErrorPath.begin(out);
        out.line("switch (" + index + ") {");
        for (Step.Branch branch : branches) {
            Alternative alternative = branch.alternative();
            boolean opens = isTagged() && isOpen(branch);
            out.line("case " + branch.code() + " -> {").line("component = \"" + alternative.name() + "\";");
            if (opens) {
                out.line(model.reader(out) + " open = in.openType();");
            }
            readAlternative(alternative, opens ? "open" : in);
            out.line("}");
        }
        out.line("default -> {").line("}").line("}");
        out.line("} catch (" + out.runtime("DecodeException") + " e) {").line("throw e.within(component);");
        if (branches.stream()
                .anyMatch(each -> model.isValueConstrained(each.alternative().type()))) {
            // what no encoding shows is left to the record's constructor
            out.line("} catch (IllegalArgumentException e) {")
                    .line("throw in.error(in.position(), component, e.getMessage());");
        }
        out.line("}");
    }

    private void readAlternative(Alternative alternative, String in) {
        if (!isNull(alternative)) {
            LocalNames names = new LocalNames("at", "index", "addition", "open", "chosen");
            if (plain.isPlain(alternative.type())) {
                FieldReader fields = new FieldReader(model, out, names, new ErrorPath(out));
                fields.add(alternative.type(), "", "chosen");
                fields.flush(in);
            } else {
                new ValueCode(model, out, names, type).read(alternative.type(), "chosen", in);
            }
        }
        leaveReader();
        out.line("return " + model.java().newAlternative(type, alternative, "chosen", out) + ';');
    }

    private void readExtension() {
        out.line("private static " + choiceClass + " readExtension(" + model.reader(out) + " in) {")
                .line("int addition = in.readSmallNumber();");
        if (!type.additions().isEmpty()) {
            out.line("if (addition < " + type.additions().size() + ") {")
                    .line(model.reader(out) + " open = in.openType();");
            readOneOf(
                    "addition",
                    step.branches().subList(type.root().size(), step.branches().size()),
                    "open");
            out.line("}");
        }
        unknown("addition");
        out.line("}");
    }
}
