package org.c2x.codec.exi.compiled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HexFormat;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.its.v1.CAM;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Refusals say where and why. */
class RefusalsTest {
    private static final Codec<CAM> CODEC = Codecs.get("exi-compiled", CAM.class);
    private static final String REFERENCE =
            "80008143d6a5c3c70102bc2d7179405c1ab2a6e0c80a0708a09603554b89ed0a08052114a14ca80b346065e0";

    private static final String HIGH_FREQUENCY =
            "cam.camParameters.highFrequencyContainer.basicVehicleContainerHighFrequency.";

    /** One field of the reference CAM after the other set to a value that its bits can hold but its type does not. */
    @ParameterizedTest
    @CsvSource({
        "0, 1, 0, ''",
        "8, 1, 8, ''",
        "25, 40, 25, header.stationID",
        "65, 1, 49, cam.generationDeltaTime",
        "221, 12, 221, " + HIGH_FREQUENCY + "heading.headingValue",
        "263, 2, 263, " + HIGH_FREQUENCY + "driveDirection",
    })
    void fields(int from, int count, long offset, String path) {
        byte[] octets = HexFormat.of().parseHex(REFERENCE);
        for (int bit = from; bit < from + count; bit++) {
            octets[bit >>> 3] |= (byte) (0x80 >>> (bit & 7));
        }
        if (from == 0) {
            octets[0] = 0;
        }
        DecodeException refused = assertThrows(DecodeException.class, () -> CODEC.decode(octets));

        assertEquals(Unit.BIT, refused.unit());
        assertEquals(offset + " " + path, refused.offset() + " " + refused.path());
    }
}
