package org.c2x.asn1.runtime;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ObjectIdentifierTest {
    private static final int SMALL_STACK = 1 << 17;

    @ParameterizedTest
    @ValueSource(strings = {"1", "1.2.840.113549", "00.1"})
    void isDotted_ofNumbers(String text) {
        assertTrue(ObjectIdentifier.isDotted(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ".", "1.", ".1", "1..2", "1.a", "-1"})
    void isDotted_ofAnythingElse_isFalse(String text) {
        assertFalse(ObjectIdentifier.isDotted(text));
    }

    @Test
    void isDotted_ofTheLongestText_needsLittleStack() throws InterruptedException {
        String longest = "1" + ".1".repeat(ObjectIdentifier.MAX_CHARACTERS / 2 - 1) + "1";
        AtomicBoolean answer = new AtomicBoolean();

        Thread thread = new Thread(null, () -> answer.set(ObjectIdentifier.isDotted(longest)), "small", SMALL_STACK);
        thread.start();
        thread.join();

        assertTrue(answer.get());
        assertFalse(ObjectIdentifier.isDotted(longest + "1"));
    }
}
