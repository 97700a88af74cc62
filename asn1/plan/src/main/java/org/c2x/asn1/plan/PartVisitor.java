package org.c2x.asn1.plan;

/**
 * What somebody does with each kind of part of a SEQUENCE: one method a kind, no default.
 *
 * @param <R> what comes of it
 */
public interface PartVisitor<R> {

    R visit(Step.ExtensionBit part);

    R visit(Step.Presence part);

    R visit(Step.Optionals part);

    R visit(Elements part);

    R visit(Step.Padding part);

    R visit(Step.Field part);

    R visit(Step.Additions part);
}
