package org.c2x.codec.der;

import org.c2x.its.contents.IndependentDecoderContract;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;

/** All messages by asn1tools or pycrate: what they read they write again in the same octets. */
class IndependentDecoderTest extends IndependentDecoderContract {
    IndependentDecoderTest() {
        super("der");
    }

    /** asn1tools does not sort a SET (X.690 clause 10.3). */
    @Override
    protected String tool(MessageType<?> type) {
        return type.equals(MessageTypes.PERSONNEL_RECORD) ? "pycrate" : super.tool(type);
    }

    /** Neither of them puts zeros back that DER leaves out at the end of named bits (X.690 clause 11.2.2). */
    @Override
    protected boolean tellsValues() {
        return false;
    }
}
