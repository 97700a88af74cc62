package org.c2x.codec.uper;

import org.c2x.its.contents.IndependentDecoderContract;

class IndependentDecoderTest extends IndependentDecoderContract {
    IndependentDecoderTest() {
        super("uper");
    }
}
