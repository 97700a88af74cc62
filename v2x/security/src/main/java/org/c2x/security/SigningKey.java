package org.c2x.security;

import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.interfaces.ECKey;
import java.security.interfaces.ECPrivateKey;
import java.util.Iterator;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.security.EcdsaEngine.HashSigner;

/**
 * A private key in the form of the provider that signs with it. One whose number is not to be had, as that of a device,
 * signs where it is. Thread-safe.
 */
final class SigningKey {
    private final PrivateKey key;
    private final Curve curve;
    private final Iterator<EcdsaEngine> others;
    private volatile @Nullable HashSigner signer;

    /** @throws IllegalArgumentException if the key is on another curve */
    SigningKey(PrivateKey key, Curve curve) {
        this(key, curve, EcdsaProvider.toSign(curve));
    }

    /**
     * A key for given engines.
     *
     * @param engines the one to use, then those that take over where one fails
     * @throws IllegalArgumentException if the key is on another curve
     */
    SigningKey(PrivateKey key, Curve curve, Iterator<EcdsaEngine> engines) {
        if (key instanceof ECKey one && Curve.of(one) != curve) {
            throw cannotSign(curve, "it is on " + Curve.of(one), null);
        }
        this.key = key;
        this.curve = curve;
        others = engines;
        next(null);
    }

    /**
     * Signs two hashes, one after the other.
     *
     * @return r and s
     * @throws IllegalArgumentException if the key cannot sign on the curve
     */
    byte[] sign(byte[] dataHash, byte[] signerHash) {
        MessageDigest digest = curve.digest();
        digest.update(dataHash);
        byte[] hash = digest.digest(signerHash);
        HashSigner current = signer;
        while (current != null) {
            try {
                return current.sign(hash);
            } catch (GeneralSecurityException | RuntimeException | LinkageError e) {
                current = next(current);
            }
        }
        return signWhereItIs(dataHash, signerHash);
    }

    /** Another one than that which failed; null if there is none. */
    private synchronized @Nullable HashSigner next(@Nullable HashSigner failed) {
        if (signer != failed) {
            return signer;
        }
        BigInteger number = key instanceof ECPrivateKey open ? open.getS() : null;
        while (number != null && others.hasNext()) {
            try {
                signer = others.next().signer(curve, number);
                return signer;
            } catch (GeneralSecurityException | RuntimeException | LinkageError e) {
                // then the next one
            }
        }
        return null;
    }

    private byte[] signWhereItIs(byte[] dataHash, byte[] signerHash) {
        try {
            Signature signing = curve.signature();
            signing.initSign(key);
            signing.update(dataHash);
            signing.update(signerHash);
            return signing.sign();
        } catch (GeneralSecurityException e) {
            throw cannotSign(curve, e.getMessage(), e);
        }
    }

    private static IllegalArgumentException cannotSign(Curve curve, @Nullable String why, @Nullable Exception cause) {
        return new IllegalArgumentException("a key that cannot sign on " + curve + ": " + why, cause);
    }
}
