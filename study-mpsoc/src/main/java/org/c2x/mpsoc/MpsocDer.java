package org.c2x.mpsoc;

import org.c2x.asn1.interpreter.table.RuleSet;
import org.c2x.codec.table.CompiledScheme;

/** DER of the structs. */
public final class MpsocDer extends CompiledScheme {

    /** For the look-up. */
    public MpsocDer() {
        super(RuleSet.DER, MpsocTypes.all());
    }
}
