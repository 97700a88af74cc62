package org.c2x.security;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.interfaces.ECPublicKey;
import java.time.Instant;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.bouncycastle.crypto.digests.SHA256Digest;
import org.bouncycastle.crypto.params.ECDomainParameters;
import org.bouncycastle.crypto.params.ECPrivateKeyParameters;
import org.bouncycastle.crypto.signers.ECDSASigner;
import org.bouncycastle.crypto.signers.HMacDSAKCalculator;
import org.bouncycastle.jce.ECNamedCurveTable;
import org.bouncycastle.jce.spec.ECParameterSpec;
import org.bouncycastle.math.ec.ECPoint;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.contents.Contents;
import org.c2x.security.dot2.CertificateBase;
import org.c2x.security.dot2.CertificateId;
import org.c2x.security.dot2.CertificateType;
import org.c2x.security.dot2.Duration;
import org.c2x.security.dot2.HashAlgorithm;
import org.c2x.security.dot2.HeaderInfo;
import org.c2x.security.dot2.Ieee1609Dot2Content;
import org.c2x.security.dot2.Ieee1609Dot2Data;
import org.c2x.security.dot2.Ieee1609Dot2DataOer;
import org.c2x.security.dot2.IssuerIdentifier;
import org.c2x.security.dot2.PsidGroupPermissions;
import org.c2x.security.dot2.PsidSspRange;
import org.c2x.security.dot2.SecuredMessage;
import org.c2x.security.dot2.Signature;
import org.c2x.security.dot2.SignedDataPayload;
import org.c2x.security.dot2.SignerIdentifier;
import org.c2x.security.dot2.SubjectPermissions;
import org.c2x.security.dot2.ThreeDLocation;
import org.c2x.security.dot2.ToBeSignedCertificate;
import org.c2x.security.dot2.ToBeSignedCertificateOer;
import org.c2x.security.dot2.ToBeSignedData;
import org.c2x.security.dot2.ToBeSignedDataOer;
import org.c2x.security.dot2.ValidityPeriod;
import org.junit.jupiter.api.Test;

/** The fixed messages are made again, with signatures whose k follows from the octets (RFC 6979), and verified. */
class SecurityContentsTest {
    private static final ECParameterSpec P256 = ECNamedCurveTable.getParameterSpec("secp256r1");
    private static final String POSITION = "940002000012d687075bcd151cb15af006e56ae0856d0a97";
    private static final OctetString CAM = OctetString.ofHex("20500280002d0100" + POSITION + "00000000" + "07d10000"
            + "01020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a3a4d30fcb44");
    private static final OctetString DENM = OctetString.ofHex("20400180002f0a00" + "00010000" + POSITION
            + "1cb15af006e56ae003e8000000000000" + "07d20000"
            + "01010012d6870100096b4380038cdecff371c337b3fcff2d25643f0722f3ce0064050384251c0502580280");
    private static final ThreeDLocation PLACE = new ThreeDLocation(481_374_000, 115_755_000, 9_746);
    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

    private final Map<String, byte[]> made = new LinkedHashMap<>();

    @Test
    void contents_areThoseOfTheResource() throws Exception {
        EncodedCertificate root = certificate("root", new Duration.Years(10), null, mayIssue(2));
        EncodedCertificate authority = certificate("authority", new Duration.Years(8), root, mayIssue(1));
        EncodedCertificate ticket = certificate("ticket", new Duration.Hours(168), authority, null);
        HeaderInfo.Builder header = HeaderInfo.builder()
                .psid(BigInteger.valueOf(36))
                .generationTime(BigInteger.valueOf(Validity.micros(START.plusMillis(500))));
        SignerIdentifier certificate = new SignerIdentifier.Certificate(List.of(ticket.certificate()));
        message("sec-today-digest", CAM, header.build(), new SignerIdentifier.Digest(ticket.digest()), ticket);
        message("sec-today-certificate", CAM, header.build(), certificate, ticket);
        HeaderInfo denm =
                header.psid(BigInteger.valueOf(37)).generationLocation(PLACE).build();
        message("sec-today-denm", DENM, denm, certificate, ticket);

        assertEquals(
                made.keySet().stream()
                        .map(name -> name + " " + hex(SecurityContents.octets(name)))
                        .collect(Collectors.joining("\n")),
                made.entrySet().stream()
                        .map(one -> one.getKey() + " " + hex(one.getValue()))
                        .collect(Collectors.joining("\n")));
    }

    private static String hex(byte @Nullable [] octets) {
        return octets == null ? "" : HexFormat.of().formatHex(octets);
    }

