package org.c2x.codec.oer;

import org.c2x.codec.table.CompiledSchemeContract;

class AgreementTest extends CompiledSchemeContract {

    AgreementTest() {
        super("oer");
    }
}
