package org.c2x.its.contents;

import java.util.List;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.security.Certificate;
import org.c2x.its.security.HeaderField;
import org.c2x.its.security.MessageType;
import org.c2x.its.security.Payload;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.security.SecurityProfile;
import org.c2x.its.security.SignerInfo;
import org.c2x.its.security.ThreeDLocation;
import org.c2x.its.security.TrailerField;

/** Security envelopes of an empty payload, signed by the station of {@link Certificates#ticket()}. */
final class Envelopes {
    private static final int PROTOCOL_VERSION = 1;

    private static final HeaderField TIME = new HeaderField.GenerationTime(170_856_001_000_000L);
    private static final HeaderField PLACE =
            new HeaderField.GenerationLocation(new ThreeDLocation(481_374_000, 115_755_000, 5_650));
    private static final HeaderField CAM = new HeaderField.MessageType(MessageType.CAM);
    private static final HeaderField DENM = new HeaderField.MessageType(MessageType.DENM);

    private Envelopes() {}

    /** Profile of CAMs, the signer named by the digest of the certificate. */
    static SecuredMessage camWithDigest() {
        return camWithDigest(
                Certificates.TICKET_DIGEST,
                trailer(
                        "c7dcbe470f9896ffd9d2d2dfe7b8ecb4e645a780f4e7bdec558c34ae5092d57a",
                        "43aca8495c512ee7f1d8970f68ca6b9666df27821a9905d2b29b5c47a168c735"));
    }

    /** Profile of CAMs with the signer's certificate. */
    static SecuredMessage camWithCertificate() {
        return camWithCertificate(
                Certificates.ticket(),
                trailer(
                        "1502d56a3f30c49a330f180e02f8d99c456bc98de986bda2683deef1511e67b7",
                        "69d9eb50d70fff7196f484aa05220de7fa629684cc3d7a5bb60a09e90fd35f77"));
    }

    /** Profile of DENMs, always with the signer's certificate. */
    static SecuredMessage denm() {
        return denm(
                Certificates.ticket(),
                trailer(
                        "21554c513dee54c5f1d9f7a80adeb6aca317bfa147f2ff4870653369e3ca5837",
                        "4a072b3277b60c74367596f453478675f026037502213e12ae04fda9d2041a24"));
    }

    /** Profile of all other messages, always with the signer's certificate. */
    static SecuredMessage generic() {
        return generic(
                Certificates.ticket(),
                trailer(
                        "253aac02092cd0c7f1467e15a82314c779b565e9e583ab1614a55c646f659be4",
                        "12312c84db2cbc398d3a51a94f7fe89fcab29d7ad331578f96bf0c4040db7f69"));
    }

    /** As {@link #camWithDigest()}, but with the digest of the ticket without attributes. */
    static SecuredMessage camWithDigestOfShortTicket() {
        return camWithDigest(
                Certificates.TICKET_WITHOUT_ATTRIBUTES_DIGEST,
                trailer(
                        "9abc7ee667ba3a40a16cc43090bd87e60b72f526e83a22ef3dc0a99190257398",
                        "6da7d7167fcd57802d92a675ccf10bf9131c5be620c253c56c7904f59e041996"));
    }

    /** As {@link #camWithCertificate()}, but with the ticket without attributes. */
    static SecuredMessage camWithShortTicket() {
        return camWithCertificate(
                Certificates.ticketWithoutAttributes(),
                trailer(
                        "9837fe470faa94cdc89859255f133392643d38348069e862f646337c07f96135",
                        "1184f5dfe8c562815e643bd7200767a5528d1bc013d655c91566d947fe32c661"));
    }

    /** As {@link #denm()}, but with the ticket without attributes. */
    static SecuredMessage denmWithShortTicket() {
        return denm(
                Certificates.ticketWithoutAttributes(),
                trailer(
                        "a601b016a6414c6359dba4c1126f1723a0550860254e8e4c9aff8b3c5500ca27",
                        "5de18fd2bf238807be938f77905e6915d308c354411b3830e44cdb676dd7009a"));
    }

    /** As {@link #generic()}, but with the ticket without attributes. */
    static SecuredMessage genericWithShortTicket() {
        return generic(
                Certificates.ticketWithoutAttributes(),
                trailer(
                        "43097967f1dd9e80e8ade7a34a374d63a8d96c05cf1293026318f81111e2a24a",
                        "6953bfdff0fb8a242224a7afaccfbf98910411513bea2c0d8480bfbaa2750539"));
    }

    private static SecuredMessage camWithDigest(OctetString digest, TrailerField trailer) {
        SignerInfo signer = new SignerInfo.CertificateDigestWithEcdsaP256(digest);
        return message(SecurityProfile.CAM, List.of(new HeaderField.SignerInfo(signer), TIME, CAM), trailer);
    }

    private static SecuredMessage camWithCertificate(Certificate certificate, TrailerField trailer) {
        return message(SecurityProfile.CAM, List.of(signer(certificate), TIME, CAM), trailer);
    }

    private static SecuredMessage denm(Certificate certificate, TrailerField trailer) {
        return message(SecurityProfile.DENM, List.of(signer(certificate), TIME, PLACE, DENM), trailer);
    }

    private static SecuredMessage generic(Certificate certificate, TrailerField trailer) {
        return message(SecurityProfile.GENERIC, List.of(signer(certificate), TIME, PLACE), trailer);
    }

    private static HeaderField signer(Certificate certificate) {
        return new HeaderField.SignerInfo(new SignerInfo.Certificate(certificate));
    }

    private static SecuredMessage message(int profile, List<HeaderField> header, TrailerField trailer) {
        return SecuredMessage.builder()
                .protocolVersion(PROTOCOL_VERSION)
                .securityProfile(profile)
                .headerFields(header)
                .payloadFields(List.of(new Payload.Signed(OctetString.of())))
                .trailerFields(List.of(trailer))
                .build();
    }

    private static TrailerField trailer(String r, String s) {
        return new TrailerField.Signature(Certificates.signature(r, s));
    }
}
