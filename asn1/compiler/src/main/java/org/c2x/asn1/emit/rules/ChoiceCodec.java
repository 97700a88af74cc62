package org.c2x.asn1.emit.rules;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.program.Bits;
import org.c2x.asn1.program.Field;
import org.c2x.asn1.program.Place;
import org.c2x.asn1.program.Selector;
import org.c2x.asn1.program.Statement;
import org.c2x.asn1.program.Statement.Arm;
import org.c2x.asn1.program.Words;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.NullType;

/** The methods of a CHOICE, by the program's {@link Statement.Select}. */
final class ChoiceCodec {
    private final CodecModel model;
    private final ChoiceType type;
    private final SourceWriter out;
    private final String choiceClass;
    private final Statement.Select written;
    private final Statement.Select read;
    private final Selector selector;
    /** What tells the alternatives of the root apart, the extension bit included; none if that is no field. */
    private final List<Bits<Field>> fields;

    ChoiceCodec(CodecModel model, ChoiceType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.choiceClass = model.java().modelClass(type, out);
        this.written = select(model.programs().write(type));
        this.read = select(model.programs().read(type));
        this.selector = read.selector();
        this.fields = fields(model, type);
    }

    /** The alternatives in the statements of a CHOICE, after what tells them apart. */
    static Statement.Select select(List<Statement> statements) {
        return (Statement.Select) statements.get(statements.size() - 1);
    }

    /**
     * The bits that tell the alternatives of the root apart, the extension bit included, as far as they are together;
     * none if their number varies or others tell.
     */
    static List<Bits<Field>> fields(CodecModel model, ChoiceType type) {
        List<Statement> statements = model.programs().read(type);
        Statement.Select select = select(statements);
        if (select.selector() instanceof Selector.Tag) {
            boolean isOctet = select.arms().stream().allMatch(arm -> TagCode.octets(arm.codes()) == 1);
            Field tag = new Field.Index(Place.VALUE, 1 << Byte.SIZE, Byte.SIZE, false);
            return isOctet ? List.of(new Bits<>(Bits.Kind.FIELD, Byte.SIZE, tag)) : List.of();
        }
        if (select.selector() instanceof Selector.Index index) {
            List<Statement> first = index.fields().isEmpty() ? statements : index.fields();
            return ((Statement.Fields) first.get(0)).bits();
        }
        return List.of();
    }

    /** True if what tells the alternatives apart is a field that joins a run. */
    static boolean hasField(CodecModel model, ChoiceType type) {
        boolean isApart = select(model.programs().read(type)).selector() instanceof Selector.Index index
                && !index.fields().isEmpty();
        List<Bits<Field>> fields = fields(model, type);
        return !isApart && !fields.isEmpty() && fields.stream().noneMatch(Bits::varies);
    }

