package org.c2x.its.contents;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.c2x.asn1.runtime.LongList;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.security.Certificate;
import org.c2x.its.security.EccPoint;
import org.c2x.its.security.EcdsaSignature;
import org.c2x.its.security.ItsAid;
import org.c2x.its.security.ItsAidSsp;
import org.c2x.its.security.PublicKey;
import org.c2x.its.security.Signature;
import org.c2x.its.security.SignerInfo;
import org.c2x.its.security.SubjectAssurance;
import org.c2x.its.security.SubjectAttribute;
import org.c2x.its.security.SubjectInfo;
import org.c2x.its.security.SubjectType;
import org.c2x.its.security.TimeStartAndEnd;
import org.c2x.its.security.ValidityRestriction;

/**
 * The certificates for the security envelopes among the contents: a root, an authority and a ticket, each signed
 * with the key of the one before. The keys are test keys, made of words.
 */
public final class Certificates {
    private static final int VERSION = 1;
    private static final int ASSURANCE_LEVEL = 4;
    private static final OctetString NO_PERMISSIONS = OctetString.of();

    /** 2015-01-01, 2016-07-01 and 2018-01-01 as seconds of TS 103 097 V1.1.1. */
    private static final long START_OF_2015 = 157_766_401;

    private static final long MIDDLE_OF_2016 = 205_027_202;
    private static final long START_OF_2018 = 252_460_803;

    /** 2015-05-31 and 2015-06-07. */
    private static final long START_OF_WEEK = 170_726_401;

    private static final long END_OF_WEEK = 171_331_201;

    private static final OctetString ROOT_DIGEST = OctetString.ofHex("44a80a4a7af95cad");
    private static final OctetString AUTHORITY_DIGEST = OctetString.ofHex("814de5fbf59849c0");

    /** Digest of {@link #ticket()}. */
    static final OctetString TICKET_DIGEST = OctetString.ofHex("fb97d8669dc12885");

    /** Digest of {@link #ticketWithoutAttributes()}. */
    static final OctetString TICKET_WITHOUT_ATTRIBUTES_DIGEST = OctetString.ofHex("94fc819c83a98497");

    private Certificates() {}

    /** The root's certificate, signed with its own key. */
    public static Certificate root() {
        return Certificate.builder()
                .version(VERSION)
                .signerInfos(List.of(new SignerInfo.Self()))
                .subjectInfo(subject(SubjectType.ROOT_CA, "root"))
                .subjectAttributes(authorityAttributes(new EccPoint.CompressedLsbY0(
                        OctetString.ofHex("df653b743ffce186129f5b26338ccf4a66b91d36ad5db9b7fd659a76f73360b9"))))
                .validityRestrictions(valid(START_OF_2015, START_OF_2018))
                .signature(signature(
                        "8a456cd2ae80776b459468790abc583ff932f81644644cf945f79ae60a6d3c7d",
                        "3dec26a96cf4183bf7d3a71a0a2458e0441f0f478774fcc6e040ff149f7bebd9"))
                .build();
    }

    /** The certificate of the authority that signs tickets. */
    public static Certificate authority() {
        return Certificate.builder()
                .version(VERSION)
                .signerInfos(signedBy(ROOT_DIGEST))
                .subjectInfo(subject(SubjectType.AUTHORIZATION_AUTHORITY, "aa"))
                .subjectAttributes(authorityAttributes(new EccPoint.CompressedLsbY0(
                        OctetString.ofHex("98819eacead0facaff221318b4ca60aa43561e42c9aca5c35798783a117217b0"))))
                .validityRestrictions(valid(START_OF_2015, MIDDLE_OF_2016))
                .signature(signature(
                        "e1baf99beb476c85dd7f164be5bc034262d37db57ce08a71eb9aea8b99726552",
                        "537ce39a6913b93734871899e515f5a5d3633f452c4563abc51b05c7f9f35dbc"))
                .build();
    }

    /** The certificate of the station that signs the messages, 133 octets in its binary form. */
    public static Certificate ticket() {
        EccPoint key = new EccPoint.CompressedLsbY1(
                OctetString.ofHex("99b224d72997cda8406b5d27fdf06d1e8b0c82ab2cb157d99341dd7fabe3e1e1"));
        List<SubjectAttribute> attributes = List.of(
                new SubjectAttribute.VerificationKey(new PublicKey.EcdsaNistP256WithSha256(key)),
                new SubjectAttribute.AssuranceLevel(new SubjectAssurance(ASSURANCE_LEVEL, 0, 0)),
                new SubjectAttribute.ItsAidSspList(List.of(
                        new ItsAidSsp(ItsAid.CAM, NO_PERMISSIONS), new ItsAidSsp(ItsAid.DENM, NO_PERMISSIONS))));
        return ticket(
                attributes,
                signature(
                        "d6d38c9f626fedb421754750d67064f30e0c4cbca1bd49221602bffbb5de0947",
                        "1f8e0b302026cddaf322296fc0f6e322049215c21c4d266ef1f99a55fad74444"));
    }

    /** The same ticket but for its attributes, 90 octets in its binary form: without a key, of use for lengths only. */
    public static Certificate ticketWithoutAttributes() {
        return ticket(
                List.of(),
                signature(
                        "17c383109e98ba0023abc00afa197d1b84de54a80f6b03569ede924c662bd965",
                        "19f8f69f3095827875347abcbe038f734d2c4021072f598eec564da6552bacc8"));
    }

    private static Certificate ticket(List<SubjectAttribute> attributes, Signature signature) {
        return Certificate.builder()
                .version(VERSION)
                .signerInfos(signedBy(AUTHORITY_DIGEST))
                .subjectInfo(subject(SubjectType.AUTHORIZATION_TICKET, ""))
                .subjectAttributes(attributes)
                .validityRestrictions(valid(START_OF_WEEK, END_OF_WEEK))
                .signature(signature)
                .build();
    }

    private static List<SignerInfo> signedBy(OctetString digest) {
        return List.of(new SignerInfo.CertificateDigestWithEcdsaP256(digest));
    }

    private static SubjectInfo subject(SubjectType type, String name) {
        return new SubjectInfo(type, OctetString.wrap(name.getBytes(StandardCharsets.UTF_8)));
    }

    private static List<SubjectAttribute> authorityAttributes(EccPoint key) {
        return List.of(
                new SubjectAttribute.VerificationKey(new PublicKey.EcdsaNistP256WithSha256(key)),
                new SubjectAttribute.AssuranceLevel(new SubjectAssurance(ASSURANCE_LEVEL, 0, 0)),
                new SubjectAttribute.ItsAidList(LongList.of(ItsAid.CAM, ItsAid.DENM)));
    }

    private static List<ValidityRestriction> valid(long start, long end) {
        return List.of(new ValidityRestriction.TimeStartAndEnd(new TimeStartAndEnd(start, end)));
    }

    /** A signature of two numbers of 32 octets in hex, of the point only its x. */
    static Signature signature(String r, String s) {
        return new Signature.EcdsaNistP256WithSha256(
                new EcdsaSignature(new EccPoint.XCoordinateOnly(OctetString.ofHex(r)), OctetString.ofHex(s)));
    }
}
