package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import java.util.Optional;
import org.c2x.asn1.per.PerInteger;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.SizeConstraint;

/**
 * Code for the length of a string or list in UPER: none if it is fixed, a few bits, or a determinant; with an extension
 * bit in front where the size constraint is extensible.
 */
final class UperLengths {
    private final SizeConstraint size;
    private final FunctionBody body;
    private final WriteRun run;
    private final Optional<Integer> bits;

    /**
     * @param run where the length joins other fields when it is written
     */
    UperLengths(SizeConstraint size, FunctionBody body, WriteRun run) {
        this.size = size;
        this.body = body;
        this.run = run;
        this.bits = PerInteger.lengthBits(size);
    }

    /** Statements that read a number of items, or items behind a determinant. */
    interface Items {
        void write();
    }

    /** True if a length within the root is a field of known width. */
    boolean isBounded() {
        return bits.isPresent();
    }

    private BigInteger lower() {
        return size.root().lower().orElse(BigInteger.ZERO);
    }

    /** Writes a length behind its check, and the items. */
    void write(String length, String path, Items items) {
        write(length, path, items, () -> {
            body.call("c2x_put_length(out, " + length + ", " + body.path(path) + ')');
            items.write();
        });
    }

    /**
     * Writes a length behind its check, and the items.
     *
     * @param longItems what writes a determinant and the items
     */
    void write(String length, String path, Items items, Items longItems) {
        String allowed = Literals.allowsLength(length, size.root());
        if (!size.extensible()) {
            if (!allowed.isEmpty()) {
                body.refuse("!(" + allowed + ')', "OUT_OF_RANGE", path);
            }
            writeRoot(length, items, longItems);
            return;
        }
        run.flush();
        body.line("if (" + (allowed.isEmpty() ? "true" : allowed) + ") {");
        run.addConstant(0, 1);
        writeRoot(length, items, longItems);
        run.flush();
        body.line("} else {");
        run.addConstant(1, 1);
        run.flush();
        longItems.write();
        body.line("}");
    }

    private void writeRoot(String length, Items items, Items longItems) {
        if (bits.isEmpty()) {
            run.flush();
            longItems.write();
            return;
        }
        run.add(lower().signum() == 0 ? length : '(' + length + " - " + Literals.unsigned(lower()) + ')', bits.get());
        run.flush();
        items.write();
    }

    /**
     * Reads a length.
     *
     * @param length    a declared variable for a length of known width
     * @param own       the length that is known once {@code longItems} are read, to be checked then; empty if the
     *                  caller does that
     * @param longItems what reads a determinant and perhaps the items
     */
    void read(String length, String own, String path, Items items, Items longItems) {
        if (!size.extensible()) {
            readRoot(length, own, path, items, longItems);
            return;
        }
        body.call("c2x_claim(in, 1, " + body.path(path) + ')');
        body.line("if (c2x_word(in, in->at - 1) >> 63 == 0) {");
        readRoot(length, own, path, items, longItems);
        body.line("} else {");
        longItems.write();
        body.line("}");
    }

    private void readRoot(String length, String own, String path, Items items, Items longItems) {
        if (bits.isEmpty()) {
            longItems.write();
            if (!own.isEmpty()) {
                checkLong(own, path);
            }
            return;
        }
        if (bits.get() == 0) {
            body.line(length + " = " + lower() + ";");
        } else {
            body.call("c2x_claim(in, " + bits.get() + ", " + body.path(path) + ')');
            body.line(length + " = (size_t) (c2x_word(in, in->at - " + bits.get() + ") >> " + (64 - bits.get()) + ')'
                    + (lower().signum() == 0 ? ";" : " + " + lower() + ";"));
            BigInteger reachable = lower().add(BigInteger.ONE.shiftLeft(bits.get())).subtract(BigInteger.ONE);
            if (!size.root().equals(IntegerSet.range(lower(), reachable))) {
                check(length, path);
            }
        }
        items.write();
    }

    /** Checks a length that was read from a determinant; an extensible size allows any. */
    void checkLong(String length, String path) {
        if (!size.extensible()) {
            check(length, path);
        }
    }

    private void check(String length, String path) {
        String allowed = Literals.allowsLength(length, size.root());
        if (!allowed.isEmpty()) {
            body.refuse("!(" + allowed + ')', "OUT_OF_RANGE", path);
        }
    }
}
