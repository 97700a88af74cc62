package org.c2x.security;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.security.KeyPair;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECPoint;
import java.util.Arrays;
import java.util.List;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.security.SimulatorChain.Holder;
import org.c2x.security.dot2.BasePublicEncryptionKey;
import org.c2x.security.dot2.CertificateBase;
import org.c2x.security.dot2.EccP256CurvePoint;
import org.c2x.security.dot2.EccP384CurvePoint;
import org.c2x.security.dot2.EcdsaP256Signature;
import org.c2x.security.dot2.EcdsaP384Signature;
import org.c2x.security.dot2.EncryptionKey;
import org.c2x.security.dot2.HeaderInfo;
import org.c2x.security.dot2.Ieee1609Dot2Content;
import org.c2x.security.dot2.Ieee1609Dot2Data;
import org.c2x.security.dot2.Ieee1609Dot2DataOer;
import org.c2x.security.dot2.PublicEncryptionKey;
import org.c2x.security.dot2.PublicVerificationKey;
import org.c2x.security.dot2.SecuredMessage;
import org.c2x.security.dot2.Signature;
import org.c2x.security.dot2.SymmAlgorithm;
import org.c2x.security.dot2.VerificationKeyIndicator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Points in all forms that IEEE 1609.2 has for them: what is hashed and named is one form of them, clause 6.4.3. */
class CanonicalFormTest {
    private static final byte[] PLAIN = {3, (byte) 0x80, 1, 7};

    /** How real cars sign: r as a compressed point. */
    @ParameterizedTest
    @EnumSource(Curve.class)
    void signatureWithRAsAPoint_isRight(Curve curve) {
        SimulatorChain chain = Stations.chain(curve);
        byte[] cam = chain.ticket().signer().signCam(Stations.PAYLOAD, Stations.NOW);

        for (CurvePoint.Form form : List.of(CurvePoint.Form.EVEN_Y, CurvePoint.Form.ODD_Y, CurvePoint.Form.BOTH)) {
            byte[] changed = withSignature(cam, form);

            Verdict verdict = new Verifier(chain.trustStore()).verify(changed);

            assertTrue(verdict.isValid(), verdict::toString);
            assertFalse(Arrays.equals(cam, changed));
            assertEquals(
                    SignedData.decode(cam).digest(), SignedData.decode(changed).digest());
        }
    }

    @ParameterizedTest
    @EnumSource(Curve.class)
    void certificateWithPointsInAnyForm_hasOneName(Curve curve) {
        SimulatorChain chain = Stations.chain(curve);
        Holder ticket = chain.ticket();
        EncodedCertificate plain = ticket.certificate();
        for (CurvePoint.Form form : CurvePoint.Form.values()) {
            if (form != CurvePoint.Form.FILL) {
                CertificateBase other = new CertificateBase(
                        3,
                        plain.certificate().type(),
                        plain.certificate().issuer(),
                        Stations.copy(plain.toBeSigned())
                                .verifyKeyIndicator(withBothCoordinates(ticket))
                                .build(),
                        inForm(EcdsaSignature.of(plain.certificate().signature()), form));
                EncodedCertificate certificate = EncodedCertificate.of(other);

                assertEquals(plain.digest(), certificate.digest());
                assertEquals(plain.hash(), certificate.hash());
                assertNotEquals(plain.digest(), certificate.digestAsSent());
                assertEquals(plain.certificate(), certificate.canonicalCertificate());
                assertEquals(plain.publicKey(), certificate.publicKey());
                byte[] cam =
                        new Signer(certificate, ticket.signing().getPrivate()).signCam(Stations.PAYLOAD, Stations.NOW);
                Verdict verdict = new Verifier(chain.trustStore()).verify(cam);
                assertTrue(verdict.isValid(), verdict::toString);
            }
        }
    }

