package org.c2x.codec.der;

import org.c2x.its.contents.CodecContract;

class CompiledDerContractTest extends CodecContract {

    CompiledDerContractTest() {
        super("der");
    }
}
