package org.c2x.security;

import java.security.PrivateKey;
import java.security.interfaces.ECKey;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.security.dot2.CertificateBase;
import org.c2x.security.dot2.CertificateType;
import org.c2x.security.dot2.HashAlgorithm;
import org.c2x.security.dot2.IssuerIdentifier;
import org.c2x.security.dot2.ToBeSignedCertificate;
import org.c2x.security.dot2.ToBeSignedCertificateOer;

/**
 * Issues explicit certificates: for tests and simulations, where an authority's private key may lie about. What is
 * issued is not checked against what the issuer may grant; {@link Verifier} does that.
 */
public final class Issuer {
    private static final int VERSION = 3;

    private final EncodedCertificate certificate;
    private final PrivateKey key;

    /**
     * An issuer.
     *
     * @param certificate its own certificate
     * @param key         the private key of it
     */
    public Issuer(EncodedCertificate certificate, PrivateKey key) {
        this.certificate = certificate;
        this.key = key;
    }

    /** The issuer's own certificate. */
    public EncodedCertificate certificate() {
        return certificate;
    }

    /** Issues a certificate. */
    public EncodedCertificate issue(ToBeSignedCertificate content) {
        Curve curve = certificate.curve();
        OctetString digest = certificate.digest();
        IssuerIdentifier issuer = curve.hash() == HashAlgorithm.SHA256
                ? new IssuerIdentifier.Sha256AndDigest(digest)
                : new IssuerIdentifier.Sha384AndDigest(digest);
        return signed(content, issuer, curve, key, certificate.hashOctets());
    }

    /** Issues a certificate that is signed with its own key: that of a root. */
    public static EncodedCertificate issueRoot(ToBeSignedCertificate content, PrivateKey key) {
        Curve curve = Curve.of((ECKey) key);
        return signed(
                content,
                new IssuerIdentifier.Self(curve.hash()),
                curve,
                key,
                curve.digest().digest());
    }

    private static EncodedCertificate signed(
            ToBeSignedCertificate content, IssuerIdentifier issuer, Curve curve, PrivateKey key, byte[] signerHash) {
        byte[] contentHash = curve.digest().digest(ToBeSignedCertificateOer.CODEC.encode(CanonicalForm.of(content)));
        EcdsaSignature signature = EcdsaSignature.sign(key, curve, contentHash, signerHash);
        return EncodedCertificate.of(
                new CertificateBase(VERSION, CertificateType.EXPLICIT, issuer, content, signature.toSignature()));
    }
}
