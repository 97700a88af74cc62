package org.c2x.codec.ber;

import org.c2x.its.contents.CodecContract;

class BerContractTest extends CodecContract {
    BerContractTest() {
        super("ber");
    }
}
