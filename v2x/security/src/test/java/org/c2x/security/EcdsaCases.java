package org.c2x.security;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.spec.ECPoint;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.GZIPInputStream;
import org.bouncycastle.asn1.x9.ECNamedCurveTable;
import org.bouncycastle.asn1.x9.X9ECParameters;

/**
 * Signatures at the limits of ECDSA, right and wrong by the way they are made: r and s are chosen first and the key
 * then is Q = (sR − eG) / r (SEC 1 clause 4.1.6), so that nobody has to calculate a signature for them.
 */
final class EcdsaCases {
    /** One of them. {@code signature} is r and s; {@code valid} says whether it is that of the hash. */
    record Case(String name, Curve curve, ECPoint key, byte[] hash, byte[] signature, boolean valid) {
        @Override
        public String toString() {
            return curve + ", " + name;
        }
    }

    private final Curve curve;
    private final X9ECParameters parameters;
    private final BigInteger n;
    private final List<Case> cases = new ArrayList<>();

    private EcdsaCases(Curve curve) {
        this.curve = curve;
        parameters = ECNamedCurveTable.getByName(curve.jcaName());
        n = parameters.getN();
    }

    private static final Map<Curve, List<Case>> MADE = new ConcurrentHashMap<>();

    static List<Case> of(Curve curve) {
        return MADE.computeIfAbsent(curve, one -> {
            EcdsaCases all = new EcdsaCases(one);
            all.usual();
            all.extremeNumbers();
            all.extremeHashes();
            all.extremePoints();
            return all.cases;
        });
    }

    /** Those of a curve that Wycheproof has in a form, {@code plain} or {@code der}. */
    static List<Case> foreign(Curve curve, String form) {
        try (InputStream file = EcdsaCases.class.getResourceAsStream("wycheproof.tsv.gz");
                InputStream text = new GZIPInputStream(file)) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.split("\t", -1))
                    .filter(columns -> columns[0].equals(curve.name()) && columns[1].equals(form))
                    .map(columns -> foreign(curve, columns))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Case foreign(Curve curve, String[] columns) {
        HexFormat hex = HexFormat.of();
        int digits = columns[5].length() / 2;
        ECPoint key =
                curve.point(hex.parseHex(columns[5].substring(0, digits)), hex.parseHex(columns[5].substring(digits)));
        byte[] hash = curve.digest().digest(hex.parseHex(columns[6]));
        String name = columns[2] + " " + columns[3];
        return new Case(name, curve, key, hash, hex.parseHex(columns[7]), columns[4].equals("valid"));
    }

    private void usual() {
        BigInteger k = word("k");
        BigInteger r = x(times(k)).mod(n);
        BigInteger s = word("s");
        byte[] hash = hash("usual");
        ECPoint key = key(times(k), r, s, hash);
        add("usual", key, hash, r, s, true);
        add("n - s for s", key, hash, r, n.subtract(s), true);
        add("n - r for r", key, hash, n.subtract(r), s, false);
        add("r and s exchanged", key, hash, s, r, false);
        add("s for r", key, hash, s, s, false);
        add("r + 1", key, hash, r.add(BigInteger.ONE), s, false);
        add("s + 1", key, hash, r, s.add(BigInteger.ONE), false);
        add("another hash", key, hash("other"), r, s, false);
        add("the hash with its last bit changed", key, changed(hash), r, s, false);
        add("another key", key(times(word("key")), r, s, hash("another")), hash, r, s, false);
        add("the key's negative", negative(key), hash, r, s, false);
        outOfRange(key, hash, r, s);
    }

    private void outOfRange(ECPoint key, byte[] hash, BigInteger r, BigInteger s) {
        BigInteger most = BigInteger.ONE.shiftLeft(8 * curve.octets()).subtract(BigInteger.ONE);
        for (BigInteger bad : List.of(BigInteger.ZERO, n, most, curvePrime())) {
            add("r = " + bad.toString(16), key, hash, bad, s, false);
            add("s = " + bad.toString(16), key, hash, r, bad, false);
            for (BigInteger other :
                    List.of(BigInteger.ZERO, BigInteger.ONE, n.subtract(BigInteger.ONE), n, most, curvePrime())) {
                add("r = " + bad.toString(16) + ", s = " + other.toString(16), key, hash, bad, other, false);
            }
        }
    }

    private void extremeNumbers() {
        byte[] hash = hash("numbers");
        BigInteger e = new BigInteger(1, hash).mod(n);
        BigInteger k = word("k");
        BigInteger r = x(times(k)).mod(n);
        List<BigInteger> some = List.of(
                BigInteger.ONE,
                BigInteger.TWO,
                BigInteger.ONE.shiftLeft(8 * curve.octets() - 9),
                n.shiftRight(1),
                n.shiftRight(1).add(BigInteger.ONE),
                n.subtract(BigInteger.ONE),
                r,
                e);
        for (BigInteger s : some) {
            ECPoint key = key(times(k), r, s, hash);
            add("s = " + s.toString(16), key, hash, r, s, true);
            add("another hash, s = " + s.toString(16), key, changed(hash), r, s, false);
        }
    }

