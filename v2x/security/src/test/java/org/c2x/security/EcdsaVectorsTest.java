package org.c2x.security;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.security.SignatureException;
import java.security.spec.ECFieldFp;
import java.security.spec.ECParameterSpec;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Each provider on its own judges signatures right, those of Wycheproof among them. */
class EcdsaVectorsTest {
    static Stream<Arguments> providers() {
        return EcdsaProviderTest.providers();
    }

    /** Ranges are checked before a provider is asked; if they were not, no answer would be wrong either. */
    @ParameterizedTest
    @MethodSource("providers")
    void signaturesAtTheLimits_areJudgedRight(EcdsaProvider provider, Curve curve) {
        List<EcdsaCases.Case> cases = EcdsaCases.of(curve);
        assertTrue(cases.size() > 60, () -> "only " + cases.size());

        for (EcdsaCases.Case one : cases) {
            VerifyingKey key = only(provider, one);
            boolean found = key.isOf(one.hash(), one.signature());
            assertEquals(expected(provider, one, found), found, one::toString);
            assertEquals(found, key.hasSigned(one.hash(), one.signature()), one::toString);
        }
    }

    @ParameterizedTest
    @MethodSource("providers")
    void signaturesOfWycheproof_areJudgedAsItSays(EcdsaProvider provider, Curve curve) {
        List<EcdsaCases.Case> cases = EcdsaCases.foreign(curve, "plain");
        assertTrue(cases.size() > 250, () -> "only " + cases.size());

        for (EcdsaCases.Case one : cases) {
            boolean found = only(provider, one).hasSigned(one.hash(), one.signature());
            assertEquals(expected(provider, one, found), found, one::toString);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"NIST_P256", "NIST_P384"})
    void formsOfDer_areTakenAsWycheproofSays(Curve curve) {
        List<EcdsaCases.Case> cases = EcdsaCases.foreign(curve, "der");
        assertTrue(cases.size() > 480, () -> "only " + cases.size());

        for (EcdsaCases.Case one : cases) {
            assertEquals(one.valid(), isTakenInDer(one), one::toString);
        }
    }

    private static boolean isTakenInDer(EcdsaCases.Case one) {
        try {
            byte[] signature = DerSignature.decode(one.signature(), one.curve().octets());
            return VerifyingKey.of(one.curve(), one.key()).hasSigned(one.hash(), signature);
        } catch (SignatureException otherForm) {
            return false;
        }
    }

    /** What is wrong is wrong for all; of what is right, the JDK's provider may miss an x from the order on. */
    private static boolean expected(EcdsaProvider provider, EcdsaCases.Case one, boolean found) {
        ECParameterSpec curve = one.curve().parameters();
        BigInteger above = new BigInteger(1, one.signature(), 0, one.signature().length / 2).add(curve.getOrder());
        boolean mayBeMissed = provider == EcdsaProvider.JDK
                && above.compareTo(((ECFieldFp) curve.getCurve().getField()).getP()) < 0;
        return mayBeMissed && one.valid() ? found : one.valid();
    }

    @ParameterizedTest
    @MethodSource("providers")
    void key_answersThreadsAtTheSameTime(EcdsaProvider provider, Curve curve) {
        EcdsaCases.Case right = EcdsaCases.of(curve).get(0);
        byte[] wrong = right.signature().clone();
        wrong[wrong.length - 1] ^= 1;
        VerifyingKey key = only(provider, right);

        List<Boolean> answers = IntStream.range(0, 64)
                .parallel()
                .mapToObj(i -> key.isOf(right.hash(), i % 2 == 0 ? right.signature() : wrong))
                .toList();

        assertEquals(IntStream.range(0, 64).mapToObj(i -> i % 2 == 0).toList(), answers);
    }

    private static VerifyingKey only(EcdsaProvider provider, EcdsaCases.Case one) {
        return new VerifyingKey(
                one.curve(), one.key(), List.of(provider.engine()).iterator());
    }
}
