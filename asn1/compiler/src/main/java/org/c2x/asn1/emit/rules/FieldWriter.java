package org.c2x.asn1.emit.rules;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.MemberNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.runtime.BitWriter;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** Gathers the fields of a run and writes them as few wide words, each one an OR of shifted fields. */
final class FieldWriter {

    private static final String ZERO = "0";
    /** The most bits up to where the next octet begins. */
    private static final int MOST_PADDING = 7;
    /** Stands where the next field begins at an octet, and nobody knows how many bits away that is. */
    private static final Field ALIGNMENT = new Field(MOST_PADDING, "", true, "writeAligned", "");

    /**
     * @param width  bits at most
     * @param number the method that writes a number of varying width with the fields around it, empty for fixed width
     * @param sizes  what that method wants to know of the number's size
     */
    private record Field(int width, String bits, boolean isLong, String number, String sizes) {
        Field(int width, String bits, boolean isLong) {
            this(width, bits, isLong, "", "");
        }

        boolean isNumber() {
            return !number.isEmpty();
        }
    }

    private final CodecModel model;
    private final SourceWriter out;
    private final LocalNames names;
    private final List<Field> fields = new ArrayList<>();
    private final SharedWord shared;
    /** Where the next field begins. */
    private Phase phase = Phase.UNKNOWN;

    private boolean beginsMessage;

    FieldWriter(CodecModel model, SourceWriter out, LocalNames names) {
        this.model = model;
        this.out = out;
        this.names = names;
        this.shared = new SharedWord(out, names);
    }

    /** The next fields are the first of a message: their positions are known, so they fill the message's words. */
    void beginMessage() {
        beginsMessage = true;
    }

    /** Where the next field begins. */
    Phase phase() {
        return phase;
    }

    /** Says where the next field begins. */
    void at(Phase next) {
        phase = next;
    }

    private void put(Field field) {
        fields.add(field);
        phase = phase.plus(field.width());
    }

    /** Adds the zero bits in front of a field that begins at an octet. */
    void align() {
        if (phase.isKnown()) {
            addConstant(0, phase.toOctet());
        } else {
            fields.add(ALIGNMENT);
            phase = Phase.OCTET;
        }
    }

    /** Adds a single bit that a condition decides. */
    void addFlag(String condition) {
        addTruth(condition, 1);
    }

    private void addTruth(String condition, int width) {
        String ones = width == 1 ? "1" : "0x" + Long.toHexString((1L << width) - 1);
        put(new Field(width, '(' + condition + " ? " + ones + "L : 0L)", true));
    }

    /** Adds bits that a long variable holds. */
    void addBits(String variable, int width) {
        put(new Field(width, variable, true));
    }

    /** Adds bits that are the same for all values. */
    void addConstant(long bits, int width) {
        put(new Field(width, bits == 0 ? ZERO : bits + "L", true));
    }

    /** Adds a value of a plain type, or of an extensible ENUMERATED without additions; flattens records. */
    void add(Type type, String value) {
        Type resolved = type.resolved();
        if (resolved instanceof SequenceType sequence) {
            String local = value;
            if (value.endsWith(")")) {
                local = names.fresh(JavaNames.ofMember(model.java().className(sequence)));
                out.line(model.java().modelClass(sequence, out) + ' ' + local + " = " + value + ";");
            }
            for (Component component : model.components(sequence)) {
                add(component.type(), local + '.' + MemberNames.of(sequence, component) + "()");
            }
        } else if (resolved instanceof BooleanType) {
            addTruth(value, model.fieldWidth(resolved));
        } else if (resolved instanceof IntegerType integer) {
            addInteger(integer, value);
        } else if (resolved instanceof EnumeratedType enumerated) {
            put(new Field(model.fieldWidth(enumerated), value + ".ordinal()", false));
        } else if (resolved instanceof BitStringType) {
            int width = model.fieldWidth(resolved);
            put(new Field(width, value + ".prefix(" + width + ')', true));
            addConstant(0, model.padding(resolved));
        }
    }

