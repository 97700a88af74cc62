package org.c2x.codec.oer;

import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.its.messages.CompiledScheme;
import org.c2x.its.messages.MessageTypes;

/** The scheme {@code oer}: code generated for the messages, canonical OER. */
public final class CompiledOer extends CompiledScheme {

    /** Called by {@link java.util.ServiceLoader}. */
    public CompiledOer() {
        super(CompiledOer.class, "oer", Unit.OCTET, MessageTypes.all());
    }
}
