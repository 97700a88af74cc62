package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.plan.Phase;

/** Gathers neighbouring fields and writes them as few words of up to 64 bits, each one an OR of shifted fields. */
final class WriteRun {
    private static final int WORD_BITS = 64;

    /**
     * @param width  bits at most
     * @param length how many there are, empty if always as many
     */
    private record Field(int width, String bits, String length) {}

    /** Zero bits up to the next octet, nobody knows how many. */
    private static final Field PADDING = new Field(Byte.SIZE - 1, "", "padding");

    private final FunctionBody body;
    private final List<Field> fields = new ArrayList<>();
    /** Where the next field begins. */
    private Phase phase = Phase.UNKNOWN;

    WriteRun(FunctionBody body) {
        this.body = body;
    }

    /**
     * Adds a field.
     *
     * @param bits  an expression of any unsigned type without side effects, below two to the width
     * @param width 0 to 64
     */
    void add(String bits, int width) {
        if (width > 0) {
            fields.add(new Field(width, bits, ""));
            phase = phase.plus(width);
        }
    }

    /**
     * Adds whole octets.
     *
     * @param bits   as in {@link #add}
     * @param length the expression for their number, without side effects
     * @param most   octets at most
     */
    void addOctets(String bits, String length, int most) {
        fields.add(new Field(Byte.SIZE * most, bits, "8 * " + length));
    }

    /** Adds bits that are always the same. */
    void addConstant(long bits, int width) {
        add(bits == 0 ? "" : Literals.unsigned(BigInteger.valueOf(bits)), width);
    }

    /** Has the next field begin at an octet. */
    void align() {
        if (phase.isKnown()) {
            addConstant(0, phase.toOctet());
            return;
        }
        fields.add(PADDING);
        phase = Phase.OCTET;
    }

    /** Where the next field begins. */
    Phase phase() {
        return phase;
    }

    /** Says where the next field begins. */
    void at(Phase next) {
        phase = next;
    }

    /** Writes the statements for what waits; somebody else writes what comes next. */
    void flush() {
        print();
        phase = Phase.UNKNOWN;
    }

    /** Writes the statements for what waits. */
    void print() {
        int from = 0;
        while (from < fields.size()) {
            int to = from;
            int width = 0;
            while (to < fields.size() && width + fields.get(to).width() <= WORD_BITS) {
                width += fields.get(to++).width();
            }
            write(padded(fields.subList(from, to)));
            from = to;
        }
        fields.clear();
    }

    /** The same fields with a variable for the number of bits in front of what begins at an octet. */
    private List<Field> padded(List<Field> word) {
        List<Field> known = new ArrayList<>(word);
        int padding = known.indexOf(PADDING);
        if (padding >= 0 && known.size() > 1) {
            String variable = body.fresh("padding");
            body.line("const unsigned " + variable + " = c2x_padding(out, " + length(known.subList(0, padding)) + ");");
            known.set(padding, new Field(PADDING.width(), "", variable));
        }
        return known;
    }

    private void write(List<Field> word) {
        if (word.get(0) == PADDING) {
            body.line("c2x_align_writer(out);");
            return;
        }
        List<String> terms = new ArrayList<>();
        for (int i = 0; i < word.size(); i++) {
            String bits = word.get(i).bits();
            String shift = length(word.subList(i + 1, word.size()));
            if (!bits.isEmpty()) {
                terms.add(shift.equals("0") ? bits : "(uint64_t) " + bits + " << " + term(shift));
            }
        }
        if (terms.isEmpty()) {
            terms.add("0");
        }
        String end = ", " + length(word) + ");";
        body.line("c2x_put(out, " + terms.get(0) + (terms.size() == 1 ? end : ""));
        for (int i = 1; i < terms.size(); i++) {
            body.continuation("| " + terms.get(i) + (i == terms.size() - 1 ? end : ""));
        }
    }

    private static String term(String sum) {
        return sum.contains(" ") ? '(' + sum + ')' : sum;
    }

    /** The expression for the number of bits of fields. */
    private static String length(List<Field> fields) {
        int constant = fields.stream()
                .filter(field -> field.length().isEmpty())
                .mapToInt(Field::width)
                .sum();
        List<String> terms = new ArrayList<>();
        if (constant > 0) {
            terms.add(Integer.toString(constant));
        }
        fields.stream().map(Field::length).filter(length -> !length.isEmpty()).forEach(terms::add);
        return terms.isEmpty() ? "0" : String.join(" + ", terms);
    }
}