    /** A chain whose certificates all have keys with both coordinates, signed over canonical forms. */
    @ParameterizedTest
    @EnumSource(Curve.class)
    void chainOfKeysWithBothCoordinates_isValid(Curve curve) {
        SimulatorChain chain = Stations.chain(curve);
        Holder root = Stations.issueRoot(
                chain.root(), content -> content.verifyKeyIndicator(withBothCoordinates(chain.root())));
        Holder authority = Stations.issue(
                root,
                chain.authority(),
                content -> content.verifyKeyIndicator(withBothCoordinates(chain.authority()))
                        .encryptionKey(long256(chain.authority().encryption())));
        Holder like = chain.ticket();
        Holder ticket =
                Stations.issue(authority, like, content -> content.verifyKeyIndicator(withBothCoordinates(like)));
        TrustStore store = new TrustStore().trust(root.certificate()).know(authority.certificate());

        Verdict verdict = new Verifier(store).verify(ticket.signer().signCam(Stations.PAYLOAD, Stations.NOW));

        assertTrue(verdict.isValid(), verdict::toString);
        byte[] encrypted = new Encryption().forHolder(authority.certificate()).encrypt(PLAIN);
        Decryption decryption = Decryption.forHolder(
                authority.certificate(), chain.authority().encryption().getPrivate());
        assertArrayEquals(PLAIN, decryption.decrypt(encrypted));
    }

    @Test
    void encryptionKeyWithBothCoordinates_isHashedInItsCanonicalForm() {
        SimulatorChain chain = Stations.chain(Curve.NIST_P256);
        KeyPair keys = Keys.generate(Curve.BRAINPOOL_P256R1);
        HeaderInfo.Builder header = HeaderInfo.builder()
                .psid(BigInteger.valueOf(36))
                .generationTime(BigInteger.valueOf(Validity.micros(Stations.NOW)));
        Signer signer = chain.ticket().signer();
        SignedData data = SignedData.decode(signer.sign(
                Stations.PAYLOAD,
                header.encryptionKey(new EncryptionKey.Public(long256(keys))).build(),
                Signer.Naming.CERTIFICATE));
        byte[] encrypted = new Encryption().inAnswerTo(data).encrypt(PLAIN);

        Verdict verdict = new Verifier(chain.trustStore()).verify(data, Reception.UNKNOWN);

        assertFalse(data.isCanonical());
        assertTrue(verdict.checked().contains(Check.SIGNATURE), verdict::toString);
        assertArrayEquals(PLAIN, Decryption.ofAnswersTo(data, keys.getPrivate()).decrypt(encrypted));
    }

    /** Else one name would stand for a certificate with a key that can be used, and for one without. */
    @Test
    void coordinatesThatAreNoPoint_areRefusedWhenTheCertificateIsDecoded() {
        Holder ticket = Stations.chain(Curve.NIST_P256).ticket();
        ECPoint point = ((ECPublicKey) ticket.signing().getPublic()).getW();
        OctetString x = OctetString.of(Curve.NIST_P256.fixedOctets(point.getAffineX()));
        OctetString y =
                OctetString.of(Curve.NIST_P256.fixedOctets(point.getAffineY().flipBit(1)));
        CertificateBase plain = ticket.certificate().certificate();
        CertificateBase other = new CertificateBase(
                3,
                plain.type(),
                plain.issuer(),
                Stations.copy(plain.toBeSigned())
                        .verifyKeyIndicator(new VerificationKeyIndicator.VerificationKey(
                                new PublicVerificationKey.EcdsaNistP256(new EccP256CurvePoint.UncompressedP256(
                                        new EccP256CurvePoint.UncompressedP256Type(x, y)))))
                        .build(),
                plain.signature());

        RefusedException refused = assertThrows(RefusedException.class, () -> EncodedCertificate.of(other));

        assertEquals(Reason.POINT_NOT_ON_CURVE, refused.reason());
    }

    private static VerificationKeyIndicator withBothCoordinates(Holder holder) {
        ECPublicKey key = (ECPublicKey) holder.signing().getPublic();
        ECPoint point = key.getW();
        return new VerificationKeyIndicator.VerificationKey(
                switch (Curve.of(key)) {
                    case NIST_P256 -> new PublicVerificationKey.EcdsaNistP256(long256(point, Curve.NIST_P256));
                    case BRAINPOOL_P256R1 ->
                        new PublicVerificationKey.EcdsaBrainpoolP256r1(long256(point, Curve.BRAINPOOL_P256R1));
                    case NIST_P384 -> new PublicVerificationKey.EcdsaNistP384(long384(point, Curve.NIST_P384));
                    case BRAINPOOL_P384R1 ->
                        new PublicVerificationKey.EcdsaBrainpoolP384r1(long384(point, Curve.BRAINPOOL_P384R1));
                });
    }

