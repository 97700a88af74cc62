package org.c2x.security;

import java.security.GeneralSecurityException;
import java.security.spec.ECPoint;
import java.util.Iterator;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.security.EcdsaEngine.HashVerifier;

/**
 * A public key in the form of the provider that verifies with it, so that nothing of the key is calculated once a
 * message. Thread-safe.
 */
public final class VerifyingKey {
    private final Curve curve;
    private final ECPoint point;
    private final Iterator<EcdsaEngine> others;
    private volatile @Nullable HashVerifier verifier;

    /** @param point one of the curve */
    VerifyingKey(Curve curve, ECPoint point) {
        this(curve, point, EcdsaProvider.toVerify(curve));
    }

    /**
     * A key for given engines.
     *
     * @param engines the one to use, then those that take over where one fails
     * @throws IllegalStateException if none of them takes the key
     */
    VerifyingKey(Curve curve, ECPoint point, Iterator<EcdsaEngine> engines) {
        this.curve = curve;
        this.point = point;
        others = engines;
        if (next(null) == null) {
            throw new IllegalStateException("no provider takes a key on " + curve);
        }
    }

    /**
     * A key.
     *
     * @throws IllegalArgumentException if the point is none of the curve
     */
    public static VerifyingKey of(Curve curve, ECPoint point) {
        if (!curve.contains(point)) {
            throw new IllegalArgumentException("no point of " + curve);
        }
        return new VerifyingKey(curve, point);
    }

    /**
     * Whether r and s, one after the other and each of as many octets as a coordinate, are the signature of a hash. Of
     * other octets than these, and of numbers that are 0 or not below the order, they are not.
     *
     * @param hash of as many octets as the curve's hash algorithm makes
     */
    public boolean hasSigned(byte[] hash, byte[] signature) {
        return EcdsaSignature.isInRange(curve, signature) && isOf(hash, signature);
    }

    /**
     * Whether r and s, in range, are the signature of a hash. Who fails instead of answering is not asked again, as
     * long as there is somebody else; where nobody answers it is not.
     */
    boolean isOf(byte[] hash, byte[] signature) {
        HashVerifier current = verifier;
        while (current != null) {
            try {
                return current.isOf(hash, signature);
            } catch (GeneralSecurityException | RuntimeException | LinkageError e) {
                current = next(current);
            }
        }
        return false;
    }

    /** Another one than that which failed; null if there is none. */
    private synchronized @Nullable HashVerifier next(@Nullable HashVerifier failed) {
        if (verifier != failed) {
            return verifier;
        }
        while (others.hasNext()) {
            try {
                verifier = others.next().verifier(curve, point);
                return verifier;
            } catch (GeneralSecurityException | RuntimeException | LinkageError e) {
                // then the next one
            }
        }
        return null;
    }
}
