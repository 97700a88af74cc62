package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Gathers neighbouring fields and writes them as few words of up to 64 bits, each one an OR of shifted fields. */
final class WriteRun {
    private static final int WORD_BITS = 64;

    private record Field(int width, String bits) {}

    private final FunctionBody body;
    private final List<Field> fields = new ArrayList<>();

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
            fields.add(new Field(width, bits));
        }
    }

    /** Adds bits that are always the same. */
    void addConstant(long bits, int width) {
        add(bits == 0 ? "" : Literals.unsigned(BigInteger.valueOf(bits)), width);
    }

    /** Has the next field begin at an octet. */
    void align() {
        flush();
        body.line("c2x_align_writer(out);");
    }

    /** Writes the statements and forgets the fields. */
    void flush() {
        int from = 0;
        while (from < fields.size()) {
            int to = from;
            int width = 0;
            while (to < fields.size() && width + fields.get(to).width() <= WORD_BITS) {
                width += fields.get(to++).width();
            }
            write(fields.subList(from, to), width);
            from = to;
        }
        fields.clear();
    }

    private void write(List<Field> word, int width) {
        int shift = width;
        List<String> terms = new ArrayList<>();
        for (Field field : word) {
            shift -= field.width();
            if (!field.bits().isEmpty()) {
                terms.add(shift == 0 ? field.bits() : "(uint64_t) " + field.bits() + " << " + shift);
            }
        }
        if (terms.isEmpty()) {
            terms.add("0");
        }
        String end = ", " + width + ");";
        body.line("c2x_put(out, " + terms.get(0) + (terms.size() == 1 ? end : ""));
        for (int i = 1; i < terms.size(); i++) {
            body.continuation("| " + terms.get(i) + (i == terms.size() - 1 ? end : ""));
        }
    }
}
