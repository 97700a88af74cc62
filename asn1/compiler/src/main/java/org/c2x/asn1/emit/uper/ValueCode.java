package org.c2x.asn1.emit.uper;

import java.math.BigInteger;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.CharacterTables;
import org.c2x.asn1.emit.CodecEmitter;
import org.c2x.asn1.emit.Conditions;
import org.c2x.asn1.emit.EnumConstants;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Whole;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.emit.bits.Names;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.CharacterStringType.Kind;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.Type;

/**
 * Code for a single value that is no field of a run: calls of the runtime for strings and numbers of varying width,
 * calls of other codec classes for what has one.
 */
final class ValueCode {
    private final CodecModel model;
    private final SourceWriter out;
    private final Names names;
    private final Type caller;

    /**
     * @param caller the type whose class the code is in
     */
    ValueCode(CodecModel model, SourceWriter out, Names names, Type caller) {
        this.model = model;
        this.out = out;
        this.names = names;
        this.caller = caller;
    }

    // Reading

    /** Writes the statements that declare a variable and read its value. */
    void read(Type type, String variable, String in) {
        Type resolved = type.resolved();
        if (CodecEmitter.hasCodecClass(resolved)) {
            out.line(model.java().javaType(type, out) + ' ' + variable + " = " + model.codecClass(resolved) + ".read("
                    + in + ");");
        } else {
            readLeaf(model.step(type), type, variable, in, "");
        }
    }

    /**
     * Writes the statements that declare a variable and read a value that has no codec class.
     *
     * @param path what errors say of where it is, as far as the code says it and not its caller
     */
    void readLeaf(Step step, Type type, String variable, String in, String path) {
        out.line(model.java().javaType(type, out) + ' ' + variable + " = " + step.accept(new Reading(in, path)) + ";");
        step.accept(new Checking(variable, in, path));
    }

    /** Writes the statements that check a value as far as reading it has not done so. */
    void check(Step step, String variable, String in) {
        step.accept(new Checking(variable, in, ""));
    }

    /** The expression that reads a value. */
    private final class Reading extends LeafVisitor<String> {
        private final String in;
        private final String path;

        Reading(String in, String path) {
            this.in = in;
            this.path = path;
        }

        @Override
        public String visit(Step.Number step) {
            Whole whole = JavaModel.whole(step.type());
            if (whole == Whole.BIG) {
                return readBig(step.form());
            }
            String cast = whole == Whole.INT ? "(int) " : "";
            if (step.form() instanceof NumberForm.Groups groups) {
                IntegerSet root = step.type().root();
                String upper = root.upper().orElseThrow() + "L, \"" + path + "\")";
                return cast
                        + in
                        + (groups.signed()
                                ? ".readInteger(" + root.lower().orElseThrow() + "L, " + upper
                                : ".readUnsigned(" + upper);
            }
            FieldForm field = FieldForm.ofRoot(step.form()).orElse(null);
            if (field != null) {
                String method = step.form() instanceof NumberForm.Extensible ? ".readExtensible(" : ".readRange(";
                return cast + in + method + field.lower() + "L, " + field.upper() + "L, " + field.width() + ')';
            }
            return cast
                    + in
                    + (step.form() instanceof NumberForm.TwosComplement signed
                            ? ".readSigned(" + signed.width() + ')'
                            : ".readUnconstrainedLong()");
        }

        private String readBig(NumberForm form) {
            if (form instanceof NumberForm.Extensible extensible) {
                return in + ".readBit() ? " + readBig(extensible.extension()) + " : " + readBig(extensible.root());
            }
            if (form instanceof NumberForm.Groups groups) {
                return in + (groups.signed() ? ".readInteger()" : ".readUnsigned()");
            }
            if (form instanceof NumberForm.SemiConstrained semi) {
                return in + ".readSemiConstrained()" + plus(semi.lower());
            }
            return FieldForm.ofRoot(form)
                    .map(field -> big(field.lower()) + ".add(" + in + ".readBig(" + field.width() + "))")
                    .orElse(in + ".readUnconstrained()");
        }

