package org.c2x.security;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.SignatureException;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECFieldFp;
import java.security.spec.ECPoint;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** None that is wrong is used, and where one fails another one answers. */
class EcdsaProviderTest {
    private static final byte[] HASH = new byte[32];

    static Stream<Arguments> providers() {
        return Arrays.stream(EcdsaProvider.values())
                .flatMap(provider -> Arrays.stream(Curve.values())
                        .filter(provider::has)
                        .map(curve -> Arguments.of(provider, curve)));
    }

    @Test
    void providersWithNativeCode_areThereWhereTheyHaveCode() {
        assumeTrue(System.getProperty("os.name").equals("Linux"));
        assumeTrue(System.getProperty("os.arch").equals("amd64"));

        for (Curve curve : Curve.values()) {
            EcdsaProvider fastest = curve.isBrainpool() ? EcdsaProvider.CONSCRYPT : EcdsaProvider.CORRETTO;
            assertTrue(EcdsaProvider.CONSCRYPT.has(curve));
            assertEquals(fastest, EcdsaProvider.verifying(curve));
            assertEquals(fastest, EcdsaProvider.signing(curve));
        }
        assertEquals(
                EcdsaProvider.CORRETTO + " (NIST_P256, NIST_P384), " + EcdsaProvider.CONSCRYPT
                        + " (BRAINPOOL_P256R1, BRAINPOOL_P384R1)",
                EcdsaProvider.inUse());
    }

    @ParameterizedTest
    @MethodSource("providers")
    void provider_passesTheTest(EcdsaProvider provider, Curve curve) throws GeneralSecurityException {
        assertTrue(EcdsaSelfTest.of(curve).isPassed(provider.engine()));
    }

    @ParameterizedTest
    @MethodSource("providers")
    void whatOneSigns_allFindRight(EcdsaProvider provider, Curve curve) {
        KeyPair keys = Keys.generate(curve);
        byte[] signature = new SigningKey(
                        keys.getPrivate(), curve, List.of(provider.engine()).iterator())
                .sign(HASH, HASH);
        byte[] hash = curve.digest().digest(new byte[2 * HASH.length]);
        ECPoint point = ((ECPublicKey) keys.getPublic()).getW();

        assertTrue(EcdsaSignature.isInRange(curve, signature));
        for (EcdsaProvider other : EcdsaProvider.values()) {
            if (other.has(curve)) {
                VerifyingKey key =
                        new VerifyingKey(curve, point, List.of(other.engine()).iterator());
                assertTrue(key.isOf(hash, signature), other::toString);
                signature[5] ^= 1;
                assertFalse(key.isOf(hash, signature), other::toString);
                signature[5] ^= 1;
            }
        }
    }

    @Test
    void pointThatIsNotOnTheCurve_isNoKey() {
        ECPoint point = EcdsaCases.of(Curve.NIST_P256).get(0).key();
        BigInteger x = point.getAffineX();
        BigInteger y = point.getAffineY();
        BigInteger p = ((ECFieldFp) Curve.NIST_P256.parameters().getCurve().getField()).getP();

        for (ECPoint none : List.of(
                new ECPoint(x, y.add(BigInteger.ONE)),
                new ECPoint(x, y.add(p)),
                new ECPoint(x, y.subtract(p)),
                new ECPoint(x.add(p), y),
                ECPoint.POINT_INFINITY)) {
            assertThrows(IllegalArgumentException.class, () -> VerifyingKey.of(Curve.NIST_P256, none));
        }
    }

    @Test
    void hasSigned_wantsNumbersInRange() {
        EncodedCertificate ticket = Stations.chain(Curve.NIST_P256).ticket().certificate();

        for (int length : new int[] {0, 1, 63, 64, 65, 96}) {
            assertFalse(ticket.hasSigned(HASH, new byte[length]));
        }
    }

    /** An engine as it should be, but for what a test changes. */
    private static class Changed implements EcdsaEngine {
        int asked;

        @Override
        public String name() {
            return "changed";
        }

        @Override
        public HashVerifier verifier(Curve curve, ECPoint key) throws GeneralSecurityException {
            HashVerifier right = new BouncyCastleEngine().verifier(curve, key);
            return (hash, signature) -> {
                asked++;
                return answer(right.isOf(hash, signature));
            };
        }

