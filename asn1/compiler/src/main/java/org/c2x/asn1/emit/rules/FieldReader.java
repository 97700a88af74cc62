package org.c2x.asn1.emit.rules;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.emit.Conditions;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Whole;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.runtime.BitReader;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/**
 * Gathers the fields of a run and writes the statements that read it: one claim of all bits, one load a word, then
 * shifts, checks of what the bits can violate, and constructor calls of flattened records.
 */
final class FieldReader {
    private static final Type FLAG = new BooleanType();

    /** What a run consists of. */
    private sealed interface Step {}

    private record Field(Type type, int width, String path, String variable) implements Step {}

    private record Flags(List<String> paths, String variable) implements Step {
        int width() {
            return paths.size();
        }
    }

    /** Bits that say nothing. */
    private record Padding(int width, String path) implements Step {}

    /** The next field begins at an octet, and nobody knows how many bits away that is. */
    private record Alignment() implements Step {}

    private record Construct(SequenceType type, String variable, List<String> arguments) implements Step {}

    private final CodecModel model;
    private final SourceWriter out;
    private final LocalNames names;
    private final ErrorPath errors;
    private final List<Step> steps = new ArrayList<>();
    /** Where the next field begins. */
    private Phase phase = Phase.UNKNOWN;

    FieldReader(CodecModel model, SourceWriter out, LocalNames names, ErrorPath errors) {
        this.model = model;
        this.out = out;
        this.names = names;
        this.errors = errors;
    }

    /** Where the next field begins. */
    Phase phase() {
        return phase;
    }

    /** Says where the next field begins. */
    void at(Phase next) {
        phase = next;
    }

    private void put(Step step) {
        steps.add(step);
        phase = phase.plus(width(step));
    }

    /** The next field begins at an octet. */
    void align(String path) {
        if (phase.isKnown()) {
            addPadding(path, phase.toOctet());
        } else {
            steps.add(new Alignment());
            phase = Phase.OCTET;
        }
    }

    /** Adds a single bit: presence of a component, or an extension bit. */
    void addFlag(String path, String variable) {
        put(new Field(FLAG, 1, path, variable));
    }

    /** Adds bits that say nothing. */
    void addPadding(String path, int width) {
        if (width > 0) {
            put(new Padding(width, path));
        }
    }

    /**
     * Adds presence bits that go into one variable.
     *
     * @param paths one for each bit
     */
    void addFlags(List<String> paths, String variable) {
        put(new Flags(paths, variable));
    }

    /** Adds the extension bit and index of a CHOICE, which the codec of the CHOICE looks at. */
    void addIndex(String path, int width, String variable) {
        put(new Field(new IntegerType(IntegerSet.of(0, (1L << width) - 1), false, List.of()), width, path, variable));
    }

    /**
     * Adds a value of a plain type, or of an extensible ENUMERATED, which must end the run.
     *
     * @param path     component path for errors
     * @param variable local variable that will hold the value
     */
    void add(Type type, String path, String variable) {
        if (!(type.resolved() instanceof SequenceType sequence)) {
            if (type.resolved() instanceof IntegerType integer && model.isAligned(integer)) {
                align(path);
            }
            put(new Field(type.resolved(), model.fieldWidth(type), path, variable));
            addPadding(path, model.padding(type.resolved()));
            return;
        }
        Map<Component, String> inner = new IdentityHashMap<>();
        for (Component component : model.components(sequence)) {
            String member = names.fresh(JavaNames.ofMember(component.name()));
            inner.put(component, member);
            add(component.type(), path.isEmpty() ? component.name() : path + '.' + component.name(), member);
        }
        construct(
                sequence,
                variable,
                sequence.components().stream().map(inner::get).toList());
    }

    /** Adds the constructor call of a record, in front of the fields that are added later. */
    void construct(SequenceType type, String variable, List<String> arguments) {
        steps.add(new Construct(type, variable, arguments));
    }

    /**
     * Writes the statements for what waits; somebody else reads what comes next.
     *
     * @param in the reader's variable
     */
    void flush(String in) {
        print(in);
        phase = Phase.UNKNOWN;
    }

    /**
     * Writes the statements for what waits.
     *
     * @param in the reader's variable
     */
    void print(String in) {
        List<Step> run = new ArrayList<>();
        for (Step step : steps) {
            if (step instanceof Alignment) {
                write(run, in);
                out.line(in + ".align();");
                run.clear();
            } else {
                run.add(step);
            }
        }
        write(run, in);
        steps.clear();
    }

