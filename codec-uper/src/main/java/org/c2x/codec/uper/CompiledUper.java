package org.c2x.codec.uper;

import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.its.messages.CompiledScheme;
import org.c2x.its.messages.MessageTypes;

/** The scheme {@code uper}: code generated for the messages. */
public final class CompiledUper extends CompiledScheme {

    /** Called by {@link java.util.ServiceLoader}. */
    public CompiledUper() {
        super(CompiledUper.class, "uper", Unit.BIT, MessageTypes.all());
    }
}