        @Override
        public HashSigner signer(Curve curve, BigInteger key) throws GeneralSecurityException {
            return new BouncyCastleEngine().signer(curve, key);
        }

        boolean answer(boolean right) throws GeneralSecurityException {
            return right;
        }
    }

    private static Changed answering(boolean always) {
        return new Changed() {
            @Override
            boolean answer(boolean right) {
                return always;
            }
        };
    }

    private static Changed failing(Throwable with) {
        return new Changed() {
            @Override
            boolean answer(boolean right) throws GeneralSecurityException {
                if (with instanceof Error error) {
                    throw error;
                } else if (with instanceof RuntimeException exception) {
                    throw exception;
                }
                throw (GeneralSecurityException) with;
            }

            @Override
            public HashSigner signer(Curve curve, BigInteger key) {
                return hash -> {
                    asked++;
                    answer(true);
                    return hash;
                };
            }
        };
    }

    static Stream<Throwable> failures() {
        return Stream.of(
                new SignatureException(),
                new IllegalStateException(),
                new UnsatisfiedLinkError(),
                new GeneralSecurityException());
    }

    @ParameterizedTest
    @EnumSource(Curve.class)
    void providerThatIsWrong_doesNotPassTheTest(Curve curve) throws GeneralSecurityException {
        EcdsaSelfTest test = EcdsaSelfTest.of(curve);

        assertTrue(test.isPassed(new Changed()));
        assertFalse(test.isPassed(answering(true)));
        assertFalse(test.isPassed(answering(false)));
    }

    @Test
    void providerThatSignsWrong_doesNotPassTheTest() throws GeneralSecurityException {
        EcdsaEngine wrong = new Changed() {
            @Override
            public HashSigner signer(Curve curve, BigInteger key) throws GeneralSecurityException {
                HashSigner right = super.signer(curve, key);
                return hash -> right.sign(new byte[hash.length]);
            }
        };

        assertFalse(EcdsaSelfTest.NIST_P256.isPassed(wrong));
    }

    @ParameterizedTest
    @MethodSource("failures")
    void providerThatFails_isReplacedByTheNextOne(Throwable failure) {
        EcdsaCases.Case right = EcdsaCases.of(Curve.NIST_P256).get(0);
        byte[] wrong = right.signature().clone();
        wrong[0] ^= 1;
        Changed first = failing(failure);
        Changed second = new Changed();
        VerifyingKey key = new VerifyingKey(Curve.NIST_P256, right.key(), engines(first, second));

        assertTrue(key.isOf(right.hash(), right.signature()));
        assertFalse(key.isOf(right.hash(), wrong));
        assertEquals(1, first.asked);
        assertEquals(2, second.asked);
    }

    @ParameterizedTest
    @MethodSource("failures")
    void whereAllFail_nothingIsRight(Throwable failure) {
        EcdsaCases.Case right = EcdsaCases.of(Curve.NIST_P256).get(0);
        VerifyingKey key = new VerifyingKey(Curve.NIST_P256, right.key(), engines(failing(failure), failing(failure)));

        assertFalse(key.isOf(right.hash(), right.signature()));
        assertFalse(key.isOf(right.hash(), right.signature()));
    }

    @ParameterizedTest
    @MethodSource("failures")
    void providerThatFailsToSign_isReplacedByTheNextOne(Throwable failure) {
        KeyPair keys = Keys.generate(Curve.NIST_P256);
        Changed first = failing(failure);
        SigningKey key = new SigningKey(keys.getPrivate(), Curve.NIST_P256, engines(first, new Changed()));
        VerifyingKey verifying = new VerifyingKey(Curve.NIST_P256, ((ECPublicKey) keys.getPublic()).getW());

        for (int i = 0; i < 2; i++) {
            EcdsaSignature signature = new EcdsaSignature(Curve.NIST_P256, key.sign(HASH, HASH));
            assertTrue(signature.isOf(verifying, HASH, HASH));
        }
        assertEquals(1, first.asked);
    }

