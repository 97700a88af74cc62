package org.c2x.asn1.emit.rules;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.program.Bits;
import org.c2x.asn1.program.Field;
import org.c2x.asn1.program.Leaf;
import org.c2x.asn1.program.Lengths;
import org.c2x.asn1.program.Operation.PutFirst;
import org.c2x.asn1.program.Operation.Shifted;
import org.c2x.asn1.program.Run;
import org.c2x.asn1.program.Words;
import org.c2x.asn1.runtime.coding.BitWriter;

/** Gathers the fields of a run and writes them as few wide words, each one an OR of shifted fields. */
final class FieldWriter extends Run<FieldWriter.Term> {

    private static final Term ZERO = new Term("0", true);

    /**
     * The bits of a field.
     *
     * @param number the method that writes a number of varying width with the fields around it, empty for fixed width
     * @param sizes  what that method wants to know of the number's size
     */
    record Term(String bits, boolean isLong, String number, String sizes) {
        Term(String bits, boolean isLong) {
            this(bits, isLong, "", "");
        }
    }

    private final CodecModel model;
    private final SourceWriter out;
    private final LocalNames names;

    private boolean beginsMessage;

    FieldWriter(CodecModel model, SourceWriter out, LocalNames names) {
        this.model = model;
        this.out = out;
        this.names = names;
    }

    /** The next fields are the first of a message: their positions are known, so they fill the message's words. */
    void beginMessage() {
        beginsMessage = true;
    }

    /** Adds the zero bits before a field that begins at an octet. */
    void align() {
        align(ZERO);
    }

    /** Adds a single bit that a condition decides. */
    void addFlag(String condition) {
        addTruth(condition, 1);
    }

    private void addTruth(String condition, int width) {
        String ones = width == 1 ? "1" : "0x" + Long.toHexString((1L << width) - 1);
        field(width, new Term('(' + condition + " ? " + ones + "L : 0L)", true));
    }

    /** Adds bits that a long variable holds. */
    void addBits(String variable, int width) {
        field(width, new Term(variable, true));
    }

    /** Adds bits that are the same for all values. */
    void addConstant(long bits, int width) {
        constant(width, bits == 0 ? ZERO : new Term(bits + "L", true));
    }

    /** Adds a field of a value, or bits around it. */
    void add(Bits<Field> bits, String value) {
        int width = bits.width();
        if (bits.kind() == Bits.Kind.ALIGNMENT) {
            align();
        } else if (bits.value() instanceof Field.Constant constant) {
            addConstant(constant.bits(), width);
        } else if (bits.value() instanceof Field.Number number) {
            field(width, number(number, value, width));
        } else if (bits.value() instanceof Field.Items items) {
            field(width, excess(value, items.lower(), false));
        } else if (bits.value() instanceof Field.Truth) {
            addTruth(value, width);
        } else if (bits.value() instanceof Field.Enumeral) {
            field(width, new Term(value + ".ordinal()", false));
        } else {
            field(width, new Term(value + ".prefix(" + width + ')', true));
        }
    }

    private static Term number(Field.Number number, String value, int width) {
        if (LeafPrinter.isSigned(number)) {
            return new Term('(' + value + " & 0x" + Long.toHexString((1L << width) - 1) + "L)", true);
        }
        return excess(value, number.base(), JavaModel.whole(number.type()) == JavaModel.Whole.LONG);
    }

    private static Term excess(String value, BigInteger lower, boolean isLong) {
        String bits = switch (lower.signum()) {
            case 0 -> value;
            case 1 -> '(' + value + " - " + lower + "L)";
            default ->
                lower.bitLength() < Long.SIZE - 1
                        ? '(' + value + " + " + lower.negate() + "L)"
                        : '(' + value + " - " + lower + "L)";
        };
        return new Term(bits, isLong || lower.signum() != 0);
    }

    /**
     * Adds a number in groups of seven bits, which shares its word with the fields around it.
     *
     * @return false if it is none, or may be too long for that; nothing is added then
     */
    boolean addNumber(Leaf.Whole number, String value) {
        if (number.lengths() != Lengths.GROUPS || JavaModel.whole(number.type()) == JavaModel.Whole.BIG) {
            return false;
        }
        boolean isSigned = number.lower().isEmpty();
        int magnitude = Math.max(
                number.allowed().lower().orElseThrow().bitLength(),
                number.allowed().upper().orElseThrow().bitLength());
        int octets = Math.max(1, (magnitude + 6) / 7);
        int most = Byte.SIZE * octets + (isSigned ? 1 : 0);
        if (most > BitWriter.WORD_BITS - Byte.SIZE) {
            return false;
        }
        String method = isSigned ? "writeInteger" : "writeUnsigned";
        varying(most, new Term(value, false, method, "" + octets), Phase.UNKNOWN);
        return true;
    }