    void emit() {
        if (model.countsBits()) {
            bits();
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
        return selector instanceof Selector.Index index && index.extended();
    }

    private boolean isTagged() {
        return selector instanceof Selector.Tag;
    }

    /** True if components of the SEQUENCE around it tell the alternatives apart. */
    private boolean isTold() {
        return selector instanceof Selector.Known;
    }

    /** True if alternatives of later versions have an encoding. */
    private boolean isOpen() {
        return model.isOpen(type.extensible());
    }

    private static boolean isNull(Alternative alternative) {
        return alternative.type().resolved() instanceof NullType;
    }

    /** Begins the branch of an alternative; its record is {@code chosen} if the branch asks for its value. */
    private void beginAlternative(Arm arm, boolean traces, boolean asks) {
        Alternative alternative = arm.place().alternative();
        out.line("if (value instanceof " + choiceClass + '.' + model.java().alternativeClass(type, alternative)
                + (asks ? " chosen" : "") + ") {");
        if (traces && model.canRefuse(alternative.type())) {
            out.line("component = \"" + alternative.name() + "\";");
        }
    }

    /** A sealed interface has no other alternatives, but Java 17 cannot see that in a chain of instanceof. */
    private void impossible() {
        String version = type.extensible() ? " of this version" : "";
        out.line("throw new " + out.runtime(EncodeException.class) + "(\"\", \"expected an alternative" + version
                + ", found \" + value);");
    }

    // Bits

    private void bits() {
        model.beginBits(type, choiceClass, out);
        boolean traces = model.canRefuse(type);
        ErrorPath.begin(traces, out);
        for (Arm arm : written.arms()) {
            long before = arm.repeated() ? Byte.SIZE * TagCode.octets(arm.codes()) : 0;
            String bits = SequenceBits.of(model, out, type, arm.place(), "chosen.value()", before, arm.content());
            beginAlternative(arm, traces, bits.contains("chosen"));
            out.line("return " + bits + ";").line("}");
        }
        if (isOpen()) {
            String lengthOf = model.lengthClass(out);
            String before =
                    isTold() ? "" : isTagged() ? "8 + " : "1 + " + lengthOf + ".ofSmallNumber(unknown.index()) + ";
            out.line(choiceClass + ".Unknown unknown = (" + choiceClass + ".Unknown) value;")
                    .line("return " + before + lengthOf + ".ofOctets(unknown.octets().length());");
        } else {
            impossible();
        }
        ErrorPath.endEncoding(traces, out);
        out.line("}");
    }

    // Writing

    private void write() {
        out.line("static void write(" + choiceClass + " value, " + model.writer(out) + " out) {");
        boolean traces = model.tracesWriting(type);
        ErrorPath.begin(traces, out);
        Nesting.enter(model, type, "out", out);
        for (Arm arm : written.arms()) {
            beginAlternative(arm, traces, !isNull(arm.place().alternative()));
            write(arm);
            Nesting.leave(model, type, "out", out);
            out.line("return;").line("}");
        }
        if (isOpen()) {
            writeUnknown();
        } else {
            impossible();
        }
        ErrorPath.endEncoding(traces, out);
        out.line("}");
    }

    private void write(Arm arm) {
        Alternative alternative = arm.place().alternative();
        if (arm.repeated()) {
            new TagCode(model, out).writeRepeated(alternative, "chosen.value()");
        }
        ProgramWriter.ofValue(model, out, new LocalNames(), "out").print(arm.place(), "chosen.value()", arm.content());
    }

    private void writeUnknown() {
        if (selector instanceof Selector.Tag tag && !tag.tellsLater()) {
            out.line("throw new " + out.runtime(EncodeException.class)
                    + "(\"\", \"the tag of an alternative of a later version is not known\");");
            return;
        }
        out.line(choiceClass + ".Unknown unknown = (" + choiceClass + ".Unknown) value;");
        if (selector instanceof Selector.Tag tag) {
            out.line("out.writeLaterTag(" + tag.base() + ", unknown.index());");
        } else if (!isTold()) {
            out.line("out.writeBit(true);").line("out.writeSmallNumber(unknown.index());");
        }
        out.line("out.writeOctetsWithLength(unknown.octets());");
        Nesting.leave(model, type, "out", out);
    }

    // Reading

    private void read() {
        String head = "static " + choiceClass + " read(" + model.reader(out) + " in";
        String what = isTagged() ? "tag" : "index";
        int width = Words.width(fields.subList(Math.max(0, fields.size() - 1), fields.size()));
        boolean aligns = fields.size() > 1;
        boolean isApart =
                selector instanceof Selector.Index index && !index.fields().isEmpty();
        if (!isTold()) {
            out.line(head + ") {");
            if (isApart) {
                out.line("if (in.readBit()) {");
                Nesting.enter(model, type, "in", out);
                out.line("return readExtension(in);").line("}");
            }
            if (aligns) {
                out.line("in.align();");
            }
            String told = model.hasHeader()
                    ? "in.readCode(" + (read.arms().size() - 1) + ')'
                    : "(int) in.read(" + width + ')';
            out.line("return read(in, " + (isTagged() ? "in.readTag()" : told) + ");")
                    .line("}")
                    .line();
        }
        out.javadoc(
                        isTagged()
                                ? "Reads after the tag, whose octets are one number."
                                : isTold()
                                        ? "Reads the type of an index that other components tell, -1 for none known."
                                        : "Reads after the index"
                                                + (isApart || model.hasHeader()
                                                        ? "."
                                                        : ", the extension bit before it included."))
                .line(head + ", int " + what + ") {");
        Nesting.enter(model, type, "in", out);
        if (isTold()) {
            readOneOf(what, read.arms());
            readUntold();
            return;
        }
        if (model.hasHeader()) {
            readOneOf(what, read.arms());
            out.line("}");
            return;
        }
        out.line("int at = in.position()" + (width == 0 ? ";" : " - " + width + ";"));
        if (isExtensible() && !isApart) {
            int extended = 1 << width - 1;
            out.line("if (index >= " + extended + ") {")
                    .line("return readExtension(in.seek(at + 1));")
                    .line("}");
        }
        int root = type.root().size();
        readOneOf(what, isTagged() ? read.arms() : read.arms().subList(0, root));
        if (!(selector instanceof Selector.Tag tag)) {
            out.line("throw in.outOfRange(at, \"\", \"an alternative of index 0.." + (root - 1) + "\", index);");
        } else if (tag.tellsLater()) {
            out.line("int later = in.laterIndex(at, " + tag.base() + ", tag, "
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

    private void unknown(String index) {
        Nesting.leave(model, type, "in", out);
        String octets = out.runtime(OctetString.class) + ".wrap(in.readOctets())";
        out.line("return new " + choiceClass + ".Unknown(" + JavaModel.unknown(type, index, octets) + ");");
    }

    private void readOneOf(String index, List<Arm> arms) {
        ErrorPath.begin(out);
        out.line("switch (" + index + ") {");
        for (int i = 0; i < arms.size(); i++) {
            Arm arm = arms.get(i);
            // EXI refuses other codes where it reads them
            String codes = arm.codes().stream().map(BigInteger::toString).collect(Collectors.joining(", "));
            boolean isRest = model.hasHeader() && i == arms.size() - 1;
            out.line((isRest ? "default" : "case " + codes) + " -> {");
            // the length of an open type comes before the value, not in it
            boolean isOpen =
                    arm.content().stream().anyMatch(each -> each instanceof Statement.Open open && !open.whole());
            if (!isOpen) {
                out.line("component = \"" + arm.place().alternative().name() + "\";");
            }
            readAlternative(arm);
            out.line("}");
        }
        if (!model.hasHeader()) {
            out.line("default -> {").line("}");
        }
        out.line("}");
        boolean checks = arms.stream()
                .anyMatch(arm -> model.isValueConstrained(arm.place().type()));
        ErrorPath.endDecoding(out, checks, "component");
    }

    private void readAlternative(Arm arm) {
        LocalNames names = model.hasHeader()
                ? new LocalNames("chosen", "index")
                : new LocalNames("at", "index", "addition", "chosen");
        ProgramReader content = new ProgramReader(model, out, names, type, "in");
        if (arm.repeated()) {
            content.requireTag("tag");
        }
        content.print(arm.place(), "chosen", arm.content());
        Nesting.leave(model, type, "in", out);
        out.line("return " + model.java().newAlternative(type, arm.place().alternative(), "chosen", out) + ';');
    }

    private void readExtension() {
        out.line("private static " + choiceClass + " readExtension(" + model.reader(out) + " in) {")
                .line("int addition = in.readSmallNumber();");
        if (!type.additions().isEmpty()) {
            readOneOf(
                    "addition",
                    read.arms().subList(type.root().size(), read.arms().size()));
        }
        unknown("addition");
        out.line("}");
    }
}
