package org.c2x.codec.uper;

import org.c2x.its.contents.CodecContract;

class CompiledUperContractTest extends CodecContract {

    CompiledUperContractTest() {
        super("uper");
    }
}
