package org.c2x.security;

import java.security.PublicKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECPoint;
import java.util.Objects;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.security.dot2.EccP256CurvePoint;
import org.c2x.security.dot2.EccP384CurvePoint;

/** A point as data has it, of any of the curves. */
record CurvePoint(Form form, OctetString x, @Nullable OctetString y) {
    private static final OctetString NOTHING = OctetString.of();

    /** How a point is written. */
    enum Form {
        X_ONLY,
        FILL,
        EVEN_Y,
        ODD_Y,
        BOTH
    }

    static CurvePoint of(EccP256CurvePoint point) {
        if (point instanceof EccP256CurvePoint.XOnly one) {
            return new CurvePoint(Form.X_ONLY, one.value(), null);
        } else if (point instanceof EccP256CurvePoint.CompressedY0 one) {
            return new CurvePoint(Form.EVEN_Y, one.value(), null);
        } else if (point instanceof EccP256CurvePoint.CompressedY1 one) {
            return new CurvePoint(Form.ODD_Y, one.value(), null);
        } else if (point instanceof EccP256CurvePoint.UncompressedP256 one) {
            return new CurvePoint(Form.BOTH, one.value().x(), one.value().y());
        }
        return new CurvePoint(Form.FILL, NOTHING, null);
    }

    static CurvePoint of(EccP384CurvePoint point) {
        if (point instanceof EccP384CurvePoint.XOnly one) {
            return new CurvePoint(Form.X_ONLY, one.value(), null);
        } else if (point instanceof EccP384CurvePoint.CompressedY0 one) {
            return new CurvePoint(Form.EVEN_Y, one.value(), null);
        } else if (point instanceof EccP384CurvePoint.CompressedY1 one) {
            return new CurvePoint(Form.ODD_Y, one.value(), null);
        } else if (point instanceof EccP384CurvePoint.UncompressedP384 one) {
            return new CurvePoint(Form.BOTH, one.value().x(), one.value().y());
        }
        return new CurvePoint(Form.FILL, NOTHING, null);
    }

    /** A point of a curve of 256 bits, compressed. */
    static EccP256CurvePoint compressed256(ECPoint point, Curve curve) {
        OctetString x = xOf(point, curve);
        return isOdd(point) ? new EccP256CurvePoint.CompressedY1(x) : new EccP256CurvePoint.CompressedY0(x);
    }

    /** A public key on a curve of 256 bits, compressed. */
    static EccP256CurvePoint compressed256(ECPublicKey key) {
        return compressed256(key.getW(), Curve.of(key));
    }

    /** A point of a curve of 384 bits, compressed. */
    static EccP384CurvePoint compressed384(ECPoint point, Curve curve) {
        OctetString x = xOf(point, curve);
        return isOdd(point) ? new EccP384CurvePoint.CompressedY1(x) : new EccP384CurvePoint.CompressedY0(x);
    }

    private static OctetString xOf(ECPoint point, Curve curve) {
        return OctetString.wrap(curve.fixedOctets(point.getAffineX()));
    }

    private static boolean isOdd(ECPoint point) {
        return point.getAffineY().testBit(0);
    }

    /**
     * The public key that this is.
     *
     * @throws RefusedException if x is alone, or no point of the curve is meant
     */
    PublicKey publicKey(Curve curve) {
        return curve.publicKey(point(curve));
    }

    /**
     * The point that this is.
     *
     * @throws RefusedException if x is alone, or no point of the curve is meant
     */
    ECPoint point(Curve curve) {
        return switch (form) {
            case EVEN_Y -> curve.point(x.toByteArray(), false);
            case ODD_Y -> curve.point(x.toByteArray(), true);
            case BOTH -> curve.point(x.toByteArray(), Objects.requireNonNull(y).toByteArray());
            case X_ONLY, FILL ->
                throw new RefusedException(Reason.POINT_NOT_ON_CURVE, "a public key of which y is not known");
        };
    }

    /**
     * The number r of a signature that is given as this point: x modulo the order of the curve (IEEE 1363 clause
     * 7.2.7). Whether a compressed point is one of the curve shows in the verification of x.
     *
     * @throws RefusedException if there is no x, or both coordinates are no point of the curve
     */
    byte[] signatureNumber(Curve curve) {
        return switch (form) {
            case X_ONLY -> x.toByteArray();
            case EVEN_Y, ODD_Y -> curve.modOrder(x.toByteArray());
            case BOTH -> curve.modOrder(curve.fixedOctets(point(curve).getAffineX()));
            case FILL -> throw new RefusedException(Reason.NOT_CANONICAL, "a signature without the number r");
        };
    }
}
