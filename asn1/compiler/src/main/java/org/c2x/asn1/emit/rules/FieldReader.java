package org.c2x.asn1.emit.rules;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.emit.Conditions;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Whole;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.program.Bits;
import org.c2x.asn1.program.Field;
import org.c2x.asn1.program.Operation;
import org.c2x.asn1.program.Operation.Claim;
import org.c2x.asn1.program.Operation.Load;
import org.c2x.asn1.program.Operation.Take;
import org.c2x.asn1.program.Place;
import org.c2x.asn1.program.Run;
import org.c2x.asn1.program.Words;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;

/**
 * Gathers the fields of a run and writes the statements that read it: one claim of all bits, one load a word, then
 * shifts, checks of what the bits can violate, and constructor calls of flattened records.
 */
final class FieldReader extends Run<FieldReader.Value> {
    /** What a run consists of. */
    sealed interface Value {}

    private record Named(Field field, int width, String path, String variable) implements Value {}

    private record Flags(List<String> paths, String variable) implements Value {}

    /** Bits that say nothing. */
    private record Padding(String path) implements Value {}

    private record Construct(String variable, Variables components) implements Value {}

    private final CodecModel model;
    private final SourceWriter out;
    private final LocalNames names;
    private final ErrorPath errors;

    FieldReader(CodecModel model, SourceWriter out, LocalNames names, ErrorPath errors) {
        this.model = model;
        this.out = out;
        this.names = names;
        this.errors = errors;
    }

    /** The next field begins at an octet. */
    void align(String path) {
        align(new Padding(path));
    }

    /** Adds a field that goes into a variable. */
    private void add(Field field, int width, String path, String variable) {
        field(width, new Named(field, width, path, variable));
    }

    /** Adds a single bit: presence of a component, or an extension bit. */
    void addFlag(String path, String variable) {
        add(new Field.Truth(Place.VALUE), 1, path, variable);
    }

    /** Adds bits that say nothing. */
    void addPadding(String path, int width) {
        constant(width, new Padding(path));
    }

    /**
     * Adds presence bits that go into one variable.
     *
     * @param paths one for each bit
     */
    void addFlags(List<String> paths, String variable) {
        field(paths.size(), new Flags(paths, variable));
    }

    /** Adds a number less the least one, which goes into an int. */
    void addNumber(String path, int width, IntegerSet allowed, String variable) {
        IntegerType type = new IntegerType(allowed, false, List.of());
        BigInteger least = allowed.lower().orElseThrow();
        add(new Field.Number(Place.VALUE, type, least, allowed), width, path, variable);
    }

    /** Adds a number of which all bits may be, the least one first. */
    void addNumber(String path, int width, int least, String variable) {
        addNumber(path, width, IntegerSet.of(least, least + (1L << width) - 1), variable);
    }

    /** Adds the first form of an ENUMERATED that has others; it must end the run. */
    void addEnumeral(EnumeratedType type, String path, String variable) {
        Field.Enumeral first = new Field.Enumeral(Place.VALUE, type, model.enumerals(type), 0);
        add(first, model.fieldWidth(type), path, variable);
    }

    /** Adds a field of a value, or bits around it. */
    void add(Bits<Field> bits, String path, String variable) {
        if (bits.kind() == Bits.Kind.ALIGNMENT) {
            align(path);
        } else if (bits.kind() == Bits.Kind.CONSTANT) {
            addPadding(path, bits.width());
        } else if (bits.value() instanceof Field.OctetCount) {
            addNumber(path, bits.width(), 1, variable);
        } else if (bits.value() instanceof Field.Index index) {
            // but for EXI the codec of the CHOICE checks it
            long most = model.hasHeader() ? index.count() : 1L << bits.width();
            addNumber(path, bits.width(), IntegerSet.of(0, most - 1), variable);
        } else {
            add(bits.value(), bits.width(), path, variable);
        }
    }

    /** Adds the constructor call of a record, before the fields that are added later. */
    void construct(String variable, Variables components) {
        field(0, new Construct(variable, components));
    }

    /**
     * Writes the statements for what waits; somebody else reads what comes next.
     *
     * @param in the reader's variable
     */
    void flush(String in) {
        print(in);
        at(Phase.UNKNOWN);
    }

    /**
     * The same before a value that is no field.
     *
     * @param path of the value, empty if its errors need none
     */
    void flush(String in, String path) {
        flush(in);
        if (!path.isEmpty()) {
            errors.component(path);
        }
    }

    /**
     * Writes the statements for what waits.
     *
     * @param in the reader's variable
     */
    void print(String in) {
        List<Bits<Value>> run = take();
        if (run.stream().anyMatch(this::checks)) {
            errors.none();
        }
        String at = "";
        String word = "";
        for (Operation<Value> operation : Words.read(run, first())) {
            if (operation instanceof Claim<Value> claim) {
                errors.none();
                at = names.fresh("at");
                String layout =
                        claim.bits().stream().flatMap(FieldReader::layout).collect(Collectors.joining(" "));
                out.line("int " + at + " = " + in + ".take(" + claim.width() + ", \"" + layout + "\");");
            } else if (operation instanceof Load<Value> load) {
                word = names.fresh("word");
                out.line("long " + word + " = " + in + (load.inner() ? ".innerWord(" : ".word(")
                        + plus(at, load.offset()) + ");");
            } else if (operation instanceof Take<Value> take) {
                new Position(in, plus(at, take.offset()), word, take.first())
                        .read(take.field().value());
            } else {
                out.line(in + ".align();");
            }
        }
    }

