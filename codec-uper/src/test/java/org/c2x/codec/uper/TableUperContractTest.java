package org.c2x.codec.uper;

import org.c2x.its.contents.CodecContract;

class TableUperContractTest extends CodecContract {

    TableUperContractTest() {
        super("uper-table");
    }
}