    private void write(List<Step> run, String in) {
        if (run.isEmpty()) {
            return;
        }
        int total = run.stream().mapToInt(FieldReader::width).sum();
        String at = "";
        if (total > 0 || run.stream().anyMatch(this::checks)) {
            errors.none();
        }
        if (total > 0) {
            at = names.fresh("at");
            String layout = run.stream().flatMap(FieldReader::layout).collect(Collectors.joining(" "));
            out.line("int " + at + " = " + in + ".take(" + total + ", \"" + layout + "\");");
        }
        writeSteps(run, in, at);
    }

    /** Whether a constructor refuses values that the fields can have. */
    private boolean checks(Step step) {
        return step instanceof Construct construct && model.isValueConstrained(construct.type());
    }

    private static int width(Step step) {
        if (step instanceof Flags flags) {
            return flags.width();
        }
        if (step instanceof Padding padding) {
            return padding.width();
        }
        return step instanceof Field field ? field.width() : 0;
    }

    private static Stream<String> layout(Step step) {
        if (step instanceof Flags flags) {
            return flags.paths().stream().map(path -> path + ":1");
        }
        if (step instanceof Padding padding) {
            return Stream.of(padding.path() + ':' + padding.width());
        }
        return step instanceof Field field ? Stream.of(field.path() + ':' + field.width()) : Stream.of();
    }

    private void writeSteps(List<Step> run, String in, String at) {
        int offset = 0;
        int wordStart = 0;
        int wordEnd = 0;
        String word = "";
        for (Step step : run) {
            if (step instanceof Construct construct) {
                out.line(model.java().modelClass(construct.type(), out) + ' ' + construct.variable() + " = new "
                        + model.java().modelClass(construct.type(), out)
                        + construct.arguments().stream().collect(Collectors.joining(", ", "(", ");")));
                continue;
            }
            if (step instanceof Padding padding) {
                offset += padding.width();
                continue;
            }
            if (width(step) > 0 && offset + width(step) > wordEnd) {
                word = names.fresh("word");
                wordStart = offset;
                wordEnd = offset + BitReader.WORD_BITS;
                out.line("long " + word + " = " + in + ".word(" + plus(at, offset) + ");");
            }
            Place place = new Place(in, plus(at, offset), word, offset - wordStart);
            if (step instanceof Flags flags) {
                out.line("long " + flags.variable() + " = " + place.bits(flags.width(), true) + ";");
            } else {
                place.read((Field) step);
            }
            offset += width(step);
        }
    }

    private static String plus(String at, int offset) {
        return offset == 0 ? at : at + " + " + offset;
    }

    /** Where a field stands: position for errors, and the word with the field's first bit in it. */
    private final class Place {
        private final String in;
        private final String at;
        private final String word;
        private final int first;

        Place(String in, String at, String word, int first) {
            this.in = in;
            this.at = at;
            this.word = word;
            this.first = first;
        }

        void read(Field field) {
            Type type = field.type();
            if (type instanceof BooleanType) {
                String bit = first == 0 ? word : word + " << " + first;
                out.line("boolean " + field.variable() + " = "
                        + (field.width() == 1 ? bit + " < 0" : '(' + bits(field.width(), true) + ") != 0") + ";");
            } else if (type instanceof IntegerType integer) {
                integer(field, integer);
            } else if (type instanceof EnumeratedType enumerated) {
                enumerated(field, enumerated);
            } else if (type instanceof BitStringType) {
                out.line(out.runtime("BitString") + ' ' + field.variable() + " = BitString.of("
                        + bits(field.width(), true) + ", " + field.width() + ");");
            } else {
                out.line(out.runtime("Null") + ' ' + field.variable() + " = Null.NULL;");
            }
        }

        private String bits(int width, boolean asLong) {
            if (width == 0) {
                return "0";
            }
            int shift = Long.SIZE - first - width;
            String shifted = shift == 0 ? word : word + " >>> " + shift;
            if (asLong) {
                return first == 0 ? shifted : shifted + " & 0x" + Long.toHexString((1L << width) - 1) + 'L';
            }
            String narrow = "(int) " + (shift == 0 ? word : '(' + shifted + ')');
            return first == 0 ? narrow : narrow + " & 0x" + Integer.toHexString((1 << width) - 1);
        }

