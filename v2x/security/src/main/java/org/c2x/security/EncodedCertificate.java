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
import org.c2x.security.dot2.Signature;
import org.c2x.security.dot2.SignatureOer;
import org.c2x.security.dot2.ToBeSignedCertificate;
import org.c2x.security.dot2.ToBeSignedCertificateOer;
import org.c2x.security.dot2.VerificationKeyIndicator;

/**
 * A certificate with the octets that it came in. Digests and signatures are over its canonical form (IEEE 1609.2 clause
 * 6.4.3): keys compressed, x alone of the r in its signature. Immutable; the public key is decompressed and checked
 * once.
 */
public final class EncodedCertificate {
    /** Preamble and version come before the certificate's type. */
    private static final int TYPE_AT = 2;

    /** Those of the preamble, whose first bit says that there is a signature. */
    private static final int UNUSED_BITS = 0x7f;

    static final int DIGEST_OCTETS = 8;

    /**
     * Most octets of a certificate, and so a bound of its lists: room for the 8 entries of each that everybody has to
     * support (IEEE 1609.2 clauses 6.4.8 and 5.2.6), while certificates of stations and authorities have 150 to 400.
     */
    private static final int LONGEST = 8_192;

    /** How much memory a certificate takes for each of its octets, measured. */
    private static final int KEPT_PER_OCTET = 8;
    /** How much its key takes, at most: that of BouncyCastle on 384 bits, others take a fifth. */
    private static final int KEPT_OF_KEY = 10_240;

    private final byte[] octets;
    private final CertificateBase certificate;
    private final Form canonical;
    /** The form that it came in; the canonical one itself in most certificates. */
    private final Form sent;

    private final OctetString digest;
    private @Nullable PublicKey key;
    private volatile @Nullable VerifyingKey verifyingKey;

    /**
     * A form of a certificate.
     *
     * @param signedFrom where what the issuer signs begins
     * @param signedTo   where it ends
     * @param hash       of all octets
     */
    private record Form(byte[] octets, int signedFrom, int signedTo, byte[] hash) {

        /** Hash of what the issuer signs, with the issuer's algorithm. */
        byte[] signedHash(HashAlgorithm algorithm) {
            MessageDigest digest = Curve.digest(algorithm);
            digest.update(octets, signedFrom, signedTo - signedFrom);
            return digest.digest();
        }
    }

    private EncodedCertificate(byte[] octets, CertificateBase certificate) {
        this.octets = octets;
        this.certificate = certificate;
        requireNoUnusedBits(octets[0]);
        OctetCursor cursor = new OctetCursor(octets, TYPE_AT);
        cursor.nextCanonical(CertificateTypeOer.CODEC);
        cursor.nextCanonical(IssuerIdentifierOer.CODEC);
        int signedFrom = cursor.position();
        cursor.next(ToBeSignedCertificateOer.CODEC);
        int signedTo = cursor.position();
        if (certificate.signature() != null) {
            cursor.nextCanonical(SignatureOer.CODEC);
        }
        sent = form(octets, signedFrom, signedTo);
        canonical = canonical();
        digest = digest(canonical.hash);
    }

    private Form form(byte[] all, int signedFrom, int signedTo) {
        byte[] hash = Curve.digest(wholeCertificateHash(toBeSigned())).digest(all);
        return new Form(all, signedFrom, signedTo, hash);
    }

    private Form canonical() {
        ToBeSignedCertificate content = CanonicalForm.of(toBeSigned());
        Signature given = certificate.signature();
        Signature signature = given == null ? null : CanonicalForm.of(given);
        if (content == toBeSigned() && signature == given) {
            return sent;
        }
        byte[] signed = Arrays.copyOfRange(octets, sent.signedFrom, sent.signedTo);
        if (content != toBeSigned()) {
            // What is not known of later versions would be lost in the other form.
            if (!Arrays.equals(signed, CanonicalForm.octets(ToBeSignedCertificateOer.CODEC, toBeSigned()))) {
                throw new RefusedException(
                        Reason.NOT_CANONICAL, "a key with both coordinates, in a certificate outside canonical OER");
            }
            signed = ToBeSignedCertificateOer.CODEC.encode(content);
        }
        byte[] end = signature == null ? new byte[0] : SignatureOer.CODEC.encode(signature);
        int signedTo = sent.signedFrom + signed.length;
        byte[] all = Arrays.copyOf(octets, signedTo + end.length);
        System.arraycopy(signed, 0, all, sent.signedFrom, signed.length);
        System.arraycopy(end, 0, all, signedTo, end.length);
        return form(all, sent.signedFrom, signedTo);
    }

    /**
     * What the issuer has not signed has one encoding, lest a certificate have several digests (X.696 clause 16.2.3:
     * unused bits of a preamble are 0). What it has signed is in its form, or its signature is wrong.
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

    /** About how many octets of memory it takes with its key, at most. */
    int keptOctets() {
        return KEPT_PER_OCTET * octets.length + KEPT_OF_KEY;
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

    /** A copy of the octets that it came in. */
    public byte[] toByteArray() {
        return octets.clone();
    }

    /**
     * The HashedId8 by which others name the certificate: the end of the hash that goes with its key, over its
     * canonical form.
     */
    public OctetString digest() {
        return digest;
    }

    /** The end of the hash of the octets that it came in, by which those name it who do not know canonical forms. */
    OctetString digestAsSent() {
        return digest(sent.hash);
    }

    /** Whether it came in its canonical form. */
    boolean isCanonical() {
        return canonical == sent;
    }

    /** The whole hash. */
    OctetString hash() {
        return OctetString.wrap(canonical.hash);
    }

    /** The whole hash as it goes into that of signed data; not to be changed. */
    byte[] hashOctets() {
        return canonical.hash;
    }

    /** The hash of the octets that it came in; not to be changed. */
    byte[] hashAsSent() {
        return sent.hash;
    }

    /** The canonical form. */
    CertificateBase canonicalCertificate() {
        return isCanonical() ? certificate : CertificateOer.CODEC.decode(canonical.octets);
    }

    /** Hash of what the issuer signs, with the issuer's algorithm. */
    byte[] signedHash(HashAlgorithm algorithm) {
        return canonical.signedHash(algorithm);
    }

    /** The same of the octets that it came in. */
    byte[] signedHashAsSent(HashAlgorithm algorithm) {
        return sent.signedHash(algorithm);
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
     * Whether r and s, one after the other, are the signature of a hash by the key of this certificate.
     *
     * @param hash of as many octets as the curve's hash algorithm makes
     * @throws RefusedException if the certificate is implicit or its key no point of a curve that is covered
     */
    public boolean hasSigned(byte[] hash, byte[] signature) {
        return verifyingKey().hasSigned(hash, signature);
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
        return given().point(curve);
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
        return digest.hashCode();
    }

    @Override
    public String toString() {
        return "certificate " + digest();
    }
}
