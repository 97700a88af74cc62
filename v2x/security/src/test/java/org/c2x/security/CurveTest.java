package org.c2x.security;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.security.GeneralSecurityException;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECParameterSpec;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The domain parameters are those that providers have. */
class CurveTest {
    @ParameterizedTest
    @EnumSource
    void parametersAreThoseOfAProvider(Curve curve) throws GeneralSecurityException {
        ECPublicKey key =
                (ECPublicKey) curve.keyPairGenerator().generateKeyPair().getPublic();
        ECParameterSpec theirs = key.getParams();
        ECParameterSpec ours = curve.parameters();

        assertEquals(theirs.getCurve(), ours.getCurve());
        assertEquals(theirs.getGenerator(), ours.getGenerator());
        assertEquals(theirs.getOrder(), ours.getOrder());
        assertEquals(theirs.getCofactor(), ours.getCofactor());
        assertEquals(curve, Curve.of(key));
    }
}
