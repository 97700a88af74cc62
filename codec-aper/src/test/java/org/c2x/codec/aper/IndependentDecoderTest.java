package org.c2x.codec.aper;

import org.c2x.its.contents.IndependentDecoderContract;

/** All messages by asn1tools or pycrate. */
class IndependentDecoderTest extends IndependentDecoderContract {
    IndependentDecoderTest() {
        super("aper");
    }

    /**
     * asn1tools aligns an empty OCTET STRING of variable size; X.691 has nothing after a length of 0 (11.9.4.1).
     * pycrate encodes these additions of a DENM before it counts the bits before them, and so aligns them twice.
     */
    @Override
    protected boolean isMisread(String json) {
        return json.contains("\"\"") || json.contains("\"linkedDenms\"") || json.contains("\"perceivedEvent\"");
    }
}
