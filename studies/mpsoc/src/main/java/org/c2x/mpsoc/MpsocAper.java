package org.c2x.mpsoc;

import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.its.messages.CompiledScheme;

/** Aligned PER of the structs. */
public final class MpsocAper extends CompiledScheme {

    /** For the look-up. */
    public MpsocAper() {
        super("aper", Unit.BIT, MpsocTypes.all());
    }
}
