package org.c2x.codec.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.LongList;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.contents.Certificates;
import org.c2x.its.contents.Contents;
import org.c2x.its.security.Certificate;
import org.c2x.its.security.HeaderField;
import org.c2x.its.security.Payload;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.security.SignerInfo;
import org.c2x.its.security.SubjectAttribute;
import org.c2x.its.security.ValidityRestriction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the codec refuses, in both directions, and how it says so. */
class StrictnessTest {

    /** Each line is bad in one way only. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "02 00 00 00 00              | protocolVersion at octet 0: expected protocol version 1, found 2",
                "01 00 8000 00 00 | headerFields at octet 2: expected the shortest form of 0, found one of 2 octets",
                "01 00 ff 00 00 | headerFields at octet 2: expected a number of at most 7 leading one bits, found 0xff",
                "01 00 04 00 00              | headerFields at octet 2: expected a length of at most 2 octets, found 4",
                "01 00 03 05 0002            | payloadFields at octet 6: expected 1 octet, found 0",
                "01 00 02 05 0002 00         | headerFields[0].messageType at octet 4: expected 2 octets, found 1",
                "01 00 04 05 0002 05 00 00 | headerFields[1] at octet 6: expected the fields in order, each type "
                        + "once, found 5",
                "01 00 06 05 0002 05 0002 00 00 |"
                        + " headerFields[1] at octet 6: expected the fields in order, each type once, found 5",
                "01 00 08 05 0002 02 00000000 00 00 |"
                        + " headerFields[1] at octet 6: expected the fields in order, each type once, found 2",
                "01 00 05 05 0002 80 00 00 00 |"
                        + " headerFields[1] at octet 6: expected the fields in order, each type once, found 128",
                "01 00 01 06 00 00 | headerFields[0] at octet 3: expected a header field type 0..5 or 128..130, "
                        + "found 6",
                "01 00 01 7f 00 00 | headerFields[0] at octet 3: expected a header field type 0..5 or 128..130, "
                        + "found 127",
                "01 00 02 80 05 00 00 | headerFields[0].signerInfo at octet 4: expected a signer info type 0..4, "
                        + "found 5",
                "01 00 0b 80 04 02 0000000000000000 00 00 |"
                        + " headerFields[0].signerInfo.certificateDigestWithOtherAlgorithm at octet 5:"
                        + " expected a public key algorithm 0..1, found 2",
                "01 00 09 00 8000000000000000 00 00 |"
                        + " headerFields[0].generationTime at octet 4: expected a time of 63 bits, found "
                        + "9223372036854775808",
                "01 00 06 04 04 00000000 00 00 |"
                        + " headerFields[0].requestUnrecognizedCertificate at octet 5:"
                        + " expected elements of 3 octets, found 4 octets",
                "01 00 00 01 05 00           | payloadFields[0] at octet 4: expected a payload type 0..4, found 5",
                "01 00 00 03 01 02 00 00 | payloadFields[0] at octet 5: expected a length of at most 1 octets, found 2",
                "01 00 00 00 01 02           | trailerFields[0] at octet 5: expected the trailer field type 1, found 2",
                "01 00 00 00 02 01 01 | trailerFields[0].signature at octet 6: expected the signature algorithm 0, "
                        + "found 1",
                "01 00 00 00 03 01 00 01     | trailerFields[0].signature.ecdsaNistP256WithSha256.r at octet 7:"
                        + " expected a point type 0, 2, 3 or 4, found 1",
                "01 00 0e 82 01 000000000000000000000000 00 00 |"
                        + " headerFields[0].encryptionParameters at octet 4: expected the symmetric algorithm 0, "
                        + "found 1",
            })
    void decode_refuses_andSaysWhereAndWhy(String hex, String message) {
        byte[] octets = HexFormat.of().parseHex(hex.replace(" ", ""));

        DecodeException refused = assertThrows(DecodeException.class, () -> SecuredMessageBinary.CODEC.decode(octets));

        assertEquals(message, refused.getMessage());
    }

    /**
     * Certificates with a digest as signer and an empty name; what differs is attributes, restrictions and the rest.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "02                               | version at octet 0: expected version 1, found 2",
                "01 00 06 | subjectInfo.subjectType at octet 2: expected a subject type 0..5, found 6",
                "01 00 01 21 | subjectInfo.subjectName at octet 3: expected a length of at most 0 octets,"
                        + " found 33",
                "01 00 01 00 04 0280 0280         | subjectAttributes[1] at octet 7: expected a type above 2, found 2",
                "01 00 01 00 01 04                | subjectAttributes[0] at octet 5:"
                        + " expected an attribute type 0..3 or 32..35, found 4",
                "01 00 01 00 02 00 02             | subjectAttributes[0].verificationKey at octet 6:"
                        + " expected a public key algorithm 0..1, found 2",
                "01 00 01 00 03 01 01 01 | subjectAttributes[0].encryptionKey.eciesNistP256.supportedSymmAlg at "
                        + "octet 7:"
                        + " expected the symmetric algorithm 0, found 1",
                "01 00 01 00 04 20 02 8024        | subjectAttributes[0].itsAidList at octet 7:"
                        + " expected the shortest form of 36, found one of 2 octets",
                "01 00 01 00 00 0a 00 00000000 00 00000000 | validityRestrictions[1] at octet 11:"
                        + " expected a type above 0, found 0",
                "01 00 01 00 00 01 04 | validityRestrictions[0] at octet 6: expected a restriction type 0..3, found 4",
                "01 00 01 00 00 07 02 00000000 a000 | validityRestrictions[0].timeStartAndDuration.duration.units "
                        + "at octet 11:"
                        + " expected a unit of time 0..4, found 5",
                "01 00 01 00 00 02 03 05 | validityRestrictions[0].region at octet 7: expected a region type 0..4, "
                        + "found 5",
                "01 00 01 00 00 03 03 04 02       | validityRestrictions[0].region.id.regionDictionary at octet 8:"
                        + " expected a region dictionary 0..1, found 2",
            })
    void decode_ofACertificate_refuses_andSaysWhereAndWhy(String hex, String message) {
        byte[] octets = HexFormat.of().parseHex(hex.replace(" ", ""));

        DecodeException refused = assertThrows(DecodeException.class, () -> CertificateBinary.CODEC.decode(octets));

        assertEquals(message, refused.getMessage());
    }

    @ParameterizedTest
    @CsvSource({"02, 7, 16", "03, 13, 8"})
    void decode_ofTooManyCorners_isRefused(String type, int count, int size) {
        int length = count * size;
        String hex = "0100010000" + "%02x".formatted(length + 3) + "03" + type + "%02x".formatted(length)
                + "00".repeat(length);
        byte[] octets = HexFormat.of().parseHex(hex);

        DecodeException refused = assertThrows(DecodeException.class, () -> CertificateBinary.CODEC.decode(octets));

        assertTrue(refused.problem().startsWith("expected at most " + (count - 1) + " elements"), refused::getMessage);
    }

    /** IntX at its corners, as ITS-AIDs: reference of the layout, and the ends of every length. */
    @ParameterizedTest
    @CsvSource({
        "0, 00",
        "10, 0a",
        "127, 7f",
        "128, 8080",
        "147, 8093",
        "2184, 8888",
        "16383, bfff",
        "16384, c04000",
        "16512, c04080",
        "16513, c04081",
        "2097151, dfffff",
        "2097152, e0200000",
        "268435455, efffffff",
        "268435456, f010000000",
        "34359738367, f7ffffffff",
        "34359738368, f80800000000",
        "4398046511103, fbffffffffff",
        "4398046511104, fc040000000000",
        "562949953421311, fdffffffffffff",
        "562949953421312, fe02000000000000",
        "72057594037927935, feffffffffffffff",
    })
    void numbersOfVariableLength_areInTheShortestForm(long number, String hex) {
        Certificate certificate =
                withAttributes(Certificates.ticket(), new SubjectAttribute.ItsAidList(LongList.of(number)));

        byte[] octets = CertificateBinary.CODEC.encode(certificate);

        String expected = "20%02x%s".formatted(hex.length() / 2, hex);
        assertTrue(HexFormat.of().formatHex(octets).contains(expected), expected);
        assertEquals(certificate, CertificateBinary.CODEC.decode(octets));
    }

