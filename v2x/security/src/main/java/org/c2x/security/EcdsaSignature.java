package org.c2x.security;

import java.math.BigInteger;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.util.Arrays;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.security.dot2.EccP256CurvePoint;
import org.c2x.security.dot2.EccP384CurvePoint;
import org.c2x.security.dot2.EcdsaP256Signature;
import org.c2x.security.dot2.EcdsaP384Signature;
import org.c2x.security.dot2.Signature;

/** A signature with the curve that it says it is on: r and s, one after the other. */
record EcdsaSignature(Curve curve, byte[] octets) {

    /**
     * The signature in data.
     *
     * @throws RefusedException if it is of another kind, or r or s is out of range
     */
    static EcdsaSignature of(Signature signature) {
        if (signature instanceof Signature.EcdsaNistP256Signature one) {
            return of(Curve.NIST_P256, one.value());
        } else if (signature instanceof Signature.EcdsaBrainpoolP256r1Signature one) {
            return of(Curve.BRAINPOOL_P256R1, one.value());
        } else if (signature instanceof Signature.EcdsaNistP384Signature one) {
            return of(Curve.NIST_P384, one.value());
        } else if (signature instanceof Signature.EcdsaBrainpoolP384r1Signature one) {
            return of(Curve.BRAINPOOL_P384R1, one.value());
        }
        throw new RefusedException(Reason.UNSUPPORTED, "a signature that is neither on a NIST nor a Brainpool curve");
    }

    private static EcdsaSignature of(Curve curve, EcdsaP256Signature signature) {
        return of(curve, CurvePoint.of(signature.rSig()), signature.sSig());
    }

    private static EcdsaSignature of(Curve curve, EcdsaP384Signature signature) {
        return of(curve, CurvePoint.of(signature.rSig()), signature.sSig());
    }

    private static EcdsaSignature of(Curve curve, CurvePoint r, OctetString s) {
        byte[] octets = Arrays.copyOf(r.signatureNumber(curve), 2 * curve.octets());
        s.copyTo(octets, curve.octets());
        requireInRange(curve, "r", octets, 0);
        requireInRange(curve, "s", octets, curve.octets());
        return new EcdsaSignature(curve, octets);
    }

    /** Whether octets are as many as those of r and s, and both from 1 to below the order. */
    static boolean isInRange(Curve curve, byte[] octets) {
        return octets.length == 2 * curve.octets()
                && isInRange(curve, new BigInteger(1, octets, 0, curve.octets()))
                && isInRange(curve, new BigInteger(1, octets, curve.octets(), curve.octets()));
    }

    private static boolean isInRange(Curve curve, BigInteger number) {
        return number.signum() != 0 && number.compareTo(curve.parameters().getOrder()) < 0;
    }

    private static void requireInRange(Curve curve, String what, byte[] octets, int at) {
        BigInteger number = new BigInteger(1, octets, at, curve.octets());
        if (!isInRange(curve, number)) {
            throw new RefusedException(
                    Reason.SIGNATURE_OUT_OF_RANGE,
                    "a signature whose " + what + (number.signum() == 0 ? " is 0" : " is not below the order"));
        }
    }

    /** The form for data. */
    Signature toSignature() {
        OctetString r = OctetString.wrap(Arrays.copyOf(octets, curve.octets()));
        OctetString s = OctetString.wrap(Arrays.copyOfRange(octets, curve.octets(), octets.length));
        return switch (curve) {
            case NIST_P256 ->
                new Signature.EcdsaNistP256Signature(new EcdsaP256Signature(new EccP256CurvePoint.XOnly(r), s));
            case BRAINPOOL_P256R1 ->
                new Signature.EcdsaBrainpoolP256r1Signature(new EcdsaP256Signature(new EccP256CurvePoint.XOnly(r), s));
            case NIST_P384 ->
                new Signature.EcdsaNistP384Signature(new EcdsaP384Signature(new EccP384CurvePoint.XOnly(r), s));
            case BRAINPOOL_P384R1 ->
                new Signature.EcdsaBrainpoolP384r1Signature(new EcdsaP384Signature(new EccP384CurvePoint.XOnly(r), s));
        };
    }

    /**
     * Whether this is the signature of octets whose hash, joined with that of the signer's certificate, is hashed again
     * (IEEE 1609.2 clause 5.3.1.2).
     *
     * @param dataHash   hash of what is signed
     * @param signerHash hash of the signer's certificate, of the empty string if there is none
     */
    boolean isOf(VerifyingKey key, byte[] dataHash, byte[] signerHash) {
        MessageDigest digest = curve.digest();
        digest.update(dataHash);
        return key.isOf(digest.digest(signerHash), octets);
    }

    /** Signs; the counterpart of {@link #isOf}. */
    static EcdsaSignature sign(PrivateKey key, Curve curve, byte[] dataHash, byte[] signerHash) {
        return new EcdsaSignature(curve, new SigningKey(key, curve).sign(dataHash, signerHash));
    }
}
