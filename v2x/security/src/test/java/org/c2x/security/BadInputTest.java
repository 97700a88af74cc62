package org.c2x.security;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.security.dot2.CertificateBase;
import org.c2x.security.dot2.EccP256CurvePoint;
import org.c2x.security.dot2.EccP384CurvePoint;
import org.c2x.security.dot2.EcdsaP256Signature;
import org.c2x.security.dot2.EcdsaP384Signature;
import org.c2x.security.dot2.HashAlgorithm;
import org.c2x.security.dot2.HeaderInfo;
import org.c2x.security.dot2.Ieee1609Dot2Content;
import org.c2x.security.dot2.Ieee1609Dot2Data;
import org.c2x.security.dot2.Ieee1609Dot2DataOer;
import org.c2x.security.dot2.IssuerIdentifier;
import org.c2x.security.dot2.PsidSsp;
import org.c2x.security.dot2.PublicVerificationKey;
import org.c2x.security.dot2.SecuredMessage;
import org.c2x.security.dot2.Signature;
import org.c2x.security.dot2.SignerIdentifier;
import org.c2x.security.dot2.ToBeSignedCertificate;
import org.c2x.security.dot2.ToBeSignedData;
import org.c2x.security.dot2.VerificationKeyIndicator;
import org.junit.jupiter.api.Test;

/** Signed data that somebody has tampered with: each kind has its reason, and none is an exception. */
class BadInputTest {
    private static final OctetString ZERO = OctetString.of(new byte[32]);
    private static final OctetString ORDER = octets(Curve.NIST_P256.parameters().getOrder());

    private final SimulatorChain chain = Stations.chain(Curve.NIST_P256);
    private final SimulatorChain.Holder ticket = chain.ticket();
    private final Verifier verifier = new Verifier(chain.trustStore());
    private final byte[] cam = ticket.signer().signCam(Stations.PAYLOAD, Stations.NOW);

    @Test
    void zeroOrTheOrderInASignature_isOutOfRange() {
        for (OctetString number : List.of(ZERO, ORDER)) {
            assertEquals(Reason.SIGNATURE_OUT_OF_RANGE, reasonOfSignature(one -> signature(number, one.sSig())));
            assertEquals(
                    Reason.SIGNATURE_OUT_OF_RANGE,
                    reasonOfSignature(one -> new EcdsaP256Signature(one.rSig(), number)));
        }
    }

    @Test
    void signatureWithoutR_isNotCanonical() {
        assertEquals(
                Reason.NOT_CANONICAL,
                reasonOfSignature(one -> new EcdsaP256Signature(new EccP256CurvePoint.Fill(), one.sSig())));
    }

    @Test
    void coordinatesThatAreNoPoint_areRefusedByName() {
        assertEquals(
                Reason.POINT_NOT_ON_CURVE,
                reasonOfSignature(one -> new EcdsaP256Signature(
                        new EccP256CurvePoint.UncompressedP256(
                                new EccP256CurvePoint.UncompressedP256Type(octets(BigInteger.TWO), ORDER)),
                        one.sSig())));
        assertEquals(
                Reason.POINT_NOT_ON_CURVE,
                reasonOfSignature(one -> new EcdsaP256Signature(
                        new EccP256CurvePoint.CompressedY0(OctetString.ofHex("ff".repeat(32))), one.sSig())));
    }

    private Reason reasonOfSignature(UnaryOperator<EcdsaP256Signature> change) {
        return reason(message -> with(
                message,
                new Signature.EcdsaNistP256Signature(
                        change.apply(((Signature.EcdsaNistP256Signature) message.signature()).value()))));
    }

    @Test
    void signatureOnAnotherCurve_isWrongByName() {
        OctetString one = OctetString.of(Curve.NIST_P384.fixedOctets(BigInteger.ONE));
        EcdsaP256Signature same = signature(octets(BigInteger.ONE), octets(BigInteger.ONE));

        assertEquals(
                Reason.WRONG_CURVE,
                reason(message -> with(message, new Signature.EcdsaBrainpoolP256r1Signature(same))));
        assertEquals(
                Reason.WRONG_CURVE,
                reason(message -> with(
                        message,
                        new Signature.EcdsaNistP384Signature(
                                new EcdsaP384Signature(new EccP384CurvePoint.XOnly(one), one)))));
    }

    @Test
    void otherHash_isWrongByName() {
        for (HashAlgorithm other : List.of(HashAlgorithm.SHA384, HashAlgorithm.SM3)) {
            assertEquals(
                    Reason.WRONG_HASH,
                    reason(message ->
                            new SecuredMessage(other, message.tbsData(), message.signer(), message.signature())));
        }
    }

