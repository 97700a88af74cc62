package org.c2x.asn1.program;

import java.util.List;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.plan.Phases;
import org.c2x.asn1.plan.PlanBuilder;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.plan.Width;
import org.c2x.asn1.plan.Widths;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;

/**
 * Makes programs from the plans of rule sets whose values are fields, lengths and what follows these: PER, OER and EXI,
 * and of DER what elements contain if these are no elements. A plan that is none of these is no argument.
 */
public final class Lowering {
    private final PlanBuilder plans;
    private final Lengths lengths;
    private final Phases phases;
    private final Layout layout;
    private final boolean reads;
    private final Widths widths;

    /**
     * @param phases of what is read, or written
     * @param reads  true for programs that read, false for those that write
     */
    public Lowering(PlanBuilder plans, Phases phases, Layout layout, boolean reads) {
        this.plans = plans;
        this.lengths = Lengths.of(plans);
        this.phases = phases;
        this.layout = layout;
        this.reads = reads;
        this.widths = new Widths(plans);
    }

    /** The program of a SEQUENCE, SET, CHOICE or list. */
    public Program of(Type type) {
        Type resolved = type.resolved();
        Block block = new Block(phases.before(resolved));
        new ValueLowering(this, block, Place.VALUE).add(plans.of(resolved));
        return new Program(resolved, block.statements());
    }

    /** The program of a value that is a message by itself: a call, and the checks of the definition of its type. */
    public Program message(TypeDefinition definition) {
        Type type = definition.type().resolved();
        Block block = new Block(Phase.OCTET);
        block.add(new Statement.Call(Place.VALUE, type, new Step.Use(type), Phase.OCTET));
        Step plan = plans.whole(new TypeReference(definition));
        while (plan instanceof Step.Use use && plans.of(use) instanceof Step.Checked checked) {
            block.add(new Leaf.Check(Place.VALUE, type, checked.type().constraint()));
            plan = checked.base();
        }
        return new Program(type, block.statements());
    }

    /**
     * The statements of a value by itself, as much of it as has no program of its own.
     *
     * @param first where it begins
     */
    public List<Statement> value(Step step, Place place, Phase first) {
        Block block = new Block(first);
        new ValueLowering(this, block, place).add(step);
        return block.statements();
    }

    static IllegalArgumentException unfit(Object part) {
        return new IllegalArgumentException(part + " is of no rule set that is lowered");
    }

    /** True if values outside an extension root have an encoding, too. */
    boolean isOpen(boolean extensible) {
        return extensible && plans.codesExtensions();
    }

    Statement.Open open(Place place, List<Statement> content, Width width, boolean whole) {
        return new Statement.Open(place, content, lengths, width, whole);
    }

    PlanBuilder plans() {
        return plans;
    }

    Phases phases() {
        return phases;
    }

    Lengths lengths() {
        return lengths;
    }

    Layout layout() {
        return layout;
    }

    Widths widths() {
        return widths;
    }

    boolean reads() {
        return reads;
    }
}
