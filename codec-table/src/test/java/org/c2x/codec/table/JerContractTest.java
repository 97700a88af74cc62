package org.c2x.codec.table;

import org.c2x.its.contents.CodecContract;

class JerContractTest extends CodecContract {
    JerContractTest() {
        super("jer");
    }
}