    @Test
    void privateKeyThatCannotBeRead_signsWhereItIs() {
        KeyPair keys = Keys.generate(Curve.NIST_P256);
        ECPrivateKey inside = (ECPrivateKey) keys.getPrivate();
        PrivateKey closed = new PrivateKey() {
            @Override
            public String getAlgorithm() {
                return "EC";
            }

            @Override
            public String getFormat() {
                return inside.getFormat();
            }

            @Override
            public byte[] getEncoded() {
                return inside.getEncoded();
            }
        };
        VerifyingKey verifying = new VerifyingKey(Curve.NIST_P256, ((ECPublicKey) keys.getPublic()).getW());

        EcdsaSignature signature = EcdsaSignature.sign(closed, Curve.NIST_P256, HASH, HASH);

        assertTrue(signature.isOf(verifying, HASH, HASH));
    }

    @Test
    void keyOnAnotherCurve_cannotSign() {
        PrivateKey other = Keys.generate(Curve.NIST_P384).getPrivate();

        assertThrows(IllegalArgumentException.class, () -> new SigningKey(other, Curve.NIST_P256));
    }

    private static Iterator<EcdsaEngine> engines(EcdsaEngine... engines) {
        return List.of(engines).iterator();
    }

    @Test
    void numbersInDer_haveOneForm() throws SignatureException {
        HexFormat hex = HexFormat.of();
        String[] pairs = {
            "0000 0000 300602010002 0100",
            "0001 0080 3007020101020200 80",
            "8000 7fff 3009020300800002027f ff",
            "ffff 00ff 3009020300ffff020200ff",
        };
        for (String pair : pairs) {
            String digits = pair.replace(" ", "");
            byte[] plain = hex.parseHex(digits.substring(0, 8));
            byte[] der = hex.parseHex(digits.substring(8));

            assertArrayEquals(der, DerSignature.encode(plain), pair);
            assertArrayEquals(plain, DerSignature.decode(der, 2), pair);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "30",
                "3000",
                "3106020101020101", // no sequence
                "3007020101020101", // too short for its length
                "300602010102010100", // something after it
                "30070201010201010a", // something in it
                "308106020101020101", // a length in two octets
                "300602018102010100",
                "3006020181020101", // negative
                "30070202000102 0101", // a zero too many
                "3008020300010102 0101",
                "300902040080000002 0101", // more than two octets
                "3009020301000002 0101",
                "30050200020101", // no octets
                "30050201010200",
                "3006030101020101", // no whole number
                "3006020101030101",
                "30060201010281 01",
                "30060205010201 01",
            })
    void signaturesInOtherForms_areRefused(String hex) {
        byte[] octets = HexFormat.of().parseHex(hex.replace(" ", ""));

        assertThrows(SignatureException.class, () -> DerSignature.decode(octets, 2));
    }

    /** Nowhere to write native code to, and a platform that there is none for. */
    @Test
    void providersThatCannotBeLoaded_areSaidToBeSo_andOthersVerify() throws IOException {
        Process java = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Djava.io.tmpdir=/dev/null",
                        "-Dos.arch=s390x",
                        "-cp",
                        System.getProperty("java.class.path"),
                        InUse.class.getName())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        List<String> lines = new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .toList();

        assertEquals(EcdsaProvider.BOUNCY_CASTLE.toString(), lines.get(0), lines::toString);
        assertEquals(3, lines.size(), lines::toString);
        assertTrue(lines.get(1).startsWith("CORRETTO is on the class path, but cannot be used: "), lines::toString);
        assertTrue(lines.get(2).startsWith("CONSCRYPT is on the class path, but cannot be used: "), lines::toString);
    }

    /** Who verifies in a JVM of its own. */
    static final class InUse {
        public static void main(String[] args) {
            System.out.println(EcdsaProvider.inUse());
            EcdsaProvider.problems().forEach(System.out::println);
        }
    }

    @Test
    void providerThatIsNotThere_hasNoCurve() {
        for (EcdsaProvider provider : EcdsaProvider.values()) {
            assertNotNull(assertDoesNotThrow(provider::toString));
        }
        assertFalse(EcdsaProvider.JDK.has(Curve.BRAINPOOL_P256R1));
    }
}
