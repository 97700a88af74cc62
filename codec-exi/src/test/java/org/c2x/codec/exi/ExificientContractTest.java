package org.c2x.codec.exi;

import org.c2x.asn1.runtime.Codec;
import org.c2x.its.contents.CodecContract;
import org.junit.jupiter.api.Nested;

/** What {@link Codec} promises, of every EXIficient scheme. */
class ExificientContractTest {

    private abstract static class ExificientContract extends CodecContract {
        ExificientContract(String profile) {
            super("exi-exificient" + profile);
        }

        @Override
        protected boolean isComplete() {
            return false;
        }
    }

    @Nested
    class Strict extends ExificientContract {
        Strict() {
            super("");
        }
    }

    @Nested
    class StrictFlat extends ExificientContract {
        StrictFlat() {
            super("-flat");
        }
    }

    @Nested
    class StrictBuiltin extends ExificientContract {
        StrictBuiltin() {
            super("-builtin");
        }
    }

    @Nested
    class StrictBuiltinFlat extends ExificientContract {
        StrictBuiltinFlat() {
            super("-builtin-flat");
        }
    }

    @Nested
    class Lenient extends ExificientContract {
        Lenient() {
            super("-default");
        }
    }

    @Nested
    class LenientFlat extends ExificientContract {
        LenientFlat() {
            super("-default-flat");
        }
    }

    @Nested
    class LenientBuiltin extends ExificientContract {
        LenientBuiltin() {
            super("-default-builtin");
        }
    }

    @Nested
    class LenientBuiltinFlat extends ExificientContract {
        LenientBuiltinFlat() {
            super("-default-builtin-flat");
        }
    }
}
