package org.c2x.captures;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.Trace;
import org.c2x.asn1.runtime.TraceEntry;
import org.c2x.codec.binary.SecuredMessageBinary;
import org.c2x.codec.binary.SecuredMessageV2Binary;
import org.c2x.codec.binary.security.CertificateDigest;
import org.c2x.codec.binary.security.Signer;
import org.c2x.its.contents.Certificates;
import org.c2x.its.contents.Contents;
import org.c2x.its.security.Certificate;
import org.c2x.its.security.CertificateV2;
import org.c2x.its.security.HeaderFieldV2;
import org.c2x.its.security.Payload;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.security.SecuredMessageV2;
import org.c2x.its.security.SignerInfoV2;
import org.c2x.security.Check;
import org.c2x.security.Curve;
import org.c2x.security.Reason;
import org.c2x.security.TrustStore;
import org.c2x.security.Verdict;
import org.junit.jupiter.api.Test;

/** Packets in the envelopes of TS 103 097 V1.1.1 and V1.2.1, which their first octet tells from today's. */
class BinaryEnvelopeTest {
    private static final String HEADERS = "ffffffffffff02000012d6878947" + "12001a01";
    private static final Instant TIME = Instant.parse("2015-06-01T12:00:00Z");

    private final CertificateV2 root = signer("root").sign(certificate(Certificates.root(), new SignerInfoV2.Self()));
    private final CertificateV2 authority = signer("root").sign(certificate(Certificates.authority(), digest(root)));
    private final CertificateV2 ticket = signer("aa").sign(certificate(Certificates.ticket(), digest(authority)));

