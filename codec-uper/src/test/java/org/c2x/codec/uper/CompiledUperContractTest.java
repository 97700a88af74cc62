package org.c2x.codec.uper;

class CompiledUperContractTest extends CodecContract {

    CompiledUperContractTest() {
        super("uper");
    }
}