    /**
     * Adds a number in octets after their number, which shares its word with the fields around it.
     *
     * @param width bits of the number of octets
     * @return false if the number may be too long for that; nothing is added then
     */
    boolean addCounted(int width, Field.OctetCount number, String value) {
        boolean isKnown = phase().isKnown();
        int padding = isKnown ? phase().plus(width).toOctet() : Byte.SIZE - 1;
        int most = width + padding + Byte.SIZE * number.most();
        if (most > BitWriter.WORD_BITS) {
            return false;
        }
        String variable = names.fresh("number");
        String octets = names.fresh("octets");
        String excess = LeafTerms.less(value, number.allowed().lower().orElseThrow());
        out.line("long " + variable + " = " + excess + ";")
                .line("int " + octets + " = " + octets(variable, number.most()) + ";");
        String sizes = octets + ", " + width + (isKnown ? ", " + padding : "");
        varying(most, new Term(variable, true, "writeCounted", sizes), Phase.OCTET);
        return true;
    }

    /**
     * The expression for the octets of a number.
     *
     * <p>How many octets it takes is mostly the same in all messages: positions on earth have the most of them. So the
     * code asks for the most and for one less before it calculates. A JIT compiler leaves out what it never sees
     * happen; then it knows where the fields after the number are, as with fields of fixed width.
     *
     * @param most three or more, for fewer would be a field
     */
    private String octets(String number, int most) {
        return number + " > " + greatest(most - 1) + " ? " + most + " : " + number + " > " + greatest(most - 2) + " ? "
                + (most - 1) + " : " + model.writer(out) + ".octets(" + number + ')';
    }

    private static String greatest(int octets) {
        return "0x" + "ff".repeat(octets) + 'L';
    }

    /**
     * Writes the statements for what waits; somebody else writes what comes next.
     *
     * @param target the writer's variable
     */
    void flush(String target) {
        print(target);
        at(Phase.UNKNOWN);
    }

    /**
     * Writes the statements for what waits.
     *
     * @param target the writer's variable
     */
    void print(String target) {
        List<Bits<Term>> run = take();
        if (beginsMessage && run.stream().noneMatch(Bits::varies) && Words.width(run) >= Long.SIZE) {
            writeFirst(target, run);
        } else {
            Words.written(run, BitWriter.WORD_BITS, 1).forEach(put -> writeWord(target + '.', put.word()));
        }
        beginsMessage = false;
    }

    private void writeWord(String target, List<Bits<Term>> word) {
        for (int i = 0; i < word.size(); i++) {
            if (word.get(i).varies()) {
                List<Bits<Term>> after = word.subList(i + 1, word.size());
                boolean aligns = word.get(i).kind() == Bits.Kind.ALIGNMENT;
                Term term = word.get(i).value();
                String method = aligns ? "writeAligned(" : term.number() + '(';
                List<String> lines = arguments(target + method, word.subList(0, i));
                append(lines, aligns ? ", " : ", " + term.bits() + ", " + term.sizes() + ", ");
                lines.addAll(arguments(lines.remove(lines.size() - 1), after));
                write(lines);
                return;
            }
        }
        write(arguments(target + "write(", word));
    }

    /** The lines of a call so far, with an OR of fields and their width as the next arguments. */
    private static List<String> arguments(String start, List<Bits<Term>> word) {
        int width = Words.width(word);
        int shift = width;
        List<String> terms = new ArrayList<>();
        for (Bits<Term> field : word) {
            shift -= field.width();
            addTerm(terms, field.value(), shift);
        }
        return arguments(start, terms, width);
    }

    /** The lines of a call so far, with an OR of terms and a number as the next arguments. */
    private static List<String> arguments(String start, List<String> terms, int number) {
        List<String> lines = new ArrayList<>();
        lines.add(start + (terms.isEmpty() ? ZERO.bits() : terms.get(0)));
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

    private void writeFirst(String target, List<Bits<Term>> run) {
        Term shared = ZERO;
        for (PutFirst<Term> word : Words.first(run)) {
            List<String> terms = new ArrayList<>();
            for (Shifted<Term> part : word.parts()) {
                Term term = part.bits().value();
                if (part.shift() < 0) {
                    shared = inVariable(term);
                }
                addTerm(terms, part.shift() < 0 || part.continues() ? shared : term, part.shift());
            }
            write(
                    word.end() == Long.SIZE
                            ? arguments(target + ".firstWord(", terms, word.number())
                            : arguments(target + ".firstRest(", terms, Long.SIZE * word.number() + word.end()));
        }
    }

    /** The same bits as a variable, for a field that two words share. */
    private Term inVariable(Term term) {
        String variable = names.fresh("shared");
        out.line("long " + variable + " = " + term.bits() + ";");
        return new Term(variable, true);
    }

    /** Adds bits shifted to the left, or to the right if the shift is negative; none if they are always zero. */
    private static void addTerm(List<String> terms, Term term, int shift) {
        if (term.equals(ZERO)) {
            return;
        }
        String shifted = shift > 0 ? " << " + shift : shift < 0 ? " >>> " + -shift : "";
        terms.add((term.isLong() || shift == 0 ? "" : "(long) ") + term.bits() + shifted);
    }
}
