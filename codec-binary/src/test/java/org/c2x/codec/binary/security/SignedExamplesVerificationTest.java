package org.c2x.codec.binary.security;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.codec.binary.CertificateBinary;
import org.c2x.codec.binary.SecuredMessageBinary;
import org.c2x.codec.binary.SignedExamples;
import org.c2x.codec.binary.SignedOctets;
import org.c2x.its.contents.Certificates;
import org.c2x.its.contents.Content;
import org.c2x.its.contents.Contents;
import org.c2x.its.security.Certificate;
import org.c2x.its.security.EccPoint;
import org.c2x.its.security.Payload;
import org.c2x.its.security.SecuredMessage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SignedExamplesVerificationTest {
    /** The public key of the tickets, from outside of the messages. */
    private static final EccPoint TICKET_KEY = new EccPoint.CompressedLsbY1(
            OctetString.ofHex("99b224d72997cda8406b5d27fdf06d1e8b0c82ab2cb157d99341dd7fabe3e1e1"));

    private static final Verification VALID_CHAIN = new Verification.Valid(List.of());
    private static final Verification VALID_MESSAGE =
            new Verification.Valid(List.of(new Payload.Signed(OctetString.of())));

    static Stream<String> envelopes() {
        return Stream.concat(Contents.all().stream(), Contents.lengthVariants().stream())
                .filter(content -> content.type() == SecuredMessage.class)
                .map(Content::name);
    }

    private static SecuredMessage envelope(String name) {
        return (SecuredMessage) Contents.get(name).value();
    }

    @Test
    void keys_areThePublishedOnes() {
        assertEquals(
                new EccPoint.CompressedLsbY0(
                        OctetString.ofHex("df653b743ffce186129f5b26338ccf4a66b91d36ad5db9b7fd659a76f73360b9")),
                TestKeys.ROOT.publicKey());
        assertEquals(
                new EccPoint.CompressedLsbY0(
                        OctetString.ofHex("98819eacead0facaff221318b4ca60aa43561e42c9aca5c35798783a117217b0")),
                TestKeys.AUTHORITY.publicKey());
        assertEquals(TICKET_KEY, TestKeys.TICKET.publicKey());
    }

    @ParameterizedTest
    @MethodSource("envelopes")
    void envelope_isSignedWithTheTicketsKey(String name) {
        SecuredMessage message = SecuredMessageBinary.CODEC.decode(SignedExamples.octets(name));

        assertEquals(VALID_MESSAGE, MessageVerifier.UNIQUE_FORM.verifySignature(message, TICKET_KEY));
        assertEquals(envelope(name), TestKeys.TICKET.sign(message));
    }

    @ParameterizedTest
    @ValueSource(strings = {"sec1-digest", "sec1-certificate", "sec2", "sec3"})
    void envelope_isVerifiedWithTheTicket(String name) {
        Certificate ticket = CertificateBinary.CODEC.decode(SignedExamples.octets("ticket"));

        assertEquals(VALID_MESSAGE, MessageVerifier.UNIQUE_FORM.verify(envelope(name), ticket));
    }

    /** The other writer left s as it came, so one of its eight messages had the high one. */
    @Test
    void envelopeOfAnotherSigner_withTheHighS_isVerifiedOnlyIfAsked() {
        byte[] octets = SignedExamples.octets("sec3");
        byte[] high = HexFormat.of().parseHex("edced37a24d343c772c5ae56b080175ff2345d32d3e646f55cfabe82bb87a5e8");
        System.arraycopy(high, 0, octets, octets.length - high.length, high.length);
        SecuredMessage message = SecuredMessageBinary.CODEC.decode(octets);

        assertEquals(
                VALID_MESSAGE, MessageVerifier.UNIQUE_FORM.acceptingHighS().verify(message, Certificates.ticket()));
        assertEquals(
                new Verification.Invalid(Verification.Reason.HIGH_S, "signature of the message"),
                MessageVerifier.UNIQUE_FORM.verify(message, Certificates.ticket()));
    }

    @ParameterizedTest
    @CsvSource({"sec1-digest, 30", "sec2, 167"})
    void signature_coversSoManyOctets(String name, int octets) {
        assertEquals(octets, SignedOctets.of(envelope(name), List.of()).length);
    }

    @Test
    void ticketSignature_covers67Octets() {
        assertEquals(67, SignedOctets.of(Certificates.ticket()).length);
    }

    @Test
    void certificates_areSignedInAChain() {
        Certificate root = CertificateBinary.CODEC.decode(SignedExamples.octets("root"));
        Certificate authority = CertificateBinary.CODEC.decode(SignedExamples.octets("authority"));
        Certificate ticket = CertificateBinary.CODEC.decode(SignedExamples.octets("ticket"));
        Certificate other = CertificateBinary.CODEC.decode(SignedExamples.octets("ticket-without-attributes"));

        assertEquals(VALID_CHAIN, CertificateVerifier.UNIQUE_FORM.verifyChain(root, List.of(authority, ticket)));
        assertEquals(VALID_CHAIN, CertificateVerifier.UNIQUE_FORM.verifyChain(root, List.of(authority, other)));
    }

    @Test
    void certificates_areSignedAgainAlike() {
        assertEquals(Certificates.root(), TestKeys.ROOT.sign(Certificates.root()));
        assertEquals(Certificates.authority(), TestKeys.ROOT.sign(Certificates.authority()));
        assertEquals(Certificates.ticket(), TestKeys.AUTHORITY.sign(Certificates.ticket()));
        assertEquals(
                Certificates.ticketWithoutAttributes(),
                TestKeys.AUTHORITY.sign(Certificates.ticketWithoutAttributes()));
    }

    @ParameterizedTest
    @CsvSource({
        "root, 44a80a4a7af95cad",
        "authority, 814de5fbf59849c0",
        "ticket, fb97d8669dc12885",
        "ticket-without-attributes, 94fc819c83a98497",
    })
    void digests_areThePublishedOnes(String name, String digest) {
        Certificate certificate = SignedExamples.CERTIFICATES.get(name);

        assertEquals(digest, CertificateDigest.hashedId8(certificate).toHex());
        assertEquals(
                digest.substring(10), CertificateDigest.hashedId3(certificate).toHex());
        assertTrue(CertificateDigest.sha256(certificate).toHex().endsWith(digest));
    }

    @ParameterizedTest
    @MethodSource("envelopes")
    void envelope_withAnyOneBitFlipped_isRefusedOrNotVerified(String name) {
        byte[] octets = SignedExamples.octets(name);

        List<Integer> unnoticed = new ArrayList<>();
        for (int bit = 0; bit < octets.length * Byte.SIZE; bit++) {
            if (isVerified(flipped(octets, bit))) {
                unnoticed.add(bit);
            }
        }

        assertEquals(List.of(), unnoticed);
    }

    private static boolean isVerified(byte[] octets) {
        try {
            SecuredMessage message = SecuredMessageBinary.CODEC.decode(octets);
            return MessageVerifier.UNIQUE_FORM
                    .verifySignature(message, TICKET_KEY)
                    .isValid();
        } catch (DecodeException refused) {
            return false;
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"root", "authority", "ticket", "ticket-without-attributes"})
    void chain_withAnyOneBitFlipped_isRefusedOrNotVerified(String name) {
        byte[] octets = SignedExamples.octets(name);

        List<Integer> unnoticed = new ArrayList<>();
        for (int bit = 0; bit < octets.length * Byte.SIZE; bit++) {
            if (isChainVerified(name, flipped(octets, bit))) {
                unnoticed.add(bit);
            }
        }

        assertEquals(List.of(), unnoticed);
    }

    private static boolean isChainVerified(String name, byte[] octets) {
        try {
            Certificate changed = CertificateBinary.CODEC.decode(octets);
            Certificate root = name.equals("root") ? changed : Certificates.root();
            Certificate authority = name.equals("authority") ? changed : Certificates.authority();
            Certificate ticket = name.startsWith("ticket") ? changed : Certificates.ticket();
            return CertificateVerifier.UNIQUE_FORM
                    .verifyChain(root, List.of(authority, ticket))
                    .isValid();
        } catch (DecodeException refused) {
            return false;
        }
    }

    private static byte[] flipped(byte[] octets, int bit) {
        byte[] copy = octets.clone();
        copy[bit >>> 3] ^= (byte) (0x80 >>> (bit & 7));
        return copy;
    }
}
