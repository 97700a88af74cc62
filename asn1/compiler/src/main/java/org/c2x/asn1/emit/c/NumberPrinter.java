package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.NumberFormVisitor;

/**
 * Prints the statements for one kind of number: an INTEGER, an enumeral, a selector, a length. A number in a field of
 * bits joins its neighbours; in another form the run time reads or writes it. Each kind overrides the forms it has.
 */
abstract class NumberPrinter implements NumberFormVisitor<Void> {
    private final StepBody printer;
    private final String path;

    NumberPrinter(StepBody printer, String path) {
        this.printer = printer;
        this.path = path;
    }

    /**
     * Prints the statements for a field of bits.
     *
     * @param lower what the number in the field is less than the number that it stands for, modulo two to the width
     */
    abstract void field(BigInteger lower, int width);

    @Override
    public final Void visit(NumberForm.Constant form) {
        field(form.value(), 0);
        return null;
    }

    @Override
    public final Void visit(NumberForm.Constrained form) {
        field(form.lower(), form.width());
        return null;
    }

    @Override
    public Void visit(NumberForm.AlignedField form) {
        printer.align(path);
        field(form.lower(), form.width());
        return null;
    }

    @Override
    public Void visit(NumberForm.CountedOctets form) {
        throw other(form);
    }

    /** The bits of the number of octets that a number is in. */
    static int countWidth(NumberForm.CountedOctets form) {
        return ((NumberForm.Constrained) form.count()).width();
    }

    @Override
    public final Void visit(NumberForm.TwosComplement form) {
        field(BigInteger.ZERO, form.width());
        return null;
    }

    @Override
    public Void visit(NumberForm.SemiConstrained form) {
        throw other(form);
    }

    @Override
    public Void visit(NumberForm.Unconstrained form) {
        throw other(form);
    }

    @Override
    public Void visit(NumberForm.NormallySmall form) {
        throw other(form);
    }

    @Override
    public Void visit(NumberForm.NormallySmallLength form) {
        throw other(form);
    }

    @Override
    public Void visit(NumberForm.Length form) {
        throw other(form);
    }

    @Override
    public Void visit(NumberForm.BitCount form) {
        throw other(form);
    }

    @Override
    public Void visit(NumberForm.ShortOrLong form) {
        throw other(form);
    }

    @Override
    public Void visit(NumberForm.TagOctets form) {
        throw other(form);
    }

    @Override
    public Void visit(NumberForm.Told form) {
        throw other(form);
    }

    @Override
    public Void visit(NumberForm.ContentsNumber form) {
        throw other(form);
    }

    @Override
    public Void visit(NumberForm.ContentsLength form) {
        throw other(form);
    }

    @Override
    public Void visit(NumberForm.ElementTag form) {
        throw other(form);
    }

    @Override
    public Void visit(NumberForm.Groups form) {
        throw other(form);
    }

    /** The number of octets is for who prints these. */
    @Override
    public final Void visit(NumberForm.OctetCount form) {
        return form.bits().accept(this);
    }

    @Override
    public Void visit(NumberForm.Continued form) {
        throw other(form);
    }

    @Override
    public Void visit(NumberForm.Extensible form) {
        throw other(form);
    }

    private AssertionError other(NumberForm form) {
        return new AssertionError(form + " is no form of what " + getClass().getSimpleName() + " prints");
    }
}
