package org.c2x.codec.der;

import org.c2x.codec.table.CompiledSchemeContract;

class AgreementTest extends CompiledSchemeContract {

    AgreementTest() {
        super("der");
    }
}
