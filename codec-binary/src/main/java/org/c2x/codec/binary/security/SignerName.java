package org.c2x.codec.binary.security;

import java.util.List;
import java.util.Optional;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.codec.binary.security.Verification.Invalid;
import org.c2x.codec.binary.security.Verification.Reason;
import org.c2x.its.security.Certificate;
import org.c2x.its.security.CertificateV2;
import org.c2x.its.security.SignerInfo;
import org.c2x.its.security.SignerInfoV2;

/**
 * How a message or certificate names who signed it.
 *
 * @param kind   how
 * @param digest the last octets of the SHA-256 hash of the signer's certificate, or all of them; null if there are none
 */
record SignerName(Kind kind, @Nullable OctetString digest) {

    /** Ways of naming a signer. */
    enum Kind {
        SELF,
        DIGEST,
        OTHER_ALGORITHM,
        NOBODY
    }

    static SignerName of(SignerInfo signer) {
        if (signer instanceof SignerInfo.Self) {
            return new SignerName(Kind.SELF, null);
        } else if (signer instanceof SignerInfo.CertificateDigestWithEcdsaP256 digest) {
            return new SignerName(Kind.DIGEST, digest.value());
        } else if (signer instanceof SignerInfo.Certificate whole) {
            return new SignerName(Kind.DIGEST, CertificateDigest.sha256(whole.value()));
        } else if (signer instanceof SignerInfo.CertificateChain chain) {
            List<Certificate> all = chain.value();
            return all.isEmpty() ? nobody() : of(new SignerInfo.Certificate(all.get(all.size() - 1)));
        }
        return new SignerName(Kind.OTHER_ALGORITHM, null);
    }

    static SignerName of(SignerInfoV2 signer) {
        if (signer instanceof SignerInfoV2.Self) {
            return new SignerName(Kind.SELF, null);
        } else if (signer instanceof SignerInfoV2.CertificateDigestWithEcdsaP256 digest) {
            return new SignerName(Kind.DIGEST, digest.value());
        } else if (signer instanceof SignerInfoV2.Certificate whole) {
            return new SignerName(Kind.DIGEST, CertificateDigest.sha256(whole.value()));
        } else if (signer instanceof SignerInfoV2.CertificateChain chain) {
            List<CertificateV2> all = chain.value();
            return all.isEmpty() ? nobody() : of(new SignerInfoV2.Certificate(all.get(all.size() - 1)));
        }
        return new SignerName(Kind.OTHER_ALGORITHM, null);
    }

    static SignerName nobody() {
        return new SignerName(Kind.NOBODY, null);
    }

    /** What is wrong if this should mean a certificate, empty if nothing is. */
    Optional<Verification> problem(SignedCertificate certificate) {
        if (kind == Kind.OTHER_ALGORITHM) {
            return Optional.of(new Invalid(Reason.NOT_SUPPORTED, "digest of another algorithm"));
        }
        boolean named = false;
        if (digest != null) {
            OctetString hash = certificate.sha256().get();
            named = digest.equals(digest.length() == hash.length() ? hash : CertificateDigest.hashedId8(hash));
        }
        return named
                ? Optional.empty()
                : Optional.of(new Invalid(Reason.WRONG_SIGNER, "signed with another certificate, or none is named"));
    }
}
