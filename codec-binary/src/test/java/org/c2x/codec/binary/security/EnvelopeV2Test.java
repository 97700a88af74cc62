package org.c2x.codec.binary.security;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.Trace;
import org.c2x.codec.binary.CertificateBinary;
import org.c2x.codec.binary.CertificateV2Binary;
import org.c2x.codec.binary.SecuredMessageBinary;
import org.c2x.codec.binary.SecuredMessageV2Binary;
import org.c2x.codec.binary.SignedOctets;
import org.c2x.its.contents.Certificates;
import org.c2x.its.contents.Contents;
import org.c2x.its.contents.Tshark;
import org.c2x.its.security.Certificate;
import org.c2x.its.security.CertificateV2;
import org.c2x.its.security.EccPoint;
import org.c2x.its.security.EciesEncryptedKeyV2;
import org.c2x.its.security.EncryptedKeyV2;
import org.c2x.its.security.EncryptionParameters;
import org.c2x.its.security.HeaderFieldV2;
import org.c2x.its.security.Payload;
import org.c2x.its.security.RecipientInfoV2;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.security.SecuredMessageV2;
import org.c2x.its.security.SignerInfoV2;
import org.c2x.its.security.SubjectAttribute;
import org.c2x.its.security.ThreeDLocation;
import org.c2x.its.security.Time64WithConfidence;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Envelopes and certificates of TS 103 097 V1.2.1: the layout that other implementations have, and signatures. */
class EnvelopeV2Test {
    private static final OctetString PAYLOAD = OctetString.ofHex("2050000000");
    private static final MessageVerifier MESSAGES = MessageVerifier.UNIQUE_FORM;
    private static final CertificateVerifier CERTIFICATES = CertificateVerifier.UNIQUE_FORM;

    /** Basic header of GeoNetworking, EN 302 636-4-1: version 1, a secured packet follows. */
    private static final byte[] BASIC_HEADER = {0x12, 0, 0x1a, 1};

    private static final HeaderFieldV2 TIME = new HeaderFieldV2.GenerationTime(360_244_803_000_000L);
    private static final HeaderFieldV2 PLACE =
            new HeaderFieldV2.GenerationLocation(new ThreeDLocation(481_374_000, 115_755_000, 5_650));

    private final CertificateV2 root = TestKeys.ROOT.sign(certificate(Certificates.root(), new SignerInfoV2.Self()));
    private final CertificateV2 authority = TestKeys.ROOT.sign(certificate(Certificates.authority(), digest(root)));
    private final CertificateV2 ticket = TestKeys.AUTHORITY.sign(certificate(Certificates.ticket(), digest(authority)));

    @TempDir
    private Path folder;

    static CertificateV2 certificate(Certificate like, SignerInfoV2 signer) {
        return new CertificateV2(
                2, signer, like.subjectInfo(), like.subjectAttributes(), like.validityRestrictions(), like.signature());
    }

    static SignerInfoV2 digest(CertificateV2 certificate) {
        return new SignerInfoV2.CertificateDigestWithEcdsaP256(CertificateDigest.hashedId8(certificate));
    }

    private SecuredMessageV2 message(Payload payload, HeaderFieldV2... fields) {
        return TestKeys.TICKET.sign(new SecuredMessageV2(2, List.of(fields), payload, List.of()), List.of());
    }

    private static HeaderFieldV2 signer(SignerInfoV2 signer) {
        return new HeaderFieldV2.SignerInfo(signer);
    }

    private static Payload signed(OctetString data) {
        return new Payload.Signed(data);
    }

    /** Those that the budget of the layout gives for the content of V1.1.1. */
    @Test
    void lengths_areThoseOfTheLayout() {
        Payload nothing = signed(OctetString.of());
        HeaderFieldV2 cam = new HeaderFieldV2.ItsAid(36);

        assertEquals(132, CertificateV2Binary.CODEC.encodedLength(ticket));
        assertEquals(
                93, SecuredMessageV2Binary.CODEC.encodedLength(message(nothing, signer(digest(ticket)), TIME, cam)));
        HeaderFieldV2 whole = signer(new SignerInfoV2.Certificate(ticket));
        assertEquals(218, SecuredMessageV2Binary.CODEC.encodedLength(message(nothing, whole, TIME, cam)));
        assertEquals(
                229,
                SecuredMessageV2Binary.CODEC.encodedLength(
                        message(nothing, whole, TIME, PLACE, new HeaderFieldV2.ItsAid(37))));
        assertEquals(
                230,
                SecuredMessageV2Binary.CODEC.encodedLength(
                        message(nothing, whole, TIME, PLACE, new HeaderFieldV2.ItsAid(141))));
    }

