package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.program.Bits;
import org.c2x.asn1.program.Words;

/** Gathers neighbouring fields and writes them as few words of up to 64 bits, each one an OR of shifted fields. */
final class WriteRun extends PrintedRun<WriteRun.Term> {
    private static final Term ZEROS = new Term("", "");

    /**
     * @param bits   empty for zeros
     * @param length how many there are, empty if that is not for the printer to say
     */
    record Term(String bits, String length) {}

    private final FunctionBody body;

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
        field(width, new Term(bits, ""));
    }

    /**
     * Adds whole octets.
     *
     * @param bits   as in {@link #add}
     * @param length the expression for their number, without side effects
     * @param most   octets at most
     */
    void addOctets(String bits, String length, int most) {
        varying(Byte.SIZE * most, new Term(bits, "8 * " + length), phase());
    }

    /** Adds bits that are always the same. */
    void addConstant(long bits, int width) {
        constant(width, bits == 0 ? ZEROS : new Term(Literals.unsigned(BigInteger.valueOf(bits)), ""));
    }

    @Override
    void align(String path) {
        align(ZEROS);
    }

    @Override
    void print() {
        Words.written(take(), Long.SIZE, Integer.MAX_VALUE).forEach(put -> write(put.word()));
    }

    private void write(List<Bits<Term>> word) {
        if (word.size() == 1 && word.get(0).kind() == Bits.Kind.ALIGNMENT) {
            body.line("c2x_align_writer(out);");
            return;
        }
        String padding = padding(word);
        List<String> terms = new ArrayList<>();
        for (int i = 0; i < word.size(); i++) {
            String bits = word.get(i).value().bits();
            String shift = length(word.subList(i + 1, word.size()), padding);
            if (!bits.isEmpty()) {
                terms.add(shift.equals("0") ? bits : "(uint64_t) " + bits + " << " + term(shift));
            }
        }
        if (terms.isEmpty()) {
            terms.add("0");
        }
        String end = ", " + length(word, padding) + ");";
        body.line("c2x_put(out, " + terms.get(0) + (terms.size() == 1 ? end : ""));
        for (int i = 1; i < terms.size(); i++) {
            body.continuation("| " + terms.get(i) + (i == terms.size() - 1 ? end : ""));
        }
    }

    /** A variable for the number of zero bits up to what begins at an octet. */
    private String padding(List<Bits<Term>> word) {
        for (int i = 0; i < word.size(); i++) {
            if (word.get(i).kind() == Bits.Kind.ALIGNMENT) {
                String padding = body.fresh("padding");
                String before = length(word.subList(0, i), "");
                body.line("const unsigned " + padding + " = c2x_padding(out, " + before + ");");
                return padding;
            }
        }
        return "";
    }

    private static String term(String sum) {
        return sum.contains(" ") ? '(' + sum + ')' : sum;
    }

    /** The expression for the number of bits. */
    private static String length(List<Bits<Term>> word, String padding) {
        List<String> terms = new ArrayList<>();
        int fixed = Words.width(word.stream().filter(bits -> !bits.varies()).toList());
        if (fixed > 0) {
            terms.add(Integer.toString(fixed));
        }
        word.stream()
                .filter(Bits::varies)
                .map(bits -> bits.kind() == Bits.Kind.ALIGNMENT
                        ? padding
                        : bits.value().length())
                .forEach(terms::add);
        return terms.isEmpty() ? "0" : String.join(" + ", terms);
    }
}
