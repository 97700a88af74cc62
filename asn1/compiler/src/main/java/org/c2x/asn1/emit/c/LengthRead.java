package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.SizeConstraint;

/** Prints what reads the length of a string or list: a number by itself, or joined to the items by the run time. */
final class LengthRead extends NumberPrinter {
    private final StepBody printer;
    private final FunctionBody body;
    private final SizeConstraint size;
    private final String path;
    private final String length;
    private final boolean isDeclared;
    private Runnable items;
    private Runnable joined;
    private Runnable beyond;

    /**
     * @param length     the variable for a length by itself
     * @param isDeclared true if the variable is declared already
     */
    LengthRead(StepBody printer, SizeConstraint size, String path, String length, boolean isDeclared) {
        super(printer, path);
        this.printer = printer;
        this.body = printer.body;
        this.size = size;
        this.path = path;
        this.length = length;
        this.isDeclared = isDeclared;
    }

    /**
     * Prints the statements.
     *
     * @param items  prints what reads so many items
     * @param joined prints what reads the items with their length
     */
    void read(NumberForm form, Runnable items, Runnable joined) {
        read(form, items, joined, joined);
    }

    /** The same where items have another form if their length is none of the extension root. */
    void read(NumberForm form, Runnable items, Runnable joined, Runnable beyond) {
        this.items = items;
        this.joined = joined;
        this.beyond = beyond;
        form.accept(this);
    }

    @Override
    void field(BigInteger lower, int width) {
        String assigned = (isDeclared ? "" : "const size_t ") + length + " = ";
        if (width == 0) {
            body.line(assigned + lower + ";");
        } else {
            printer.print();
            body.call("c2x_claim(in, " + width + ", " + body.path(path) + ')')
                    .line(assigned + "(size_t) (c2x_word(in, in->at - " + width + ") >> " + (64 - width) + ')'
                            + (lower.signum() == 0 ? ";" : " + " + lower + ";"));
            printer.at(printer.phase().plus(width));
            BigInteger reachable = lower.add(BigInteger.ONE.shiftLeft(width)).subtract(BigInteger.ONE);
            if (!size.root().equals(IntegerSet.range(lower, reachable))) {
                check(length);
            }
        }
        items.run();
    }

    @Override
    public Void visit(NumberForm.SemiConstrained form) {
        body.line("size_t " + length + ";")
                .call(printer.function("get_quantity") + "(in, &" + length + ", " + body.path(path) + ')');
        checkJoined(length);
        items.run();
        return null;
    }

    @Override
    public Void visit(NumberForm.BitCount form) {
        joined.run();
        return null;
    }

    @Override
    public Void visit(NumberForm.Length form) {
        joined.run();
        return null;
    }

    @Override
    public Void visit(NumberForm.Groups form) {
        body.line("uint64_t " + length + ";")
                .call("c2x_get_groups(in, &" + length + ", " + body.path(path) + ')')
                .refuse(length + " > UINT32_MAX", "OUT_OF_RANGE", path);
        checkJoined(length);
        items.run();
        return null;
    }

    @Override
    public Void visit(NumberForm.Extensible form) {
        printer.print();
        body.call("c2x_claim(in, 1, " + body.path(path) + ')').line("if (c2x_word(in, in->at - 1) >> 63 == 0) {");
        printer.at(printer.phase().plus(1));
        form.root().accept(this);
        body.line("} else {");
        beyond.run();
        body.line("}");
        return null;
    }

    /** Prints the check of a length without bounds of its own; an extensible size may allow any. */
    void checkJoined(String count) {
        if (!printer.isOpen(size.extensible())) {
            check(count);
        }
    }

    /** Where other lengths have a form, too, gaps of the root are in its range. */
    private void check(String count) {
        boolean isOpen = printer.isOpen(size.extensible());
        String allowed = Literals.allowsLength(count, isOpen ? size.root().hull() : size.root());
        if (!allowed.isEmpty()) {
            body.refuse("!(" + allowed + ')', "OUT_OF_RANGE", path);
        }
    }
}
