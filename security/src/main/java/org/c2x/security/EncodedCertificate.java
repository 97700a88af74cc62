package org.c2x.security;

import java.security.MessageDigest;
import java.security.PublicKey;
import java.security.spec.ECPoint;
import java.util.Arrays;
import java.util.function.Function;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.security.dot2.CertificateBase;
import org.c2x.security.dot2.CertificateOer;
import org.c2x.security.dot2.CertificateType;
import org.c2x.security.dot2.CertificateTypeOer;
import org.c2x.security.dot2.HashAlgorithm;
import org.c2x.security.dot2.IssuerIdentifierOer;
import org.c2x.security.dot2.PublicVerificationKey;
import org.c2x.security.dot2.SignatureOer;
import org.c2x.security.dot2.ToBeSignedCertificate;
import org.c2x.security.dot2.ToBeSignedCertificateOer;
import org.c2x.security.dot2.VerificationKeyIndicator;

/**
 * A certificate with the octets that it came in, which digests and signatures are over. Immutable; the public key is
 * decompressed and checked once.
 */
public final class EncodedCertificate {
    /** Preamble and version stand in front of the certificate's type. */
    private static final int TYPE_AT = 2;

    /** Those of the preamble, whose first bit says that there is a signature. */
    private static final int UNUSED_BITS = 0x7f;

    static final int DIGEST_OCTETS = 8;

    /**
     * Most octets of a certificate, and so a bound of its lists: room for the 8 entries of each that everybody has to
     * support (IEEE 1609.2 clauses 6.4.8 and 5.2.6), while certificates of stations and authorities have 150 to 400.
     */
    private static final int LONGEST = 8_192;

    private final byte[] octets;
    private final CertificateBase certificate;
    private final int signedFrom;
    private final int signedTo;
    private final byte[] hash;
    private final OctetString digest;
    private @Nullable PublicKey key;
    private volatile @Nullable VerifyingKey verifyingKey;

    private EncodedCertificate(byte[] octets, CertificateBase certificate) {
        this.octets = octets;
        this.certificate = certificate;
        requireNoUnusedBits(octets[0]);
        OctetCursor cursor = new OctetCursor(octets, TYPE_AT);
        cursor.nextCanonical(CertificateTypeOer.CODEC);
        cursor.nextCanonical(IssuerIdentifierOer.CODEC);
        signedFrom = cursor.position();
        cursor.next(ToBeSignedCertificateOer.CODEC);
        signedTo = cursor.position();
        if (certificate.signature() != null) {
            cursor.nextCanonical(SignatureOer.CODEC);
        }
        hash = Curve.digest(wholeCertificateHash(toBeSigned())).digest(octets);
        digest = digest(hash);
    }

    /**
     * What the issuer has not signed has one form, lest a certificate have several digests (X.696 clause 16.2.3: unused
     * bits of a preamble are 0). What it has signed is in its form, or its signature is wrong.
     */
    private static void requireNoUnusedBits(byte preamble) {
        if ((preamble & UNUSED_BITS) != 0) {
            throw new RefusedException(Reason.NOT_CANONICAL, "unused bits of a certificate's preamble that are not 0");
        }
    }

    /**
     * Decodes a certificate. What is in it is not checked.
     *
     * @param octets all of it and nothing else
     * @throws RefusedException if they are no certificate in canonical OER, or more than {@value #LONGEST} octets
     */
    public static EncodedCertificate decode(byte[] octets) {
        OctetCursor cursor = new OctetCursor(octets, 0);
        EncodedCertificate certificate = next(octets, cursor);
        cursor.requireEnd();
        return certificate;
    }

    /** Decodes the certificate at a cursor over the octets. */
    static EncodedCertificate next(byte[] octets, OctetCursor cursor) {
        int from = cursor.position();
        CertificateBase certificate = cursor.next(CertificateOer.CODEC);
        if (cursor.position() - from > LONGEST) {
            throw new RefusedException(
                    Reason.UNSUPPORTED,
                    "a certificate of " + (cursor.position() - from) + " octets, more than " + LONGEST);
        }
        return new EncodedCertificate(Arrays.copyOfRange(octets, from, cursor.position()), certificate);
    }

    /**
     * The certificate that somebody knows with the very octets of one that was just decoded; null if there is none.
     *
     * @param known the certificate of a HashedId8, null if there is none
     */
    static @Nullable EncodedCertificate find(
            byte[] octets,
            int from,
            int to,
            CertificateBase decoded,
            Function<OctetString, @Nullable EncodedCertificate> known) {
        MessageDigest digest = Curve.digest(wholeCertificateHash(decoded.toBeSigned()));
        digest.update(octets, from, to - from);
        EncodedCertificate same = known.apply(digest(digest.digest()));
        return same != null && Arrays.equals(same.octets, 0, same.octets.length, octets, from, to) ? same : null;
    }

    private static OctetString digest(byte[] hash) {
        return OctetString.wrap(Arrays.copyOfRange(hash, hash.length - DIGEST_OCTETS, hash.length));
    }

    /** How many octets it has. */
    int length() {
        return octets.length;
    }