        private String plus(BigInteger lower) {
            return lower.signum() == 0 ? "" : ".add(" + big(lower) + ')';
        }

        @Override
        public String visit(Step.Bits step) {
            if (step.length() instanceof NumberForm.OctetCount count) {
                return in + ".readBinary(" + ((NumberForm.Constant) count.bits()).value() + ')';
            }
            String padding = step.padded() && model.lengths(step).isCounted() ? "Padded" : "";
            return sized(step, count -> in + ".read" + padding + "Bits(" + count + ')');
        }

        @Override
        public String visit(Step.Octets step) {
            if (step.length() instanceof NumberForm.Groups) {
                return in + ".readBinary()";
            }
            return sized(step, count -> out.runtime("OctetString") + ".wrap(" + in + ".readOctets(" + count + "))");
        }

        @Override
        public String visit(Step.Characters step) {
            return sized(
                    step,
                    count -> in + ".readCharacters(" + (count.isEmpty() ? "" : count + ", ") + model.table(step, out)
                            + ')');
        }

        /** What reads items behind a length of the root or beyond; without a count the length is joined to them. */
        private String sized(Step step, UnaryOperator<String> items) {
            Lengths lengths = model.lengths(step);
            String joined = items.apply("");
            String root = lengths.isCounted() ? items.apply(lengths.read(in)) : joined;
            return lengths.isExtensible() ? in + ".readBit() ? " + joined + " : " + root : root;
        }

        @Override
        public String visit(Step.Text step) {
            return in + ".read" + charset(step) + "()";
        }

        @Override
        public String visit(Step.Decimal step) {
            return in + ".readFloat()";
        }

        @Override
        public String visit(Step.TableString step) {
            String what = step.type() instanceof ObjectIdentifierType identifier
                    ? identifier.relative() ? "RelativeOid" : "ObjectIdentifier"
                    : ((CharacterStringType) step.type()).kind() == Kind.UTF8 ? "Utf8String" : "String";
            return in + ".read" + what + '(' + tableName(step) + ')';
        }

        @Override
        public String visit(Step.Real step) {
            return in + ".readReal()";
        }

        @Override
        public String visit(Step.Identifier step) {
            return in + (step.type().relative() ? ".readRelativeOid()" : ".readObjectIdentifier()");
        }
    }

    /** The constant for the number of a part of the string table. */
    private String tableName(Step.TableString step) {
        return out.constant("int", JavaNames.ofConstant(step.element()) + "_NAME", "" + model.tableNumber(step));
    }

    private static String charset(Step.Text step) {
        return switch (step.type().kind()) {
            case UTF8 -> "Utf8";
            case BMP -> "Utf16";
            case UNIVERSAL -> "Utf32";
            default -> "Latin1";
        };
    }

    /** Writes the statements that check what reading has not. */
    private final class Checking extends LeafVisitor<Void> {
        private final String variable;
        private final String in;
        private final String path;

        Checking(String variable, String in, String path) {
            this.variable = variable;
            this.in = in;
            this.path = path;
        }

        @Override
        public Void visit(Step.Number step) {
            if (!model.isOpen(step.type().extensible())) {
                refuse(violation(step), step.type().root().toString(), variable);
            }
            return null;
        }

        private String violation(Step.Number step) {
            IntegerSet root = step.type().root();
            boolean big = JavaModel.whole(step.type()) == Whole.BIG;
            boolean read = isRangeRead(step);
            if (root.isContiguous() && read) {
                return "";
            }
            if (root.isContiguous() && !big && step.form() instanceof NumberForm.Groups) {
                // the upper bound has been checked
                return variable + " < " + root.lower().orElseThrow() + 'L';
            }
            return big ? bigViolation(step, root) : "!(" + Conditions.contains(variable, root) + ')';
        }