    private void addInteger(IntegerType type, String value) {
        int width = model.fieldWidth(type);
        if (model.isSigned(type)) {
            put(new Field(width, '(' + value + " & 0x" + Long.toHexString((1L << width) - 1) + "L)", true));
            return;
        }
        if (model.isAligned(type)) {
            align();
        }
        BigInteger lower = model.fieldLower(type);
        boolean isLong = JavaModel.whole(type) == JavaModel.Whole.LONG;
        String bits = switch (lower.signum()) {
            case 0 -> value;
            case 1 -> '(' + value + " - " + lower + "L)";
            default ->
                lower.bitLength() < Long.SIZE - 1
                        ? '(' + value + " + " + lower.negate() + "L)"
                        : '(' + value + " - " + lower + "L)";
        };
        put(new Field(width, bits, isLong || lower.signum() != 0));
    }

    /**
     * Adds a number of varying width, which shares its word with the fields around it.
     *
     * @param method the writer's method for bits, their width, the number, its octets at most, and bits and width again
     * @param most   bits that the number takes at most: its octets and perhaps a sign
     */
    void addNumber(String method, String number, int most) {
        put(new Field(most, number, false, method, "" + most / Byte.SIZE));
    }

    /**
     * Adds a number in octets behind their number, which shares its word with the fields around it.
     *
     * @param excess what the number exceeds its lower bound by, as a long
     * @return false if the number may be too long for that
     */
    boolean addCounted(String excess, CountedNumber number) {
        Phase count = phase.plus(number.width());
        int padding = phase.isKnown() ? count.toOctet() : MOST_PADDING;
        int most = number.width() + padding + Byte.SIZE * number.mostOctets();
        if (most > BitWriter.WORD_BITS) {
            return false;
        }
        String variable = names.fresh("number");
        String octets = names.fresh("octets");
        out.line("long " + variable + " = " + excess + ";")
                .line("int " + octets + " = " + number.octets(variable, model.writer(out)) + ";");
        String sizes = octets + ", " + number.width() + (phase.isKnown() ? ", " + padding : "");
        put(new Field(most, variable, true, "writeCounted", sizes));
        phase = Phase.OCTET;
        return true;
    }

    boolean isEmpty() {
        return fields.isEmpty();
    }

    /**
     * Writes the statements for what waits; somebody else writes what comes next.
     *
     * @param target the writer's variable
     */
    void flush(String target) {
        print(target);
        phase = Phase.UNKNOWN;
    }

    /**
     * Has a component that may be absent share a word with what is in front of it or behind it; the statements where it
     * is present end with {@link #share}.
     *
     * @param width  of the component
     * @param shares whether what comes next could share the word
     * @param target the writer's variable
     * @return false if there is nothing to share a word with; then all that waited is printed
     */
    boolean shareWord(int width, boolean shares, String target) {
        boolean fits =
                isFixed(fields) && width(fields) + width <= (shared.isOpen() ? shared.room() : BitWriter.WORD_BITS);
        if (shared.isOpen() && fits) {
            share();
            return true;
        }
        boolean hasCompany = !shared.isOpen() && fits && width(fields) > 0;
        if (!hasCompany) {
            print(target);
        }
        if (hasCompany || shares) {
            shared.open(terms(fields), width(fields));
            fields.clear();
            beginsMessage = false;
            return true;
        }
        return false;
    }

    /** Adds the fields that wait to the word that is shared. */
    void share() {
        shared.append(terms(fields), width(fields));
        fields.clear();
    }

    private void endShared(String target) {
        int end = 0;
        while (end < fields.size()
                && !fields.get(end).isNumber()
                && width(fields.subList(0, end + 1)) <= shared.room()) {
            end++;
        }
        List<Field> last = fields.subList(0, end);
        shared.write(target, terms(last), width(last));
        last.clear();
    }

    /**
     * Writes the statements for what waits.
     *
     * @param target the writer's variable
     */
    void print(String target) {
        if (shared.isOpen()) {
            endShared(target);
        }
        write(target, fields);
        fields.clear();
    }

