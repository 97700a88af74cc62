package org.c2x.mpsoc;

import org.c2x.asn1.interpreter.table.RuleSet;
import org.c2x.codec.table.CompiledScheme;
import org.c2x.its.contents.Generated;

/** Unaligned PER of the structs. */
public final class MpsocUper extends CompiledScheme {

    /** For the look-up. */
    public MpsocUper() {
        super(RuleSet.UPER, MpsocTypes.all(), new Generated(MpsocUper.class));
    }
}
