package org.c2x.security;

import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.Provider;
import java.security.PublicKey;
import java.security.Signature;
import java.security.interfaces.ECKey;
import java.security.spec.ECFieldFp;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.util.List;
import java.util.stream.Stream;
import javax.crypto.KeyAgreement;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.security.dot2.HashAlgorithm;

/**
 * The curves of IEEE 1609.2 for signatures, each with its hash algorithm. Keys of those of NIST are the JVM's
 * providers', those of Brainpool, which JDKs no longer have, BouncyCastle's; {@link EcdsaProvider} says who calculates
 * signatures.
 */
public enum Curve {
    NIST_P256("secp256r1", 32, HashAlgorithm.SHA256, false),
    BRAINPOOL_P256R1("brainpoolP256r1", 32, HashAlgorithm.SHA256, true),
    BRAINPOOL_P384R1("brainpoolP384r1", 48, HashAlgorithm.SHA384, true),
    NIST_P384("secp384r1", 48, HashAlgorithm.SHA384, false);

    private final String jcaName;
    private final int octets;
    private final HashAlgorithm hash;
    private final boolean bouncyCastle;

    Curve(String jcaName, int octets, HashAlgorithm hash, boolean bouncyCastle) {
        this.jcaName = jcaName;
        this.octets = octets;
        this.hash = hash;
        this.bouncyCastle = bouncyCastle;
    }

    /** Apart: the constants above are there before what is made of them. */
    private static final class Parameters {
        private static final List<ECParameterSpec> OF =
                Stream.of(values()).map(CurveParameters::of).toList();
    }

    /** Octets of a coordinate, and of r and s of a signature. */
    public int octets() {
        return octets;
    }

    /** The hash algorithm that goes with the curve. */
    public HashAlgorithm hash() {
        return hash;
    }

    String jcaName() {
        return jcaName;
    }

    /** Whether it is one of those that JDKs no longer have. */
    boolean isBrainpool() {
        return bouncyCastle;
    }

    /** The parameters for the JCA. */
    public ECParameterSpec parameters() {
        return Parameters.OF.get(ordinal());
    }

    /**
     * The curve of a key.
     *
     * @throws IllegalArgumentException if it is none of these
     */
    public static Curve of(ECKey key) {
        for (Curve curve : values()) {
            ECParameterSpec mine = curve.parameters();
            if (mine.getCurve().equals(key.getParams().getCurve())
                    && mine.getOrder().equals(key.getParams().getOrder())) {
                return curve;
            }
        }
        throw new IllegalArgumentException("a key on a curve that IEEE 1609.2 does not use");
    }

    private @Nullable Provider provider() {
        return bouncyCastle ? BouncyCastle.PROVIDER : null;
    }

