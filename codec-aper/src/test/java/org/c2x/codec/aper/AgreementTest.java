package org.c2x.codec.aper;

import org.c2x.codec.table.CompiledSchemeContract;

class AgreementTest extends CompiledSchemeContract {

    AgreementTest() {
        super("aper");
    }
}