        private void integer(Field field, IntegerType type) {
            IntegerSet root = type.root();
            boolean isLong = JavaModel.whole(type) == Whole.LONG;
            if (model.isSigned(type)) {
                signed(field, root, isLong);
                return;
            }
            BigInteger lower = model.fieldLower(type);
            if (!isLong && field.width() == Integer.SIZE) {
                wideInt(field, root, lower);
                return;
            }
            String suffix = isLong ? "L" : "";
            String raw = bits(field.width(), isLong);
            boolean masked = raw.contains("&");
            String value = lower.signum() == 0
                    ? raw
                    : lower + suffix + " + " + (masked || raw.contains(">>>") && isLong ? '(' + raw + ')' : raw);
            out.line((isLong ? "long " : "int ") + field.variable() + " = " + value + ";");
            String violation = violation(field.variable(), field.width(), lower, root, isLong);
            if (!violation.isEmpty()) {
                refuse(field, violation, root.toString(), field.variable());
            }
        }

        private void signed(Field field, IntegerSet root, boolean isLong) {
            String left = first == 0 ? word : '(' + word + " << " + first + ')';
            String number = left + " >> " + (Long.SIZE - field.width());
            out.line((isLong ? "long " : "int ") + field.variable() + " = "
                    + (isLong ? number : "(int) (" + number + ')') + ";");
            BigInteger end = BigInteger.ONE.shiftLeft(field.width() - 1);
            if (!root.equals(IntegerSet.range(end.negate(), end.subtract(BigInteger.ONE)))) {
                refuse(
                        field,
                        "!(" + Conditions.contains(field.variable(), root) + ')',
                        root.toString(),
                        field.variable());
            }
        }

        /** Less its lower bound the number is an unsigned one of 32 bits, which an int would wrap. */
        private void wideInt(Field field, IntegerSet root, BigInteger lower) {
            String number = names.fresh(field.variable() + "Number");
            out.line("long " + number + " = " + (lower.signum() == 0 ? "" : lower + "L + (") + bits(field.width(), true)
                    + (lower.signum() == 0 ? ";" : ");"));
            String violation = violation(number, field.width(), lower, root, true);
            if (!violation.isEmpty()) {
                refuse(field, violation, root.toString(), number);
            }
            out.line("int " + field.variable() + " = (int) " + number + ";");
        }

        private String violation(String variable, int width, BigInteger lower, IntegerSet root, boolean isLong) {
            BigInteger upper = root.upper().orElseThrow();
            if (!root.isContiguous() || !lower.equals(root.lower().orElseThrow())) {
                return "!(" + Conditions.contains(variable, root) + ')';
            }
            BigInteger reachable = lower.add(BigInteger.ONE.shiftLeft(width)).subtract(BigInteger.ONE);
            if (reachable.equals(upper)) {
                return "";
            }
            String suffix = isLong ? "L" : "";
            boolean overflows = reachable.bitLength() >= (isLong ? Long.SIZE : Integer.SIZE);
            String above = variable + " > " + upper + suffix;
            return overflows ? variable + " < " + lower + suffix + " || " + above : above;
        }

        private void enumerated(Field field, EnumeratedType type) {
            String enumClass = model.java().modelClass(type, out);
            String values = model.codecClass(type) + ".VALUES";
            int count = model.enumerals(type);
            if (field.width() == 0) {
                out.line(enumClass + ' ' + field.variable() + " = " + values + "[0];");
                return;
            }
            String index = names.fresh(field.variable() + "Index");
            out.line("int " + index + " = " + bits(field.width(), false) + ";");
            if (model.hasExtensionBit(type)) {
                errors.component(field.path());
                out.line(enumClass + ' ' + field.variable() + " = " + index + " < " + count + " ? " + values + '['
                        + index + "] : " + model.codecClass(type) + ".read(" + in + ".seek(" + at + "));");
                return;
            }
            if (count < 1 << field.width()) {
                refuse(field, index + " > " + (count - 1), "an enumeral of index 0.." + (count - 1), index);
            }
            out.line(enumClass + ' ' + field.variable() + " = " + values + '[' + index + "];");
        }

        private void refuse(Field field, String violation, String expected, String found) {
            out.line("if (" + violation + ") {")
                    .line("throw " + in + ".outOfRange(" + at + ", \"" + field.path() + "\", \"" + expected + "\", "
                            + found + ");")
                    .line("}");
        }
    }
}
