package org.c2x.asn1.emit.c;

import org.c2x.asn1.plan.OerRules;
import org.c2x.asn1.plan.PlanBuilder;
import org.c2x.asn1.plan.UperRules;
import org.c2x.asn1.plan.Widths;

/**
 * What C code needs to know of a rule set besides its plans.
 *
 * @param name      part of the names of files and functions: {@code uper}
 * @param functions what the names of its functions in the run time begin with; those of bits alone are shared
 */
record RuleSet(String name, String functions, PlanBuilder plans, Widths widths) {

    private RuleSet(String name, String functions, PlanBuilder plans) {
        this(name, functions, plans, new Widths(plans));
    }

    /** Canonical OER; basic OER is read too. */
    static RuleSet oer() {
        return new RuleSet("oer", "c2x_oer_", new OerRules());
    }

    /** Unaligned PER. */
    static RuleSet uper() {
        return new RuleSet("uper", "c2x_", new UperRules());
    }
}
