package org.c2x.codec.ber;

import org.c2x.its.messages.MessageTypes;

/** BER of the ITS messages. */
public final class Ber extends BeanScheme {

    /** For the look-up. */
    public Ber() {
        super(MessageTypes.all());
    }
}
