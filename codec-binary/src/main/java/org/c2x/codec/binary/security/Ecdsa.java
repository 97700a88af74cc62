package org.c2x.codec.binary.security;

import java.math.BigInteger;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Optional;
import java.util.Set;
import org.bouncycastle.crypto.digests.SHA256Digest;
import org.bouncycastle.crypto.params.ECPrivateKeyParameters;
import org.bouncycastle.crypto.signers.ECDSASigner;
import org.bouncycastle.crypto.signers.HMacDSAKCalculator;
import org.bouncycastle.math.ec.ECAlgorithms;
import org.bouncycastle.math.ec.ECPoint;
import org.bouncycastle.math.ec.FixedPointCombMultiplier;
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

    /** Signs with the k of RFC 6979, so that the same octets always get the same signature. */
    static EcdsaSignature sign(byte[] octets, BigInteger privateKey, PointForm form) {
        byte[] hash = sha256(octets);
        ECDSASigner signer = new ECDSASigner(new HMacDSAKCalculator(new SHA256Digest()));
        signer.init(true, new ECPrivateKeyParameters(privateKey, CurvePoints.DOMAIN));
        BigInteger[] signature = signer.generateSignature(hash);
        BigInteger r = signature[0];
        BigInteger s = signature[1];
        // s = (e + r d) / k, so this is k again
        BigInteger k = s.modInverse(CurvePoints.N)
                .multiply(new BigInteger(1, hash).add(r.multiply(privateKey)))
                .mod(CurvePoints.N);
        ECPoint point = new FixedPointCombMultiplier().multiply(CurvePoints.DOMAIN.getG(), k).normalize();
        return new EcdsaSignature(CurvePoints.inForm(point, form), CurvePoints.octets(s));
    }

    /**
     * What is wrong with a signature of octets, empty if nothing is. FIPS 186-4 clause 6.4, SEC 1 clause 4.1.4.
     *
     * @param forms in which R may be sent
     */
    static Optional<Reason> problem(
            byte[] octets, EcdsaSignature signature, EccPoint publicKey, Set<PointForm> forms) {
        if (!forms.contains(CurvePoints.formOf(signature.r()))) {
            return Optional.of(Reason.POINT_FORM_NOT_TAKEN);
        }
        Optional<ECPoint> key = CurvePoints.ofKey(publicKey);
        if (key.isEmpty()) {
            return Optional.of(Reason.NO_KEY);
        }
        BigInteger x = CurvePoints.number(CurvePoints.x(signature.r()));
        BigInteger r = x.mod(CurvePoints.N);
        BigInteger s = CurvePoints.number(signature.s());
        if (r.signum() == 0 || s.signum() == 0 || s.compareTo(CurvePoints.N) >= 0) {
            return Optional.of(Reason.WRONG_SIGNATURE);
        }
        BigInteger e = new BigInteger(1, sha256(octets));
        BigInteger w = s.modInverse(CurvePoints.N);
        ECPoint point = ECAlgorithms.sumOfTwoMultiplies(
                        CurvePoints.DOMAIN.getG(),
                        e.multiply(w).mod(CurvePoints.N),
                        key.get(),
                        r.multiply(w).mod(CurvePoints.N))
                .normalize();
        if (point.isInfinity() || !point.getAffineXCoord().toBigInteger().equals(x)) {
            return Optional.of(Reason.WRONG_SIGNATURE);
        }
        // Comparing with the computed point, which is on the curve, leaves no room for one that is not.
        EccPoint expected = CurvePoints.inForm(point, CurvePoints.formOf(signature.r()));
        return expected.equals(signature.r()) ? Optional.empty() : Optional.of(Reason.WRONG_POINT_TYPE);
    }
}
