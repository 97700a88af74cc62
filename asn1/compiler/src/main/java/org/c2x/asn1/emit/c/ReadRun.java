package org.c2x.asn1.emit.c;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.plan.Phase;

/**
 * Gathers neighbouring fields and writes the statements that read them: one claim of all bits, one load a word, then
 * what each field does with its bits.
 */
final class ReadRun {
    /** Bits of a word that are sure to be there from any position: 64 less the up to 7 in front. */
    private static final int WORD_BITS = 57;

    /** Writes the statements that take a field from its place. */
    interface Taker {
        /**
         * @param bits an expression of 64 bits, below two to the width of the field
         * @param at   the position of the field
         */
        void take(String bits, String at);
    }

    private static final Taker NOBODY = (bits, at) -> {};

    private record Field(int width, Taker taker) {}

    private final FunctionBody body;
    private final List<Field> fields = new ArrayList<>();
    /** Where the next field begins. */
    private Phase phase = Phase.UNKNOWN;
    /** Where the first of those that wait begins. */
    private Phase first = Phase.UNKNOWN;

    private String firstPath = "";

    ReadRun(FunctionBody body) {
        this.body = body;
    }

    /**
     * Adds a field.
     *
     * @param width 0 to 64
     */
    void add(int width, String path, Taker taker) {
        if (fields.isEmpty()) {
            firstPath = path;
            first = phase;
        }
        fields.add(new Field(width, taker));
        phase = phase.plus(width);
    }

    /** Adds a bit that goes into a local variable. */
    void addFlag(String variable, String path) {
        add(1, path, (bits, at) -> body.line("const bool " + variable + " = " + bits + " != 0;"));
    }

    /** Adds bits that do not matter. */
    void skip(int width, String path) {
        if (width > 0) {
            add(width, path, NOBODY);
        }
    }

    /** Has the next field begin at an octet. */
    void align(String path) {
        if (phase.isKnown()) {
            skip(phase.toOctet(), path);
            return;
        }
        print();
        body.line("c2x_align_reader(in);");
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

    /** Writes the statements for what waits; somebody else reads what comes next. */
    void flush() {
        print();
        phase = Phase.UNKNOWN;
    }

    /** Writes the statements for what waits. */
    void print() {
        if (fields.isEmpty()) {
            return;
        }
        List<Field> run = List.copyOf(fields);
        fields.clear();
        int total = run.stream().mapToInt(Field::width).sum();
        String at = "in->at";
        if (total > 0) {
            if (run.stream().anyMatch(field -> field.taker() != NOBODY)) {
                at = body.fresh("at");
                body.line("const size_t " + at + " = in->at;");
            }
            body.call("c2x_claim(in, " + total + ", " + body.path(firstPath) + ')');
        }
        take(run, at, total);
    }

    private void take(List<Field> run, String at, int total) {
        int offset = 0;
        int wordStart = 0;
        int wordEnd = 0;
        String word = "";
        for (Field field : run) {
            String place = offset == 0 ? at : at + " + " + offset;
            if (field.taker() == NOBODY) {
                offset += field.width();
                continue;
            }
            Phase phase = first.plus(offset);
            int wordBits = phase.isKnown() ? Long.SIZE - phase.bits() : WORD_BITS;
            if (field.width() > wordBits) {
                field.taker().take("c2x_long(in, " + place + ", " + field.width() + ')', place);
            } else if (field.width() == 0) {
                field.taker().take("0", place);
            } else {
                if (offset + field.width() > wordEnd) {
                    word = body.fresh("word");
                    wordStart = offset;
                    wordEnd = offset + wordBits;
                    // the octets that are loaded lie within those of the run, or near the end
                    String load = total - offset >= Long.SIZE
                            ? "c2x_inner_word(in, " + at + ", " + offset + ')'
                            : "c2x_word(in, " + place + ')';
                    body.line("const uint64_t " + word + " = " + load + ";");
                }
                field.taker().take(bits(word, offset - wordStart, field.width()), place);
            }
            offset += field.width();
        }
    }

    private static String bits(String word, int first, int width) {
        String shifted = '(' + word + " >> " + (Long.SIZE - first - width);
        return shifted + (first == 0 ? ")" : " & " + mask(width) + ')');
    }

    private static String mask(int width) {
        String hex = "0x" + Long.toHexString((1L << width) - 1);
        return width <= Integer.SIZE ? hex : "UINT64_C(" + hex + ')';
    }
}