    @Test
    void contents_areValid() {
        Verifier verifier = new Verifier(new TrustStore()
                .trust(SecurityContents.root())
                .know(SecurityContents.authority())
                .know(SecurityContents.ticket()));

        SecurityContents.all().forEach(envelope -> {
            Object message = Contents.get(envelope.name().endsWith("denm") ? "denm" : "cam")
                    .value();
            Verdict verdict = verifier.verify(
                    Ieee1609Dot2DataOer.CODEC.encode(envelope.data()),
                    Reception.UNKNOWN.at(START.plusSeconds(1)).with(message));
            assertTrue(verdict.isValid(), verdict::toString);
            assertEquals(java.util.Set.of(Check.REPLAY, Check.REVOCATION), verdict.notChecked());
        });
    }

    private EncodedCertificate certificate(
            String name,
            Duration duration,
            @Nullable EncodedCertificate issuer,
            @Nullable List<PsidGroupPermissions> mayIssue)
            throws Exception {
        ECPoint point = P256.getG().multiply(key(name)).normalize();
        ECPublicKey key = (ECPublicKey) Curve.NIST_P256.publicKey(
                point.getAffineXCoord().getEncoded(), point.getAffineYCoord().getEncoded());
        ToBeSignedCertificate content = ToBeSignedCertificate.builder()
                .id(mayIssue == null ? new CertificateId.None() : new CertificateId.Name("c2x " + name))
                .cracaId(OctetString.of(new byte[3]))
                .crlSeries(0)
                .validityPeriod(new ValidityPeriod(Validity.seconds(START), duration))
                .appPermissions(mayIssue == null ? Stations.CAM_AND_DENM : null)
                .certIssuePermissions(mayIssue)
                .verifyKeyIndicator(Keys.forVerification(key))
                .build();
        byte[] dataHash = sha256(ToBeSignedCertificateOer.CODEC.encode(content));
        EncodedCertificate certificate = EncodedCertificate.of(new CertificateBase(
                3,
                CertificateType.EXPLICIT,
                issuer == null
                        ? new IssuerIdentifier.Self(HashAlgorithm.SHA256)
                        : new IssuerIdentifier.Sha256AndDigest(issuer.digest()),
                content,
                issuer == null
                        ? signature(name, dataHash, sha256())
                        : signature(name.equals("ticket") ? "authority" : "root", dataHash, issuer.hashOctets())));
        made.put(name, certificate.toByteArray());
        return certificate;
    }

    private static List<PsidGroupPermissions> mayIssue(int chainLength) {
        return List.of(PsidGroupPermissions.builder()
                .subjectPermissions(new SubjectPermissions.Explicit(List.of(
                        new PsidSspRange(BigInteger.valueOf(36), null),
                        new PsidSspRange(BigInteger.valueOf(37), null))))
                .minChainLength(BigInteger.valueOf(chainLength))
                .build());
    }

    private void message(
            String name, OctetString payload, HeaderInfo header, SignerIdentifier signer, EncodedCertificate ticket)
            throws Exception {
        Ieee1609Dot2Data plain = new Ieee1609Dot2Data(3, new Ieee1609Dot2Content.UnsecuredData(payload));
        ToBeSignedData data = new ToBeSignedData(new SignedDataPayload(plain, null, null), header);
        Signature signature = signature("ticket", sha256(ToBeSignedDataOer.CODEC.encode(data)), ticket.hashOctets());
        SecuredMessage message = new SecuredMessage(HashAlgorithm.SHA256, data, signer, signature);
        made.put(
                name,
                Ieee1609Dot2DataOer.CODEC.encode(new Ieee1609Dot2Data(3, new Ieee1609Dot2Content.SignedData(message))));
    }

    private static Signature signature(String keyName, byte[] dataHash, byte[] signerHash) throws Exception {
        ECDSASigner signer = new ECDSASigner(new HMacDSAKCalculator(new SHA256Digest()));
        ECDomainParameters domain = new ECDomainParameters(P256.getCurve(), P256.getG(), P256.getN());
        signer.init(true, new ECPrivateKeyParameters(key(keyName), domain));
        BigInteger[] rs = signer.generateSignature(sha256(dataHash, signerHash));
        byte[] octets = new byte[64];
        System.arraycopy(Curve.NIST_P256.fixedOctets(rs[0]), 0, octets, 0, 32);
        System.arraycopy(Curve.NIST_P256.fixedOctets(rs[1]), 0, octets, 32, 32);
        return new EcdsaSignature(Curve.NIST_P256, octets).toSignature();
    }

    /** A private key made of words. */
    private static BigInteger key(String name) throws Exception {
        return new BigInteger(1, sha256(("c2x today " + name).getBytes(StandardCharsets.UTF_8)));
    }

    private static byte[] sha256(byte[]... parts) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        for (byte[] part : parts) {
            digest.update(part);
        }
        return digest.digest();
    }
}
