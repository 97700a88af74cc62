package org.c2x.security;

import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.NoSuchAlgorithmException;
import java.security.PrivateKey;
import java.security.interfaces.ECKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.PKCS8EncodedKeySpec;
import org.c2x.security.dot2.BasePublicEncryptionKey;
import org.c2x.security.dot2.PublicEncryptionKey;
import org.c2x.security.dot2.PublicVerificationKey;
import org.c2x.security.dot2.SymmAlgorithm;
import org.c2x.security.dot2.VerificationKeyIndicator;

/** Keys as files and certificates have them. */
public final class Keys {
    private Keys() {}

    /** A new key pair. */
    public static KeyPair generate(Curve curve) {
        return curve.keyPairGenerator().generateKeyPair();
    }

    /**
     * A private key in PKCS #8.
     *
     * @throws IllegalArgumentException if it is none on a curve that is covered
     */
    public static PrivateKey privateKey(byte[] pkcs8) {
        PKCS8EncodedKeySpec spec = new PKCS8EncodedKeySpec(pkcs8);
        try {
            PrivateKey key = read(KeyFactory.getInstance("EC"), spec);
            Curve.of((ECKey) key);
            return key;
        } catch (InvalidKeySpecException | NoSuchAlgorithmException e) {
            throw new IllegalArgumentException("no private key in PKCS #8 on a curve that is covered", e);
        }
    }

    private static PrivateKey read(KeyFactory jca, PKCS8EncodedKeySpec spec) throws InvalidKeySpecException {
        try {
            return jca.generatePrivate(spec);
        } catch (InvalidKeySpecException e) {
            return Curve.BRAINPOOL_P256R1.keyFactory().generatePrivate(spec); // this factory knows all curves
        }
    }

    /** A public key as a certificate has it, for verifying. */
    public static VerificationKeyIndicator forVerification(ECPublicKey key) {
        return new VerificationKeyIndicator.VerificationKey(
                switch (Curve.of(key)) {
                    case NIST_P256 -> new PublicVerificationKey.EcdsaNistP256(CurvePoint.compressed256(key));
                    case BRAINPOOL_P256R1 ->
                        new PublicVerificationKey.EcdsaBrainpoolP256r1(CurvePoint.compressed256(key));
                    case NIST_P384 ->
                        new PublicVerificationKey.EcdsaNistP384(CurvePoint.compressed384(key.getW(), Curve.of(key)));
                    case BRAINPOOL_P384R1 ->
                        new PublicVerificationKey.EcdsaBrainpoolP384r1(
                                CurvePoint.compressed384(key.getW(), Curve.of(key)));
                });
    }

    /**
     * A public key as a certificate has it, for encrypting with ECIES and AES in CCM mode.
     *
     * @throws IllegalArgumentException if its curve has more than 256 bits
     */
    public static PublicEncryptionKey forEncryption(ECPublicKey key) {
        BasePublicEncryptionKey base = switch (Curve.of(key)) {
            case NIST_P256 -> new BasePublicEncryptionKey.EciesNistP256(CurvePoint.compressed256(key));
            case BRAINPOOL_P256R1 -> new BasePublicEncryptionKey.EciesBrainpoolP256r1(CurvePoint.compressed256(key));
            case NIST_P384, BRAINPOOL_P384R1 -> throw new IllegalArgumentException("ECIES has curves of 256 bits only");
        };
        return new PublicEncryptionKey(SymmAlgorithm.AES128_CCM, base);
    }
}
