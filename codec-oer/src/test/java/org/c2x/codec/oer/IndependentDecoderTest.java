package org.c2x.codec.oer;

import org.c2x.its.contents.IndependentDecoderContract;
import org.c2x.its.contents.MessageType;
import org.c2x.its.contents.MessageTypes;

class IndependentDecoderTest extends IndependentDecoderContract {

    IndependentDecoderTest() {
        super("oer");
    }

    /** asn1tools bounds an extensible INTEGER in OER, and pycrate loses parts of a certificate in a certificate. */
    @Override
    protected String tool(MessageType<?> type) {
        return type.equals(MessageTypes.SECURED_MESSAGE) ? "asn1tools" : "pycrate";
    }
}
