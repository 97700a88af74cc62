package org.c2x.asn1.emit.c;

import java.util.List;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.plan.AperRules;
import org.c2x.asn1.plan.DerRules;
import org.c2x.asn1.plan.ExiRules;
import org.c2x.asn1.plan.OerRules;
import org.c2x.asn1.plan.PlanBuilder;
import org.c2x.asn1.plan.StringNames;
import org.c2x.asn1.plan.UperRules;
import org.c2x.asn1.plan.Widths;

/**
 * What C code needs to know of a rule set besides its plans.
 *
 * @param name      part of the names of files and functions: {@code uper}
 * @param functions what the names of its functions in the run time begin with; those of bits alone are shared
 * @param end       the function that ends a message
 * @param hasHeader true if messages begin with the header of EXI
 * @param strings   the parts of the string table by their numbers
 */
record CRules(
        String name,
        String functions,
        String end,
        boolean hasHeader,
        List<String> strings,
        PlanBuilder plans,
        Widths widths) {

    private static final String SHARED = "c2x_";
    private static final String END = "end_encode";

    /** Canonical OER; basic OER is read too. */
    static CRules oer() {
        return of("oer", "c2x_oer_", new OerRules());
    }

    /** DER; BER is read too. */
    static CRules der() {
        return of("der", "c2x_der_", new DerRules());
    }

    /** Unaligned PER. */
    static CRules uper() {
        return of("uper", SHARED, new UperRules());
    }

    /** Aligned PER. */
    static CRules aper() {
        return of("aper", SHARED, new AperRules());
    }

    /** True if values are elements of X.690, which are written from the last one to the first. */
    boolean hasElements() {
        return plans instanceof DerRules;
    }

    private static CRules of(String name, String functions, PlanBuilder plans) {
        return new CRules(name, functions, functions + END, false, List.of(), plans, new Widths(plans));
    }

    /** Strict, bit-packed EXI of the schema that {@link org.c2x.asn1.emit.xsd} writes. */
    static CRules exi(JavaModel java) {
        PlanBuilder plans = new ExiRules();
        List<String> strings = StringNames.of(
                plans, java.declarations().stream().map(Declaration::type).toList());
        return new CRules("exi", SHARED, SHARED + END, true, strings, plans, new Widths(plans));
    }
}
