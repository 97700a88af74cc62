package org.c2x.mpsoc;

import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.its.messages.CompiledScheme;

/** Canonical OER of the structs. */
public final class MpsocOer extends CompiledScheme {

    /** For the look-up. */
    public MpsocOer() {
        super("oer", Unit.OCTET, MpsocTypes.all());
    }
}