        /** True if reading has refused what is out of bounds. */
        private boolean isRangeRead(Step.Number step) {
            IntegerSet root = step.type().root();
            if (step.form() instanceof NumberForm.Groups groups) {
                boolean big = JavaModel.whole(step.type()) == Whole.BIG;
                boolean below = groups.signed() ? !big || root.lower().isEmpty() : root.contains(0);
                return below && (!big || root.upper().isEmpty());
            }
            if (JavaModel.whole(step.type()) != Whole.BIG) {
                return FieldForm.ofRoot(step.form())
                        .filter(field -> field.lower().equals(root.lower().orElseThrow()))
                        .isPresent();
            }
            return root.upper().isEmpty()
                    && (root.lower().isEmpty()
                            || step.form() instanceof NumberForm.SemiConstrained semi
                                    && semi.lower().equals(root.lower().orElseThrow()));
        }

        private String bigViolation(Step.Number step, IntegerSet root) {
            boolean lowerRead = root.lower().isEmpty()
                    || lower(step.form()).equals(root.lower().get());
            if (root.isContiguous() && lowerRead) {
                return variable + ".compareTo(" + big(root.upper().orElseThrow()) + ") > 0";
            }
            return "!(" + bigContains(variable, root) + ')';
        }

        /** The lower bound that the form knows; one that no number has if it knows none. */
        private BigInteger lower(NumberForm form) {
            if (form instanceof NumberForm.SemiConstrained semi) {
                return semi.lower();
            }
            if (form instanceof NumberForm.Groups groups && !groups.signed()) {
                return BigInteger.ZERO;
            }
            return FieldForm.ofRoot(form)
                    .map(FieldForm::lower)
                    .orElse(BigInteger.ONE.shiftLeft(Long.SIZE).negate());
        }

        @Override
        public Void visit(Step.Bits step) {
            size(step);
            return null;
        }

        @Override
        public Void visit(Step.Octets step) {
            size(step);
            return null;
        }

        @Override
        public Void visit(Step.Characters step) {
            size(step);
            if (model.isWide(step)) {
                alphabet(step.type());
            }
            return null;
        }

        @Override
        public Void visit(Step.Text step) {
            size(step);
            if (step.type().kind().isKnownMultiplier()
                    || !step.type().alphabet().equals(step.type().kind().alphabet())) {
                alphabet(step.type());
            }
            return null;
        }

        @Override
        public Void visit(Step.TableString step) {
            if (step.type() instanceof CharacterStringType type) {
                size(step);
                if (type.kind() != Kind.UTF8
                        || !type.alphabet().equals(type.kind().alphabet())) {
                    alphabet(type);
                }
            }
            return null;
        }

        @Override
        public Void visit(Step.Decimal step) {
            return null;
        }

        @Override
        public Void visit(Step.Real step) {
            return null;
        }

        @Override
        public Void visit(Step.Identifier step) {
            return null;
        }

        private void size(Step step) {
            Lengths lengths = model.lengths(step);
            String length = length(step, variable);
            refuse(lengths.violation(length), lengths.expected(), length);
        }

        private void refuse(String violation, String expected, String found) {
            if (!violation.isEmpty()) {
                out.line("if (" + violation + ") {")
                        .line("throw " + in + ".error(" + in + ".position(), \"" + path + "\", \"expected " + expected
                                + ", found \" + " + found + ");")
                        .line("}");
            }
        }

        private void alphabet(CharacterStringType type) {
            out.line("if (!" + CharacterTables.expression(type, out) + ".allows(" + variable + ")) {")
                    .line("throw " + in + ".error(" + in + ".position(), \"\", "
                            + "\"expected characters of the permitted alphabet\");")
                    .line("}");
        }
    }

    private String big(BigInteger number) {
        if (number.signum() == 0) {
            return out.use("java.math.BigInteger") + ".ZERO";
        }
        return out.constant(out.use("java.math.BigInteger"), "BOUND", "new BigInteger(\"" + number + "\")");
    }

