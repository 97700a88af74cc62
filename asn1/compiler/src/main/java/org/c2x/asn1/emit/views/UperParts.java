package org.c2x.asn1.emit.views;

import org.c2x.asn1.plan.Elements;
import org.c2x.asn1.plan.PartVisitor;
import org.c2x.asn1.plan.Step;

/** Visits the parts of a SEQUENCE or SET that unaligned PER has. */
abstract class UperParts implements PartVisitor<Void> {
    @Override
    public final Void visit(Step.Optionals part) {
        throw UperSteps.notInUper(part);
    }

    @Override
    public final Void visit(Elements part) {
        throw UperSteps.notInUper(part);
    }

    @Override
    public final Void visit(Step.Padding part) {
        throw UperSteps.notInUper(part);
    }
}