    /** The keys of the certificates are made of words. */
    private static Signer signer(String name) {
        try {
            byte[] seed = ("ts103097-v111 example " + name).getBytes(StandardCharsets.US_ASCII);
            BigInteger order = Curve.NIST_P256.parameters().getOrder();
            return new Signer(
                    new BigInteger(1, MessageDigest.getInstance("SHA-256").digest(seed))
                            .mod(order.subtract(BigInteger.ONE))
                            .add(BigInteger.ONE));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static CertificateV2 certificate(Certificate like, SignerInfoV2 signer) {
        return new CertificateV2(
                2, signer, like.subjectInfo(), like.subjectAttributes(), like.validityRestrictions(), like.signature());
    }

    private static SignerInfoV2 digest(CertificateV2 certificate) {
        return new SignerInfoV2.CertificateDigestWithEcdsaP256(CertificateDigest.hashedId8(certificate));
    }

    /** A CAM of {@link Frames}, signed. */
    private static byte[] frame(SignerInfoV2 signer) {
        OctetString body = OctetString.of(Arrays.copyOfRange(Frames.CAM_V1, 18, Frames.CAM_V1.length));
        SecuredMessageV2 message = signer("at")
                .sign(
                        new SecuredMessageV2(
                                2,
                                List.of(
                                        new HeaderFieldV2.SignerInfo(signer),
                                        new HeaderFieldV2.GenerationTime(360_244_803_000_000L),
                                        new HeaderFieldV2.ItsAid(36)),
                                new Payload.Signed(body),
                                List.of()),
                        List.of());
        return Frames.hex(HEADERS + HexFormat.of().formatHex(SecuredMessageV2Binary.CODEC.encode(message)));
    }

    @Test
    void envelopeOf2015_isReadToItsMessage() {
        CapturedPacket packet = Frames.readOne(frame(new SignerInfoV2.Certificate(ticket)));

        assertNull(packet.error());
        assertEquals(Envelope.Kind.SIGNED, packet.envelope().kind());
        assertEquals(36, packet.envelope().itsAid().intValue());
        assertEquals(TIME, packet.envelope().generationTime());
        assertEquals(
                new Envelope.Signer("certificate", CertificateDigest.hashedId8(ticket)),
                packet.envelope().signer());
        assertEquals(Frames.readOne(Frames.CAM_V1).body(), packet.body());
        assertEquals(Frames.readOne(Frames.CAM_V1).message(), packet.message());
    }

    @Test
    void envelopeOf2013_isReadToItsPayload() {
        SecuredMessage message = (SecuredMessage) Contents.get("sec1-digest").value();

        CapturedPacket packet = Frames.readOne(
                Frames.hex(HEADERS + HexFormat.of().formatHex(SecuredMessageBinary.CODEC.encode(message))));

        assertEquals(TIME, packet.envelope().generationTime());
        assertEquals("digest", packet.envelope().signer().form());
        assertEquals(OctetString.of(), packet.envelope().payload());
        assertEquals(
                Reason.UNSUPPORTED,
                new EnvelopeVerifier(new TrustStore()).verify(packet).reason());
    }

    @Test
    void headerFieldsInAnotherOrder_areANote() {
        String frame = HexFormat.of().formatHex(frame(digest(ticket)));
        String time = "00" + "000147a40783d6c0";
        assertTrue(frame.contains(time + "0524"), frame);

        CapturedPacket packet = Frames.readOne(Frames.hex(frame.replace(time + "0524", "0524" + time)));

        assertNull(packet.error());
        assertEquals(Frames.readOne(Frames.CAM_V1).message(), packet.message());
        String note = packet.remarks().get(0).getMessage();
        assertTrue(note.startsWith("envelope.headerFields[2] at octet "), note);
        assertTrue(note.contains("expected the fields in order, each type once"), note);
        assertEquals(
                note, Frames.readStrictly(packet.octets().toByteArray()).error().getMessage());
        assertTrue(paths(packet).contains("envelope.payload.signed.CAM.cam.generationDeltaTime"));
        assertEquals(
                Reason.MALFORMED,
                new EnvelopeVerifier(new TrustStore()).verify(packet).reason());
        // with as many octets as before
        String twice = frame.replace(time + "0524", "05240524" + "0524052405" + "2405");
        assertTrue(Frames.readOne(Frames.hex(twice)).error().getMessage().contains("each type once"));
    }

    @Test
    void unsecuredEnvelopeOf2013_isShownToItsLastBit() {
        SecuredMessage message = (SecuredMessage) Contents.get("sec1-digest").value();
        OctetString body = OctetString.of(Arrays.copyOfRange(Frames.CAM_V1, 18, Frames.CAM_V1.length));
        byte[] unsecured = SecuredMessageBinary.CODEC.encode(new SecuredMessage(
                message.protocolVersion(),
                message.securityProfile(),
                List.of(),
                List.of(new Payload.Unsecured(body)),
                List.of()));

        CapturedPacket packet =
                Frames.readOne(Frames.hex(HEADERS + HexFormat.of().formatHex(unsecured)));

        assertEquals(Frames.readOne(Frames.CAM_V1).message(), packet.message());
        assertTrue(paths(packet).contains("envelope.payloadFields[0].unsecured.CAM.cam.generationDeltaTime"));
    }

    private static List<String> paths(CapturedPacket packet) {
        return PacketTrace.of(packet).entries().stream().map(TraceEntry::path).toList();
    }

    @Test
    void signaturesUpToATrustedCertificate_areVerified() {
        CapturedPacket whole = Frames.readOne(frame(new SignerInfoV2.Certificate(ticket)));
        CapturedPacket named = Frames.readOne(frame(digest(ticket)));
        for (List<CertificateV2> trusted : List.of(List.of(root, authority), List.of(authority), List.of(ticket))) {
            EnvelopeVerifier verifier = new EnvelopeVerifier(new TrustStore(), trusted);
            for (CapturedPacket packet : List.of(whole, named)) {
                Verdict verdict = verifier.verify(packet);
                assertTrue(verdict.isValid(), verdict::toString);
                assertEquals(Set.of(Check.ENCODING, Check.SIGNATURE, Check.CHAIN), verdict.checked());
            }
        }
        EnvelopeVerifier stranger = new EnvelopeVerifier(new TrustStore());
        assertEquals(Reason.SIGNER_UNKNOWN, stranger.verify(named).reason());
        assertEquals(Reason.ISSUER_UNKNOWN, stranger.verify(whole).reason());
        assertTrue(stranger.verify(named).checked().contains(Check.SIGNATURE));
        assertEquals(
                Reason.CERTIFICATE_SIGNATURE_WRONG,
                new EnvelopeVerifier(new TrustStore(), List.of(signer("at").sign(authority)))
                        .verify(Frames.readOne(frame(new SignerInfoV2.Certificate(certificate(
                                Certificates.ticket(), digest(signer("at").sign(authority)))))))
                        .reason());
    }

    @Test
    void changedPayload_hasAWrongSignature() {
        byte[] frame = frame(new SignerInfoV2.Certificate(ticket));
        frame[frame.length - 100] ^= 1;

        Verdict verdict = new EnvelopeVerifier(new TrustStore(), List.of(ticket)).verify(Frames.readOne(frame));

        assertEquals(Reason.SIGNATURE_WRONG, verdict.reason());
        assertEquals(Set.of(Check.ENCODING), verdict.checked());
    }

    @Test
    void bitsOfTheEnvelope_areExplainedToTheMessage() {
        byte[] frame = frame(new SignerInfoV2.Certificate(ticket));

        Trace trace = PacketTrace.of(Frames.readOne(frame));

        assertTrue(trace.error().isEmpty());
        assertTrue(trace.entries().stream()
                .anyMatch(entry -> entry.path().equals("envelope.protocolVersion")
                        && entry.first() == 8 * 18
                        && entry.count() == 8));
        assertTrue(trace.entries().stream().anyMatch(entry -> entry.path().endsWith("CAM.header.stationID")));
        assertTrue(trace.entries().stream()
                .anyMatch(entry -> entry.path().endsWith("ecdsaNistP256WithSha256.s")
                        && entry.first() + entry.count() == 8L * frame.length));
    }
}
