package org.c2x.codec.table;

import org.c2x.its.contents.CodecContract;
import org.junit.jupiter.api.Nested;

/** The table codecs of all rule sets. */
class TableSchemesContractTest {

    @Nested
    class Uper extends CodecContract {
        Uper() {
            super("uper-table");
        }
    }

    @Nested
    class Aper extends CodecContract {
        Aper() {
            super("aper-table");
        }
    }

    @Nested
    class Oer extends CodecContract {
        Oer() {
            super("oer-table");
        }
    }

    @Nested
    class Der extends CodecContract {
        Der() {
            super("der-table");
        }
    }
}