    private void write(String target, List<Field> run) {
        if (beginsMessage && isFixed(run) && width(run) >= Long.SIZE) {
            writeFirst(target, run);
        } else {
            int from = 0;
            while (from < run.size()) {
                int to = endOfWord(run, from);
                writeWord(target + '.', run.subList(from, to));
                from = to;
            }
        }
        beginsMessage = false;
    }

    private static boolean isFixed(List<Field> run) {
        return run.stream().noneMatch(Field::isNumber);
    }

    private static int width(List<Field> run) {
        return run.stream().mapToInt(Field::width).sum();
    }

    /** The terms of an OR of fields. */
    private static List<String> terms(List<Field> word) {
        int shift = width(word);
        List<String> terms = new ArrayList<>();
        for (Field field : word) {
            shift -= field.width();
            addTerm(terms, field, shift);
        }
        return terms;
    }

    /** The first field that has no room in a word, or is the second number there. */
    private static int endOfWord(List<Field> run, int from) {
        int to = from;
        int width = 0;
        boolean hasNumber = false;
        while (to < run.size()) {
            Field field = run.get(to);
            width += field.width();
            if (width > BitWriter.WORD_BITS || hasNumber && field.isNumber()) {
                break;
            }
            hasNumber |= field.isNumber();
            to++;
        }
        return to;
    }

    private void writeWord(String target, List<Field> word) {
        for (int i = 0; i < word.size(); i++) {
            Field field = word.get(i);
            if (field.isNumber()) {
                List<Field> after = word.subList(i + 1, word.size());
                List<String> lines = arguments(target + field.number() + '(', word.subList(0, i));
                append(lines, field == ALIGNMENT ? ", " : ", " + field.bits() + ", " + field.sizes() + ", ");
                lines.addAll(arguments(lines.remove(lines.size() - 1), after));
                write(lines);
                return;
            }
        }
        write(arguments(target + "write(", word));
    }

    /** The lines of a call so far, with an OR of fields and their width as the next arguments. */
    private static List<String> arguments(String start, List<Field> word) {
        return arguments(start, terms(word), width(word));
    }

    /** The lines of a call so far, with an OR of terms and a number as the next arguments. */
    private static List<String> arguments(String start, List<String> terms, int number) {
        List<String> lines = new ArrayList<>();
        lines.add(start + (terms.isEmpty() ? ZERO : terms.get(0)));
        terms.stream().skip(1).forEach(term -> lines.add("| " + term));
        append(lines, ", " + number);
        return lines;
    }

    private static void append(List<String> lines, String end) {
        lines.add(lines.remove(lines.size() - 1) + end);
    }

    /** Writes the lines of a call that ends with its last argument. */
    private void write(List<String> lines) {
        append(lines, ");");
        out.line(lines.get(0));
        lines.stream().skip(1).forEach(out::continuation);
    }

    private void writeFirst(String target, List<Field> run) {
        int words = 0;
        int used = 0;
        List<String> terms = new ArrayList<>();
        for (Field field : run) {
            used += field.width();
            Field whole = used > Long.SIZE ? inVariable(field) : field;
            addTerm(terms, whole, Long.SIZE - used);
            if (used >= Long.SIZE) {
                write(arguments(target + ".firstWord(", terms, words++));
                used -= Long.SIZE;
                terms.clear();
                if (used > 0) {
                    addTerm(terms, whole, Long.SIZE - used);
                }
            }
        }
        write(arguments(target + ".firstRest(", terms, Long.SIZE * words + used));
    }

    /** The same field as a variable, for one that two words share. */
    private Field inVariable(Field field) {
        String variable = names.fresh("shared");
        out.line("long " + variable + " = " + field.bits() + ";");
        return new Field(field.width(), variable, true);
    }

    /** Adds a field shifted to the left, or to the right if the shift is negative; none if it is always zero. */
    private static void addTerm(List<String> terms, Field field, int shift) {
        if (field.width() > 0 && !field.bits().equals(ZERO)) {
            terms.add(term(field, shift));
        }
    }

    private static String term(Field field, int shift) {
        if (shift == 0) {
            return field.bits();
        }
        return (field.isLong() ? "" : "(long) ") + field.bits() + (shift > 0 ? " << " + shift : " >>> " + -shift);
    }
}
