package org.c2x.codec.der;

import com.code_intelligence.jazzer.junit.FuzzTest;
import org.c2x.codec.table.CompiledAgainstTable;

/** A build replays the saved inputs; {@code JAZZER_FUZZ=1} searches for new ones. */
class CompiledDerFuzzTest {
    private static final CompiledAgainstTable CODECS = new CompiledAgainstTable("der");

    @FuzzTest(maxDuration = "25m")
    void decode(byte[] octets) {
        CODECS.check(octets);
    }
}
