package org.c2x.asn1.plan;

/**
 * The phase after a number alone.
 *
 * @param at      the phase before it
 * @param aligned true if length determinants begin at an octet
 */
record FormPhase(Phase at, boolean aligned) implements NumberFormVisitor<Phase> {

    /** A length determinant, with octets after it or without. */
    private Phase length() {
        return aligned ? at.to(Phase.OCTET) : at;
    }

    @Override
    public Phase visit(NumberForm.Constant form) {
        return at;
    }

    @Override
    public Phase visit(NumberForm.Constrained form) {
        return at.plus(form.width());
    }

    @Override
    public Phase visit(NumberForm.AlignedField form) {
        return at.to(Phase.OCTET).plus(form.width());
    }

    @Override
    public Phase visit(NumberForm.CountedOctets form) {
        return at.to(Phase.OCTET);
    }

    @Override
    public Phase visit(NumberForm.TwosComplement form) {
        return at.plus(form.width());
    }

    @Override
    public Phase visit(NumberForm.SemiConstrained form) {
        return length();
    }

    @Override
    public Phase visit(NumberForm.Unconstrained form) {
        return length();
    }

    @Override
    public Phase visit(NumberForm.NormallySmall form) {
        return at.to(Phase.UNKNOWN);
    }

    @Override
    public Phase visit(NumberForm.NormallySmallLength form) {
        return at.to(Phase.UNKNOWN);
    }

    @Override
    public Phase visit(NumberForm.Length form) {
        return length();
    }

    @Override
    public Phase visit(NumberForm.BitCount form) {
        return at;
    }

    @Override
    public Phase visit(NumberForm.ShortOrLong form) {
        return at;
    }

    @Override
    public Phase visit(NumberForm.TagOctets form) {
        return at;
    }

    @Override
    public Phase visit(NumberForm.Told form) {
        return at;
    }

    @Override
    public Phase visit(NumberForm.ContentsNumber form) {
        return at;
    }

    @Override
    public Phase visit(NumberForm.ContentsLength form) {
        return at;
    }

    @Override
    public Phase visit(NumberForm.ElementTag form) {
        return at;
    }

    @Override
    public Phase visit(NumberForm.Groups form) {
        return at.plus(form.signed() ? 1 : 0);
    }

    @Override
    public Phase visit(NumberForm.OctetCount form) {
        return form.bits().accept(this);
    }

    @Override
    public Phase visit(NumberForm.Continued form) {
        return at.to(Phase.UNKNOWN);
    }

    @Override
    public Phase visit(NumberForm.Extensible form) {
        FormPhase afterBit = new FormPhase(at.plus(1), aligned);
        return form.root().accept(afterBit).or(form.extension().accept(afterBit));
    }
}
