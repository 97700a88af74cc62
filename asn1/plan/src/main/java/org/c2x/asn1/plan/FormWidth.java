package org.c2x.asn1.plan;

/** The widths of numbers alone. */
final class FormWidth implements NumberFormVisitor<Width> {
    @Override
    public Width visit(NumberForm.Constant form) {
        return Width.ZERO;
    }

    @Override
    public Width visit(NumberForm.Constrained form) {
        return Width.fixed(form.width());
    }

    @Override
    public Width visit(NumberForm.AlignedField form) {
        return Widths.aligned(true, Width.fixed(form.width()));
    }

    @Override
    public Width visit(NumberForm.CountedOctets form) {
        long most = Byte.SIZE * (long) form.mostOctets();
        return form.count().accept(this).plus(Widths.aligned(true, new Width(8, most)));
    }

    @Override
    public Width visit(NumberForm.TwosComplement form) {
        return Width.fixed(form.width());
    }

    @Override
    public Width visit(NumberForm.SemiConstrained form) {
        return Width.atLeast(16);
    }

    @Override
    public Width visit(NumberForm.Unconstrained form) {
        return Width.atLeast(16);
    }

    @Override
    public Width visit(NumberForm.NormallySmall form) {
        return Width.atLeast(7);
    }

    @Override
    public Width visit(NumberForm.NormallySmallLength form) {
        return Width.atLeast(7);
    }

    @Override
    public Width visit(NumberForm.Length form) {
        return Width.atLeast(8);
    }

    @Override
    public Width visit(NumberForm.BitCount form) {
        return Width.atLeast(16);
    }

    @Override
    public Width visit(NumberForm.ShortOrLong form) {
        return Width.atLeast(8);
    }

    @Override
    public Width visit(NumberForm.TagOctets form) {
        return Width.atLeast(8);
    }

    @Override
    public Width visit(NumberForm.Told form) {
        return Width.ZERO;
    }

    @Override
    public Width visit(NumberForm.ContentsNumber form) {
        return Width.atLeast(8);
    }

    @Override
    public Width visit(NumberForm.ContentsLength form) {
        return Width.ZERO;
    }

    @Override
    public Width visit(NumberForm.ElementTag form) {
        return Width.ZERO;
    }

    @Override
    public Width visit(NumberForm.Groups form) {
        return Width.atLeast(form.signed() ? 9 : 8);
    }

    @Override
    public Width visit(NumberForm.OctetCount form) {
        return form.bits().accept(this).plus(Width.atLeast(8));
    }

    @Override
    public Width visit(NumberForm.Continued form) {
        return Width.atLeast(1);
    }

    @Override
    public Width visit(NumberForm.Extensible form) {
        Width extension = form.extension().accept(this);
        return Width.fixed(1).plus(form.root().accept(this).orExtension(extension.least()));
    }
}
