package org.c2x.codec.uper;

import org.c2x.codec.table.UperVectorsContract;

class VectorsTest extends UperVectorsContract {

    VectorsTest() {
        super("uper");
    }
}
