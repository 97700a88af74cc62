package org.c2x.mpsoc;

import org.c2x.asn1.interpreter.table.RuleSet;
import org.c2x.codec.table.CompiledScheme;
import org.c2x.its.contents.Generated;

/** DER of the structs. */
public final class MpsocDer extends CompiledScheme {

    /** For the look-up. */
    public MpsocDer() {
        super(RuleSet.DER, MpsocTypes.all(), new Generated(MpsocDer.class));
    }
}
