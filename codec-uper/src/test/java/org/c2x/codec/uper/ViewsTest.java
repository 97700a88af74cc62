package org.c2x.codec.uper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import org.c2x.asn1.emit.views.ViewAgainstRecord;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.codec.uper.v1.CamView;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;
import org.c2x.its.messages.RandomMessages;
import org.c2x.its.v1.DriveDirection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Views of the ITS messages. */
class ViewsTest {
    private static final int MESSAGES = 40;

    /** The reference CAM of the studies; asn1tools and Wireshark read the same of it. */
    private static final CamView CAM = CamView.of(HexFormat.of()
            .parseHex("01020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a3a4d30fcb44"));

    static List<MessageType<?>> messages() {
        return MessageTypes.all();
    }

    @Test
    void referenceCam() {
        assertEquals(1234567, CAM.stationID());
        assertEquals(481385200, CAM.latitude());
        assertTrue(CAM.isBasicVehicleContainerHighFrequency());
        assertEquals(DriveDirection.FORWARD, CAM.driveDirection());
        assertFalse(CAM.hasSpecialVehicleContainer());
        assertFalse(CAM.hasTrafficRule());
        assertThrows(NoSuchElementException.class, CAM::trafficRule);
    }

    @ParameterizedTest
    @MethodSource("messages")
    void everyAccessor_saysWhatTheDecoderSays_andSurvivesDamage(MessageType<?> type) {
        ViewAgainstRecord views = new ViewAgainstRecord(UperViews.of(type));
        Random random = new Random(31);
        for (int i = 0; i < MESSAGES; i++) {
            byte[] octets = encoded(type, random);

            views.check(octets, Codecs.get("uper", type.type()).decode(octets));

            views.survives(Arrays.copyOf(octets, random.nextInt(octets.length)));
            byte[] damaged = octets.clone();
            for (int j = 0; j < 4; j++) {
                damaged[random.nextInt(octets.length)] ^= (byte) (1 << random.nextInt(8));
            }
            views.survives(damaged);
        }
        assertEquals(List.of(), List.copyOf(views.unseen()));
    }

    private static <T> byte[] encoded(MessageType<T> type, Random random) {
        return Codecs.get("uper", type.type()).encode(RandomMessages.load().next(type, random));
    }

    @Test
    void everyStrictPrefixOfAMessage_givesTheSameOrIsRefused() {
        byte[] octets =
                HexFormat.of().parseHex("01020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a3a4d3");
        for (int length = 0; length < octets.length; length++) {
            CamView view = CamView.of(octets, 0, length);
            try {
                assertEquals(CAM.latitude(), view.latitude());
                assertTrue(length >= 14, "after " + length);
            } catch (DecodeException refused) {
                assertTrue(refused.isTruncated() && length < 14, refused::getMessage);
                assertEquals("cam.camParameters.basicContainer.referencePosition.latitude", refused.path());
            }
        }
    }
}
