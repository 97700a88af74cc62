package org.c2x.asn1.emit.rules;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Branch;
import org.c2x.asn1.plan.ConstantBits;
import org.c2x.asn1.plan.LaterTags;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.program.Place;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.NullType;

/** The methods of a CHOICE (X.691 clause 23). */
final class ChoiceCodec {
    private final CodecModel model;
    private final ChoiceType type;
    private final SourceWriter out;
    private final String choiceClass;
    private final Step.Choice step;
    /** Bits of what tells the alternatives of the root apart, the extension bit included; 0 if that varies. */
    private final int width;
    /** True if an index of the root is an aligned field, whose width has no extension bit in it. */
    private final boolean aligned;

    ChoiceCodec(CodecModel model, ChoiceType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.choiceClass = model.java().modelClass(type, out);
        this.step = (Step.Choice) model.step(type);
        this.aligned = isAligned(model, step);
        this.width = selectorWidth(model, type);
    }

    void emit() {
        if (model.countsBits()) {
            new ChoiceBits(model, this, step, out).emit();
            out.line();
        }
        write();
        out.line();
        read();
        if (isExtensible()) {
            out.line();
            readExtension();
        }
    }

    /** True if additions are numbered apart, after an extension bit. */
    private boolean isExtensible() {
        return step.selector() instanceof NumberForm.Extensible;
    }

    boolean isTagged() {
        return step.selector() instanceof NumberForm.TagOctets;
    }

    /** True if components of the SEQUENCE around it tell the alternatives apart. */
    boolean isTold() {
        return step.selector() instanceof NumberForm.Told;
    }

    static int tagBits(Branch branch) {
        return Byte.SIZE * TagCode.octets(branch);
    }

    static boolean isOpen(Branch branch) {
        return branch.content() instanceof Step.OpenType;
    }

    private Optional<LaterTags> laterTags() {
        return LaterTags.of(step);
    }

    String choiceClass() {
        return choiceClass;
    }

    /** Bits of what tells an alternative apart, where a value takes as many wherever it is. */
    int selectorBits(Branch branch) {
        return isTagged() ? tagBits(branch) : ConstantBits.width(ConstantBits.ofSelector(model.plans(), step, branch));
    }

    private static boolean isNull(Alternative alternative) {
        return alternative.type().resolved() instanceof NullType;
    }

    private String alternativeClass(Alternative alternative) {
        return choiceClass + '.' + model.java().alternativeClass(type, alternative);
    }

    /** Begins the branch of an alternative; its record is {@code chosen} if the branch asks for its value. */
    void beginAlternative(Alternative alternative, boolean asks) {
        out.line("if (value instanceof " + alternativeClass(alternative) + (asks ? " chosen" : "") + ") {");
    }

    /** A sealed interface has no other alternatives, but Java 17 cannot see that in a chain of instanceof. */
    void impossible() {
        out.line("throw new " + out.runtime(EncodeException.class)
                + "(\"\", \"expected an alternative, found \" + value);");
    }

    // Writing

    private void write() {
        out.line("static void write(" + choiceClass + " value, " + model.writer(out) + " out) {");
        boolean traces = model.tracesWriting(type);
        ErrorPath.begin(traces, out);
        Nesting.enter(model, type, "out", out);
        for (Branch branch : step.branches()) {
            beginAlternative(branch.alternative(), !isNull(branch.alternative()));
            if (traces && model.canRefuse(branch.alternative().type())) {
                out.line("component = \"" + branch.alternative().name() + "\";");
            }
            if (isOpen(branch)) {
                writeOpen(branch);
            } else {
                writeRoot(branch);
            }
            Nesting.leave(model, type, "out", out);
            out.line("return;").line("}");
        }
        if (type.extensible()) {
            writeUnknown();
        } else {
            impossible();
        }
        ErrorPath.endEncoding(traces, out);
        out.line("}");
    }

