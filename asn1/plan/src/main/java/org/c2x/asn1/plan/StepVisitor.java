package org.c2x.asn1.plan;

/**
 * What somebody does with each kind of step: one method a kind, no default.
 *
 * @param <R> what comes of it
 */
public interface StepVisitor<R> {

    R visit(Step.Nothing step);

    R visit(Step.Truth step);

    R visit(Step.Number step);

    R visit(Step.Enumeral step);

    R visit(Step.Bits step);

    R visit(Step.Octets step);

    R visit(Step.Characters step);

    R visit(Step.Text step);

    R visit(Time step);

    R visit(Step.Real step);

    R visit(Step.Identifier step);

    R visit(Step.Decimal step);

    R visit(Step.TableString step);

    R visit(Step.Repetition step);

    R visit(Step.Sequence step);

    R visit(Step.Choice step);

    R visit(Step.OpenType step);

    R visit(Element step);

    R visit(AnyElement step);

    R visit(Step.Use step);

    R visit(Step.Checked step);
}