    @Test
    void chainAndMessage_areVerified() {
        assertTrue(CERTIFICATES.verifyChainV2(root, List.of(authority, ticket)).isValid());
        assertFalse(CERTIFICATES.verifyChainV2(root, List.of(ticket)).isValid());
        for (SignerInfoV2 signer : List.of(
                digest(ticket),
                new SignerInfoV2.Certificate(ticket),
                new SignerInfoV2.CertificateChain(List.of(authority, ticket)))) {
            SecuredMessageV2 message = message(signed(PAYLOAD), signer(signer), TIME, new HeaderFieldV2.ItsAid(36));

            Verification verification = MESSAGES.verify(message, List.of(), ticket);

            assertEquals(new Verification.Valid(List.of(signed(PAYLOAD))), verification);
            assertFalse(MESSAGES.verify(message, List.of(), authority).isValid());
        }
    }

    @Test
    void everySingleBitFlip_isRefused() {
        byte[] octets = SecuredMessageV2Binary.CODEC.encode(message(
                signed(PAYLOAD), signer(new SignerInfoV2.Certificate(ticket)), TIME, new HeaderFieldV2.ItsAid(36)));
        for (int bit = 0; bit < octets.length * 8; bit++) {
            byte[] changed = octets.clone();
            changed[bit / 8] ^= (byte) (0x80 >> bit % 8);
            SecuredMessageV2 message;
            try {
                message = SecuredMessageV2Binary.CODEC.decode(changed);
            } catch (DecodeException refused) {
                continue;
            }
            byte[] again = SecuredMessageV2Binary.CODEC.encode(message); // of a length that was changed fewer octets
            assertArrayEquals(Arrays.copyOf(changed, again.length), again);
            assertFalse(MESSAGES.verify(message, List.of(), ticket).isValid(), "bit " + bit);
        }
        for (int length = 0; length < octets.length; length++) {
            byte[] cut = Arrays.copyOf(octets, length);
            assertThrows(DecodeException.class, () -> SecuredMessageV2Binary.CODEC.decode(cut));
        }
    }

    /** Not the data of an unsecured payload, and that of an external one which is not in the message. */
    @Test
    void signedOctets_dependOnThePayload() {
        HeaderFieldV2 signer = signer(digest(ticket));
        byte[] external = SignedOctets.of(
                TestKeys.TICKET.sign(
                        new SecuredMessageV2(2, List.of(signer), new Payload.SignedExternal(), List.of()),
                        List.of(PAYLOAD)),
                List.of(PAYLOAD));
        byte[] inside = SignedOctets.of(message(signed(PAYLOAD), signer), List.of());
        byte[] unsecured = SignedOctets.of(message(new Payload.Unsecured(PAYLOAD), signer), List.of());
        String payload = "05" + PAYLOAD.toHex();

        assertEquals(hex(inside).replace("01" + payload, "03" + payload), hex(external));
        assertEquals(hex(inside).replace("01" + payload, "0005"), hex(unsecured));
        Verification uncovered = MESSAGES.verify(message(new Payload.Unsecured(PAYLOAD), signer), List.of(), ticket);
        assertEquals(
                Verification.Reason.PAYLOAD_NOT_COVERED,
                assertInstanceOf(Verification.Invalid.class, uncovered).reason());
    }

    @Test
    void versions_areNotTakenForEachOther() {
        SecuredMessage first = (SecuredMessage) Contents.get("sec1-certificate").value();
        byte[] second = SecuredMessageV2Binary.CODEC.encode(
                message(signed(PAYLOAD), signer(new SignerInfoV2.Certificate(ticket))));

        assertThrows(DecodeException.class, () -> SecuredMessageBinary.CODEC.decode(second));
        assertThrows(
                DecodeException.class,
                () -> SecuredMessageV2Binary.CODEC.decode(SecuredMessageBinary.CODEC.encode(first)));
        assertThrows(
                DecodeException.class,
                () -> CertificateV2Binary.CODEC.decode(CertificateBinary.CODEC.encode(Certificates.ticket())));
        CertificateV2 priorities = new CertificateV2(
                2,
                new SignerInfoV2.Self(),
                ticket.subjectInfo(),
                List.of(new SubjectAttribute.PriorityItsAidList(List.of())),
                List.of(),
                ticket.signature());
        assertThrows(EncodeException.class, () -> CertificateV2Binary.CODEC.encode(priorities));
    }

