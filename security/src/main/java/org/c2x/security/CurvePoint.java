package org.c2x.security;

import java.security.PublicKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECPoint;
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

    /** A public key on a curve of 256 bits, compressed. */
    static EccP256CurvePoint compressed256(ECPublicKey key) {
        OctetString x = xOf(key);
        return isOdd(key) ? new EccP256CurvePoint.CompressedY1(x) : new EccP256CurvePoint.CompressedY0(x);
    }

    /** A public key on a curve of 384 bits, compressed. */
    static EccP384CurvePoint compressed384(ECPublicKey key) {
        OctetString x = xOf(key);
        return isOdd(key) ? new EccP384CurvePoint.CompressedY1(x) : new EccP384CurvePoint.CompressedY0(x);
    }

    private static OctetString xOf(ECPublicKey key) {
        return OctetString.wrap(Curve.of(key).fixedOctets(key.getW().getAffineX()));
    }

    private static boolean isOdd(ECPublicKey key) {
        return key.getW().getAffineY().testBit(0);
    }

    /**
     * The public key that this is.
     *
     * @throws RefusedException if x stands alone, or no point of the curve is meant
     */
    PublicKey publicKey(Curve curve) {
        return curve.publicKey(point(curve));
    }

    /**
     * The point that this is.
     *
     * @throws RefusedException if x stands alone, or no point of the curve is meant
     */
    ECPoint point(Curve curve) {
        return switch (form) {
            case EVEN_Y -> curve.point(x.toByteArray(), false);
            case ODD_Y -> curve.point(x.toByteArray(), true);
            case BOTH -> curve.point(x.toByteArray(), y.toByteArray());
            case X_ONLY, FILL ->
                throw new RefusedException(Reason.POINT_NOT_ON_CURVE, "a public key of which y is not known");
        };
    }

    /**
     * The point of a public key, if its form is that in which digests are calculated.
     *
     * @throws RefusedException otherwise
     */
    ECPoint canonicalPoint(Curve curve) {
        if (form == Form.BOTH) {
            throw new RefusedException(Reason.NOT_CANONICAL, "a certificate's key with both coordinates");
        }
        return point(curve);
    }
}
