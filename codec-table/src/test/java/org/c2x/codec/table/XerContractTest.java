package org.c2x.codec.table;

import org.c2x.its.contents.CodecContract;

class XerContractTest extends CodecContract {
    XerContractTest() {
        super("xer");
    }
}