    @Test
    void encode_ofHeaderFieldsOutOfOrder_isRefused() {
        SecuredMessage message = (SecuredMessage) Contents.get("sec2").value();
        List<HeaderField> backwards = new ArrayList<>(message.headerFields());
        Collections.reverse(backwards);

        EncodeException refused = assertThrows(
                EncodeException.class, () -> SecuredMessageBinary.CODEC.encode(withHeader(message, backwards)));

        assertEquals("headerFields[3]: expected the elements in order, each type once", refused.getMessage());
    }

    @Test
    void encode_ofAHeaderFieldTwice_isRefused() {
        SecuredMessage message = (SecuredMessage) Contents.get("sec1-digest").value();
        List<HeaderField> twice = new ArrayList<>(message.headerFields());
        twice.add(1, new HeaderField.GenerationTime(1));

        EncodeException refused = assertThrows(
                EncodeException.class, () -> SecuredMessageBinary.CODEC.encodedLength(withHeader(message, twice)));

        assertEquals("headerFields[2]", refused.path());
    }

    @Test
    void encode_ofAttributesOutOfOrder_isRefused() {
        List<SubjectAttribute> attributes = Certificates.ticket().subjectAttributes();
        Certificate certificate = withAttributes(Certificates.ticket(), attributes.get(1), attributes.get(0));
        SecuredMessage message = withSigner(new SignerInfo.Certificate(certificate));

        EncodeException refused = assertThrows(EncodeException.class, () -> SecuredMessageBinary.CODEC.encode(message));

        assertEquals("headerFields[0].signerInfo.certificate.subjectAttributes[1]", refused.path());
    }

