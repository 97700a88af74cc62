package org.c2x.codec.binary.security;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPublicKeySpec;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.bouncycastle.math.ec.ECPoint;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.codec.binary.SecuredMessageBinary;
import org.c2x.codec.binary.SignedOctets;
import org.c2x.codec.binary.security.Verification.Invalid;
import org.c2x.codec.binary.security.Verification.Reason;
import org.c2x.codec.binary.security.Verification.Valid;
import org.c2x.its.contents.Certificates;
import org.c2x.its.contents.Contents;
import org.c2x.its.security.Certificate;
import org.c2x.its.security.EccPoint;
import org.c2x.its.security.EcdsaSignature;
import org.c2x.its.security.HeaderField;
import org.c2x.its.security.Payload;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.security.Signature;
import org.c2x.its.security.SignerInfo;
import org.c2x.its.security.SubjectAttribute;
import org.c2x.its.security.SubjectInfo;
import org.c2x.its.security.SubjectType;
import org.c2x.its.security.TrailerField;
import org.c2x.its.security.UncompressedPoint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SignaturesTest {
    private static final SecuredMessage MESSAGE =
            (SecuredMessage) Contents.get("sec2").value();
    private static final EccPoint KEY = TestKeys.TICKET.publicKey();

    /** RFC 6979 annex A.2.5: key, and r, s of two texts with SHA-256. Of s and its negative ours is the lower one. */
    @ParameterizedTest
    @CsvSource({
        "sample, efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716,"
                + " f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8",
        "test, f1abb023518351cd71d881567b1ea663ed3efcf6c5132b354f28d3b0b7d38367,"
                + " 019f4113742a2b14bd25926b49c649155f267e60d3814b4c0cc84250e46f0083",
    })
    void signature_isThatOfRfc6979(String text, String r, String s) {
        BigInteger key = new BigInteger("c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721", 16);

        EcdsaSignature signature =
                Ecdsa.sign(text.getBytes(), key, CurvePoints.ofPrivateKey(key), PointForm.X_COORDINATE_ONLY);

        OctetString number = OctetString.ofHex(s);
        OctetString lower = isHigh(number) ? negative(number) : number;
        assertEquals(new EcdsaSignature(new EccPoint.XCoordinateOnly(OctetString.ofHex(r)), lower), signature);
    }

    /** What the signer makes, in any form of R, is right for the provider of the platform, and s is the lower one. */
    @ParameterizedTest
    @EnumSource
    void signatures_areTakenByThePlatform_andHaveTheLowS(PointForm form) throws GeneralSecurityException {
        Signer signer = new Signer(TestKeys.privateKey("at"), form);
        for (int i = 0; i < 16; i++) {
            SecuredMessage signed = signer.sign(withPayloads(new Payload.Signed(OctetString.of((byte) i))));
            EcdsaSignature signature = signature(signed);

            assertFalse(isHigh(signature.s()));
            assertTrue(isTakenByThePlatform(SignedOctets.of(signed, List.of()), signature));
        }
    }

    private static boolean isTakenByThePlatform(byte[] octets, EcdsaSignature signature)
            throws GeneralSecurityException {
        AlgorithmParameters curve = AlgorithmParameters.getInstance("EC");
        curve.init(new ECGenParameterSpec("secp256r1"));
        ECPoint key = CurvePoints.key(KEY).orElseThrow().point();
        java.security.Signature platform = java.security.Signature.getInstance("SHA256withECDSAinP1363Format");
        platform.initVerify(KeyFactory.getInstance("EC")
                .generatePublic(new ECPublicKeySpec(
                        new java.security.spec.ECPoint(
                                key.getAffineXCoord().toBigInteger(),
                                key.getAffineYCoord().toBigInteger()),
                        curve.getParameterSpec(ECParameterSpec.class))));
        platform.update(octets);
        return platform.verify(HexFormat.of()
                .parseHex(CurvePoints.x(signature.r()).toHex() + signature.s().toHex()));
    }

    /** Anybody can put n - s in place of s, and then the same certificate has another digest. */
    @Test
    void certificate_withTheHighS_isNotVerified_becauseItHasAnotherDigest() {
        Certificate high = SignedCopies.withSignature(
                Certificates.ticket(), withHighS(Certificates.ticket().signature()));

        assertNotEquals(CertificateDigest.hashedId8(Certificates.ticket()), CertificateDigest.hashedId8(high));
        assertReason(Reason.HIGH_S, CertificateVerifier.UNIQUE_FORM.verify(high, Certificates.authority()));
        assertReason(Reason.HIGH_S, CertificateVerifier.ANY_FORM.verify(high, Certificates.authority()));
        assertReason(
                Reason.HIGH_S,
                CertificateVerifier.UNIQUE_FORM.verifyChain(
                        Certificates.root(), List.of(Certificates.authority(), high)));
        assertEquals(
                new Valid(List.of()),
                CertificateVerifier.UNIQUE_FORM.acceptingHighS().verify(high, Certificates.authority()));
    }

    /** The negative of s belongs to the negative of R: of a compressed point that is the other type. */
    @ParameterizedTest
    @EnumSource
    void message_withTheHighS_isVerifiedOnlyIfAsked(PointForm form) {
        SecuredMessage signed = new Signer(TestKeys.privateKey("at"), form).sign(MESSAGE);
        SecuredMessage high = SignedCopies.withSignature(signed, withHighS(trailer(signed)));

        assertReason(Reason.HIGH_S, MessageVerifier.ANY_FORM.verify(high, Certificates.ticket()));
        assertEquals(
                new Valid(MESSAGE.payloadFields()),
                MessageVerifier.ANY_FORM.acceptingHighS().verify(high, Certificates.ticket()));
        assertEquals(
                form == PointForm.X_COORDINATE_ONLY,
                MessageVerifier.UNIQUE_FORM
                        .acceptingHighS()
                        .verify(high, Certificates.ticket())
                        .isValid());
    }

    @Test
    void message_withTheHighS_whosePointIsNotNegated_isNotVerified() {
        SecuredMessage signed = new Signer(TestKeys.privateKey("at"), PointForm.COMPRESSED).sign(MESSAGE);
        EcdsaSignature signature = signature(signed);

        assertReason(
                Reason.WRONG_POINT_TYPE,
                MessageVerifier.ANY_FORM
                        .acceptingHighS()
                        .verifySignature(
                                withSignature(signed, new EcdsaSignature(signature.r(), negative(signature.s()))),
                                KEY));
    }

    @ParameterizedTest
    @EnumSource
    void signature_withThePointInAnyForm_isVerified(PointForm form) {
        SecuredMessage signed = new Signer(TestKeys.privateKey("at"), form).sign(MESSAGE);

        assertEquals(form, CurvePoints.formOf(signature(signed).r()));
        assertEquals(new Valid(MESSAGE.payloadFields()), MessageVerifier.ANY_FORM.verifySignature(signed, KEY));
        assertEquals(
                form == PointForm.X_COORDINATE_ONLY,
                MessageVerifier.UNIQUE_FORM.verifySignature(signed, KEY).isValid());
        assertEquals(form == PointForm.UNCOMPRESSED ? 265 : 233, SecuredMessageBinary.CODEC.encodedLength(signed));
    }

    @Test
    void signature_withAPointOfTheOtherType_isNotVerified() {
        SecuredMessage signed = new Signer(TestKeys.privateKey("at"), PointForm.COMPRESSED).sign(MESSAGE);
        OctetString x = CurvePoints.x(signature(signed).r());
        EccPoint other = signature(signed).r() instanceof EccPoint.CompressedLsbY0
                ? new EccPoint.CompressedLsbY1(x)
                : new EccPoint.CompressedLsbY0(x);

        assertReason(Reason.WRONG_POINT_TYPE, MessageVerifier.ANY_FORM.verifySignature(withPoint(signed, other), KEY));
    }

    @Test
    void signature_withAPointOffTheCurve_isNotVerified() {
        SecuredMessage signed = new Signer(TestKeys.privateKey("at"), PointForm.UNCOMPRESSED).sign(MESSAGE);
        OctetString x = CurvePoints.x(signature(signed).r());

        assertReason(
                Reason.WRONG_POINT_TYPE,
                MessageVerifier.ANY_FORM.verifySignature(
                        withPoint(signed, new EccPoint.Uncompressed(new UncompressedPoint(x, x))), KEY));
    }

    /** Not one bit of what is signed, and of the signature, can be changed, in whatever form its point is. */
    @ParameterizedTest
    @EnumSource(names = {"COMPRESSED", "UNCOMPRESSED"})
    void signature_withOneBitFlipped_isNotVerified(PointForm form) {
        SecuredMessage digest = (SecuredMessage) Contents.get("sec1-digest").value();
        byte[] octets = SecuredMessageBinary.CODEC.encode(new Signer(TestKeys.privateKey("at"), form).sign(digest));
        List<Integer> unnoticed = new ArrayList<>();

        for (int bit = 0; bit < octets.length * Byte.SIZE; bit++) {
            byte[] copy = octets.clone();
            copy[bit >>> 3] ^= (byte) (0x80 >>> (bit & 7));
            if (isVerified(copy)) {
                unnoticed.add(bit);
            }
        }

        // The form is not signed: the same point as its x coordinate is as good, where it is one bit away.
        List<Integer> otherForm =
                signature(SecuredMessageBinary.CODEC.decode(octets)).r() instanceof EccPoint.CompressedLsbY0
                        ? List.of(31 * Byte.SIZE + 6)
                        : List.of();
        assertEquals(otherForm, unnoticed);
    }

    private static boolean isVerified(byte[] octets) {
        try {
            return MessageVerifier.ANY_FORM
                    .verifySignature(SecuredMessageBinary.CODEC.decode(octets), KEY)
                    .isValid();
        } catch (org.c2x.asn1.runtime.DecodeException refused) {
            return false;
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0000000000000000000000000000000000000000000000000000000000000000",
        "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551",
        "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
    })
    void signature_withANumberOutOfRange_isNotVerified(String number) {
        OctetString outside = OctetString.ofHex(number);
        EcdsaSignature signature = signature(MESSAGE);

        assertReason(
                Reason.WRONG_SIGNATURE,
                MessageVerifier.ANY_FORM.verifySignature(
                        withSignature(MESSAGE, new EcdsaSignature(signature.r(), outside)), KEY));
        assertReason(
                Reason.WRONG_SIGNATURE,
                MessageVerifier.ANY_FORM.verifySignature(
                        withPoint(MESSAGE, new EccPoint.XCoordinateOnly(outside)), KEY));
    }

    /** x = 5 is on the curve, x = 1 is not, and a coordinate above the prime is none. */
    @Test
    void keys_thatAreNoPoints_areNotTaken() {
        OctetString one = CurvePoints.octets(BigInteger.ONE);
        OctetString tooLarge = CurvePoints.octets(CurvePoints.P.add(BigInteger.valueOf(5)));
        List<EccPoint> keys = List.of(
                new EccPoint.CompressedLsbY0(one),
                new EccPoint.CompressedLsbY1(tooLarge),
                new EccPoint.Uncompressed(new UncompressedPoint(one, one)),
                new EccPoint.Uncompressed(new UncompressedPoint(tooLarge, one)),
                new EccPoint.XCoordinateOnly(CurvePoints.x(KEY)));

        keys.forEach(key -> assertReason(Reason.NO_KEY, MessageVerifier.ANY_FORM.verifySignature(MESSAGE, key)));
    }

    /** r is x modulo the order, so that of an x from the order on is that of another point as well. */
    @Test
    void xFromTheOrderOn_isNotTheOneBelowIt() {
        ECPoint point = pointFrom(CurvePoints.N.add(BigInteger.ONE));
        BigInteger x = point.getAffineXCoord().toBigInteger();
        BigInteger r = x.subtract(CurvePoints.N);
        BigInteger s = BigInteger.TWO;
        // the key whose signature that is: (sR - eG) / r
        BigInteger e = new BigInteger(1, Ecdsa.sha256(SignedOctets.of(MESSAGE, List.of())));
        ECPoint key = point.multiply(s)
                .subtract(CurvePoints.DOMAIN.getG().multiply(e.mod(CurvePoints.N)))
                .multiply(r.modInverse(CurvePoints.N))
                .normalize();
        EccPoint publicKey = CurvePoints.inForm(key, PointForm.COMPRESSED);

        assertTrue(MessageVerifier.UNIQUE_FORM
                .verifySignature(withX(x, s), publicKey)
                .isValid());
        assertReason(Reason.WRONG_SIGNATURE, MessageVerifier.UNIQUE_FORM.verifySignature(withX(r, s), publicKey));
    }

    private static SecuredMessage withX(BigInteger x, BigInteger s) {
        return withSignature(
                MESSAGE,
                new EcdsaSignature(new EccPoint.XCoordinateOnly(CurvePoints.octets(x)), CurvePoints.octets(s)));
    }

    /** The first point with an x from a number on. */
    private static ECPoint pointFrom(BigInteger from) {
        for (BigInteger x = from; ; x = x.add(BigInteger.ONE)) {
            Optional<CurvePoints.Key> point = CurvePoints.key(new EccPoint.CompressedLsbY0(CurvePoints.octets(x)));
            if (point.isPresent()) {
                return point.get().point();
            }
        }
    }

    @Test
    void message_withoutASignature_isNotVerified() {
        SecuredMessage unsigned = new SecuredMessage(
                1, MESSAGE.securityProfile(), MESSAGE.headerFields(), MESSAGE.payloadFields(), List.of());

        assertReason(Reason.NO_SIGNATURE, MessageVerifier.UNIQUE_FORM.verifySignature(unsigned, KEY));
        assertEquals(MESSAGE, TestKeys.TICKET.sign(unsigned));
    }

    @Test
    void message_ofAnotherSigner_isNotVerified() {
        assertReason(Reason.WRONG_SIGNER, MessageVerifier.UNIQUE_FORM.verify(MESSAGE, Certificates.authority()));
        assertReason(
                Reason.WRONG_SIGNATURE,
                MessageVerifier.UNIQUE_FORM.verifySignature(MESSAGE, TestKeys.AUTHORITY.publicKey()));
    }

    @Test
    void message_withAChain_isVerifiedWithItsLastCertificate() {
        SignerInfo chain = new SignerInfo.CertificateChain(List.of(Certificates.authority(), Certificates.ticket()));
        SecuredMessage signed = TestKeys.TICKET.sign(withSigner(chain));

        assertEquals(
                new Valid(MESSAGE.payloadFields()), MessageVerifier.UNIQUE_FORM.verify(signed, Certificates.ticket()));
        assertReason(Reason.WRONG_SIGNER, MessageVerifier.UNIQUE_FORM.verify(signed, Certificates.authority()));
    }

    @Test
    void message_withATicketThatHasNoKey_isNotVerified() {
        SecuredMessage message = (SecuredMessage) Contents.get("sec2-90").value();

        assertReason(
                Reason.NO_KEY, MessageVerifier.UNIQUE_FORM.verify(message, Certificates.ticketWithoutAttributes()));
    }

    /** Unsecured and encrypted data may change; type and length may not. External data is part of what is signed. */
    @Test
    void signedOctets_haveWhatThePayloadTypesSay() {
        OctetString data = OctetString.ofHex("aabbcc");
        OctetString external = OctetString.ofHex("0102");
        SecuredMessage message = withPayloads(
                new Payload.Unsecured(data),
                new Payload.Signed(data),
                new Payload.Encrypted(data),
                new Payload.SignedExternal(),
                new Payload.SignedAndEncrypted(data));

        String signed = HexFormat.of().formatHex(SignedOctets.of(message, List.of(external)));

        assertTrue(
                signed.endsWith("050001" + "15" + "0003" + "0103aabbcc" + "0203" + "03020102" + "0403aabbcc" + "4301"),
                signed);
    }

    @Test
    void externalData_isVerified() {
        OctetString external = OctetString.ofHex("0102");
        SecuredMessage message = withPayloads(new Payload.SignedExternal());
        SecuredMessage signed = TestKeys.TICKET.sign(message, List.of(external));

        assertTrue(MessageVerifier.UNIQUE_FORM
                .verifySignature(signed, List.of(external), KEY)
                .isValid());
        assertReason(
                Reason.WRONG_SIGNATURE,
                MessageVerifier.UNIQUE_FORM.verifySignature(signed, List.of(OctetString.ofHex("0103")), KEY));
    }

    /** The data of payloads that are unsecured or encrypted is anybody's: they are refused unless asked for. */
    @ParameterizedTest
    @MethodSource("payloadsNotCovered")
    void payload_thatIsNotUnderTheSignature_isRefusedUnlessAskedFor_andNotAmongTheCovered(
            List<Payload> payloads, List<Payload> changed, List<Payload> covered) {
        SecuredMessage signed = TestKeys.TICKET.sign(withPayloads(payloads.toArray(Payload[]::new)));
        SecuredMessage received =
                SignedCopies.withSignature(withPayloads(changed.toArray(Payload[]::new)), trailer(signed));
        MessageVerifier asked = MessageVerifier.UNIQUE_FORM.acceptingUncoveredPayload();

        assertReason(Reason.PAYLOAD_NOT_COVERED, MessageVerifier.UNIQUE_FORM.verify(signed, Certificates.ticket()));
        assertReason(Reason.PAYLOAD_NOT_COVERED, MessageVerifier.ANY_FORM.verifySignature(received, KEY));
        assertEquals(new Valid(covered), asked.verify(received, Certificates.ticket()));
    }

    static Stream<Arguments> payloadsNotCovered() {
        OctetString sent = OctetString.ofHex("0102");
        OctetString received = OctetString.ofHex("0909");
        Payload signed = new Payload.Signed(sent);
        return Stream.of(
                Arguments.of(List.of(), List.of(), List.of()),
                Arguments.of(List.of(new Payload.Unsecured(sent)), List.of(new Payload.Unsecured(received)), List.of()),
                Arguments.of(List.of(new Payload.Encrypted(sent)), List.of(new Payload.Encrypted(received)), List.of()),
                Arguments.of(
                        List.of(signed, new Payload.Unsecured(sent)),
                        List.of(signed, new Payload.Unsecured(received)),
                        List.of(signed)));
    }

    @Test
    void payloads_underTheSignature_areNamedByTheVerdict() {
        List<Payload> payloads = List.of(
                new Payload.Signed(OctetString.of()),
                new Payload.SignedExternal(),
                new Payload.SignedAndEncrypted(OctetString.ofHex("0102")));
        List<OctetString> external = List.of(OctetString.ofHex("03"));
        SecuredMessage signed = TestKeys.TICKET.sign(withPayloads(payloads.toArray(Payload[]::new)), external);

        assertEquals(new Valid(payloads), MessageVerifier.UNIQUE_FORM.verify(signed, external, Certificates.ticket()));
    }

    /** Its sender chooses how many payloads of a message are external, so the answer is a verdict. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3})
    void externalData_ofAnotherNumberThanThePayloads_isAVerdict(int given) {
        SecuredMessage message = withPayloads(new Payload.SignedExternal(), new Payload.SignedExternal());
        SecuredMessage received = SecuredMessageBinary.CODEC.decode(SecuredMessageBinary.CODEC.encode(message));
        List<OctetString> data = Collections.nCopies(given, OctetString.of());

        assertReason(
                Reason.EXTERNAL_DATA_COUNT, MessageVerifier.UNIQUE_FORM.verify(received, data, Certificates.ticket()));
        assertReason(Reason.EXTERNAL_DATA_COUNT, MessageVerifier.UNIQUE_FORM.verifySignature(received, data, KEY));
    }

    @Test
    void externalData_thatIsNotGiven_isAVerdict() {
        SecuredMessage message = withPayloads(new Payload.SignedExternal());

        assertReason(Reason.EXTERNAL_DATA_COUNT, MessageVerifier.UNIQUE_FORM.verify(message, Certificates.ticket()));
        assertReason(Reason.EXTERNAL_DATA_COUNT, MessageVerifier.UNIQUE_FORM.verifySignature(message, KEY));
    }

    @Test
    void message_thatCannotBeEncoded_isNotVerified() {
        List<HeaderField> backwards = new ArrayList<>(MESSAGE.headerFields());
        Collections.reverse(backwards);
        SecuredMessage message = new SecuredMessage(1, 2, backwards, MESSAGE.payloadFields(), MESSAGE.trailerFields());

        assertReason(Reason.NOT_ENCODABLE, MessageVerifier.UNIQUE_FORM.verifySignature(message, KEY));
    }

    @Test
    void digest_isThatOfTheFormWithTheXCoordinateOnly() {
        Certificate ticket = Certificates.ticket();
        Certificate uncompressed = new Signer(TestKeys.privateKey("aa"), PointForm.UNCOMPRESSED).sign(ticket);

        assertNotEquals(ticket, uncompressed);
        assertEquals(CertificateDigest.hashedId8(ticket), CertificateDigest.hashedId8(uncompressed));
    }

    @Test
    void ticket_doesNotSignCertificates() {
        Certificate forged = TestKeys.TICKET.sign(signedBy(Certificates.ticket(), Certificates.ticket()));

        assertReason(
                Reason.ISSUER_NOT_ALLOWED,
                CertificateVerifier.UNIQUE_FORM.verifyChain(
                        Certificates.root(), List.of(Certificates.authority(), Certificates.ticket(), forged)));
    }

    @Test
    void chain_beginsWithARoot() {
        assertReason(
                Reason.ISSUER_NOT_ALLOWED,
                CertificateVerifier.UNIQUE_FORM.verifyChain(Certificates.authority(), List.of(Certificates.ticket())));
    }

    @Test
    void chain_withoutALink_isNotVerified() {
        assertReason(
                Reason.ISSUER_NOT_ALLOWED,
                CertificateVerifier.UNIQUE_FORM.verifyChain(Certificates.root(), List.of(Certificates.ticket())));
    }

    @Test
    void certificate_thatNamesAnotherIssuer_isNotVerified() {
        Certificate other = TestKeys.AUTHORITY.sign(signedBy(Certificates.ticket(), Certificates.root()));

        assertReason(Reason.WRONG_SIGNER, CertificateVerifier.UNIQUE_FORM.verify(other, Certificates.authority()));
    }

    @Test
    void implicitCertificate_isNotSupported() {
        Certificate implicit = new Certificate(
                1,
                Certificates.ticket().signerInfos(),
                new SubjectInfo(SubjectType.AUTHORIZATION_TICKET, OctetString.of()),
                List.of(new SubjectAttribute.ReconstructionValue(KEY)),
                Certificates.ticket().validityRestrictions(),
                null);

        assertReason(Reason.NOT_SUPPORTED, CertificateVerifier.UNIQUE_FORM.verify(implicit, Certificates.authority()));
        assertThrows(IllegalArgumentException.class, () -> SignedOctets.of(implicit));
    }

    @Test
    void signer_needsAKeyOfTheCurve() {
        assertThrows(IllegalArgumentException.class, () -> new Signer(BigInteger.ZERO));
        assertThrows(IllegalArgumentException.class, () -> new Signer(CurvePoints.N));
    }

    private static void assertReason(Reason expected, Verification found) {
        assertEquals(expected, assertInstanceOf(Invalid.class, found).reason());
    }

    private static Signature trailer(SecuredMessage message) {
        return ((TrailerField.Signature) message.trailerFields().get(0)).value();
    }

    private static EcdsaSignature signature(SecuredMessage message) {
        return ((Signature.EcdsaNistP256WithSha256) trailer(message)).value();
    }

    private static boolean isHigh(OctetString s) {
        return CurvePoints.number(s).compareTo(CurvePoints.number(negative(s))) > 0;
    }

    private static OctetString negative(OctetString s) {
        return CurvePoints.octets(CurvePoints.N.subtract(CurvePoints.number(s)));
    }

    /** What everybody can make of a signature with the low s. */
    private static Signature withHighS(Signature signature) {
        EcdsaSignature low = ((Signature.EcdsaNistP256WithSha256) signature).value();
        EccPoint negated = low.r();
        if (low.r() instanceof EccPoint.CompressedLsbY0 even) {
            negated = new EccPoint.CompressedLsbY1(even.value());
        } else if (low.r() instanceof EccPoint.CompressedLsbY1 odd) {
            negated = new EccPoint.CompressedLsbY0(odd.value());
        } else if (low.r() instanceof EccPoint.Uncompressed both) {
            BigInteger y =
                    CurvePoints.P.subtract(CurvePoints.number(both.value().y()));
            negated =
                    new EccPoint.Uncompressed(new UncompressedPoint(both.value().x(), CurvePoints.octets(y)));
        }
        return new Signature.EcdsaNistP256WithSha256(new EcdsaSignature(negated, negative(low.s())));
    }

    private static SecuredMessage withPoint(SecuredMessage message, EccPoint point) {
        return withSignature(
                message, new EcdsaSignature(point, signature(message).s()));
    }

    private static SecuredMessage withSignature(SecuredMessage message, EcdsaSignature signature) {
        return SignedCopies.withSignature(message, new Signature.EcdsaNistP256WithSha256(signature));
    }

    private static SecuredMessage withSigner(SignerInfo signer) {
        List<HeaderField> header = new ArrayList<>(MESSAGE.headerFields());
        header.set(0, new HeaderField.SignerInfo(signer));
        return new SecuredMessage(
                1, MESSAGE.securityProfile(), header, MESSAGE.payloadFields(), MESSAGE.trailerFields());
    }

    private static SecuredMessage withPayloads(Payload... payloads) {
        return new SecuredMessage(
                1, MESSAGE.securityProfile(), MESSAGE.headerFields(), List.of(payloads), MESSAGE.trailerFields());
    }

    private static Certificate signedBy(Certificate certificate, Certificate issuer) {
        return new Certificate(
                1,
                List.of(new SignerInfo.CertificateDigestWithEcdsaP256(CertificateDigest.hashedId8(issuer))),
                certificate.subjectInfo(),
                certificate.subjectAttributes(),
                certificate.validityRestrictions(),
                certificate.signature());
    }
}
