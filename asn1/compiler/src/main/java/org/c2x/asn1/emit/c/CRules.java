package org.c2x.asn1.emit.c;

import java.util.List;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.plan.PlanBuilder;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.plan.StringNames;
import org.c2x.asn1.plan.Widths;
import org.c2x.asn1.runtime.DecodeException.Unit;

/**
 * What C code needs to know of a rule set.
 *
 * @param name      part of the names of files and functions: {@code uper}
 * @param functions what the names of its functions in the run time begin with; those of bits are shared
 * @param strings   the parts of the string table by their numbers
 */
record CRules(String name, String functions, List<String> strings, PlanBuilder plans, Widths widths) {

    /** Those of a rule set for types. */
    static CRules of(RuleSet rules, JavaModel java) {
        PlanBuilder plans = rules.plans();
        return new CRules(
                rules.scheme(),
                "c2x_" + (rules.offsetUnit() == Unit.BIT ? "" : rules.scheme() + '_'),
                StringNames.of(
                        plans,
                        java.declarations().stream().map(Declaration::type).toList()),
                plans,
                new Widths(plans));
    }

    /** The function that ends a message. */
    String end() {
        return functions + "end_encode";
    }

    /** True if messages begin with the header of EXI. */
    boolean hasHeader() {
        return plans.headerBits() > 0;
    }
}
