package org.c2x.codec.der;

import org.c2x.its.contents.IndependentDecoderContract;

/** All messages by asn1tools. */
class IndependentDecoderTest extends IndependentDecoderContract {
    IndependentDecoderTest() {
        super("der");
    }
}