    /** Whether a constructor refuses values that the fields can have. */
    private boolean checks(Bits<Value> bits) {
        return bits.value() instanceof Construct construct
                && model.isValueConstrained(construct.components().type());
    }

    /** The names and widths of bits, for errors. */
    private static Stream<String> layout(Bits<Value> bits) {
        if (bits.value() instanceof Flags flags) {
            return flags.paths().stream().map(path -> path + ":1");
        }
        if (bits.value() instanceof Padding padding) {
            return Stream.of(padding.path() + ':' + bits.width());
        }
        return bits.value() instanceof Named field ? Stream.of(field.path() + ':' + bits.width()) : Stream.of();
    }

    private static String plus(String at, int offset) {
        return offset == 0 ? at : at + " + " + offset;
    }

    /** Where a field is: position for errors, and the word with the field's first bit in it. */
    private final class Position {
        private final String in;
        private final String at;
        private final String word;
        private final int first;

        Position(String in, String at, String word, int first) {
            this.in = in;
            this.at = at;
            this.word = word;
            this.first = first;
        }

        void read(Value value) {
            if (value instanceof Construct construct) {
                String record = model.java().modelClass(construct.components().type(), out);
                out.line(record + ' ' + construct.variable() + " = "
                        + construct.components().created(out) + ";");
            } else if (value instanceof Flags flags) {
                out.line("long " + flags.variable() + " = " + bits(flags.paths().size(), true) + ";");
            } else {
                read((Named) value);
            }
        }

        private void read(Named field) {
            if (field.field() instanceof Field.Truth) {
                String bit = first == 0 ? word : word + " << " + first;
                out.line("boolean " + field.variable() + " = "
                        + (field.width() == 1 ? bit + " < 0" : '(' + bits(field.width(), true) + ") != 0") + ";");
            } else if (field.field() instanceof Field.Number number) {
                integer(field, number);
            } else if (field.field() instanceof Field.Items items) {
                IntegerSet range = items.allowed().hull();
                IntegerType type = new IntegerType(range, false, List.of());
                integer(field, new Field.Number(Place.VALUE, type, items.lower(), range));
            } else if (field.field() instanceof Field.Enumeral enumeral) {
                enumerated(field, enumeral.type(), enumeral.count());
            } else {
                out.line(out.runtime(BitString.class) + ' ' + field.variable() + " = BitString.of("
                        + bits(field.width(), true) + ", " + field.width() + ");");
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

        private void integer(Named field, Field.Number of) {
            IntegerSet root = of.allowed();
            boolean isLong = JavaModel.whole(of.type()) == Whole.LONG;
            if (LeafPrinter.isSigned(of)) {
                signed(field, root, isLong);
                return;
            }
            BigInteger lower = of.base();
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
            check(field, field.variable(), lower, root, isLong);
        }

        private void signed(Named field, IntegerSet root, boolean isLong) {
            String left = first == 0 ? word : '(' + word + " << " + first + ')';
            String number = left + " >> " + (Long.SIZE - field.width());
            out.line((isLong ? "long " : "int ") + field.variable() + " = "
                    + (isLong ? number : "(int) (" + number + ')') + ";");
            check(field, field.variable(), BigInteger.ZERO, root, isLong);
        }

        /** Less its lower bound the number is an unsigned one of 32 bits, which an int would wrap. */
        private void wideInt(Named field, IntegerSet root, BigInteger lower) {
            String number = names.fresh(field.variable() + "Number");
            out.line("long " + number + " = " + (lower.signum() == 0 ? "" : lower + "L + (") + bits(field.width(), true)
                    + (lower.signum() == 0 ? ";" : ");"));
            check(field, number, lower, root, true);
            out.line("int " + field.variable() + " = (int) " + number + ";");
        }

        /** Refuses a number that is not of the root, if the bits of the field can hold one. */
        private void check(Named field, String variable, BigInteger lower, IntegerSet root, boolean isLong) {
            if (Field.exceeds(field.width(), root)) {
                String expected = (field.field() instanceof Field.Items ? "size " : "") + root;
                refuse(field, violation(variable, field.width(), lower, root, isLong), expected, variable);
            }
        }

        private static String violation(String variable, int width, BigInteger lower, IntegerSet root, boolean isLong) {
            if (!root.isContiguous() || !lower.equals(root.lower().orElseThrow())) {
                return "!(" + Conditions.contains(variable, root) + ')';
            }
            String suffix = isLong ? "L" : "";
            BigInteger reachable = lower.add(BigInteger.ONE.shiftLeft(width)).subtract(BigInteger.ONE);
            boolean overflows = reachable.bitLength() >= (isLong ? Long.SIZE : Integer.SIZE);
            String above = variable + " > " + root.upper().orElseThrow() + suffix;
            return overflows ? variable + " < " + lower + suffix + " || " + above : above;
        }

        private void enumerated(Named field, EnumeratedType type, int count) {
            String enumClass = model.java().modelClass(type, out);
            String values = model.codecClass(type) + ".VALUES";
            if (field.width() == 0) {
                out.line(enumClass + ' ' + field.variable() + " = " + values + "[0];");
                return;
            }
            String index = names.fresh(field.variable() + "Index");
            out.line("int " + index + " = " + bits(field.width(), false) + ";");
            if (model.hasOtherForm(type)) {
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

        private void refuse(Named field, String violation, String expected, String found) {
            out.line("if (" + violation + ") {")
                    .line("throw " + in + ".outOfRange(" + at + ", \"" + field.path() + "\", \"" + expected + "\", "
                            + found + ");")
                    .line("}");
        }
    }
}
