package org.c2x.asn1.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.schema.ContainedType;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;

/**
 * The effect of all constraints in a row on an INTEGER, a string or a list.
 *
 * @param visible    what PER sees
 * @param exact      the same with the exclusions that PER ignores
 * @param extensible true if the last constraint that PER sees has an extension marker
 * @param checks     what the constraints so far demand
 * @param pending    what an extensible constraint demands of its root: it takes effect with the next constraint
 *                   (X.680 clause 50), which knows no additions
 */
record Effective(
        Region visible,
        Region exact,
        boolean extensible,
        List<Check> checks,
        Optional<Check> pending,
        Optional<ContainedType> contained) {

    /**
     * A condition.
     *
     * @param inVisible true if the visible region says the same
     * @param inExact   true if the exact region says the same
     */
    record Check(Constraint constraint, boolean inVisible, boolean inExact) {}

    static Effective unconstrained(Region all) {
        return new Effective(all, all, false, List.of(), Optional.empty(), Optional.empty());
    }

    /** The effect with one more constraint. */
    Effective with(Subtype subtype, Position position) {
        Region nextVisible = subtype.visible().map(visible::intersection).orElse(visible);
        Region nextExact =
                subtype.exact().or(subtype::visible).map(exact::intersection).orElse(exact);
        if (nextVisible.isEmpty() || nextExact.isEmpty()) {
            throw new SourceError(position, "this constraint leaves no value");
        }
        List<Check> nextChecks = new ArrayList<>(checks);
        pending.ifPresent(nextChecks::add);
        Optional<Check> check = subtype.check()
                .map(constraint -> new Check(
                        constraint,
                        subtype.exact().isPresent() && subtype.exact().equals(subtype.visible()),
                        subtype.exact().isPresent()));
        if (!subtype.extensible()) {
            check.ifPresent(nextChecks::add);
        }
        return new Effective(
                nextVisible,
                nextExact,
                subtype.visible().isPresent() ? subtype.extensible() : extensible,
                nextChecks,
                subtype.extensible() ? check : Optional.empty(),
                subtype.contained().or(this::contained));
    }

    /** What the type itself shows: the exact values if PER cannot tell the difference, else what PER sees. */
    Region shown() {
        return isExactShown() ? exact : visible;
    }

    private boolean isExactShown() {
        return exact.isSingleBox() && exact.looksLike(visible);
    }

    /** The conditions that {@link #shown} does not express. */
    Optional<Constraint> remaining() {
        return Subtype.allOf(checks.stream()
                .filter(check -> extensible || !isExpressed(check))
                .map(Check::constraint)
                .toList());
    }

    private boolean isExpressed(Check check) {
        return isExactShown() ? check.inExact : check.inVisible && visible.isSingleBox();
    }

    /** All conditions on values of the root. */
    Optional<Constraint> all() {
        List<Constraint> all =
                new ArrayList<>(checks.stream().map(Check::constraint).toList());
        pending.ifPresent(check -> all.add(check.constraint));
        return Subtype.allOf(all);
    }
}
