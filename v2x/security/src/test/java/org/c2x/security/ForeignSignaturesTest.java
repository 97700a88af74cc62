package org.c2x.security;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.c2x.asn1.runtime.OctetString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Signatures that others made and others verified. */
class ForeignSignaturesTest {
    static List<Vectors.Vector> signed() {
        return Vectors.ofType("Ieee1609Dot2Data").stream()
                .filter(Vectors.Vector::valid)
                .toList();
    }

    /** The signers of all of them, trusted: the certificates above them are not public. */
    private static TrustStore signers() {
        TrustStore store = new TrustStore();
        signed().forEach(vector ->
                SignedData.decode(vector.octets()).certificates().forEach(store::trust));
        return store;
    }

    /** Not all of the data is right otherwise: clocks that stand at 2004, DENMs without the place. */
    @ParameterizedTest
    @MethodSource("signed")
    void signature_isRight(Vectors.Vector vector) {
        Verdict verdict = new Verifier(signers()).verify(vector.octets());

        assertTrue(verdict.checked().contains(Check.SIGNATURE), verdict::toString);
        assertEquals(vector.psid(), verdict.data().header().psid().intValue());
    }

    @ParameterizedTest
    @MethodSource("signed")
    void signature_withABitChanged_isWrong(Vectors.Vector vector) {
        Verifier verifier = new Verifier(signers());
        byte[] octets = vector.octets();
        for (int i = 1; i <= octets.length; i += 17) {
            byte[] changed = octets.clone();
            changed[octets.length - i] ^= (byte) (1 << i % 8);

            Verdict verdict = verifier.verify(changed);

            assertFalse(verdict.checked().contains(Check.SIGNATURE), () -> verdict.toString());
            assertFalse(verdict.isValid());
        }
    }

    @Test
    void messageThatIsRightInAll_isValid() {
        Verdict verdict = new Verifier(signers()).verify(Vectors.octets("veloce-secured_message-0"));

        assertTrue(verdict.isValid(), verdict::toString);
        assertEquals(
                Set.of(Check.FRESHNESS, Check.PAYLOAD, Check.CONTENT, Check.REPLAY, Check.REVOCATION),
                verdict.notChecked());
    }

    @Test
    void clockThatStandsAt2004_isOutsideTheValidityOfTheCertificate() {
        Verdict verdict = new Verifier(signers()).verify(Vectors.octets("etsi-its-cam-secured-sec-001"));

        assertEquals(Reason.OUTSIDE_VALIDITY, verdict.reason());
    }

    @Test
    void denmWithoutThePlace_isAgainstTheProfile() {
        Verdict verdict = new Verifier(signers()).verify(Vectors.octets("etsi-its-denm-secured-sec-002"));

        assertEquals(Reason.MESSAGE_PROFILE, verdict.reason());
    }

    @Test
    void issuerThatIsNotKnown_isSaidAfterTheSignatureWasChecked() {
        Verdict verdict = new Verifier(new TrustStore()).verify(Vectors.octets("veloce-secured_message-0"));

        assertEquals(Reason.ISSUER_UNKNOWN, verdict.reason());
        assertTrue(verdict.checked().contains(Check.SIGNATURE));
    }

    @Test
    void digest_isThatInTheFileName() {
        assertEquals(
                OctetString.ofHex("C8EAAB4C86EBCDD2"),
                certificate("veloce-asset-vw_tlm_C8EAAB4C86EBCDD2").digest());
    }

    @Test
    void listOfTrustedRoots_onBrainpoolP384_isValid() {
        byte[] octets = Vectors.octets("veloce-asset-eu_ectl_E3B49921E05A5953");
        EncodedCertificate manager = SignedData.decode(octets).certificates().get(0);

        Verdict verdict = new Verifier(new TrustStore().trust(manager)).verify(octets);

        assertTrue(verdict.isValid(), verdict::toString);
    }

    @Test
    void implicitCertificate_isRefusedByName() {
        byte[] octets = Vectors.octets("asn1c-sample-Ieee1609Dot2Data-1");
        SignedData data = SignedData.decode(octets);
        TrustStore store = new TrustStore().trust(data.certificates().get(0));

        assertEquals(
                Reason.IMPLICIT_CERTIFICATE, new Verifier(store).verify(octets).reason());
    }

    private static EncodedCertificate certificate(String name) {
        return EncodedCertificate.decode(Vectors.octets(name));
    }
}
