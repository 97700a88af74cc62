package org.c2x.codec.der;

import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.its.messages.CompiledScheme;
import org.c2x.its.messages.MessageTypes;

/** The scheme {@code der}: code generated for the messages, DER, which reads all of BER. */
public final class CompiledDer extends CompiledScheme {

    /** Called by {@link java.util.ServiceLoader}. */
    public CompiledDer() {
        super(CompiledDer.class, "der", Unit.OCTET, MessageTypes.all());
    }
}
