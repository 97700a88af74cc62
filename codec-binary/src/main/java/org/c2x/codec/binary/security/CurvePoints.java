package org.c2x.codec.binary.security;

import java.math.BigInteger;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.bouncycastle.asn1.x9.X9ECParameters;
import org.bouncycastle.crypto.ec.CustomNamedCurves;
import org.bouncycastle.crypto.params.ECDomainParameters;
import org.bouncycastle.math.ec.ECPoint;
import org.bouncycastle.math.ec.FixedPointCombMultiplier;
import org.bouncycastle.util.BigIntegers;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.security.EccPoint;
import org.c2x.its.security.UncompressedPoint;
import org.c2x.security.Curve;
import org.c2x.security.VerifyingKey;

/** Points of the curve NIST P-256, and the forms in which they are sent. */
final class CurvePoints {
    static final int FIELD_SIZE = 32;

    private static final X9ECParameters PARAMETERS = CustomNamedCurves.getByName("secp256r1");

    static final ECDomainParameters DOMAIN = new ECDomainParameters(PARAMETERS);
    /** The prime of the field. */
    static final BigInteger P = PARAMETERS.getCurve().getField().getCharacteristic();
    /** The order of the group. */
    static final BigInteger N = PARAMETERS.getN();
    /** Of a number and its negative below the order, the one up to here is the lower one. */
    static final BigInteger HALF_N = N.shiftRight(1);

    /** Of a key up to 12 KiB are kept. */
    private static final int KEPT_KEYS = 256;

    /** The keys that were asked for last, so that each message of a sender costs the last step only. */
    private static final Map<EccPoint, Key> KEYS = Collections.synchronizedMap(new RecentKeys());

    private CurvePoints() {}

    /**
     * A public key. Both forms keep what verifying with them takes.
     *
     * @param point     for signatures whose point R is compared
     * @param verifying for those of which only r counts
     */
    record Key(ECPoint point, VerifyingKey verifying) {}

    /** Forgets what was not asked for longest. */
    private static final class RecentKeys extends LinkedHashMap<EccPoint, Key> {
        RecentKeys() {
            super(16, 0.75f, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<EccPoint, Key> eldest) {
            return size() > KEPT_KEYS;
        }
    }

    static BigInteger number(OctetString octets) {
        return new BigInteger(1, octets.toByteArray());
    }

    static OctetString octets(BigInteger number) {
        return OctetString.wrap(BigIntegers.asUnsignedByteArray(FIELD_SIZE, number));
    }

    /** The x coordinate, whatever the form. */
    static OctetString x(EccPoint point) {
        if (point instanceof EccPoint.XCoordinateOnly x) {
            return x.value();
        } else if (point instanceof EccPoint.CompressedLsbY0 even) {
            return even.value();
        } else if (point instanceof EccPoint.CompressedLsbY1 odd) {
            return odd.value();
        }
        return ((EccPoint.Uncompressed) point).value().x();
    }

    /** A finite point whose coordinates are normal, in a form. */
    static EccPoint inForm(ECPoint point, PointForm form) {
        OctetString x = octets(point.getAffineXCoord().toBigInteger());
        BigInteger y = point.getAffineYCoord().toBigInteger();
        return switch (form) {
            case X_COORDINATE_ONLY -> new EccPoint.XCoordinateOnly(x);
            case COMPRESSED -> y.testBit(0) ? new EccPoint.CompressedLsbY1(x) : new EccPoint.CompressedLsbY0(x);
            case UNCOMPRESSED -> new EccPoint.Uncompressed(new UncompressedPoint(x, octets(y)));
        };
    }

    /** Which form a point is in. */
    static PointForm formOf(EccPoint point) {
        if (point instanceof EccPoint.XCoordinateOnly) {
            return PointForm.X_COORDINATE_ONLY;
        }
        return point instanceof EccPoint.Uncompressed ? PointForm.UNCOMPRESSED : PointForm.COMPRESSED;
    }

    /** The point of the public key that belongs to a private one. */
    static ECPoint ofPrivateKey(BigInteger privateKey) {
        return new FixedPointCombMultiplier()
                .multiply(DOMAIN.getG(), privateKey)
                .normalize();
    }

    /** A public key, empty if it is no point of the curve, or not known because only its x is sent. */
    static Optional<Key> key(EccPoint key) {
        Key kept = KEYS.get(key);
        if (kept != null) {
            return Optional.of(kept);
        }
        Optional<Key> decoded = decode(key).map(point -> new Key(point, verifying(point)));
        decoded.ifPresent(made -> KEYS.put(key, made));
        return decoded;
    }

    private static VerifyingKey verifying(ECPoint point) {
        BigInteger x = point.getAffineXCoord().toBigInteger();
        BigInteger y = point.getAffineYCoord().toBigInteger();
        return VerifyingKey.of(Curve.NIST_P256, new java.security.spec.ECPoint(x, y));
    }

    private static Optional<ECPoint> decode(EccPoint key) {
        BigInteger x = number(x(key));
        if (key instanceof EccPoint.XCoordinateOnly || x.compareTo(P) >= 0) {
            return Optional.empty();
        }
        try {
            return Optional.of(
                    key instanceof EccPoint.Uncompressed both
                            ? DOMAIN.getCurve()
                                    .validatePoint(x, number(both.value().y()))
                            : DOMAIN.getCurve().decodePoint(compressed(key)));
        } catch (IllegalArgumentException noPoint) {
            return Optional.empty();
        }
    }

    /** The form of SEC 1 clause 2.3.3, which the library reads. */
    private static byte[] compressed(EccPoint key) {
        byte[] octets = new byte[1 + FIELD_SIZE];
        octets[0] = (byte) (key instanceof EccPoint.CompressedLsbY1 ? 3 : 2);
        x(key).copyTo(octets, 1);
        return octets;
    }
}
