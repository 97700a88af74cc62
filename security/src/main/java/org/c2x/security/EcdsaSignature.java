package org.c2x.security;

import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.util.Arrays;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.security.dot2.EccP256CurvePoint;
import org.c2x.security.dot2.EccP384CurvePoint;
import org.c2x.security.dot2.EcdsaP256Signature;
import org.c2x.security.dot2.EcdsaP384Signature;
import org.c2x.security.dot2.Signature;

/** A signature with the curve that it says it is on: r and s, one behind the other. */
record EcdsaSignature(Curve curve, byte[] octets) {

    /**
     * The signature in data.
     *
     * @throws RefusedException if it is of another kind, r is more than x, or r or s is out of range
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
        if (r.form() != CurvePoint.Form.X_ONLY) {
            throw new RefusedException(Reason.NOT_CANONICAL, "a signature whose r is more than a coordinate x");
        }
        byte[] octets = new byte[2 * curve.octets()];
        r.x().copyTo(octets, 0);
        s.copyTo(octets, curve.octets());
        requireInRange(curve, "r", new BigInteger(1, octets, 0, curve.octets()));
        requireInRange(curve, "s", new BigInteger(1, octets, curve.octets(), curve.octets()));
        return new EcdsaSignature(curve, octets);
    }

    private static void requireInRange(Curve curve, String what, BigInteger number) {
        if (number.signum() == 0 || number.compareTo(curve.parameters().getOrder()) >= 0) {
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
    boolean isOf(PublicKey key, byte[] dataHash, byte[] signerHash) {
        try {
            java.security.Signature verification = curve.signature();
            verification.initVerify(key);
            verification.update(dataHash);
            verification.update(signerHash);
            return verification.verify(octets);
        } catch (GeneralSecurityException e) {
            return false; // a provider that does not like the numbers
        }
    }

    /** Signs; the counterpart of {@link #isOf}. */
    static EcdsaSignature sign(PrivateKey key, Curve curve, byte[] dataHash, byte[] signerHash) {
        try {
            java.security.Signature signing = curve.signature();
            signing.initSign(key);
            signing.update(dataHash);
            signing.update(signerHash);
            return new EcdsaSignature(curve, signing.sign());
        } catch (GeneralSecurityException e) {
            throw new IllegalArgumentException("a key that cannot sign on " + curve + ": " + e.getMessage(), e);
        }
    }
}
