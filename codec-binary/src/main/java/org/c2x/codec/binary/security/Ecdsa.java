package org.c2x.codec.binary.security;

import java.math.BigInteger;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Optional;
import org.bouncycastle.crypto.digests.SHA256Digest;
import org.bouncycastle.crypto.params.ECPrivateKeyParameters;
import org.bouncycastle.crypto.signers.ECDSASigner;
import org.bouncycastle.crypto.signers.HMacDSAKCalculator;
import org.bouncycastle.math.ec.ECAlgorithms;
import org.bouncycastle.math.ec.ECPoint;
import org.bouncycastle.util.BigIntegers;
import org.c2x.codec.binary.security.Verification.Reason;
import org.c2x.its.security.EccPoint;
import org.c2x.its.security.EcdsaSignature;

/** ECDSA on NIST P-256 with SHA-256, with the point R in any of its forms. */
final class Ecdsa {

    private Ecdsa() {}

    static byte[] sha256(byte[] octets) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(octets);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /**
     * Signs with the k of RFC 6979, so that the same octets always get the same signature, with the lower one of the
     * two numbers s.
     */
    static EcdsaSignature sign(byte[] octets, BigInteger privateKey, ECPoint publicKey, PointForm form) {
        byte[] hash = sha256(octets);
        ECDSASigner signer = new ECDSASigner(new HMacDSAKCalculator(new SHA256Digest()));
        signer.init(true, new ECPrivateKeyParameters(privateKey, CurvePoints.DOMAIN));
        BigInteger[] signature = signer.generateSignature(hash);
        BigInteger r = signature[0];
        BigInteger s = signature[1].min(CurvePoints.N.subtract(signature[1]));
        // Where x is not below the order it is not r: once in 2^128 signatures, which then are not verified.
        EccPoint point = form == PointForm.X_COORDINATE_ONLY
                ? new EccPoint.XCoordinateOnly(CurvePoints.octets(r))
                : CurvePoints.inForm(point(hash, r, s, publicKey), form);
        return new EcdsaSignature(point, CurvePoints.octets(s));
    }

    /** The point R that belongs to r, s and the public key, infinity if there is none: nothing secret is needed. */
    private static ECPoint point(byte[] hash, BigInteger r, BigInteger s, ECPoint publicKey) {
        BigInteger w = s.modInverse(CurvePoints.N);
        return ECAlgorithms.sumOfTwoMultiplies(
                        CurvePoints.DOMAIN.getG(),
                        new BigInteger(1, hash).multiply(w).mod(CurvePoints.N),
                        publicKey,
                        r.multiply(w).mod(CurvePoints.N))
                .normalize();
    }

    /**
     * What is wrong with a signature of octets, empty if nothing is. FIPS 186-4 clause 6.4, SEC 1 clause 4.1.4.
     *
     * @param forms in which R and s may be sent
     */
    static Optional<Reason> problem(byte[] octets, EcdsaSignature signature, EccPoint publicKey, SignatureForms forms) {
        if (!forms.points().contains(CurvePoints.formOf(signature.r()))) {
            return Optional.of(Reason.POINT_FORM_NOT_TAKEN);
        }
        Optional<CurvePoints.Key> key = CurvePoints.key(publicKey);
        if (key.isEmpty()) {
            return Optional.of(Reason.NO_KEY);
        }
        BigInteger x = CurvePoints.number(CurvePoints.x(signature.r()));
        BigInteger r = x.mod(CurvePoints.N);
        BigInteger s = CurvePoints.number(signature.s());
        if (r.signum() == 0 || s.signum() == 0 || s.compareTo(CurvePoints.N) >= 0) {
            return Optional.of(Reason.WRONG_SIGNATURE);
        }
        if (!forms.highS() && s.compareTo(CurvePoints.HALF_N) > 0) {
            return Optional.of(Reason.HIGH_S);
        }
        byte[] hash = sha256(octets);
        if (signature.r() instanceof EccPoint.XCoordinateOnly && isOnlyX(x)) {
            return isSigned(key.get(), hash, r, s) ? Optional.empty() : Optional.of(Reason.WRONG_SIGNATURE);
        }
        ECPoint point = point(hash, r, s, key.get().point());
        if (point.isInfinity() || !point.getAffineXCoord().toBigInteger().equals(x)) {
            return Optional.of(Reason.WRONG_SIGNATURE);
        }
        // Comparing with the computed point, which is on the curve, leaves no room for one that is not.
        EccPoint expected = CurvePoints.inForm(point, CurvePoints.formOf(signature.r()));
        return expected.equals(signature.r()) ? Optional.empty() : Optional.of(Reason.WRONG_POINT_TYPE);
    }

    /** Whether no other coordinate is the same number modulo the order, as is so of all but one in 2<sup>128</sup>. */
    private static boolean isOnlyX(BigInteger x) {
        return x.compareTo(CurvePoints.N) < 0 && x.add(CurvePoints.N).compareTo(CurvePoints.P) >= 0;
    }

    /** By the fastest provider, which is asked about r and s and needs no point. */
    private static boolean isSigned(CurvePoints.Key key, byte[] hash, BigInteger r, BigInteger s) {
        byte[] signature = new byte[2 * CurvePoints.FIELD_SIZE];
        BigIntegers.asUnsignedByteArray(r, signature, 0, CurvePoints.FIELD_SIZE);
        BigIntegers.asUnsignedByteArray(s, signature, CurvePoints.FIELD_SIZE, CurvePoints.FIELD_SIZE);
        return key.verifying().hasSigned(hash, signature);
    }
}
