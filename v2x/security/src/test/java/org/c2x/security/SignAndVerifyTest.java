package org.c2x.security;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.security.PrivateKey;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.security.dot2.HeaderInfo;
import org.c2x.security.dot2.SignerIdentifier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What {@link Signer} signs, {@link Verifier} finds valid, and nothing that differs from it by a bit. */
class SignAndVerifyTest {
    private static final Set<Check> ALL_WITH_TIME =
            EnumSet.complementOf(EnumSet.of(Check.PAYLOAD, Check.CONTENT, Check.REPLAY, Check.REVOCATION));

    private final SimulatorChain chain = Stations.chain(Curve.NIST_P256);
    private final Verifier verifier = new Verifier(chain.trustStore());
    private final Reception now = Reception.UNKNOWN.at(Stations.NOW);

    @ParameterizedTest
    @EnumSource(Curve.class)
    void camAndDenm_areValidOnEachCurve(Curve curve) {
        SimulatorChain chain = Stations.chain(curve);
        Signer signer = chain.ticket().signer();
        Verifier verifier = new Verifier(chain.trustStore());

        Verdict cam = verifier.verify(signer.signCam(Stations.PAYLOAD, Stations.NOW), now);
        Verdict denm = verifier.verify(signer.signDenm(Stations.PAYLOAD, Stations.NOW, Stations.PLACE), now);

        assertTrue(cam.isValid(), cam::toString);
        assertEquals(ALL_WITH_TIME, cam.checked());
        assertTrue(denm.isValid(), denm::toString);
        assertEquals(Stations.PAYLOAD, denm.data().payload());
    }

    @Test
    void cams_carryTheCertificateOnceASecond() {
        Signer signer = chain.ticket().signer();
        StringBuilder signers = new StringBuilder();

        for (int millis = 0; millis <= 2_000; millis += 250) {
            byte[] cam = signer.signCam(Stations.PAYLOAD, Stations.NOW.plusMillis(millis));
            signers.append(SignedData.decode(cam).signer() instanceof SignerIdentifier.Digest ? 'd' : 'C');
            Verdict verdict = verifier.verify(cam);
            assertTrue(verdict.isValid(), verdict::toString);
        }

        assertEquals("CdddCdddC", signers.toString());
    }

    @Test
    void digestOfACertificateThatWasNotSeen_isNotKnown() {
        Signer signer = chain.ticket().signer();
        signer.signCam(Stations.PAYLOAD, Stations.NOW);

        Verdict verdict = verifier.verify(signer.signCam(Stations.PAYLOAD, Stations.NOW));

        assertEquals(Reason.SIGNER_UNKNOWN, verdict.reason());
    }

    /** All but those that leave the canonical form as it is: r as a compressed point instead of its x. */
    @Test
    void everySingleBitFlip_isNotValid() {
        Signer signer = chain.ticket().signer();
        verifier.verify(signer.signCam(Stations.PAYLOAD, Stations.NOW));
        assertNoFlipIsValid(signer.signCam(Stations.PAYLOAD, Stations.NOW));
        assertNoFlipIsValid(signer.signDenm(Stations.PAYLOAD, Stations.NOW, Stations.PLACE));
    }

    private void assertNoFlipIsValid(byte[] octets) {
        assertTrue(verifier.verify(octets, now).isValid());
        for (int bit = 0; bit < octets.length * 8; bit++) {
            byte[] changed = octets.clone();
            changed[bit / 8] ^= (byte) (0x80 >> bit % 8);
            int at = bit;
            assertEquals(isSame(octets, changed), verifier.verify(changed, now).isValid(), () -> "bit " + at);
        }
    }

    private static boolean isSame(byte[] octets, byte[] changed) {
        try {
            return SignedData.decode(octets)
                    .digest()
                    .equals(SignedData.decode(changed).digest());
        } catch (RefusedException e) {
            return false;
        }
    }

    @Test
    void truncatedAndExtendedData_isMalformed() {
        byte[] octets = chain.ticket().signer().signCam(Stations.PAYLOAD, Stations.NOW);

        for (int length = 0; length <= octets.length + 3; length++) {
            if (length != octets.length) {
                assertEquals(
                        Reason.MALFORMED,
                        verifier.verify(Arrays.copyOf(octets, length)).reason());
            }
        }
    }

