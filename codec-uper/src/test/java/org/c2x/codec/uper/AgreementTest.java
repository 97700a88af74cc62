package org.c2x.codec.uper;

import org.c2x.codec.table.CompiledSchemeContract;

class AgreementTest extends CompiledSchemeContract {

    AgreementTest() {
        super("uper");
    }
}
