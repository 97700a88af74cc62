package org.c2x.security;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.security.PrivateKey;

/**
 * Whatever the octets are, there is a verdict, or the typed exception. A build replays the saved inputs;
 * {@code JAZZER_FUZZ=1} searches for new ones.
 */
class SecurityFuzzTest {
    private static final Verifier VERIFIER = new Verifier(signers());
    private static final EncodedCertificate SIGNER = SignedData.decode(Vectors.octets("veloce-secured_message-0"))
            .certificates()
            .get(0);
    private static final PrivateKey KEY = Keys.generate(Curve.NIST_P256).getPrivate();

    private static TrustStore signers() {
        TrustStore store = new TrustStore();
        Vectors.ofType("Ieee1609Dot2Data").stream()
                .filter(Vectors.Vector::valid)
                .forEach(vector ->
                        SignedData.decode(vector.octets()).certificates().forEach(store::trust));
        return store;
    }

    @FuzzTest(maxDuration = "25m")
    void verify(byte[] octets) {
        Verdict verdict = VERIFIER.verify(octets);
        if (verdict.isValid() == (verdict.reason() != null)) {
            throw new AssertionError(verdict);
        }
    }

    @FuzzTest(maxDuration = "25m")
    void certificate(byte[] octets) {
        try {
            EncodedCertificate certificate = EncodedCertificate.decode(octets);
            Chain.of(certificate, new TrustStore().trust(certificate)).requireGranted();
        } catch (RefusedException e) {
            // as it should be
        }
    }

    @FuzzTest(maxDuration = "25m")
    void decrypt(byte[] octets) {
        try {
            Decryption.forHolder(SIGNER, KEY).decrypt(octets);
        } catch (RefusedException e) {
            // as it should be
        }
    }
}
