package org.c2x.asn1.plan;

/**
 * What somebody does with each form of a whole number: one method a form, no default.
 *
 * @param <R> what comes of it
 */
public interface NumberFormVisitor<R> {

    R visit(NumberForm.Constant form);

    R visit(NumberForm.Constrained form);

    R visit(NumberForm.AlignedField form);

    R visit(NumberForm.CountedOctets form);

    R visit(NumberForm.TwosComplement form);

    R visit(NumberForm.SemiConstrained form);

    R visit(NumberForm.Unconstrained form);

    R visit(NumberForm.NormallySmall form);

    R visit(NumberForm.NormallySmallLength form);

    R visit(NumberForm.Length form);

    R visit(NumberForm.BitCount form);

    R visit(NumberForm.ShortOrLong form);

    R visit(NumberForm.TagOctets form);

    R visit(NumberForm.Told form);

    R visit(NumberForm.ContentsNumber form);

    R visit(NumberForm.ContentsLength form);

    R visit(NumberForm.ElementTag form);

    R visit(NumberForm.Groups form);

    R visit(NumberForm.OctetCount form);

    R visit(NumberForm.Continued form);

    R visit(NumberForm.Extensible form);
}