    /** A certificate that was just made. */
    static EncodedCertificate of(CertificateBase certificate) {
        return new EncodedCertificate(CertificateOer.CODEC.encode(certificate), certificate);
    }

    /** SHA-256 but for keys of 384 bits (IEEE 1609.2 clause 6.4.3). */
    private static HashAlgorithm wholeCertificateHash(ToBeSignedCertificate certificate) {
        boolean is384 = certificate.verifyKeyIndicator() instanceof VerificationKeyIndicator.VerificationKey key
                && (key.value() instanceof PublicVerificationKey.EcdsaNistP384
                        || key.value() instanceof PublicVerificationKey.EcdsaBrainpoolP384r1);
        return is384 ? HashAlgorithm.SHA384 : HashAlgorithm.SHA256;
    }

    /** The decoded certificate. */
    public CertificateBase certificate() {
        return certificate;
    }

    /** What the issuer has signed. */
    public ToBeSignedCertificate toBeSigned() {
        return certificate.toBeSigned();
    }

    /** A copy of the octets. */
    public byte[] toByteArray() {
        return octets.clone();
    }

    /** The HashedId8 by which others name the certificate: the end of the hash that goes with its key. */
    public OctetString digest() {
        return digest;
    }

    /** The whole hash. */
    OctetString hash() {
        return OctetString.wrap(hash);
    }

    /** The whole hash as it goes into that of signed data; not to be changed. */
    byte[] hashOctets() {
        return hash;
    }

    /** Hash of what the issuer has signed, with the issuer's algorithm. */
    byte[] signedHash(HashAlgorithm algorithm) {
        MessageDigest digest = Curve.digest(algorithm);
        digest.update(octets, signedFrom, signedTo - signedFrom);
        return digest.digest();
    }

    /**
     * The curve of the key to verify signatures with.
     *
     * @throws RefusedException if the certificate is implicit or its key of another kind
     */
    public Curve curve() {
        PublicVerificationKey given = verificationKey();
        if (given instanceof PublicVerificationKey.EcdsaNistP256) {
            return Curve.NIST_P256;
        } else if (given instanceof PublicVerificationKey.EcdsaBrainpoolP256r1) {
            return Curve.BRAINPOOL_P256R1;
        } else if (given instanceof PublicVerificationKey.EcdsaNistP384) {
            return Curve.NIST_P384;
        } else if (given instanceof PublicVerificationKey.EcdsaBrainpoolP384r1) {
            return Curve.BRAINPOOL_P384R1;
        }
        throw new RefusedException(Reason.UNSUPPORTED, "a key that is neither on a NIST nor a Brainpool curve");
    }

    /**
     * The key to verify signatures with.
     *
     * @throws RefusedException if the certificate is implicit or its key no point of a curve that is covered
     */
    public synchronized PublicKey publicKey() {
        if (key == null) {
            key = curve().publicKey(point());
        }
        return key;
    }

    /**
     * Whether r and s, one behind the other, are the signature of a hash by the key of this certificate.
     *
     * @param hash of as many octets as the curve's hash algorithm makes
     * @throws RefusedException if the certificate is implicit or its key no point of a curve that is covered
     */
    public boolean hasSigned(byte[] hash, byte[] signature) {
        return EcdsaSignature.isInRange(curve(), signature) && verifyingKey().isOf(hash, signature);
    }

    /**
     * The key in the form of who verifies with it.
     *
     * @throws RefusedException if the certificate is implicit or its key no point of a curve that is covered
     */
    VerifyingKey verifyingKey() {
        VerifyingKey made = verifyingKey;
        if (made == null) {
            made = new VerifyingKey(curve(), point());
            verifyingKey = made; // two threads may make one each: they are equal
        }
        return made;
    }

    private ECPoint point() {
        Curve curve = curve();
        return given().canonicalPoint(curve);
    }

    private CurvePoint given() {
        PublicVerificationKey given = verificationKey();
        if (given instanceof PublicVerificationKey.EcdsaNistP256 one) {
            return CurvePoint.of(one.value());
        } else if (given instanceof PublicVerificationKey.EcdsaBrainpoolP256r1 one) {
            return CurvePoint.of(one.value());
        } else if (given instanceof PublicVerificationKey.EcdsaNistP384 one) {
            return CurvePoint.of(one.value());
        } else if (given instanceof PublicVerificationKey.EcdsaBrainpoolP384r1 one) {
            return CurvePoint.of(one.value());
        }
        throw new IllegalStateException("not reached: curve() has refused it");
    }

    private PublicVerificationKey verificationKey() {
        if (certificate.type() != CertificateType.EXPLICIT) {
            throw new RefusedException(
                    Reason.IMPLICIT_CERTIFICATE, "an implicit certificate, whose key would have to be reconstructed");
        }
        return ((VerificationKeyIndicator.VerificationKey) toBeSigned().verifyKeyIndicator()).value();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof EncodedCertificate that && Arrays.equals(octets, that.octets);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(hash);
    }

    @Override
    public String toString() {
        return "certificate " + digest();
    }
}
