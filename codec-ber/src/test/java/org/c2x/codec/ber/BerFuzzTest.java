package org.c2x.codec.ber;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import org.c2x.its.messages.MessageTypes;

/**
 * Any octets, to the decoders of all message types. A build replays the saved inputs; {@code JAZZER_FUZZ=1} searches
 * for new ones.
 */
class BerFuzzTest {
    private static final List<Damage<?>> TARGETS =
            MessageTypes.of("ber").stream().<Damage<?>>map(Damage::to).toList();

    @FuzzTest(maxDuration = "15m")
    void decode(byte[] octets) {
        TARGETS.forEach(target -> target.check(octets));
    }
}