    /** A generator of key pairs on this curve. */
    public KeyPairGenerator keyPairGenerator() {
        try {
            KeyPairGenerator generator = provider() == null
                    ? KeyPairGenerator.getInstance("EC")
                    : KeyPairGenerator.getInstance("EC", provider());
            generator.initialize(new ECGenParameterSpec(jcaName));
            return generator;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The factory that reads private keys on this curve. */
    public KeyFactory keyFactory() {
        try {
            return provider() == null ? KeyFactory.getInstance("EC") : KeyFactory.getInstance("EC", provider());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Signatures of r and s, each of as many octets as a coordinate, for keys that stay where they are. */
    Signature signature() {
        String digest = hash == HashAlgorithm.SHA256 ? "SHA256" : "SHA384";
        try {
            return provider() == null
                    ? Signature.getInstance(digest + "withECDSAinP1363Format")
                    : Signature.getInstance(digest + "withPLAIN-ECDSA", provider());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    KeyAgreement keyAgreement() {
        try {
            return provider() == null ? KeyAgreement.getInstance("ECDH") : KeyAgreement.getInstance("ECDH", provider());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    MessageDigest digest() {
        return digest(hash);
    }

    /** SHA-256 or SHA-384. */
    static MessageDigest digest(HashAlgorithm hash) {
        try {
            return MessageDigest.getInstance(hash == HashAlgorithm.SHA256 ? "SHA-256" : "SHA-384");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * The public key with a coordinate x and the parity of y (IEEE 1363 clause 5.5.6).
     *
     * @throws RefusedException if no point of the curve has that x
     */
    PublicKey publicKey(byte[] xOctets, boolean oddY) {
        return publicKey(point(xOctets, oddY));
    }

    /**
     * The point with a coordinate x and the parity of y.
     *
     * @throws RefusedException if no point of the curve has that x
     */
    ECPoint point(byte[] xOctets, boolean oddY) {
        BigInteger p = prime();
        BigInteger x = new BigInteger(1, xOctets);
        BigInteger square = rightSide(x);
        // All four primes are 3 modulo 4, so this power is the root, if there is one.
        BigInteger y = square.modPow(p.add(BigInteger.ONE).shiftRight(2), p);
        if (x.compareTo(p) >= 0 || !y.multiply(y).mod(p).equals(square) || y.signum() == 0) {
            throw notOnCurve();
        }
        return new ECPoint(x, y.testBit(0) == oddY ? y : p.subtract(y));
    }

    /**
     * The public key with both coordinates.
     *
     * @throws RefusedException if the point is not on the curve
     */
    PublicKey publicKey(byte[] xOctets, byte[] yOctets) {
        return publicKey(point(xOctets, yOctets));
    }

    /**
     * The point with both coordinates.
     *
     * @throws RefusedException if it is not on the curve
     */
    ECPoint point(byte[] xOctets, byte[] yOctets) {
        ECPoint point = new ECPoint(new BigInteger(1, xOctets), new BigInteger(1, yOctets));
        if (!contains(point)) {
            throw notOnCurve();
        }
        return point;
    }

    /** Whether a point is one of the curve, and finite. */
    boolean contains(ECPoint point) {
        BigInteger x = point.getAffineX();
        BigInteger y = point.getAffineY();
        return isCoordinate(x) && isCoordinate(y) && y.multiply(y).mod(prime()).equals(rightSide(x));
    }

    /** Points at infinity have none. */
    private boolean isCoordinate(@Nullable BigInteger number) {
        return number != null && number.signum() >= 0 && number.compareTo(prime()) < 0;
    }

    private RefusedException notOnCurve() {
        return new RefusedException(Reason.POINT_NOT_ON_CURVE, "coordinates that are no point of " + jcaName);
    }

    /** The public key that is a point of the curve. */
    PublicKey publicKey(ECPoint point) {
        try {
            return keyFactory().generatePublic(new ECPublicKeySpec(point, parameters()));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private BigInteger prime() {
        return ((ECFieldFp) parameters().getCurve().getField()).getP();
    }

    /** What y² is: x³ + ax + b. */
    private BigInteger rightSide(BigInteger x) {
        BigInteger p = prime();
        BigInteger a = parameters().getCurve().getA();
        return x.multiply(x)
                .add(a)
                .multiply(x)
                .add(parameters().getCurve().getB())
                .mod(p);
    }

    /**
     * A coordinate modulo the order.
     *
     * @throws RefusedException if it is not below the prime
     */
    byte[] modOrder(byte[] coordinate) {
        BigInteger x = new BigInteger(1, coordinate);
        if (x.compareTo(prime()) >= 0) {
            throw notOnCurve();
        }
        BigInteger order = parameters().getOrder();
        return x.compareTo(order) < 0 ? coordinate : fixedOctets(x.subtract(order));
    }

    /** A whole number in as many octets as a coordinate has. */
    byte[] fixedOctets(BigInteger number) {
        byte[] bytes = number.toByteArray();
        byte[] fixed = new byte[octets];
        int count = Math.min(bytes.length, octets);
        System.arraycopy(bytes, bytes.length - count, fixed, octets - count, count);
        return fixed;
    }
}
