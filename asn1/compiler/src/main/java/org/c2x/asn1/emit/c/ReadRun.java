package org.c2x.asn1.emit.c;

import java.util.ArrayList;
import java.util.List;

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
    private final boolean octets;
    private final List<Field> fields = new ArrayList<>();
    /** True if the next run begins with an octet. */
    private boolean atOctet;

    private String firstPath = "";

    /**
     * @param atOctet true if the function's first bit is the first one of an octet
     * @param octets  true if all runs are of whole octets, as in OER
     */
    ReadRun(FunctionBody body, boolean atOctet, boolean octets) {
        this.body = body;
        this.atOctet = atOctet || octets;
        this.octets = octets;
    }

    /**
     * Adds a field.
     *
     * @param width 0 to 64
     */
    void add(int width, String path, Taker taker) {
        if (fields.isEmpty()) {
            firstPath = path;
        }
        fields.add(new Field(width, taker));
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
    void align() {
        flush();
        body.line("c2x_align_reader(in);");
        atOctet = true;
    }

    /** Writes the statements and forgets the fields. */
    void flush() {
        if (fields.isEmpty()) {
            // what comes next is read by somebody else
            atOctet = octets;
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
        take(run, at);
        atOctet = octets;
    }

    private void take(List<Field> run, String at) {
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
            int wordBits = atOctet ? Long.SIZE - (offset & 7) : WORD_BITS;
            if (field.width() > wordBits) {
                field.taker().take("c2x_long(in, " + place + ", " + field.width() + ')', place);
            } else if (field.width() == 0) {
                field.taker().take("0", place);
            } else {
                if (offset + field.width() > wordEnd) {
                    word = body.fresh("word");
                    wordStart = offset;
                    wordEnd = offset + wordBits;
                    body.line("const uint64_t " + word + " = c2x_word(in, " + place + ");");
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
