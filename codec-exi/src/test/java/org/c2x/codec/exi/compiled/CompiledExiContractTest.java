package org.c2x.codec.exi.compiled;

import org.c2x.its.contents.CodecContract;

class CompiledExiContractTest extends CodecContract {

    CompiledExiContractTest() {
        super("exi-compiled");
    }

    @Override
    protected boolean isComplete() {
        return false;
    }
}