    private void extremeHashes() {
        BigInteger k = word("k");
        BigInteger r = x(times(k)).mod(n);
        byte[] ones = new byte[hash("").length];
        Arrays.fill(ones, (byte) 0xff);
        for (byte[] hash : List.of(new byte[ones.length], ones, curve.fixedOctets(n), changed(curve.fixedOctets(n)))) {
            ECPoint key = key(times(k), r, word("s"), hash);
            add("hash " + new BigInteger(1, hash).toString(16), key, hash, r, word("s"), true);
            add("not hash " + new BigInteger(1, hash).toString(16), key, changed(hash), r, word("s"), false);
        }
    }

    private void extremePoints() {
        byte[] hash = hash("points");
        BigInteger s = word("s");
        BigInteger e = new BigInteger(1, hash).mod(n);
        for (BigInteger from : List.of(BigInteger.ONE, curvePrime().shiftRight(1))) {
            org.bouncycastle.math.ec.ECPoint point = pointFrom(from);
            add("R at x = " + x(point).toString(16), key(point, x(point), s, hash), hash, x(point), s, true);
        }
        // where the prime is above the order, x can be as well, and r is what is left of it
        if (n.compareTo(curvePrime()) < 0) {
            org.bouncycastle.math.ec.ECPoint point = pointFrom(n.add(BigInteger.ONE));
            BigInteger r = x(point).subtract(n);
            ECPoint key = key(point, r, s, hash);
            add("x above the order", key, hash, r, s, true);
            add("r above the order", key, hash, x(point), s, false);
            org.bouncycastle.math.ec.ECPoint small = pointFrom(BigInteger.ONE);
            add("r + n for r", key(small, x(small), s, hash), hash, x(small).add(n), s, false);
        }
        // both products are the same point, or cancel each other out
        BigInteger k = word("k");
        BigInteger r = x(times(k)).mod(n);
        ECPoint same = java(times(e.multiply(r.modInverse(n)).mod(n)));
        add(
                "two equal points",
                same,
                hash,
                r,
                e.shiftLeft(1).multiply(k.modInverse(n)).mod(n),
                true);
        add("the sum is infinity", negative(same), hash, r, s, false);
        add("the sum is infinity, s = 1", negative(same), hash, r, BigInteger.ONE, false);
    }

    private void add(String name, ECPoint key, byte[] hash, BigInteger r, BigInteger s, boolean valid) {
        byte[] octets = Arrays.copyOf(curve.fixedOctets(r), 2 * curve.octets());
        System.arraycopy(curve.fixedOctets(s), 0, octets, curve.octets(), curve.octets());
        if (r.bitLength() <= 8 * curve.octets() && s.bitLength() <= 8 * curve.octets()) {
            cases.add(new Case(name, curve, key, hash, octets, valid));
        }
    }

    private BigInteger curvePrime() {
        return parameters.getCurve().getField().getCharacteristic();
    }

    private org.bouncycastle.math.ec.ECPoint times(BigInteger number) {
        return parameters.getG().multiply(number).normalize();
    }

    private static BigInteger x(org.bouncycastle.math.ec.ECPoint point) {
        return point.normalize().getAffineXCoord().toBigInteger();
    }

    private ECPoint key(org.bouncycastle.math.ec.ECPoint point, BigInteger r, BigInteger s, byte[] hash) {
        BigInteger e = new BigInteger(1, hash);
        return java(point.multiply(s).subtract(times(e.mod(n))).multiply(r.modInverse(n)));
    }

    private static ECPoint java(org.bouncycastle.math.ec.ECPoint point) {
        org.bouncycastle.math.ec.ECPoint normal = point.normalize();
        return new ECPoint(
                normal.getAffineXCoord().toBigInteger(),
                normal.getAffineYCoord().toBigInteger());
    }

    private ECPoint negative(ECPoint point) {
        return new ECPoint(point.getAffineX(), curvePrime().subtract(point.getAffineY()));
    }

    /** The first point with an x from a number on. */
    private org.bouncycastle.math.ec.ECPoint pointFrom(BigInteger from) {
        for (BigInteger x = from; ; x = x.add(BigInteger.ONE)) {
            try {
                ECPoint point = curve.point(curve.fixedOctets(x), false);
                return parameters.getCurve().createPoint(point.getAffineX(), point.getAffineY());
            } catch (RefusedException none) {
                continue;
            }
        }
    }

    private BigInteger word(String word) {
        return new BigInteger(1, hash("c2x " + word)).mod(n);
    }

    private byte[] hash(String text) {
        return curve.digest().digest(text.getBytes(StandardCharsets.UTF_8));
    }

    private static byte[] changed(byte[] octets) {
        byte[] changed = octets.clone();
        changed[changed.length - 1] ^= 1;
        return changed;
    }
}