    private String bigContains(String variable, IntegerSet set) {
        return set.ranges().stream()
                .map(range -> {
                    String above =
                            range.lower() == null ? "" : variable + ".compareTo(" + big(range.lower()) + ") >= 0";
                    String below =
                            range.upper() == null ? "" : variable + ".compareTo(" + big(range.upper()) + ") <= 0";
                    return above.isEmpty() || below.isEmpty() ? above + below : above + " && " + below;
                })
                .collect(Collectors.joining(" || "));
    }

    /** The condition that a number belongs to the extension root. */
    private String inRoot(IntegerType type, String value) {
        return JavaModel.whole(type) == Whole.BIG
                ? bigContains(value, type.root())
                : Conditions.contains(value, type.root());
    }

    /** The expression for the length of a string, in the unit of its type. */
    private String length(Step step, String value) {
        if (step instanceof Step.Repetition) {
            return value + ".size()";
        }
        CharacterStringType text = characters(step);
        if (text != null && text.kind() == Kind.UTF8) {
            return value + ".codePointCount(0, " + value + ".length())";
        }
        return text != null && text.kind() == Kind.UNIVERSAL
                ? CharacterTables.expression(text, out) + ".count(" + value + ')'
                : value + ".length()";
    }

    private static CharacterStringType characters(Step step) {
        if (step instanceof Step.TableString string) {
            return string.type() instanceof CharacterStringType type ? type : null;
        }
        return step instanceof Step.Characters characters
                ? characters.type()
                : step instanceof Step.Text octets ? octets.type() : null;
    }

    /** The length as it is encoded: without the trailing zeros of named bits, as far as the size lets them go. */
    private String encodedLength(Step step, String value) {
        return step instanceof Step.Bits bits && !bits.type().namedBits().isEmpty()
                ? "Math.max(" + model.lengths(step).lower() + ", " + value + ".significantLength())"
                : length(step, value);
    }

    private String contents(ObjectIdentifierType type, String value) {
        return out.runtime("ObjectIdentifierContents") + (type.relative() ? ".ofRelative(" : ".of(") + value + ')';
    }

    // Writing

    /** The writer's method for a number in groups of seven bits. */
    static String groupsMethod(NumberForm form) {
        return ((NumberForm.Groups) form).signed() ? "writeInteger" : "writeUnsigned";
    }

    /** Writes the statements that write a value. */
    void write(Type type, String value, String target) {
        Type resolved = type.resolved();
        if (CodecEmitter.hasCodecClass(resolved)) {
            out.line(model.codecClass(resolved) + ".write(" + value + ", " + target + ");");
        } else {
            writeLeaf(model.step(type), value, target);
        }
    }

    /** Writes the statements that write a value that has no codec class. */
    void writeLeaf(Step step, String value, String target) {
        step.accept(new Writing(value, target));
    }

    /** Writes the statements that refuse a valid value outside a root where the rule set has no form for it. */
    void refuseOutside(Step step, Type type, String value, String path) {
        if (!CodecModel.hasExtensions(type)) {
            return;
        }
        if (type instanceof EnumeratedType) {
            refuse(
                    value + " == " + model.java().modelClass(type, out) + '.' + EnumConstants.UNKNOWN,
                    path,
                    "\"expected an enumeral of this version, found one of a later version\"");
        } else if (type instanceof IntegerType integer) {
            refuse(
                    "!(" + inRoot(integer, value) + ')',
                    path,
                    found(integer.root().toString(), value));
        } else {
            Lengths lengths = model.lengths(step);
            String length = length(step, value);
            refuse("!(" + lengths.inRoot(length) + ')', path, found(lengths.expected(), length));
        }
    }

    private static String found(String expected, String found) {
        return "\"expected " + expected + ", found \" + " + found;
    }

    private void refuse(String violation, String path, String problem) {
        out.line("if (" + violation + ") {")
                .line("throw new " + out.runtime("EncodeException") + "(\"" + path + "\", " + problem + ");")
                .line("}");
    }

