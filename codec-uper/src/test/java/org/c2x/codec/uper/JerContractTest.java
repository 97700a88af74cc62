package org.c2x.codec.uper;

import org.c2x.its.contents.CodecContract;

class JerContractTest extends CodecContract {
    JerContractTest() {
        super("jer");
    }
}
