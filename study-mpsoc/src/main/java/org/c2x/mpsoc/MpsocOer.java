package org.c2x.mpsoc;

import org.c2x.asn1.interpreter.table.RuleSet;
import org.c2x.codec.table.CompiledScheme;
import org.c2x.its.contents.Generated;

/** Canonical OER of the structs. */
public final class MpsocOer extends CompiledScheme {

    /** For the look-up. */
    public MpsocOer() {
        super(RuleSet.OER, MpsocTypes.all(), new Generated(MpsocOer.class));
    }
}
