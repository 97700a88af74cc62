package org.c2x.codec.aper;

import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.its.messages.CompiledScheme;
import org.c2x.its.messages.MessageTypes;

/** The scheme {@code aper}: code generated for the messages, the aligned variant of canonical PER. */
public final class CompiledAper extends CompiledScheme {

    /** Called by {@link java.util.ServiceLoader}. */
    public CompiledAper() {
        super(CompiledAper.class, "aper", Unit.BIT, MessageTypes.all());
    }
}
