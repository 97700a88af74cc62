package org.c2x.asn1.emit.c;

import java.util.function.Consumer;
import org.c2x.asn1.plan.Elements;
import org.c2x.asn1.plan.PartVisitor;
import org.c2x.asn1.plan.Step;

/** The only part that a SEQUENCE or SET has where components are elements. */
record ElementsVisitor(Consumer<Elements> printer) implements PartVisitor<Void> {

    @Override
    public Void visit(Elements part) {
        printer.accept(part);
        return null;
    }

    private static Void other(Step.Part part) {
        throw new AssertionError(part + " is no part of elements");
    }

    @Override
    public Void visit(Step.ExtensionBit part) {
        return other(part);
    }

    @Override
    public Void visit(Step.Presence part) {
        return other(part);
    }

    @Override
    public Void visit(Step.Padding part) {
        return other(part);
    }

    @Override
    public Void visit(Step.Field part) {
        return other(part);
    }

    @Override
    public Void visit(Step.Optionals part) {
        return other(part);
    }

    @Override
    public Void visit(Step.Additions part) {
        return other(part);
    }
}
