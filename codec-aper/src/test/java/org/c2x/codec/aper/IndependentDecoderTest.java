package org.c2x.codec.aper;

import org.c2x.its.contents.IndependentDecoderContract;

/** All messages by asn1tools. */
class IndependentDecoderTest extends IndependentDecoderContract {
    IndependentDecoderTest() {
        super("aper");
    }

    /** asn1tools aligns an empty OCTET STRING of variable size; X.691 has nothing behind a length of 0 (11.9.4.1). */
    @Override
    protected boolean isMisread(String json) {
        return json.contains("\"\"");
    }
}