    /** Writes the statements that write a value. */
    private final class Writing extends LeafVisitor<Void> {
        private final String value;
        private final String target;

        Writing(String value, String target) {
            this.value = value;
            this.target = target;
        }

        @Override
        public Void visit(Step.Number step) {
            FieldForm field = FieldForm.ofRoot(step.form()).orElse(null);
            if (JavaModel.whole(step.type()) == Whole.BIG) {
                writeBig(step);
            } else if (step.form() instanceof NumberForm.Groups) {
                out.line(target + groups(step.form()) + value + ");");
            } else if (field != null) {
                out.line(
                        step.form() instanceof NumberForm.Extensible
                                ? target + ".writeExtensible(" + value + ", " + inRoot(step.type(), value) + ", "
                                        + field.lower() + "L, " + field.width() + ");"
                                : target + ".writeLong(" + value + " - " + field.lower() + "L, " + field.width()
                                        + ");");
            } else {
                out.line(target
                        + (step.form() instanceof NumberForm.TwosComplement signed
                                ? ".writeSigned(" + value + ", " + signed.width() + ");"
                                : ".writeUnconstrained(" + value + ");"));
            }
            return null;
        }

        private void writeBig(Step.Number step) {
            if (!(step.form() instanceof NumberForm.Extensible extensible)) {
                out.line(target + big(step.form()));
                return;
            }
            out.line("if (" + inRoot(step.type(), value) + ") {")
                    .line(target + ".writeBit(false);")
                    .line(target + big(extensible.root()));
            out.line("} else {")
                    .line(target + ".writeBit(true);")
                    .line(target + big(extensible.extension()))
                    .line("}");
        }

        private String big(NumberForm form) {
            if (form instanceof NumberForm.Groups) {
                return groups(form) + value + ");";
            }
            if (form instanceof NumberForm.SemiConstrained semi) {
                return ".writeSemiConstrained(" + minus(semi.lower()) + ");";
            }
            return FieldForm.ofRoot(form)
                    .map(field -> ".writeBig(" + minus(field.lower()) + ", " + field.width() + ");")
                    .orElse(".writeUnconstrained(" + value + ");");
        }

        private static String groups(NumberForm form) {
            return '.' + groupsMethod(form) + '(';
        }

        private String minus(BigInteger lower) {
            return value + ".subtract(" + ValueCode.this.big(lower) + ')';
        }

        @Override
        public Void visit(Step.Bits step) {
            if (step.length() instanceof NumberForm.OctetCount count) {
                out.line(target + ".writeBinary(" + value + ", " + ((NumberForm.Constant) count.bits()).value() + ");");
                return null;
            }
            String padding = step.padded() && model.lengths(step).isCounted() ? "Padded" : "";
            sized(
                    step,
                    length -> ".write" + padding + "Bits(" + value + ", " + length + ");",
                    length -> ".writeBitsWithLength(" + value + ", " + length + ");");
            return null;
        }

        @Override
        public Void visit(Step.Octets step) {
            if (step.length() instanceof NumberForm.Groups) {
                out.line(target + ".writeBinary(" + value + ");");
                return null;
            }
            sized(step, length -> ".writeOctets(" + value + ");", length -> ".writeOctetsWithLength(" + value + ");");
            return null;
        }

        @Override
        public Void visit(Step.Characters step) {
            String arguments = value + ", " + model.table(step, out);
            sized(
                    step,
                    length -> ".writeCharacters(" + arguments + ");",
                    length -> ".writeCharactersWithLength(" + arguments + ");");
            return null;
        }

        private void sized(Step step, UnaryOperator<String> counted, UnaryOperator<String> joined) {
            Lengths lengths = model.lengths(step);
            String length = names.fresh("length");
            out.line("int " + length + " = " + encodedLength(step, value) + ";");
            if (lengths.isExtensible()) {
                out.line("if (" + lengths.inRoot(length) + ") {").line(target + ".writeBit(false);");
            }
            if (lengths.isCounted()) {
                lengths.write(length, target, out);
                out.line(target + counted.apply(length));
            } else {
                out.line(target + joined.apply(length));
            }
            if (lengths.isExtensible()) {
                out.line("} else {")
                        .line(target + ".writeBit(true);")
                        .line(target + joined.apply(length))
                        .line("}");
            }
        }

