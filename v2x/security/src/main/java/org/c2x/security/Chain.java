package org.c2x.security;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.security.dot2.HashAlgorithm;
import org.c2x.security.dot2.IssuerIdentifier;
import org.c2x.security.dot2.Signature;

/**
 * The certificates from a signer's one up to a trusted one, each signed by the next. What depends on time and place is
 * not part of it, so that it holds for all data of a signer.
 */
record Chain(List<EncodedCertificate> certificates) {
    /** Root, sub-authorities and ticket: stations in Europe have three. */
    private static final int LONGEST = 8;

    /**
     * Follows the issuers of a certificate.
     *
     * @throws RefusedException if that does not lead to a trusted certificate
     */
    static Chain of(EncodedCertificate signer, TrustStore store) {
        List<EncodedCertificate> found = new ArrayList<>();
        EncodedCertificate current = signer;
        while (!store.isTrusted(current)) {
            found.add(current);
            if (found.size() == LONGEST) {
                throw new RefusedException(Reason.CHAIN_TOO_LONG, "a chain of more than " + LONGEST + " certificates");
            }
            current = issuerOf(current, store);
        }
        found.add(current);
        for (int i = 0; i < found.size(); i++) {
            requireSignature(found.get(i), i + 1 < found.size() ? found.get(i + 1) : null);
        }
        return new Chain(List.copyOf(found));
    }

    private static EncodedCertificate issuerOf(EncodedCertificate certificate, TrustStore store) {
        OctetString digest = issuerDigest(certificate);
        if (digest == null) {
            throw new RefusedException(Reason.ROOT_NOT_TRUSTED, certificate + " signed itself and is not trusted");
        }
        EncodedCertificate issuer = store.find(digest);
        if (issuer == null) {
            throw new RefusedException(
                    Reason.ISSUER_UNKNOWN, "the issuer " + digest + " of " + certificate + " is not known");
        }
        return issuer;
    }

    /** The HashedId8 of the issuer; null if the certificate signed itself. */
    private static @Nullable OctetString issuerDigest(EncodedCertificate certificate) {
        IssuerIdentifier issuer = certificate.certificate().issuer();
        if (issuer instanceof IssuerIdentifier.Sha256AndDigest one) {
            return one.value();
        } else if (issuer instanceof IssuerIdentifier.Sha384AndDigest one) {
            return one.value();
        } else if (issuer instanceof IssuerIdentifier.Self) {
            return null;
        }
        throw new RefusedException(Reason.UNSUPPORTED, certificate + " names its issuer in a way that is not covered");
    }

    private static @Nullable HashAlgorithm algorithm(IssuerIdentifier issuer) {
        if (issuer instanceof IssuerIdentifier.Self self) {
            return self.value();
        }
        return issuer instanceof IssuerIdentifier.Sha256AndDigest ? HashAlgorithm.SHA256 : HashAlgorithm.SHA384;
    }

    /**
     * Checks the signature of a certificate. A trusted one that somebody else issued is taken as it is.
     *
     * @param issuer null for the trusted one at the end of the chain
     */
    private static void requireSignature(EncodedCertificate certificate, @Nullable EncodedCertificate issuer) {
        if (issuer == null && issuerDigest(certificate) != null) {
            return;
        }
        EncodedCertificate with = issuer == null ? certificate : issuer;
        Curve curve = with.curve();
        if (algorithm(certificate.certificate().issuer()) != curve.hash()) {
            throw new RefusedException(
                    Reason.WRONG_HASH, certificate + " is hashed otherwise than its issuer's key demands");
        }
        certificate.curve(); // refuses an implicit one by name
        Signature signature = certificate.certificate().signature();
        EcdsaSignature given = EcdsaSignature.of(Objects.requireNonNull(signature));
        if (given.curve() != curve) {
            throw new RefusedException(
                    Reason.WRONG_CURVE, certificate + " is signed on another curve than its issuer's key");
        }
        // A certificate that signed itself is hashed with the empty string for its signer's one.
        byte[] nobody = curve.digest().digest();
        boolean isSigned = given.isOf(
                with.verifyingKey(),
                certificate.signedHash(curve.hash()),
                issuer == null ? nobody : issuer.hashOctets());
        boolean isCanonical = certificate.isCanonical() && (issuer == null || issuer.isCanonical());
        if (!isSigned && !isCanonical) {
            isSigned = given.isOf(
                    with.verifyingKey(),
                    certificate.signedHashAsSent(curve.hash()),
                    issuer == null ? nobody : issuer.hashAsSent());
        }
        if (!isSigned) {
            throw new RefusedException(
                    Reason.CERTIFICATE_SIGNATURE_WRONG, certificate + " does not have its issuer's signature");
        }
    }

    /** Checks each certificate by itself, and that it was granted nothing that one above it may not grant. */
    void requireGranted() {
        certificates.forEach(CertificateRules::require);
        certificates.forEach(Profiles::require);
        for (int i = 0; i < certificates.size(); i++) {
            for (int above = i + 1; above < certificates.size(); above++) {
                IssuingPermissions.require(certificates.get(i), certificates.get(above), above - i);
            }
        }
    }

    /** The certificate that the chain begins with. */
    EncodedCertificate signer() {
        return certificates.get(0);
    }

    /** Does something with each certificate, the signer's first. */
    void forEach(Consumer<EncodedCertificate> action) {
        certificates.forEach(action);
    }
}
