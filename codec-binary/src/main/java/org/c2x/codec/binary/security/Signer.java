package org.c2x.codec.binary.security;

import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import org.bouncycastle.math.ec.ECPoint;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.codec.binary.SignedOctets;
import org.c2x.its.security.Certificate;
import org.c2x.its.security.CertificateV2;
import org.c2x.its.security.EccPoint;
import org.c2x.its.security.EcdsaSignature;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.security.SecuredMessageV2;
import org.c2x.its.security.Signature;
import org.c2x.its.security.UncompressedPoint;

/**
 * Signs messages and certificates with one private key: ECDSA on NIST P-256 with SHA-256, deterministic (RFC 6979).
 * Of s and its negative modulo the order of the curve, which both belong to the signed octets, signatures have the
 * lower one. Signers are thread-safe.
 *
 * <p>Bouncy Castle calculates with the private key and k in {@link BigInteger}: how long that takes depends on them.
 * Signers are for test, simulation and measurement, not for keys of worth where others can measure the time. The
 * providers of the Java platform, whose time is constant, choose k at random, so that signatures could not be
 * reproduced.
 */
public final class Signer {
    private static final OctetString ZERO = OctetString.wrap(new byte[CurvePoints.FIELD_SIZE]);

    private final BigInteger privateKey;
    private final ECPoint publicKey;
    private final PointForm form;

    /**
     * A signer that sends of R what is usual, the x coordinate.
     *
     * @throws IllegalArgumentException if the private key is not a number from 1 to below the order of the curve
     */
    public Signer(BigInteger privateKey) {
        this(privateKey, PointForm.X_COORDINATE_ONLY);
    }

    /**
     * A signer that sends the point R in a form of choice.
     *
     * @throws IllegalArgumentException if the private key is not a number from 1 to below the order of the curve
     */
    public Signer(BigInteger privateKey, PointForm form) {
        if (privateKey.signum() <= 0 || privateKey.compareTo(CurvePoints.N) >= 0) {
            throw new IllegalArgumentException("a private key from 1 to below the order of the curve expected");
        }
        this.privateKey = privateKey;
        this.publicKey = CurvePoints.ofPrivateKey(privateKey);
        this.form = Objects.requireNonNull(form);
    }

    /** The public key, in compressed form. */
    public EccPoint publicKey() {
        return CurvePoints.inForm(publicKey, PointForm.COMPRESSED);
    }

    /**
     * The message with a signature of this signer in place of any other.
     *
     * @throws EncodeException if the octet layout cannot express the message
     */
    public SecuredMessage sign(SecuredMessage message) {
        return sign(message, List.of());
    }

    /**
     * The message with a signature of this signer in place of any other, over data outside of it too.
     *
     * @param external data of the payloads of type signed_external, in their order
     * @throws IllegalArgumentException if the message has another number of such payloads
     * @throws EncodeException          if the octet layout cannot express the message
     */
    public SecuredMessage sign(SecuredMessage message, List<OctetString> external) {
        byte[] signed = SignedOctets.of(SignedCopies.withSignature(message, placeholder()), external);
        return SignedCopies.withSignature(message, signature(signed));
    }

    /**
     * The certificate with a signature of this signer in place of any other.
     *
     * @throws EncodeException if the octet layout cannot express the certificate
     */
    public Certificate sign(Certificate certificate) {
        byte[] signed = SignedOctets.of(SignedCopies.withSignature(certificate, placeholder()));
        return SignedCopies.withSignature(certificate, signature(signed));
    }

    /**
     * The message of protocol version 2 with a signature of this signer in place of any other.
     *
     * @param external data of the payload if it is of type signed_external
     * @throws IllegalArgumentException if that is not so
     * @throws EncodeException          if the octet layout cannot express the message
     */
    public SecuredMessageV2 sign(SecuredMessageV2 message, List<OctetString> external) {
        byte[] signed = SignedOctets.of(SignedCopies.withSignature(message, placeholder()), external);
        return SignedCopies.withSignature(message, signature(signed));
    }

    /**
     * The certificate of version 2 with a signature of this signer in place of any other.
     *
     * @throws EncodeException if the octet layout cannot express the certificate
     */
    public CertificateV2 sign(CertificateV2 certificate) {
        byte[] signed = SignedOctets.of(SignedCopies.withSignature(certificate, placeholder()));
        return SignedCopies.withSignature(certificate, signature(signed));
    }

    private Signature signature(byte[] octets) {
        return new Signature.EcdsaNistP256WithSha256(Ecdsa.sign(octets, privateKey, publicKey, form));
    }

    /** A signature of the right size: the signed octets have a length that counts it. */
    private Signature placeholder() {
        EccPoint r = form == PointForm.UNCOMPRESSED
                ? new EccPoint.Uncompressed(new UncompressedPoint(ZERO, ZERO))
                : new EccPoint.XCoordinateOnly(ZERO);
        return new Signature.EcdsaNistP256WithSha256(new EcdsaSignature(r, ZERO));
    }
}
