package org.c2x.codec.oer;

import org.c2x.its.contents.CodecContract;

class CompiledOerContractTest extends CodecContract {

    CompiledOerContractTest() {
        super("oer");
    }
}