    @Test
    void signatureOfAnotherPayload_isWrong() {
        Signer signer = chain.ticket().signer();
        byte[] one = signer.signDenm(OctetString.ofHex("00"), Stations.NOW, Stations.PLACE);
        byte[] other = signer.signDenm(OctetString.ofHex("01"), Stations.NOW, Stations.PLACE);
        System.arraycopy(other, one.length - 64, one, one.length - 64, 64);

        assertEquals(Reason.SIGNATURE_WRONG, verifier.verify(one).reason());
    }

    @Test
    void dataOfTheWrongTime_isNotFresh() {
        byte[] cam = chain.ticket().signer().signCam(Stations.PAYLOAD, Stations.NOW);

        assertEquals(Reason.NOT_FRESH, verifyAfter(cam, Duration.ofSeconds(601)).reason());
        assertTrue(verifyAfter(cam, Duration.ofSeconds(600)).isValid());
        assertTrue(verifyAfter(cam, Duration.ofSeconds(-2)).isValid());
        assertEquals(
                Reason.NOT_FRESH, verifyAfter(cam, Duration.ofMillis(-2_001)).reason());
    }

    @Test
    void clocksBeyondAllCalendars_areNoException() {
        SimulatorChain other = new SimulatorChain(new SimulatorChain.Plan(
                Curve.NIST_P256, Stations.START, 168, null, List.of(SimulatorChain.permission(137, "01"))));
        HeaderInfo header = HeaderInfo.builder()
                .psid(BigInteger.valueOf(137))
                .generationTime(BigInteger.valueOf(Validity.micros(Stations.NOW)))
                .expiryTime(BigInteger.TWO.pow(64).subtract(BigInteger.ONE))
                .build();
        byte[] octets = other.ticket().signer().sign(Stations.PAYLOAD, header, Signer.Naming.CERTIFICATE);

        for (Instant time : List.of(Instant.EPOCH, Instant.MIN, Instant.MAX)) {
            Verdict verdict = new Verifier(other.trustStore()).verify(octets, Reception.UNKNOWN.at(time));
            assertEquals(Reason.NOT_FRESH, verdict.reason());
        }
    }

    @Test
    void dataThatCameBefore_isRefusedIfAskedFor() {
        Signer signer = chain.ticket().signer();
        byte[] first = signer.signCam(Stations.PAYLOAD, Stations.NOW);
        byte[] second = signer.signCam(Stations.PAYLOAD, Stations.NOW.plusMillis(1));
        byte[] third = signer.signCam(Stations.PAYLOAD, Stations.NOW.plusMillis(2));
        Verifier once = verifier.refusingReplays(2);

        assertTrue(once.verify(first, now).checked().contains(Check.REPLAY));
        assertEquals(Reason.REPLAYED, once.verify(first, now).reason());
        assertTrue(once.verify(second, now).isValid());
        assertTrue(once.verify(third, now).isValid());
        assertTrue(once.verify(first, now).isValid());
        assertTrue(verifier.verify(first, now).isValid());
        assertTrue(verifier.verify(first, now).notChecked().contains(Check.REPLAY));
    }

    @Test
    void dataThatIsRefused_isNotTakenForOneThatCame() {
        byte[] cam = chain.ticket().signer().signCam(Stations.PAYLOAD, Stations.NOW);
        byte[] changed = cam.clone();
        changed[cam.length - 1] ^= 1;
        Verifier once = verifier.refusingReplays(10);

        assertEquals(Reason.SIGNATURE_WRONG, once.verify(changed, now).reason());
        assertTrue(once.verify(cam, now).isValid());
    }

    private Verdict verifyAfter(byte[] octets, Duration age) {
        return verifier.verify(octets, Reception.UNKNOWN.at(Stations.NOW.plus(age)));
    }

    @Test
    void signer_refusesAKeyThatIsNotItsCertificates() {
        PrivateKey other = Keys.generate(Curve.NIST_P256).getPrivate();
        EncodedCertificate ticket = chain.ticket().certificate();

        assertThrows(IllegalArgumentException.class, () -> new Signer(ticket, other));
    }

    @Test
    void privateKeys_areReadFromPkcs8() {
        for (Curve curve : Curve.values()) {
            PrivateKey key = Keys.generate(curve).getPrivate();
            PrivateKey read = Keys.privateKey(key.getEncoded());
            assertEquals(curve, Curve.of((java.security.interfaces.ECKey) read));
        }
        assertThrows(IllegalArgumentException.class, () -> Keys.privateKey(new byte[] {0x30, 0}));
    }
}