    @Test
    void trace_goesThroughToTheEnd() {
        byte[] octets = SecuredMessageV2Binary.CODEC.encode(everything(encryption()));

        Trace trace =
                Codecs.tracer("binary", SecuredMessageV2.class).orElseThrow().trace(octets);

        assertEquals(octets.length, trace.consumedOctets());
        assertTrue(trace.entries().stream().noneMatch(entry -> entry.text().matches("unknown.*|incomplete")));
        assertTrue(trace.entries().stream().anyMatch(entry -> entry.path().endsWith("eciesNistP256.t")));
    }

    @Test
    void everyHeaderField_comesBack() {
        SecuredMessageV2 message = everything(encryption());

        assertEquals(message, SecuredMessageV2Binary.CODEC.decode(SecuredMessageV2Binary.CODEC.encode(message)));
    }

    /** Those of encryption TShark reads with a length that the standard does not have. */
    @Test
    void headerFields_areSeenByTshark() throws Exception {
        Tshark.require();
        byte[] octets = SecuredMessageV2Binary.CODEC.encode(everything());
        byte[] packet = ByteBuffer.allocate(BASIC_HEADER.length + octets.length)
                .put(BASIC_HEADER)
                .put(octets)
                .array();
        List<String> fields = List.of(
                "geonw.sec.time64",
                "geonw.sec.time32",
                "geonw.sec.lat",
                "geonw.sec.hashedid3",
                "geonw.sec.signature.s");
        String s = hex(Arrays.copyOfRange(octets, octets.length - 32, octets.length));
        List<String> found =
                Tshark.dissect("gnw", List.of(packet), folder, fields).get(0);
        assertEquals("360244803000000,360244803000001", found.get(0));
        List<String> seconds = List.of(found.get(1).split(","));
        assertEquals("360244904", seconds.get(seconds.size() - 1), "after those of the certificates");
        assertEquals("481374000", found.get(2));
        assertEquals("010203,040506", found.get(3));
        assertTrue(found.get(4).endsWith(s), found.get(4));
    }

    /** Without a ticket, whose empty list of restrictions TShark takes for a malformed packet. */
    private SecuredMessageV2 everything(HeaderFieldV2... encryption) {
        return message(
                signed(OctetString.of()),
                Stream.concat(
                                Stream.of(
                                        signer(new SignerInfoV2.CertificateChain(List.of(root, authority))),
                                        TIME,
                                        new HeaderFieldV2.GenerationTimeStandardDeviation(
                                                new Time64WithConfidence(360_244_803_000_001L, 7)),
                                        new HeaderFieldV2.Expiration(360_244_904),
                                        PLACE,
                                        new HeaderFieldV2.RequestUnrecognizedCertificate(
                                                List.of(OctetString.ofHex("010203"), OctetString.ofHex("040506"))),
                                        new HeaderFieldV2.ItsAid(16_512)),
                                Stream.of(encryption))
                        .toArray(HeaderFieldV2[]::new));
    }

    private static HeaderFieldV2[] encryption() {
        EccPoint point = new EccPoint.CompressedLsbY1(OctetString.of(new byte[32]));
        return new HeaderFieldV2[] {
            new HeaderFieldV2.EncryptionParameters(
                    new EncryptionParameters.Aes128Ccm(OctetString.ofHex("11".repeat(12)))),
            new HeaderFieldV2.RecipientInfo(List.of(new RecipientInfoV2(
                    OctetString.ofHex("0102030405060708"),
                    new EncryptedKeyV2.EciesNistP256(new EciesEncryptedKeyV2(
                            point, OctetString.of(new byte[16]), OctetString.of(new byte[16]))))))
        };
    }

    private static String hex(byte[] octets) {
        return HexFormat.of().formatHex(octets);
    }
}
