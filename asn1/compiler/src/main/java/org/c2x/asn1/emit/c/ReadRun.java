package org.c2x.asn1.emit.c;

import java.util.List;
import org.c2x.asn1.program.Bits;
import org.c2x.asn1.program.Operation;
import org.c2x.asn1.program.Operation.Claim;
import org.c2x.asn1.program.Operation.Load;
import org.c2x.asn1.program.Operation.Take;
import org.c2x.asn1.program.Operation.TakeLong;
import org.c2x.asn1.program.Words;

/**
 * Gathers neighbouring fields and writes the statements that read them: one claim of all bits, one load a word, then
 * what each field does with its bits.
 */
final class ReadRun extends PrintedRun<ReadRun.Field> {

    /** Writes the statements that take a field from its place. */
    interface Taker {
        /**
         * @param bits an expression of 64 bits, below two to the width of the field
         * @param at   the position of the field
         */
        void take(String bits, String at);
    }

    private static final Taker NOBODY = (bits, at) -> {};

    record Field(String path, Taker taker) {}

    private final FunctionBody body;

    ReadRun(FunctionBody body) {
        this.body = body;
    }

    /**
     * Adds a field.
     *
     * @param width 0 to 64
     */
    void add(int width, String path, Taker taker) {
        field(width, new Field(path, taker));
    }

    /** Adds a bit that goes into a local variable. */
    void addFlag(String variable, String path) {
        add(1, path, (bits, at) -> body.line("const bool " + variable + " = " + bits + " != 0;"));
    }

    /** Adds bits that do not matter. */
    void skip(int width, String path) {
        constant(width, new Field(path, NOBODY));
    }

    @Override
    void align(String path) {
        align(new Field(path, NOBODY));
    }

    @Override
    void print() {
        String at = "in->at";
        String word = "";
        List<Bits<Field>> run = take();
        for (Operation<Field> operation : Words.read(run, first())) {
            if (operation instanceof Claim<Field> claim) {
                at = claim(claim);
            } else if (operation instanceof Load<Field> load) {
                word = body.fresh("word");
                body.line("const uint64_t " + word + " = "
                        + (load.inner()
                                ? "c2x_inner_word(in, " + at + ", " + load.offset() + ')'
                                : "c2x_word(in, " + plus(at, load.offset()) + ')')
                        + ";");
            } else if (operation instanceof Take<Field> take) {
                int width = take.field().width();
                String bits = width == 0 ? "0" : bits(word, take.first(), width);
                take.field().value().taker().take(bits, plus(at, take.offset()));
            } else if (operation instanceof TakeLong<Field> take) {
                String place = plus(at, take.offset());
                String bits = "c2x_long(in, " + place + ", " + take.field().width() + ')';
                take.field().value().taker().take(bits, place);
            } else {
                body.line("c2x_align_reader(in);");
                at = "in->at";
            }
        }
    }

    /** Returns the position of the first bit. */
    private String claim(Claim<Field> claim) {
        String at = "in->at";
        if (claim.bits().stream().anyMatch(bits -> bits.kind() == Bits.Kind.FIELD)) {
            at = body.fresh("at");
            body.line("const size_t " + at + " = in->at;");
        }
        String path = claim.bits().get(0).value().path();
        body.call("c2x_claim(in, " + claim.width() + ", " + body.path(path) + ')');
        return at;
    }

    private static String plus(String at, int offset) {
        return offset == 0 ? at : at + " + " + offset;
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
