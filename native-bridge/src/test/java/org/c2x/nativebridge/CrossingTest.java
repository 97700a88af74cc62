package org.c2x.nativebridge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Optional;
import org.c2x.asn1.runtime.Codecs;
import org.junit.jupiter.api.Test;

class CrossingTest {

    @Test
    void emptyCall_byEveryCrossingThatThereIs() {
        assumeTrue(
                NativeLibrary.loaded().missing().isEmpty(),
                () -> NativeLibrary.loaded().missing().toString());
        Crossing.JNI.emptyCall().run();
        if (Crossing.FFM.unavailable().isEmpty()) {
            Crossing.FFM.emptyCall().run();
        } else {
            assertThrows(IllegalStateException.class, Crossing.FFM::emptyCall);
        }
    }

    @Test
    void codecsByForeignFunctions_areUnavailableWithThem() {
        assertEquals(
                Crossing.FFM.unavailable(),
                Optional.ofNullable(Codecs.unavailable().get("native-uper-c-ffm")));
    }
}
