package org.c2x.codec.binary.security;

import java.util.EnumSet;
import java.util.Set;

/**
 * In which forms a verifier takes the two parts of a signature, neither of which is signed itself.
 *
 * @param points forms of the point R
 * @param highS  whether the number s may be above half the order of the curve
 */
record SignatureForms(Set<PointForm> points, boolean highS) {
    static final SignatureForms UNIQUE = new SignatureForms(EnumSet.of(PointForm.X_COORDINATE_ONLY), false);
    static final SignatureForms ANY_POINT = new SignatureForms(EnumSet.allOf(PointForm.class), false);

    SignatureForms withHighS() {
        return new SignatureForms(points, true);
    }
}