    @Test
    void otherApplication_isNotWhatWasSigned() {
        HeaderInfo denm = HeaderInfo.builder()
                .psid(BigInteger.valueOf(37))
                .generationTime(BigInteger.valueOf(Validity.micros(Stations.NOW)))
                .build();

        assertEquals(
                Reason.SIGNATURE_WRONG,
                reason(message -> new SecuredMessage(
                        message.hashId(),
                        new ToBeSignedData(message.tbsData().payload(), denm),
                        message.signer(),
                        message.signature())));
    }

    @Test
    void applicationThatTheTicketDoesNotHave_isNotPermitted() {
        byte[] other = ticket.signer().sign(Stations.PAYLOAD, 137, Stations.NOW);

        assertEquals(Reason.APPLICATION_NOT_PERMITTED, verifier.verify(other).reason());
    }

    @Test
    void keyThatIsNoPointOfTheCurve_isRefusedByName() {
        byte[] x = EciesTest.withoutPoint(new byte[32]);
        VerificationKeyIndicator key = new VerificationKeyIndicator.VerificationKey(
                new PublicVerificationKey.EcdsaNistP256(new EccP256CurvePoint.CompressedY1(OctetString.of(x))));

        assertEquals(Reason.POINT_NOT_ON_CURVE, reasonOfKey(key));
    }

    @Test
    void keyThatIsOnlyAnX_isRefusedByName() {
        VerificationKeyIndicator key = new VerificationKeyIndicator.VerificationKey(
                new PublicVerificationKey.EcdsaNistP256(new EccP256CurvePoint.XOnly(octets(BigInteger.TWO))));

        assertEquals(Reason.POINT_NOT_ON_CURVE, reasonOfKey(key));
    }

    @Test
    void keyOfAnotherKind_isNotCovered() {
        VerificationKeyIndicator key = new VerificationKeyIndicator.VerificationKey(
                new PublicVerificationKey.EcsigSm2(new EccP256CurvePoint.CompressedY1(ORDER)));

        assertEquals(Reason.UNSUPPORTED, reasonOfKey(key));
    }

    private Reason reasonOfKey(VerificationKeyIndicator key) {
        EncodedCertificate changed = chain.authority().issuer().issue(withKey(ticket.certificate(), key));
        return reason(message -> new SecuredMessage(
                message.hashId(), message.tbsData(), signer(changed.certificate()), message.signature()));
    }

    private static ToBeSignedCertificate withKey(EncodedCertificate certificate, VerificationKeyIndicator key) {
        return Stations.copy(certificate.toBeSigned()).verifyKeyIndicator(key).build();
    }

    @Test
    void severalCertificates_areAgainstTheProfile() {
        CertificateBase one = ticket.certificate().certificate();

        for (List<CertificateBase> certificates : List.of(List.<CertificateBase>of(), List.of(one, one))) {
            assertEquals(
                    Reason.MESSAGE_PROFILE,
                    reason(message -> new SecuredMessage(
                            message.hashId(),
                            message.tbsData(),
                            new SignerIdentifier.Certificate(certificates),
                            message.signature())));
        }
    }

    @Test
    void dataSignedByNobodyElse_isNotCovered() {
        assertEquals(
                Reason.UNSUPPORTED,
                reason(message -> new SecuredMessage(
                        message.hashId(), message.tbsData(), new SignerIdentifier.Self(), message.signature())));
    }

    /** A certificate's hash algorithm, which has no octets here that it could be compared with. */
    @Test
    void valueOfALaterVersion_isNotCovered() {
        byte[] signed = chain.root().signer().signCam(Stations.PAYLOAD, Stations.NOW);
        HexFormat hex = HexFormat.of();
        String selfSignedWithSha256 = "8003008100";
        String later = hex.formatHex(signed).replaceFirst(selfSignedWithSha256, "8003008107");

        assertTrue(hex.formatHex(chain.root().certificate().toByteArray()).startsWith(selfSignedWithSha256));
        assertEquals(Reason.UNSUPPORTED, verifier.verify(hex.parseHex(later)).reason());
    }

    @Test
    void plainAndEncryptedData_isNotSigned() {
        byte[] plain = {3, (byte) 0x80, 1, 7};
        byte[] encrypted =
                new Encryption().forHolder(chain.authority().certificate()).encrypt(plain);

        assertEquals(Reason.NOT_SIGNED, verifier.verify(plain).reason());
        assertEquals(Reason.NOT_SIGNED, verifier.verify(encrypted).reason());
    }

    @Test
    void certificateThatNamesItselfAsIssuer_hasNoChain() {
        EncodedCertificate loop = loop();
        TrustStore store = new TrustStore().know(loop);
        assertEquals(
                Reason.ROOT_NOT_TRUSTED,
                new Verifier(store.know(chain.authority().certificate())
                                .know(chain.root().certificate()))
                        .verify(cam)
                        .reason());
        byte[] signed = new SimulatorChain.Holder(loop, ticket.signing(), null)
                .signer()
                .signCam(Stations.PAYLOAD, Stations.NOW);

        assertEquals(Reason.ISSUER_UNKNOWN, new Verifier(store).verify(signed).reason());
    }

