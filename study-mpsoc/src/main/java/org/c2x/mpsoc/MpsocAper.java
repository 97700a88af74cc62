package org.c2x.mpsoc;

import org.c2x.asn1.interpreter.table.RuleSet;
import org.c2x.codec.table.CompiledScheme;
import org.c2x.its.contents.Generated;

/** Aligned PER of the structs. */
public final class MpsocAper extends CompiledScheme {

    /** For the look-up. */
    public MpsocAper() {
        super(RuleSet.APER, MpsocTypes.all(), new Generated(MpsocAper.class));
    }
}
