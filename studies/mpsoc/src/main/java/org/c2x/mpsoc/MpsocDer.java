package org.c2x.mpsoc;

import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.its.messages.CompiledScheme;

/** DER of the structs. */
public final class MpsocDer extends CompiledScheme {

    /** For the look-up. */
    public MpsocDer() {
        super("der", Unit.OCTET, MpsocTypes.all());
    }
}