    /** A real loop cannot be made: a digest would have to be that of what it stands in. */
    private EncodedCertificate loop() {
        CertificateBase one = ticket.certificate().certificate();
        OctetString own = ticket.certificate().digest();
        return EncodedCertificate.of(new CertificateBase(
                one.version(),
                one.type(),
                new IssuerIdentifier.Sha256AndDigest(own),
                one.toBeSigned(),
                one.signature()));
    }

    @Test
    void longNumbers_areNotPrintedDigitByDigit() {
        BigInteger number = BigInteger.ONE.shiftLeft(100_000);
        HeaderInfo header = HeaderInfo.builder()
                .psid(number)
                .generationTime(BigInteger.valueOf(Validity.micros(Stations.NOW)))
                .build();
        ToBeSignedCertificate greedy = Stations.copy(ticket.certificate().toBeSigned())
                .appPermissions(List.of(new PsidSsp(BigInteger.ONE.shiftLeft(60_000), null)))
                .build();
        Signer granted = new Signer(
                chain.authority().issuer().issue(greedy), ticket.signing().getPrivate());

        Verdict application =
                verifier.verify(ticket.signer().sign(Stations.PAYLOAD, header, Signer.Naming.CERTIFICATE));
        Verdict issuing = verifier.verify(granted.signCam(Stations.PAYLOAD, Stations.NOW));

        assertEquals(
                "APPLICATION_NOT_PERMITTED: " + ticket.certificate()
                        + " has no permission for ITS-AID a number of 100001 bits",
                application.toString());
        assertEquals(Reason.ISSUER_MAY_NOT, issuing.reason());
        assertTrue(issuing.detail().endsWith("to sign for ITS-AID a number of 60001 bits"), issuing::toString);
    }

    @Test
    void permissionsOfAStranger_areNotLookedAt() {
        byte[] other = Stations.chain(Curve.NIST_P256).ticket().signer().sign(Stations.PAYLOAD, 137, Stations.NOW);

        assertEquals(Reason.ISSUER_UNKNOWN, verifier.verify(other).reason());
    }

    @Test
    void certificateOfAStranger_isNotRemembered() {
        Signer stranger = Stations.chain(Curve.NIST_P256).ticket().signer();

        assertEquals(
                Reason.ISSUER_UNKNOWN,
                verifier.verify(stranger.signCam(Stations.PAYLOAD, Stations.NOW))
                        .reason());
        assertEquals(
                Reason.SIGNER_UNKNOWN,
                verifier.verify(stranger.signCam(Stations.PAYLOAD, Stations.NOW))
                        .reason());
    }

    @Test
    void certificateOfTooManyOctets_isRefused() {
        List<PsidSsp> permissions = Collections.nCopies(3_000, SimulatorChain.permission(36, "01"));
        ToBeSignedCertificate content = Stations.copy(ticket.certificate().toBeSigned())
                .appPermissions(permissions)
                .build();
        CertificateBase huge = chain.authority().issuer().issue(content).certificate();

        assertEquals(
                Reason.UNSUPPORTED,
                reason(message ->
                        new SecuredMessage(message.hashId(), message.tbsData(), signer(huge), message.signature())));
    }

    @Test
    void random_isMalformed() {
        Random random = new Random(1609);
        for (int i = 0; i < 20_000; i++) {
            byte[] octets = new byte[random.nextInt(300)];
            random.nextBytes(octets);
            if (i % 2 == 0 && octets.length > 10) {
                System.arraycopy(cam, 0, octets, 0, random.nextInt(Math.min(octets.length, cam.length)));
            }
            assertTrue(!verifier.verify(octets).isValid());
        }
    }

    private Reason reason(UnaryOperator<SecuredMessage> change) {
        Ieee1609Dot2Data data = Ieee1609Dot2DataOer.CODEC.decode(cam);
        SecuredMessage changed = change.apply(((Ieee1609Dot2Content.SignedData) data.content()).value());
        return verifier.verify(Ieee1609Dot2DataOer.CODEC.encode(
                        new Ieee1609Dot2Data(3, new Ieee1609Dot2Content.SignedData(changed))))
                .reason();
    }

    private static SecuredMessage with(SecuredMessage message, Signature signature) {
        return new SecuredMessage(message.hashId(), message.tbsData(), message.signer(), signature);
    }

    private static SignerIdentifier signer(CertificateBase certificate) {
        return new SignerIdentifier.Certificate(List.of(certificate));
    }

    private static EcdsaP256Signature signature(OctetString r, OctetString s) {
        return new EcdsaP256Signature(new EccP256CurvePoint.XOnly(r), s);
    }

    private static OctetString octets(BigInteger number) {
        return OctetString.of(Curve.NIST_P256.fixedOctets(number));
    }
}
