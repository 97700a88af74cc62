package sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import org.c2x.its.contents.Contents;
import org.c2x.its.v1.CAM;
import org.c2x.security.Reason;
import org.junit.jupiter.api.Test;

class SignedCamsTest {
    private static final Instant NOW = Instant.parse("2026-07-01T12:00:01Z");
    private static final CAM CAM = (CAM) Contents.get("cam").value();

    private final SignedCams cams = new SignedCams();

    @Test
    void theFirstCamHasTheCertificate_theNextOneItsDigest() {
        byte[] first = cams.send(CAM, NOW);
        byte[] second = cams.send(CAM, NOW.plus(Duration.ofMillis(100)));

        assertTrue(second.length < first.length);
        assertTrue(cams.receive(first, CAM, NOW).isValid());
        assertTrue(cams.receive(second, CAM, NOW).isValid());
    }

    @Test
    void aDigestAloneSaysNothingToWhoDoesNotKnowTheCertificate() {
        cams.send(CAM, NOW);
        byte[] second = cams.send(CAM, NOW);

        assertEquals(
                Reason.SIGNER_UNKNOWN, cams.receive(second, CAM, NOW).reason());
    }

    @Test
    void aChangedBitIsFound() {
        byte[] signed = cams.send(CAM, NOW);
        signed[20] ^= 1;

        assertFalse(cams.receive(signed, CAM, NOW).isValid());
    }

    @Test
    void anOldCamIsFound() {
        byte[] signed = cams.send(CAM, NOW);

        assertFalse(cams.receive(signed, CAM, NOW.plus(Duration.ofHours(1))).isValid());
    }
}
