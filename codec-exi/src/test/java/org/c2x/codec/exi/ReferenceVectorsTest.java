package org.c2x.codec.exi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HexFormat;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.coding.MappedCodec;
import org.c2x.its.contents.Contents;
import org.c2x.its.v1.CAM;
import org.c2x.its.v1.DENM;
import org.c2x.its.v1.DecentralizedEnvironmentalNotificationMessage;
import org.c2x.its.v1.ManagementContainer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Octets that EXIficient, OpenEXI and exip gave independently for the reference CAM, and EXIficient and OpenEXI for a
 * DENM, over XSDs of the same shape that were written by hand.
 */
class ReferenceVectorsTest {
    private static final CAM CAM_OF_THE_REFERENCE = (CAM) Contents.get("cam").value();
    private static final DENM DENM_OF_THE_REFERENCE =
            withValidityDuration((DENM) Contents.get("denm").value(), 600);

    private static DENM withValidityDuration(DENM denm, int seconds) {
        ManagementContainer given = denm.denm().management();
        ManagementContainer management = ManagementContainer.builder()
                .actionID(given.actionID())
                .detectionTime(given.detectionTime())
                .referenceTime(given.referenceTime())
                .eventPosition(given.eventPosition())
                .validityDuration(seconds)
                .stationType(given.stationType())
                .build();
        return new DENM(
                denm.header(),
                DecentralizedEnvironmentalNotificationMessage.builder()
                        .management(management)
                        .build());
    }

    @ParameterizedTest
    @CsvSource({
        "exi-exificient, 80008143d6a5c3c70102bc2d7179405c1ab2a6e0c80a0708a09603554b89ed0a08052114a14ca80b346065e0",
        "exi-exificient-default, "
                + "8000100421eb52c10f1c040050785ae2f2808706aca9b8032005007080504b0185002a5c0907685008000520022"
                + "094050195010c00d181821d00",
        "exi-exificient-builtin, "
                + "80008121eb52d0f1c040a785ae2f2809c1ab2a6e64282101ca096030525c5429da140a002a001242c5195010300"
                + "68c0c0bc0",
        "exi-exificient-default-builtin, "
                + "8000100421eb52c10f1c040050785ae2f2808706aca9b8320501080e0504b018050025c540503b4280280001500"
                + "001208581406540401800068c0c010e80"
    })
    void cam(String scheme, String hex) {
        check(Codecs.get(scheme, CAM.class), CAM_OF_THE_REFERENCE, hex);
    }

    @ParameterizedTest
    @CsvSource({
        "exi-exificient, 800080c3d6a5c3d6a583c75bff59f78672dfff59f7865e16b8bca02e0d59537064050384504b01aad80482e0",
        "exi-exificient-default, "
                + "8000100221eb52c043d6a580708eb7feb3ef0c1cb7ffd67de184785ae2f2808706aca9b8032005007080504b018"
                + "509b00840a300"
    })
    void denm(String scheme, String hex) {
        MappedCodec<DENM, ?> codec = (MappedCodec<DENM, ?>) Codecs.get(scheme, DENM.class);

        assertEquals(DENM_OF_THE_REFERENCE, codec.decode(HexFormat.of().parseHex(hex)));
        // the document holds the DEFAULT of validityDuration, which the mapping leaves out
        assertEquals(hex, codedAgain(codec.message(), hex));
        assertTrue(codec.encodedLength(DENM_OF_THE_REFERENCE) < hex.length() / 2);
    }

    private static <M> String codedAgain(Codec<M> codec, String hex) {
        return HexFormat.of().formatHex(codec.encode(codec.decode(HexFormat.of().parseHex(hex))));
    }

    private static <T> void check(Codec<T> codec, T message, String hex) {
        byte[] octets = HexFormat.of().parseHex(hex);

        assertEquals(hex, HexFormat.of().formatHex(codec.encode(message)));
        assertEquals(message, codec.decode(octets));
    }
}
