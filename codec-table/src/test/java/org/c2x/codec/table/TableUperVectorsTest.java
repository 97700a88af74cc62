package org.c2x.codec.table;

class TableUperVectorsTest extends UperVectorsContract {

    TableUperVectorsTest() {
        super("uper-table");
    }
}
