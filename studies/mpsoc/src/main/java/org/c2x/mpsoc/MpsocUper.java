package org.c2x.mpsoc;

import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.its.messages.CompiledScheme;

/** Unaligned PER of the structs. */
public final class MpsocUper extends CompiledScheme {

    /** For the look-up. */
    public MpsocUper() {
        super("uper", Unit.BIT, MpsocTypes.all());
    }
}
