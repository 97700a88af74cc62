package org.c2x.codec.binary.security;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;

/** The keys after the signed examples: d = SHA-256(seed) mod (n - 1) + 1. */
final class TestKeys {
    static final Signer ROOT = signer("root");
    static final Signer AUTHORITY = signer("aa");
    static final Signer TICKET = signer("at");

    private TestKeys() {}

    static BigInteger privateKey(String name) {
        byte[] seed = ("ts103097-v111 example " + name).getBytes(StandardCharsets.US_ASCII);
        return new BigInteger(1, Ecdsa.sha256(seed))
                .mod(CurvePoints.N.subtract(BigInteger.ONE))
                .add(BigInteger.ONE);
    }

    private static Signer signer(String name) {
        return new Signer(privateKey(name));
    }
}
