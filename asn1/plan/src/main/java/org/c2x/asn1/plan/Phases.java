package org.c2x.asn1.plan;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.schema.Type;

/**
 * Follows the position within an octet through plans: across what has one width for all values, and anew from each
 * place that begins at an octet.
 *
 * <pre>
 *   sequence                                        begins, in aligned PER
 *     presence b                                    at an octet
 *     a: number aligned octets after 2 bits        1 bit after
 *     b?: number aligned 16 bits                    at an octet
 *     c: number 3 bits                              at an octet, with b or without
 *     d: number aligned 8 bits                      3 bits after
 * </pre>
 */
public final class Phases {
    /** Plans within plans that are walked at once; what is deeper waits for the next walk. */
    private static final int DEEPEST = 200;

    /** A plan from a phase on. */
    private record Start(Step plan, Phase before) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Start start && plan == start.plan && before.equals(start.before);
        }

        @Override
        public int hashCode() {
            return 31 * System.identityHashCode(plan) + before.bits();
        }
    }

    private final PlanBuilder plans;
    private final boolean later;
    /** Where plans end that somebody uses; of one that leads back to itself what is known so far. */
    private final Map<Start, Phase> ends = new HashMap<>();
    /** Those that are not final yet; the final ones need none of these. */
    private final List<Start> open = new ArrayList<>();

    private final Map<Step, Phase> beginnings = new IdentityHashMap<>();
    private boolean changed;
    private int depth;

    /**
     * Follows positions through all messages.
     *
     * @param later    true if extensions of later versions are expected, as in what is read
     * @param messages types of which values are messages by themselves
     * @param start    where a message begins
     */
    public Phases(PlanBuilder plans, boolean later, Collection<? extends Type> messages, Phase start) {
        this.plans = plans;
        this.later = later;
        settled(() -> messages.forEach(message -> end(plans.of(message), start)));
        ends.keySet().forEach(each -> beginnings.merge(each.plan(), each.before(), Phase::or));
    }

    /** Where all values of a type begin that are messages or in one. */
    public Phase before(Type type) {
        return beginnings.getOrDefault(plans.of(type), Phase.UNKNOWN);
    }

    /** Where what follows a step begins. */
    public Phase after(Step step, Phase before) {
        PhaseWalk walk = new PhaseWalk(this);
        settled(() -> walk.from(before, step));
        return walk.phase();
    }

    /** Where what follows a part of a SEQUENCE begins. */
    public Phase after(Step.Part part, Phase before) {
        PhaseWalk walk = new PhaseWalk(this);
        settled(() -> walk.from(before, part));
        return walk.phase();
    }

    /** Where every element of a list begins, the first one and one after another. */
    public Phase elements(Step element, Phase first) {
        PhaseWalk walk = new PhaseWalk(this);
        settled(() -> walk.elements(first, element));
        return walk.phase();
    }

    /** The same for the elements of a list which begins at a phase with its length. */
    public Phase elements(Step.Repetition list, Phase before) {
        PhaseWalk walk = new PhaseWalk(this);
        settled(() -> walk.elements(list, before));
        return walk.phase();
    }

    /**
     * Where the content of an open type begins, or the items after a length determinant.
     *
     * @param before where the length begins, which is whole octets; who joins fragments moves the content to an octet
     */
    public Phase content(Phase before) {
        return plans.alignsLengths() || before.equals(Phase.OCTET) ? Phase.OCTET : Phase.UNKNOWN;
    }

    /** Where the content of each extension addition begins. */
    public Phase content(Step.Additions additions, Phase before) {
        return content(additions.padded() ? before : Phase.UNKNOWN);
    }

    PlanBuilder plans() {
        return plans;
    }

    /** True if there may be what this version does not know. */
    boolean isOpen(boolean extensible) {
        return later && extensible && plans.codesExtensions();
    }

    /** Where a plan ends, as far as that is known. */
    Phase end(Step plan, Phase before) {
        Start start = new Start(plan, before);
        Phase end = ends.putIfAbsent(start, Phase.NONE);
        if (end != null) {
            return end;
        }
        open.add(start);
        changed = true;
        if (depth == DEEPEST) {
            return Phase.NONE;
        }
        depth++;
        Phase found = walked(start);
        depth--;
        return found;
    }

    private Phase walked(Start start) {
        PhaseWalk walk = new PhaseWalk(this);
        walk.from(start.before(), start.plan());
        changed |= !walk.phase().equals(ends.put(start, walk.phase()));
        return walk.phase();
    }

    /** Walks until all ends of plans are known that the walk needs. */
    private void settled(Runnable walk) {
        walk.run();
        while (changed) {
            changed = false;
            for (int i = 0; i < open.size(); i++) {
                walked(open.get(i));
            }
            walk.run();
        }
        open.clear();
    }
}
