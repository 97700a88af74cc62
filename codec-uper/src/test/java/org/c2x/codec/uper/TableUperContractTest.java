package org.c2x.codec.uper;

class TableUperContractTest extends CodecContract {

    TableUperContractTest() {
        super("uper-table");
    }
}
