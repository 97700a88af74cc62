package org.c2x.codec.binary;

import org.c2x.its.contents.CodecContract;

class BinaryContractTest extends CodecContract {

    BinaryContractTest() {
        super("binary");
    }
}
