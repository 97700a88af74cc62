package org.c2x.asn1.emit.rules;

import org.c2x.asn1.plan.AnyElement;
import org.c2x.asn1.plan.Element;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.plan.StepVisitor;

/**
 * Answers for values that are neither fields of a run nor coded by a class of their own; the others never come here.
 *
 * @param <R> what comes of a step
 */
abstract class LeafStepVisitor<R> implements StepVisitor<R> {

    private static AssertionError elsewhere(Step step) {
        return new AssertionError(step + " is coded elsewhere");
    }

    @Override
    public final R visit(Step.Nothing step) {
        throw elsewhere(step);
    }

    @Override
    public final R visit(Step.Truth step) {
        throw elsewhere(step);
    }

    @Override
    public final R visit(Step.Enumeral step) {
        throw elsewhere(step);
    }

    @Override
    public R visit(Step.Decimal step) {
        throw elsewhere(step);
    }

    @Override
    public R visit(Step.TableString step) {
        throw elsewhere(step);
    }

    @Override
    public final R visit(Step.Repetition step) {
        throw elsewhere(step);
    }

    @Override
    public final R visit(Step.Sequence step) {
        throw elsewhere(step);
    }

    @Override
    public final R visit(Step.Choice step) {
        throw elsewhere(step);
    }

    @Override
    public final R visit(Step.OpenType step) {
        throw elsewhere(step);
    }

    @Override
    public final R visit(Element step) {
        throw elsewhere(step);
    }

    @Override
    public final R visit(AnyElement step) {
        throw elsewhere(step);
    }

    @Override
    public final R visit(Step.Use step) {
        throw elsewhere(step);
    }

    @Override
    public final R visit(Step.Checked step) {
        throw elsewhere(step);
    }
}