    private void writeUnknown() {
        if (isTagged() && laterTags().isEmpty()) {
            out.line("throw new " + out.runtime(EncodeException.class)
                    + "(\"\", \"the tag of an alternative of a later version is not known\");");
            return;
        }
        out.line(choiceClass + ".Unknown unknown = (" + choiceClass + ".Unknown) value;");
        if (isTagged()) {
            out.line("out.writeLaterTag(" + laterTags().orElseThrow().base() + ", unknown.index());");
        } else if (!isTold()) {
            out.line("out.writeBit(true);").line("out.writeSmallNumber(unknown.index());");
        }
        out.line("out.writeOctetsWithLength(unknown.octets());");
        Nesting.leave(model, type, "out", out);
    }

    private void writeRoot(Branch branch) {
        Alternative alternative = branch.alternative();
        if (branch.repeatsTag()) {
            new TagCode(model, out).writeRepeated(alternative, "chosen.value()");
            new ValueCode(model, out, new LocalNames(), new NullType())
                    .write(alternative.type(), "chosen.value()", "out");
            return;
        }
        LocalNames names = new LocalNames();
        ProgramWriter content = selector(branch, names);
        content.value(branch.content(), alternative.type(), Place.VALUE, "chosen.value()");
        content.flush();
    }

    /** What begins with what tells of an alternative. */
    private ProgramWriter selector(Branch branch, LocalNames names) {
        ProgramWriter content = ProgramWriter.ofValue(model, out, names, "out");
        content.fields().at(model.written().before(type));
        content.fields().addConstants(ConstantBits.ofSelector(model.plans(), step, branch));
        return content;
    }

    private void writeOpen(Branch branch) {
        Alternative alternative = branch.alternative();
        LocalNames names = new LocalNames();
        ValueCode values = new ValueCode(model, out, names, new NullType());
        if (branch.repeatsTag()) {
            new TagCode(model, out).writeRepeated(alternative, "chosen.value()");
        } else {
            selector(branch, names).flush();
        }
        OpenTypeWriter open = new OpenTypeWriter(model, "open", model.widths().of(alternative.type()), out);
        open.begin(() -> out.line("long content = " + values.bits(alternative.type(), "chosen.value()") + ";"));
        values.write(alternative.type(), "chosen.value()", open.target());
        open.end();
    }

    // Reading

    /**
     * Bits of the extension bit and the index of a root alternative of a CHOICE, or of its tag; 0 if these are not the
     * same for all.
     */
    static int selectorWidth(CodecModel model, ChoiceType type) {
        Step.Choice step = (Step.Choice) model.step(type);
        if (step.selector() instanceof NumberForm.TagOctets) {
            return step.branches().stream().allMatch(branch -> TagCode.octets(branch) == 1) ? Byte.SIZE : 0;
        }
        return index(model, step).map(ConstantBits::width).orElse(0);
    }

    /** True if what tells the alternatives apart is a field that joins a run. */
    static boolean hasSelectorField(CodecModel model, ChoiceType type) {
        Step.Choice step = (Step.Choice) model.step(type);
        boolean varies = step.selector() instanceof NumberForm.TagOctets || step.selector() instanceof NumberForm.Told;
        return !isAligned(model, step) && (!varies || selectorWidth(model, type) > 0);
    }

    private static boolean isAligned(CodecModel model, Step.Choice step) {
        return index(model, step).map(ConstantBits::aligned).orElse(false);
    }

    /** The index of the first alternative, with the extension bit unless it begins at an octet. */
    private static Optional<ConstantBits> index(CodecModel model, Step.Choice step) {
        return step.branches().stream()
                .limit(1)
                .flatMap(first -> ConstantBits.ofSelector(model.plans(), step, first).stream())
                .reduce((extension, index) -> index);
    }