        @Override
        public Void visit(Step.Text step) {
            out.line(target + ".write" + charset(step) + '(' + value + ");");
            return null;
        }

        @Override
        public Void visit(Step.Decimal step) {
            out.line(target + ".writeFloat(" + value + ");");
            return null;
        }

        @Override
        public Void visit(Step.TableString step) {
            String text = step.type() instanceof ObjectIdentifierType ? value + ".toString()" : value;
            out.line(target + ".writeString(" + text + ", " + tableName(step) + ");");
            return null;
        }

        @Override
        public Void visit(Step.Real step) {
            out.line(target + ".writeOctetsWithLength(" + out.runtime("RealContents") + ".of(" + value + "));");
            return null;
        }

        @Override
        public Void visit(Step.Identifier step) {
            out.line(target + ".writeOctetsWithLength(" + contents(step.type(), value) + ");");
            return null;
        }
    }

    // Lengths

    /** The expression for the bits of a value. */
    String bits(Type type, String value) {
        Type resolved = type.resolved();
        if (model.widths().of(resolved).isFixed() && !model.canRefuse(resolved)) {
            return Lengths.literal(model.fixedWidth(resolved));
        }
        return CodecEmitter.hasCodecClass(resolved)
                ? model.bitsCall(resolved, value, caller)
                : model.step(type).accept(new Counting(value));
    }

    /** The expression for the bits of a value. */
    private final class Counting extends LeafVisitor<String> {
        private final String value;

        Counting(String value) {
            this.value = value;
        }

        private String lengthOf() {
            return model.lengthClass(out);
        }

        @Override
        public String visit(Step.Number step) {
            if (!(step.form() instanceof NumberForm.Extensible extensible)) {
                return bits(step.form());
            }
            return "1 + (" + inRoot(step.type(), value) + " ? " + bits(extensible.root()) + " : "
                    + bits(extensible.extension()) + ')';
        }

        private String bits(NumberForm form) {
            if (form instanceof NumberForm.SemiConstrained semi) {
                return lengthOf() + ".ofSemiConstrained(" + value + ".subtract(" + big(semi.lower()) + "))";
            }
            return FieldForm.ofRoot(form)
                    .map(field -> "" + field.width())
                    .orElse(lengthOf() + ".ofUnconstrained(" + value + ')');
        }

        @Override
        public String visit(Step.Bits step) {
            return step.length() instanceof NumberForm.BitCount
                    ? lengthOf() + ".ofBits(" + encodedLength(step, value) + ')'
                    : sized(step, 1);
        }

        @Override
        public String visit(Step.Octets step) {
            return sized(step, Byte.SIZE);
        }

        @Override
        public String visit(Step.Characters step) {
            return sized(step, step.width());
        }

        private String sized(Step step, int itemBits) {
            return model.lengths(step).bitsOf(encodedLength(step, value), itemBits, this::lengthOf);
        }

        @Override
        public String visit(Step.Text step) {
            String octets = switch (step.type().kind()) {
                case UTF8 -> lengthOf() + ".octetsOfUtf8(" + value + ')';
                case BMP -> "2 * " + value + ".length()";
                case UNIVERSAL -> "4 * " + length(step, value);
                default -> value + ".length()";
            };
            return lengthOf() + ".ofOctets(" + octets + ')';
        }

        @Override
        public String visit(Step.Real step) {
            return lengthOf() + ".ofOctets(" + out.runtime("RealContents") + ".of(" + value + ").length)";
        }

        @Override
        public String visit(Step.Identifier step) {
            return lengthOf() + ".ofOctets(" + contents(step.type(), value) + ".length)";
        }
    }
}
