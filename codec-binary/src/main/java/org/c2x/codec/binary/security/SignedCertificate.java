package org.c2x.codec.binary.security;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.codec.binary.SignedOctets;
import org.c2x.its.security.Certificate;
import org.c2x.its.security.CertificateV2;
import org.c2x.its.security.EccPoint;
import org.c2x.its.security.PublicKey;
import org.c2x.its.security.Signature;
import org.c2x.its.security.SubjectAttribute;
import org.c2x.its.security.SubjectType;

/**
 * What verification asks of a certificate, of either version. What has to encode one is calculated on demand, and fails
 * then if the layout cannot express it.
 *
 * @param signers      whom it names as its issuer
 * @param signature    null if it is implicit
 * @param signedOctets what the signature is over
 * @param sha256       of all of it
 */
record SignedCertificate(
        SubjectType subjectType,
        List<SubjectAttribute> attributes,
        Supplier<List<SignerName>> signers,
        @Nullable Signature signature,
        Supplier<byte[]> signedOctets,
        Supplier<OctetString> sha256) {

    static SignedCertificate of(Certificate certificate) {
        return new SignedCertificate(
                certificate.subjectInfo().subjectType(),
                certificate.subjectAttributes(),
                () -> certificate.signerInfos().stream().map(SignerName::of).toList(),
                certificate.signature(),
                () -> SignedOctets.of(certificate),
                () -> CertificateDigest.sha256(certificate));
    }

    static SignedCertificate of(CertificateV2 certificate) {
        return new SignedCertificate(
                certificate.subjectInfo().subjectType(),
                certificate.subjectAttributes(),
                () -> List.of(SignerName.of(certificate.signerInfo())),
                certificate.signature(),
                () -> SignedOctets.of(certificate),
                () -> CertificateDigest.sha256(certificate));
    }

    /** The key that the holder signs with. */
    Optional<EccPoint> verificationKey() {
        for (SubjectAttribute attribute : attributes) {
            if (attribute instanceof SubjectAttribute.VerificationKey key
                    && key.value() instanceof PublicKey.EcdsaNistP256WithSha256 ecdsa) {
                return Optional.of(ecdsa.value());
            }
        }
        return Optional.empty();
    }
}
