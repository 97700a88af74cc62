package org.c2x.asn1.program;

import java.util.Locale;
import org.c2x.asn1.plan.PlanBuilder;

/** How lengths are coded that have no bound. */
public enum Lengths {
    /** In 8 bits, of which the first is 0, or in 16, of which the first two are 10; more items come in blocks. */
    BLOCKS,
    /** In an octet of which the first bit is 0, or in as many octets as the one before them says. */
    OCTETS,
    /** In octets with seven bits each, the least ones first, of which the first bit tells that another one follows. */
    GROUPS;

    /** Those of a rule set. */
    static Lengths of(PlanBuilder plans) {
        return plans.hasBlocks() ? BLOCKS : plans.hasGroups() ? GROUPS : OCTETS;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
