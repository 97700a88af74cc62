package org.c2x.asn1.program;

import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.plan.Phases;
import org.c2x.asn1.plan.PlanBuilder;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;

/**
 * Makes programs from the plans of rule sets whose values are fields, lengths and what follows these: unaligned PER and
 * OER. A plan that is none of these is no argument.
 */
public final class Lowering {
    private final PlanBuilder plans;
    private final Lengths lengths;
    private final Predicate<Type> joins;
    private final Phases phases;

    /**
     * @param messages types of which values are messages by themselves
     * @param joins    true for a SEQUENCE whose statements are among those of the one around it
     */
    public Lowering(PlanBuilder plans, Collection<? extends Type> messages, Predicate<Type> joins) {
        this.plans = plans;
        this.lengths = plans.hasBlocks() ? Lengths.BLOCKS : Lengths.OCTETS;
        this.joins = joins;
        this.phases = new Phases(plans, true, messages, Phase.OCTET);
    }

    /** True if there are programs of a rule set's plans. */
    public static boolean knows(PlanBuilder plans) {
        return plans.codesExtensions() && !plans.hasElements() && !plans.alignsLengths();
    }

    /** The program of a SEQUENCE, SET, CHOICE or list. */
    public Program of(Type type) {
        Type resolved = type.resolved();
        Block block = block(phases.before(resolved));
        new ValueLowering(this, block, Place.VALUE).add(plans.of(resolved));
        return new Program(resolved, block.statements());
    }

    /** The program of a value that is a message by itself: a call, and the checks of the definition of its type. */
    public Program message(TypeDefinition definition) {
        Type type = definition.type().resolved();
        Block block = new Block();
        block.add(new Statement.Call(Place.VALUE, type));
        Step plan = plans.whole(new TypeReference(definition));
        while (plan instanceof Step.Use use && plans.of(use) instanceof Step.Checked checked) {
            block.add(new Statement.Check(Place.VALUE, type, checked.type().constraint()));
            plan = checked.base();
        }
        return new Program(type, block.statements());
    }

    static Block block(Phase first) {
        Block block = new Block();
        block.at(first);
        return block;
    }

    List<Statement> value(Step step, Place place, Phase first) {
        Block block = block(first);
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

    Statement.Open open(Place place, List<Statement> content) {
        return new Statement.Open(place, content, lengths);
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

    boolean joins(Type type) {
        return joins.test(type);
    }
}