    private static PublicEncryptionKey long256(KeyPair keys) {
        ECPublicKey key = (ECPublicKey) keys.getPublic();
        EccP256CurvePoint point = long256(key.getW(), Curve.of(key));
        return new PublicEncryptionKey(
                SymmAlgorithm.AES128_CCM,
                Curve.of(key) == Curve.NIST_P256
                        ? new BasePublicEncryptionKey.EciesNistP256(point)
                        : new BasePublicEncryptionKey.EciesBrainpoolP256r1(point));
    }

    private static EccP256CurvePoint long256(ECPoint point, Curve curve) {
        return new EccP256CurvePoint.UncompressedP256(
                new EccP256CurvePoint.UncompressedP256Type(x(point, curve), y(point, curve)));
    }

    private static EccP384CurvePoint long384(ECPoint point, Curve curve) {
        return new EccP384CurvePoint.UncompressedP384(
                new EccP384CurvePoint.UncompressedP384Type(x(point, curve), y(point, curve)));
    }

    private static OctetString x(ECPoint point, Curve curve) {
        return OctetString.of(curve.fixedOctets(point.getAffineX()));
    }

    private static OctetString y(ECPoint point, Curve curve) {
        return OctetString.of(curve.fixedOctets(point.getAffineY()));
    }

    /** A signature whose r is a point in some form; of compressed ones either, as both have the x. */
    private static Signature inForm(EcdsaSignature signature, CurvePoint.Form form) {
        Curve curve = signature.curve();
        byte[] r = Arrays.copyOf(signature.octets(), curve.octets());
        OctetString x = OctetString.of(r);
        OctetString s = OctetString.of(Arrays.copyOfRange(signature.octets(), curve.octets(), 2 * curve.octets()));
        ECPoint point = curve.point(r, false);
        if (curve.octets() == 32) {
            EccP256CurvePoint given = switch (form) {
                case X_ONLY -> new EccP256CurvePoint.XOnly(x);
                case FILL -> new EccP256CurvePoint.Fill();
                case EVEN_Y -> new EccP256CurvePoint.CompressedY0(x);
                case ODD_Y -> new EccP256CurvePoint.CompressedY1(x);
                case BOTH -> long256(point, curve);
            };
            EcdsaP256Signature value = new EcdsaP256Signature(given, s);
            return curve == Curve.NIST_P256
                    ? new Signature.EcdsaNistP256Signature(value)
                    : new Signature.EcdsaBrainpoolP256r1Signature(value);
        }
        EccP384CurvePoint given = switch (form) {
            case X_ONLY -> new EccP384CurvePoint.XOnly(x);
            case FILL -> new EccP384CurvePoint.Fill();
            case EVEN_Y -> new EccP384CurvePoint.CompressedY0(x);
            case ODD_Y -> new EccP384CurvePoint.CompressedY1(x);
            case BOTH -> long384(point, curve);
        };
        EcdsaP384Signature value = new EcdsaP384Signature(given, s);
        return curve == Curve.NIST_P384
                ? new Signature.EcdsaNistP384Signature(value)
                : new Signature.EcdsaBrainpoolP384r1Signature(value);
    }

    private static byte[] withSignature(byte[] octets, CurvePoint.Form form) {
        Ieee1609Dot2Data data = Ieee1609Dot2DataOer.CODEC.decode(octets);
        SecuredMessage message = ((Ieee1609Dot2Content.SignedData) data.content()).value();
        Signature signature = inForm(EcdsaSignature.of(message.signature()), form);
        return Ieee1609Dot2DataOer.CODEC.encode(new Ieee1609Dot2Data(
                3,
                new Ieee1609Dot2Content.SignedData(
                        new SecuredMessage(message.hashId(), message.tbsData(), message.signer(), signature))));
    }
}
