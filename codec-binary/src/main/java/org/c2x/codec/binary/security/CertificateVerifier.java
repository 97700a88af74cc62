package org.c2x.codec.binary.security;

import java.util.List;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.codec.binary.security.Verification.Invalid;
import org.c2x.codec.binary.security.Verification.Reason;
import org.c2x.codec.binary.security.Verification.Valid;
import org.c2x.its.security.Certificate;
import org.c2x.its.security.CertificateV2;
import org.c2x.its.security.EccPoint;
import org.c2x.its.security.Signature;
import org.c2x.its.security.SubjectType;

/**
 * Verifies the signatures of certificates, and that each is of one whose type may sign certificates of its type. Not
 * looked at are the times and regions of validity, whether permissions and assurance are among those of the issuer,
 * and whether a certificate is revoked.
 *
 * <p>A signature is two numbers, of which neither is signed itself: r, sent as the point R in one of several forms, and
 * s, whose negative modulo the order of the curve is as good. {@link #UNIQUE_FORM} takes one form of R and the lower s
 * only, so that nobody without the signer's key can make another valid certificate of a valid one. {@link #ANY_FORM}
 * takes R in all forms that the standard has, as long as type and coordinates are those of R: other octets, but the
 * same digest. Only the verifiers of {@link #acceptingHighS()} take the higher s.
 */
public final class CertificateVerifier {
    /** Takes R as its x coordinate only, as it is usually sent. */
    public static final CertificateVerifier UNIQUE_FORM = new CertificateVerifier(SignatureForms.UNIQUE);

    /** Takes R in any form. */
    public static final CertificateVerifier ANY_FORM = new CertificateVerifier(SignatureForms.ANY_POINT);

    private final SignatureForms forms;

    private CertificateVerifier(SignatureForms forms) {
        this.forms = forms;
    }

    /**
     * This verifier, but it takes a high s as well: for signers that do not see to it, which the standard does not ask
     * of them. Then whoever has a valid certificate can make a second one of it, with other digests, which a list of
     * revoked digests or a cache does not know.
     */
    public CertificateVerifier acceptingHighS() {
        return new CertificateVerifier(forms.withHighS());
    }

    /**
     * Verifies the signature of a certificate with a public key, and nothing else.
     *
     * @param key compressed or uncompressed
     */
    public Verification verifySignature(Certificate certificate, EccPoint key) {
        return verifySignature(SignedCertificate.of(certificate), key);
    }

    /** The same for a certificate of version 2. */
    public Verification verifySignature(CertificateV2 certificate, EccPoint key) {
        return verifySignature(SignedCertificate.of(certificate), key);
    }

    private Verification verifySignature(SignedCertificate certificate, EccPoint key) {
        if (!(certificate.signature() instanceof Signature.EcdsaNistP256WithSha256 ecdsa)) {
            return new Invalid(Reason.NOT_SUPPORTED, "the certificate is implicit: it has no signature");
        }
        try {
            return Ecdsa.problem(certificate.signedOctets().get(), ecdsa.value(), key, forms)
                    .<Verification>map(reason -> new Invalid(reason, "signature of the certificate"))
                    .orElseGet(() -> new Valid(List.of()));
        } catch (EncodeException e) {
            return new Invalid(Reason.NOT_ENCODABLE, e.getMessage());
        }
    }

    /**
     * Verifies a chain of certificates down from a root that is trusted.
     *
     * @param root  signed with its own key, which is verified too; that it is to be trusted the caller says
     * @param chain certificates below the root, each signed with the key of the one before, the signer of messages last
     */
    public Verification verifyChain(Certificate root, List<Certificate> chain) {
        return verifyChain(
                SignedCertificate.of(root),
                chain.stream().map(SignedCertificate::of).toList());
    }

    /** The same for certificates of version 2. */
    public Verification verifyChainV2(CertificateV2 root, List<CertificateV2> chain) {
        return verifyChain(
                SignedCertificate.of(root),
                chain.stream().map(SignedCertificate::of).toList());
    }

    private Verification verifyChain(SignedCertificate root, List<SignedCertificate> chain) {
        Verification verification = verifyRoot(root);
        SignedCertificate issuer = root;
        for (SignedCertificate certificate : chain) {
            if (!verification.isValid()) {
                return verification;
            }
            verification = verify(certificate, issuer);
            issuer = certificate;
        }
        return verification;
    }

    private Verification verifyRoot(SignedCertificate root) {
        if (root.subjectType() != SubjectType.ROOT_CA) {
            return new Invalid(Reason.ISSUER_NOT_ALLOWED, "the chain does not begin with a root certificate");
        }
        try {
            List<SignerName> signers = root.signers().get();
            if (signers.size() != 1 || signers.get(0).kind() != SignerName.Kind.SELF) {
                return new Invalid(Reason.WRONG_SIGNER, "the root certificate is not signed by itself");
            }
        } catch (EncodeException e) {
            return new Invalid(Reason.NOT_ENCODABLE, e.getMessage());
        }
        return verifyWith(root, root);
    }

    /** Verifies that a certificate is signed by the holder of another, who may do so. */
    public Verification verify(Certificate certificate, Certificate issuer) {
        return verify(SignedCertificate.of(certificate), SignedCertificate.of(issuer));
    }

    /** The same for certificates of version 2. */
    public Verification verify(CertificateV2 certificate, CertificateV2 issuer) {
        return verify(SignedCertificate.of(certificate), SignedCertificate.of(issuer));
    }

    private Verification verify(SignedCertificate certificate, SignedCertificate issuer) {
        SubjectType type = certificate.subjectType();
        if (issuerOf(type) != issuer.subjectType()) {
            return new Invalid(Reason.ISSUER_NOT_ALLOWED, type + " signed by " + issuer.subjectType());
        }
        try {
            List<SignerName> signers = certificate.signers().get();
            if (signers.size() != 1) {
                return new Invalid(Reason.WRONG_SIGNER, "one signer expected, found " + signers.size());
            }
            return signers.get(0).problem(issuer).orElseGet(() -> verifyWith(certificate, issuer));
        } catch (EncodeException e) {
            return new Invalid(Reason.NOT_ENCODABLE, e.getMessage());
        }
    }

    private Verification verifyWith(SignedCertificate certificate, SignedCertificate issuer) {
        return issuer.verificationKey()
                .map(key -> verifySignature(certificate, key))
                .orElseGet(() -> new Invalid(Reason.NO_KEY, "the issuer's certificate has no verification key"));
    }

    /** Who signs certificates of a type; null where nobody else does. */
    private static @Nullable SubjectType issuerOf(SubjectType type) {
        return switch (type) {
            case ENROLLMENT_CREDENTIAL -> SubjectType.ENROLLMENT_AUTHORITY;
            case AUTHORIZATION_TICKET -> SubjectType.AUTHORIZATION_AUTHORITY;
            case AUTHORIZATION_AUTHORITY, ENROLLMENT_AUTHORITY, CRL_SIGNER -> SubjectType.ROOT_CA;
            case ROOT_CA -> null;
        };
    }
}
