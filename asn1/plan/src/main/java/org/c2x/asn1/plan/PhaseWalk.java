package org.c2x.asn1.plan;

import org.c2x.asn1.plan.Step.Part;

/** Walks through a plan and knows the phase of what comes next; {@link Phases} knows where plans end that are used. */
final class PhaseWalk implements StepVisitor<Void>, PartVisitor<Void> {
    private final Phases phases;
    private Phase at = Phase.NONE;

    PhaseWalk(Phases phases) {
        this.phases = phases;
    }

    Phase phase() {
        return at;
    }

    void from(Phase before, Step step) {
        at = before;
        step.accept(this);
    }

    void from(Phase before, Part part) {
        at = before;
        part.accept(this);
    }

    void elements(Step.Repetition list, Phase before) {
        at = before;
        number(list.length());
        elements(at, list.element());
    }

    void elements(Phase first, Step element) {
        at = first;
        // what is known of all of them is less than of the first, and then no less
        for (Phase before = Phase.NONE; !before.equals(at); ) {
            before = at;
            element.accept(this);
            at = at.or(before);
        }
    }

    private Void plus(long width) {
        at = at.plus(width);
        return null;
    }

    private Void octet() {
        at = at.to(Phase.OCTET);
        return null;
    }

    private Void unknown() {
        at = at.to(Phase.UNKNOWN);
        return null;
    }

    /** A length determinant, with octets after it or without. */
    private Void length() {
        return phases.plans().alignsLengths() ? octet() : null;
    }

    private Void number(NumberForm form) {
        at = form.accept(new FormPhase(at, phases.plans().alignsLengths()));
        return null;
    }

    /** Goes on where one of two ways ends. */
    private void either(Runnable one, Runnable other) {
        Phase before = at;
        one.run();
        Phase end = at;
        at = before;
        other.run();
        at = at.or(end);
    }

    // Values

    @Override
    public Void visit(Step.Nothing step) {
        return null;
    }

    @Override
    public Void visit(Step.Truth step) {
        return plus(step.width());
    }

    @Override
    public Void visit(Step.Number step) {
        return number(step.form());
    }

    @Override
    public Void visit(Step.Enumeral step) {
        if (step.form() instanceof NumberForm.Extensible form
                && step.codes().size() == step.rootCodes()
                && !phases.isOpen(true)) {
            plus(1);
            return number(form.root());
        }
        return number(step.form());
    }

    /** The numbers of a time are aligned each by itself, if at all. */
    @Override
    public Void visit(Time step) {
        return unknown();
    }

    @Override
    public Void visit(Step.Bits step) {
        return step.padded() ? null : items(step.length(), step.aligned(), 1);
    }

    @Override
    public Void visit(Step.Octets step) {
        return items(step.length(), step.aligned(), Byte.SIZE);
    }

    @Override
    public Void visit(Step.Characters step) {
        return items(
                step.length(),
                step.aligned(),
                step.root().width(),
                step.beyond().width());
    }

    private Void items(NumberForm length, boolean aligned, int width) {
        return items(length, aligned, width, width);
    }

    private Void items(NumberForm length, boolean aligned, int width, int beyond) {
        if (length instanceof NumberForm.Extensible extensible) {
            plus(1);
            either(() -> items(extensible.root(), aligned, width), () -> items(extensible.extension(), false, beyond));
            return null;
        }
        number(length);
        if (length instanceof NumberForm.Constant count) {
            boolean hasItems = count.value().signum() > 0;
            if (aligned && hasItems) {
                octet();
            }
            return plus(width * count.value().longValueExact());
        }
        if (aligned && hasItems(length)) {
            octet();
        } else if (aligned) {
            // where there are no items, nothing is aligned
            either(this::octet, () -> {});
        }
        return width % Byte.SIZE == 0 ? null : unknown();
    }

    private static boolean hasItems(NumberForm length) {
        return length instanceof NumberForm.Constrained field && field.lower().signum() > 0
                || length instanceof NumberForm.AlignedField aligned
                        && aligned.lower().signum() > 0;
    }

    @Override
    public Void visit(Step.Text step) {
        return number(step.length());
    }

    @Override
    public Void visit(Step.Real step) {
        return number(step.length());
    }

    @Override
    public Void visit(Step.Identifier step) {
        return number(step.length());
    }

    @Override
    public Void visit(Step.Decimal step) {
        return plus(2);
    }

    @Override
    public Void visit(Step.TableString step) {
        return unknown();
    }

    @Override
    public Void visit(Step.Repetition step) {
        elements(step, at);
        return null;
    }

    @Override
    public Void visit(Step.Sequence step) {
        step.parts().forEach(part -> part.accept(this));
        return null;
    }

    @Override
    public Void visit(Step.Choice step) {
        Phase before = at;
        Phase end = Phase.NONE;
        for (Branch branch : step.branches()) {
            at = before;
            selector(step, branch);
            branch.content().accept(this);
            end = end.or(at);
        }
        if (step.type().extensible() && phases.plans().codesExtensions()) {
            // an alternative that nobody knew is kept, and so written as well
            at = before;
            selector(step.selector());
            length();
            end = end.or(at);
        }
        at = end;
        return null;
    }

    private void selector(Step.Choice choice, Branch branch) {
        if (choice.selector() instanceof NumberForm.Extensible form) {
            boolean isRoot =
                    choice.branches().indexOf(branch) < choice.type().root().size();
            plus(1);
            number(isRoot ? form.root() : form.extension());
        } else {
            number(choice.selector());
        }
    }

    private void selector(NumberForm form) {
        if (form instanceof NumberForm.Extensible extensible) {
            plus(1);
            number(extensible.extension());
        } else {
            number(form);
        }
    }

    /** The content is whole octets; it begins where {@link Phases#content} says. */
    @Override
    public Void visit(Step.OpenType step) {
        open(phases.content(at), () -> step.content().accept(this));
        return length();
    }

    @Override
    public Void visit(Element step) {
        open(at, () -> step.content().accept(this));
        return null;
    }

    @Override
    public Void visit(AnyElement step) {
        return null;
    }

    @Override
    public Void visit(Step.Use step) {
        if (!at.equals(Phase.NONE)) {
            at = phases.end(phases.plans().of(step), at);
        }
        return null;
    }

    @Override
    public Void visit(Step.Checked step) {
        return step.base().accept(this);
    }

    // Parts of a SEQUENCE

    @Override
    public Void visit(Step.ExtensionBit part) {
        return plus(1);
    }

    @Override
    public Void visit(Step.Presence part) {
        return plus(part.fields().size());
    }

    @Override
    public Void visit(Step.Optionals part) {
        return unknown();
    }

    @Override
    public Void visit(Elements part) {
        part.fields().forEach(this::visit);
        return null;
    }

    @Override
    public Void visit(Step.Padding part) {
        return plus(part.width());
    }

    @Override
    public Void visit(Step.Field part) {
        if (part.component().isMandatory()) {
            return part.content().accept(this);
        }
        either(() -> part.content().accept(this), () -> {});
        return null;
    }

    @Override
    public Void visit(Step.Additions part) {
        Phase content = phases.content(part, at);
        part.additions()
                .forEach(addition -> open(content, () -> addition.content().forEach(each -> each.accept(this))));
        if (!part.padded() && (!part.additions().isEmpty() || phases.isOpen(true))) {
            unknown();
        }
        return null;
    }

    /** Walks through what is in an open type, for the plans that it uses. */
    private void open(Phase beginning, Runnable content) {
        if (!at.equals(Phase.NONE)) {
            Phase before = at;
            at = beginning;
            content.run();
            at = before;
        }
    }
}