    @Test
    void encode_ofRestrictionsOutOfOrder_isRefused() {
        Certificate ticket = Certificates.ticket();
        Certificate certificate = new Certificate(
                1,
                ticket.signerInfos(),
                ticket.subjectInfo(),
                ticket.subjectAttributes(),
                List.of(ticket.validityRestrictions().get(0), new ValidityRestriction.TimeEnd(0)),
                ticket.signature());
        SecuredMessage message = withSigner(new SignerInfo.CertificateChain(List.of(ticket, certificate)));

        EncodeException refused = assertThrows(EncodeException.class, () -> SecuredMessageBinary.CODEC.encode(message));

        assertEquals("headerFields[0].signerInfo.certificateChain[1].validityRestrictions[1]", refused.path());
    }

    @Test
    void encode_ofACertificateWithoutSignature_isRefused_unlessThereIsAReconstructionValue() {
        Certificate ticket = Certificates.ticket();
        Certificate unsigned = new Certificate(
                1, ticket.signerInfos(), ticket.subjectInfo(), ticket.subjectAttributes(), List.of(), null);
        SubjectAttribute reconstruction = new SubjectAttribute.ReconstructionValue(
                new org.c2x.its.security.EccPoint.XCoordinateOnly(OctetString.wrap(new byte[32])));
        Certificate both = withAttributes(ticket, reconstruction);
        Certificate implicit = new Certificate(
                1, ticket.signerInfos(), ticket.subjectInfo(), both.subjectAttributes(), List.of(), null);

        assertEquals(
                "signature",
                assertThrows(EncodeException.class, () -> CertificateBinary.CODEC.encode(unsigned))
                        .path());
        assertEquals(
                "signature",
                assertThrows(EncodeException.class, () -> CertificateBinary.CODEC.encode(both))
                        .path());
        assertEquals(implicit, CertificateBinary.CODEC.decode(CertificateBinary.CODEC.encode(implicit)));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 500})
    void nesting_isLimitedInBothDirections(int levels) {
        Certificate deepest = nested(levels);
        byte[] octets = CertificateBinary.CODEC.encode(deepest);

        assertEquals(
                octets.length,
                CertificateBinary.CODEC
                        .withLimits(Limits.DEFAULT.withDepth(levels))
                        .decode(octets, 0, octets.length)
                        .consumedOctets());
        assertTrue(assertThrows(
                        DecodeException.class,
                        () -> CertificateBinary.CODEC
                                .withLimits(Limits.DEFAULT.withDepth(levels - 1))
                                .decode(octets))
                .problem()
                .endsWith("levels of nesting"));
    }

    @Test
    void encode_ofTooManyLevels_isRefused() {
        assertThrows(EncodeException.class, () -> CertificateBinary.CODEC.encode(nested(501)));
    }

    /** Lengths of vectors around the places where IntX gets longer, and beyond the writer's first buffer. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 125, 126, 127, 128, 129, 1_000, 16_379, 16_383, 16_384, 70_000, 2_097_151, 2_097_152})
    void payloads_ofAnyLength_comeBack(int length) {
        byte[] data = new byte[length];
        Arrays.fill(data, (byte) 0xa5);
        SecuredMessage message = (SecuredMessage) Contents.get("sec1-digest").value();
        SecuredMessage large = new SecuredMessage(
                1,
                1,
                message.headerFields(),
                List.of(new Payload.Signed(OctetString.wrap(data)), new Payload.SignedExternal()),
                message.trailerFields());

        assertEquals(large, SecuredMessageBinary.CODEC.decode(SecuredMessageBinary.CODEC.encode(large)));
    }

    @Test
    void octetsAfterTheMessage_areNotLookedAt() {
        byte[] octets = SignedExamples.octets("sec1-digest");
        byte[] longer = Arrays.copyOf(octets, octets.length + 3);

        assertEquals(
                octets.length,
                SecuredMessageBinary.CODEC.decode(longer, 0, longer.length).consumedOctets());
    }

    private static Certificate nested(int levels) {
        Certificate certificate = Certificates.ticket();
        for (int level = 1; level < levels; level++) {
            certificate = new Certificate(
                    1,
                    List.of(new SignerInfo.Certificate(certificate)),
                    certificate.subjectInfo(),
                    List.of(),
                    List.of(),
                    certificate.signature());
        }
        return certificate;
    }

    private static Certificate withAttributes(Certificate certificate, SubjectAttribute... attributes) {
        return new Certificate(
                1,
                certificate.signerInfos(),
                certificate.subjectInfo(),
                List.of(attributes),
                certificate.validityRestrictions(),
                certificate.signature());
    }

    private static SecuredMessage withSigner(SignerInfo signer) {
        SecuredMessage message = (SecuredMessage) Contents.get("sec2").value();
        List<HeaderField> header = new ArrayList<>(message.headerFields());
        header.set(0, new HeaderField.SignerInfo(signer));
        return withHeader(message, header);
    }

    private static SecuredMessage withHeader(SecuredMessage message, List<HeaderField> header) {
        return new SecuredMessage(
                1, message.securityProfile(), header, message.payloadFields(), message.trailerFields());
    }
}
