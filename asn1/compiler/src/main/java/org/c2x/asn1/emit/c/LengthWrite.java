package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.schema.SizeConstraint;

/** Prints what writes the length of a string or list: a number by itself, or joined to the items by the run time. */
final class LengthWrite extends NumberPrinter {
    private final StepBody printer;
    private final FunctionBody body;
    private final WriteRun run;
    private final SizeConstraint size;
    private final String path;
    private String length = "";
    private Runnable items;
    private Runnable joined;
    private Runnable beyond;

    /** @param run where a length by itself joins other fields */
    LengthWrite(StepBody printer, WriteRun run, SizeConstraint size, String path) {
        super(printer, path);
        this.printer = printer;
        this.body = printer.body;
        this.run = run;
        this.size = size;
        this.path = path;
    }

    /**
     * Prints the statements.
     *
     * @param items  prints what writes the items
     * @param joined prints what writes the items with their length
     */
    void write(NumberForm form, String count, Runnable items, Runnable joined) {
        write(form, count, items, joined, joined);
    }

    /** The same where items have another form if their length is none of the extension root. */
    void write(NumberForm form, String count, Runnable items, Runnable joined, Runnable beyond) {
        this.length = count;
        this.items = items;
        this.joined = joined;
        this.beyond = beyond;
        check(count);
        form.accept(this);
    }

    /** Prints the check of a length; an extensible size may allow any. */
    void check(String count) {
        String allowed = Literals.allowsLength(count, size.root());
        if (!printer.isOpen(size.extensible()) && !allowed.isEmpty()) {
            body.refuse("!(" + allowed + ')', "OUT_OF_RANGE", path);
        }
    }

    @Override
    void field(BigInteger lower, int width) {
        run.add(lower.signum() == 0 ? length : '(' + length + " - " + Literals.unsigned(lower) + ')', width);
        run.print();
        items.run();
    }

    @Override
    public Void visit(NumberForm.SemiConstrained form) {
        run.flush();
        body.line("c2x_put_unsigned(out, " + length + ");");
        items.run();
        return null;
    }

    @Override
    public Void visit(NumberForm.BitCount form) {
        run.flush();
        joined.run();
        return null;
    }

    @Override
    public Void visit(NumberForm.Length form) {
        run.flush();
        joined.run();
        return null;
    }

    @Override
    public Void visit(NumberForm.Groups form) {
        run.flush();
        body.line("c2x_put_groups(out, " + length + ");");
        items.run();
        return null;
    }

    @Override
    public Void visit(NumberForm.Continued form) {
        joined.run();
        return null;
    }

    @Override
    public Void visit(NumberForm.Extensible form) {
        String allowed = Literals.allowsLength(length, size.root().hull());
        run.print();
        Phase before = run.phase();
        body.line("if (" + (allowed.isEmpty() ? "true" : allowed) + ") {");
        run.addConstant(0, 1);
        form.root().accept(this);
        body.line("} else {");
        run.at(before);
        run.addConstant(1, 1);
        run.flush();
        beyond.run();
        body.line("}");
        return null;
    }
}
