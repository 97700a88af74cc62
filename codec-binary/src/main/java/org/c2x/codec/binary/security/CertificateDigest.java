package org.c2x.codec.binary.security;

import java.util.Arrays;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.codec.binary.CertificateBinary;
import org.c2x.codec.binary.CertificateV2Binary;
import org.c2x.its.security.Certificate;
import org.c2x.its.security.CertificateV2;
import org.c2x.its.security.EccPoint;
import org.c2x.its.security.EcdsaSignature;
import org.c2x.its.security.Signature;

/**
 * Digests of certificates. They are the same in whatever form the point R of the signature is sent, because it enters
 * as its x coordinate only. The number s enters as it is: the same certificate with the other of the two that are valid
 * has other digests, so digests identify certificates only where verifiers refuse the higher one, as they do unless
 * told otherwise. TS 103 097 V1.1.1 clause 4.2.
 */
public final class CertificateDigest {
    private static final int HASHED_ID_8 = 8;
    private static final int HASHED_ID_3 = 3;

    private CertificateDigest() {}

    /**
     * SHA-256 of a certificate, 32 octets.
     *
     * @throws EncodeException if the octet layout cannot express the certificate
     */
    public static OctetString sha256(Certificate certificate) {
        return OctetString.wrap(hash(certificate));
    }

    /** The same of a certificate of version 2. */
    public static OctetString sha256(CertificateV2 certificate) {
        return OctetString.wrap(Ecdsa.sha256(CertificateV2Binary.CODEC.encode(withShortPoint(certificate))));
    }

    /**
     * The last eight octets of the hash.
     *
     * @throws EncodeException if the octet layout cannot express the certificate
     */
    public static OctetString hashedId8(Certificate certificate) {
        return end(hash(certificate), HASHED_ID_8);
    }

    /** The same of a certificate of version 2. */
    public static OctetString hashedId8(CertificateV2 certificate) {
        return hashedId8(sha256(certificate));
    }

    /**
     * The last three octets of the hash.
     *
     * @throws EncodeException if the octet layout cannot express the certificate
     */
    public static OctetString hashedId3(Certificate certificate) {
        return end(hash(certificate), HASHED_ID_3);
    }

    /** The last eight octets of a hash. */
    static OctetString hashedId8(OctetString sha256) {
        return end(sha256.toByteArray(), HASHED_ID_8);
    }

    private static OctetString end(byte[] hash, int length) {
        return OctetString.wrap(Arrays.copyOfRange(hash, hash.length - length, hash.length));
    }

    private static byte[] hash(Certificate certificate) {
        return Ecdsa.sha256(CertificateBinary.CODEC.encode(withShortPoint(certificate)));
    }

    private static Certificate withShortPoint(Certificate certificate) {
        Signature signature = certificate.signature();
        return signature == null ? certificate : SignedCopies.withSignature(certificate, withShortPoint(signature));
    }

    private static CertificateV2 withShortPoint(CertificateV2 certificate) {
        Signature signature = certificate.signature();
        return signature == null ? certificate : SignedCopies.withSignature(certificate, withShortPoint(signature));
    }

    private static Signature withShortPoint(Signature signature) {
        EcdsaSignature ecdsa = ((Signature.EcdsaNistP256WithSha256) signature).value();
        EccPoint r = new EccPoint.XCoordinateOnly(CurvePoints.x(ecdsa.r()));
        return new Signature.EcdsaNistP256WithSha256(new EcdsaSignature(r, ecdsa.s()));
    }
}
