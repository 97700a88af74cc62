package org.c2x.codec.aper;

import org.c2x.its.contents.CodecContract;

class CompiledAperContractTest extends CodecContract {

    CompiledAperContractTest() {
        super("aper");
    }
}
