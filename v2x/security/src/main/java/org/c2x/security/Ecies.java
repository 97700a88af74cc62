package org.c2x.security;

import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.interfaces.ECPublicKey;
import java.util.Arrays;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.security.dot2.EciesP256EncryptedKey;
import org.c2x.security.dot2.HashAlgorithm;

/**
 * Encrypts a symmetric key of 16 octets for who has a private key: ECIES of IEEE 1363a with KDF2 and HMAC, both over
 * SHA-256 (IEEE 1609.2 clause 5.3.5.1).
 */
final class Ecies {
    static final int KEY_OCTETS = 16;
    private static final int MAC_KEY_OCTETS = 32;
    private static final int TAG_OCTETS = 16;

    private Ecies() {}

    /**
     * Encrypts.
     *
     * @param parameter P1: the hash of what the recipient's key was taken from
     */
    static EciesP256EncryptedKey encrypt(byte[] key, ECPublicKey recipient, byte[] parameter) {
        return encrypt(key, recipient, parameter, Keys.generate(Curve.of(recipient)));
    }

    /** Encrypts with a given ephemeral key pair. */
    static EciesP256EncryptedKey encrypt(byte[] key, ECPublicKey recipient, byte[] parameter, KeyPair ephemeral) {
        byte[] keys = keys(Curve.of(recipient), ephemeral.getPrivate(), recipient, parameter);
        byte[] encrypted = xor(key, keys);
        return new EciesP256EncryptedKey(
                CurvePoint.compressed256((ECPublicKey) ephemeral.getPublic()),
                OctetString.of(encrypted),
                OctetString.wrap(tag(keys, encrypted)));
    }

    /**
     * Decrypts.
     *
     * @throws RefusedException if the ephemeral key is no point of the curve, or the tag is wrong
     */
    static byte[] decrypt(EciesP256EncryptedKey key, Curve curve, PrivateKey recipient, byte[] parameter) {
        PublicKey ephemeral = CurvePoint.of(key.v()).publicKey(curve);
        byte[] keys = keys(curve, recipient, ephemeral, parameter);
        byte[] encrypted = key.c().toByteArray();
        if (!MessageDigest.isEqual(tag(keys, encrypted), key.t().toByteArray())) {
            throw new RefusedException(Reason.DECRYPTION_FAILED, "the encrypted key has a wrong tag");
        }
        return xor(encrypted, keys);
    }

    private static byte[] keys(Curve curve, PrivateKey mine, PublicKey theirs, byte[] parameter) {
        try {
            KeyAgreement agreement = curve.keyAgreement();
            agreement.init(mine);
            agreement.doPhase(theirs, true);
            return derive(agreement.generateSecret(), parameter, KEY_OCTETS + MAC_KEY_OCTETS);
        } catch (GeneralSecurityException e) {
            throw new RefusedException(Reason.DECRYPTION_FAILED, "no agreement on a key: " + e.getMessage());
        }
    }

    /** KDF2 (IEEE 1363a clause 13.2): hashes of the secret, a counter from 1 on, and the parameter. */
    private static byte[] derive(byte[] secret, byte[] parameter, int octets) {
        byte[] all = new byte[octets];
        MessageDigest digest = Curve.digest(HashAlgorithm.SHA256);
        int done = 0;
        for (int counter = 1; done < octets; counter++) {
            digest.update(secret);
            digest.update(new byte[] {0, 0, 0, (byte) counter});
            byte[] block = digest.digest(parameter);
            int part = Math.min(block.length, octets - done);
            System.arraycopy(block, 0, all, done, part);
            done += part;
        }
        return all;
    }

    private static byte[] tag(byte[] keys, byte[] encrypted) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(keys, KEY_OCTETS, MAC_KEY_OCTETS, "HmacSHA256"));
            return Arrays.copyOf(mac.doFinal(encrypted), TAG_OCTETS);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] xor(byte[] octets, byte[] with) {
        byte[] result = octets.clone();
        for (int i = 0; i < result.length; i++) {
            result[i] ^= with[i];
        }
        return result;
    }
}