    private void read() {
        String what = isTagged() ? "tag" : "index";
        if (!isTold()) {
            out.line("static " + choiceClass + " read(" + model.reader(out) + " in) {");
            if (aligned) {
                alignedIndex();
            }
            out.line("return read(in, " + (isTagged() ? "in.readTag()" : "(int) in.read(" + width + ")") + ");")
                    .line("}")
                    .line();
        }
        out.javadoc(
                        isTagged()
                                ? "Reads after the tag, whose octets are one number."
                                : isTold()
                                        ? "Reads the type of an index that other components tell, -1 for none known."
                                        : "Reads after the index"
                                                + (aligned ? "." : ", the extension bit before it included."))
                .line("static " + choiceClass + " read(" + model.reader(out) + " in, int " + what + ") {");
        Nesting.enter(model, type, "in", out);
        if (isTold()) {
            readOneOf(what, step.branches(), "in");
            readUntold();
            return;
        }
        out.line("int at = in.position()" + (width == 0 ? ";" : " - " + width + ";"));
        if (isExtensible() && !aligned) {
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
        } else if (laterTags().isPresent()) {
            out.line("int later = in.laterIndex(at, " + laterTags().get().base() + ", tag, "
                    + type.additions().size() + ");");
            unknown("later");
        } else {
            out.line("throw in.outOfRange(at, \"\", \"the tag of an alternative\", tag);");
        }
        out.line("}");
    }

    /** Ends the method where no type is known. */
    private void readUntold() {
        if (type.extensible()) {
            unknown("");
        } else {
            out.line("throw in.error(in.position(), \"\", \"the components that tell the type tell none\");");
        }
        out.line("}");
    }

    private void alignedIndex() {
        if (isExtensible()) {
            out.line("if (in.readBit()) {");
            Nesting.enter(model, type, "in", out);
            out.line("return readExtension(in);").line("}");
        }
        out.line("in.align();");
    }

    private void unknown(String index) {
        Nesting.leave(model, type, "in", out);
        String octets = out.runtime(OctetString.class) + ".wrap(in.readOctets())";
        out.line("return new " + choiceClass + ".Unknown(" + JavaModel.unknown(type, index, octets) + ");");
    }

    private void readOneOf(String index, List<Branch> branches, String in) {
        ErrorPath.begin(out);
        out.line("switch (" + index + ") {");
        for (Branch branch : branches) {
            Alternative alternative = branch.alternative();
            boolean opens = (isTagged() || isTold()) && isOpen(branch);
            String codes = branch.codes().stream().map(BigInteger::toString).collect(Collectors.joining(", "));
            out.line("case " + codes + " -> {").line("component = \"" + alternative.name() + "\";");
            if (opens) {
                OpenTypes.enter(model, "open", "outer", out);
            }
            if (branch.repeatsTag()) {
                out.line((opens ? "open" : in) + ".requireTag(tag);");
            }
            readAlternative(alternative, opens ? "open" : in);
            out.line("}");
        }
        out.line("default -> {").line("}").line("}");
        ErrorPath.endDecoding(out, model.hasConstrained(branches), "component");
    }

    private void readAlternative(Alternative alternative, String in) {
        if (!isNull(alternative)) {
            LocalNames names = new LocalNames("at", "index", "addition", "open", "outer", "chosen");
            new ValueCode(model, out, names, type).read(alternative.type(), "chosen", in);
        }
        if (in.equals("open")) {
            OpenTypes.leave("open", "outer", out);
        }
        Nesting.leave(model, type, "in", out);
        out.line("return " + model.java().newAlternative(type, alternative, "chosen", out) + ';');
    }

    private void readExtension() {
        out.line("private static " + choiceClass + " readExtension(" + model.reader(out) + " in) {")
                .line("int addition = in.readSmallNumber();");
        if (!type.additions().isEmpty()) {
            out.line("if (addition < " + type.additions().size() + ") {");
            OpenTypes.enter(model, "open", "outer", out);
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
