package org.c2x.codec.uper;

import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.its.messages.CompiledScheme;

/** The scheme {@code uper}: code generated for the messages. */
public final class CompiledUper extends CompiledScheme {

    /** Called by {@link java.util.ServiceLoader}. */
    public CompiledUper() {
        super("uper", Unit.BIT);
    }
}
