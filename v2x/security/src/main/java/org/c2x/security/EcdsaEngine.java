package org.c2x.security;

import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.spec.ECPoint;

/** ECDSA over hashes as one provider calculates it. Signatures are r and s, each of as many octets as a coordinate. */
interface EcdsaEngine {
    /** Signatures of one public key, of which the provider's own form was made before. Thread-safe. */
    interface HashVerifier {
        /** @throws GeneralSecurityException if the provider fails, which says nothing about the signature */
        boolean isOf(byte[] hash, byte[] signature) throws GeneralSecurityException;
    }

    /** Signs with one private key, of which the provider's own form was made before. Thread-safe. */
    interface HashSigner {
        byte[] sign(byte[] hash) throws GeneralSecurityException;
    }

    /** Name and version of the provider. */
    String name();

    /** @throws GeneralSecurityException if the provider does not have the curve or does not take the point */
    HashVerifier verifier(Curve curve, ECPoint key) throws GeneralSecurityException;

    /** @throws GeneralSecurityException if the provider does not have the curve or does not take the number */
    HashSigner signer(Curve curve, BigInteger key) throws GeneralSecurityException;
}
