package org.c2x.security;

import java.lang.reflect.InvocationTargetException;
import java.security.GeneralSecurityException;
import java.security.Provider;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;

/**
 * Who calculates signatures. For each curve that is the first of these that is there, has the curve and passes a test
 * with it, all of which is looked at once, when the curve is first used. Those with native code are no dependency of
 * this module: they are used where they are on the class path and have code for the platform, and take a tenth of the
 * time. Where one of them fails later the next one takes over, for the key that it failed with. {@link #problems} says
 * why one is not used although it is on the class path.
 *
 * <p>The system property {@value #PROPERTY} names those to try instead and in which order, by comma: {@code corretto},
 * {@code conscrypt}, {@code bouncy_castle}, {@code jdk}.
 */
public enum EcdsaProvider {
    /** {@code software.amazon.cryptools:AmazonCorrettoCryptoProvider}, curves of NIST. */
    CORRETTO {
        @Override
        EcdsaEngine load() throws ReflectiveOperationException {
            Class<?> type = Class.forName("com.amazon.corretto.crypto.provider.AmazonCorrettoCryptoProvider");
            Object provider = type.getField("INSTANCE").get(null);
            if (type.getMethod("getLoadingError").invoke(provider) instanceof Throwable error) {
                throw new InvocationTargetException(error);
            }
            return new JcaEngine((Provider) provider);
        }
    },
    /** {@code org.conscrypt:conscrypt-openjdk-uber}, all curves. */
    CONSCRYPT {
        @Override
        EcdsaEngine load() throws ReflectiveOperationException {
            Class<?> type = Class.forName("org.conscrypt.OpenSSLProvider");
            return new JcaEngine((Provider) type.getConstructor().newInstance());
        }
    },
    /** {@code org.bouncycastle:bcprov-jdk18on}, all curves. */
    BOUNCY_CASTLE {
        @Override
        EcdsaEngine load() {
            return new BouncyCastleEngine();
        }
    },
    /**
     * The providers of the JVM in its order, curves of NIST. That of the JDK itself refuses a right signature whose
     * point has an x from the order on, as one of 2<sup>130</sup> has.
     */
    JDK {
        @Override
        EcdsaEngine load() {
            return new JcaEngine(null);
        }
    };

    static final String PROPERTY = "c2x.ecdsa";

    private static final List<EcdsaProvider> TO_VERIFY = wanted(CORRETTO, CONSCRYPT, BOUNCY_CASTLE, JDK);

    /** BouncyCastle's time depends on the private key, the JDK's does not. */
    private static final List<EcdsaProvider> TO_SIGN = wanted(CORRETTO, CONSCRYPT, JDK, BOUNCY_CASTLE);

    private static final Map<Curve, EcdsaProvider> VERIFYING = new ConcurrentHashMap<>();
    private static final Map<Curve, EcdsaProvider> SIGNING = new ConcurrentHashMap<>();

    private final Map<Curve, Boolean> usable = new ConcurrentHashMap<>();
    private volatile @Nullable String problem;
    private @Nullable EcdsaEngine engine;
    private boolean looked;

    /** Those that a user names, else all; BouncyCastle, which has all curves, in any case. */
    private static List<EcdsaProvider> wanted(EcdsaProvider... all) {
        List<String> names = List.of(System.getProperty(PROPERTY, "")
                .strip()
                .toUpperCase(Locale.ROOT)
                .split("\\s*,\\s*"));
        List<EcdsaProvider> named = names.stream()
                .flatMap(name -> Arrays.stream(all).filter(one -> one.name().equals(name)))
                .toList();
        return named.isEmpty()
                ? List.of(all)
                : Stream.concat(named.stream(), Stream.of(BOUNCY_CASTLE))
                        .distinct()
                        .toList();
    }

    /** Who verifies signatures on a curve. */
    public static EcdsaProvider verifying(Curve curve) {
        return VERIFYING.computeIfAbsent(curve, one -> first(TO_VERIFY, one));
    }

    /** Who signs on a curve. */
    public static EcdsaProvider signing(Curve curve) {
        return SIGNING.computeIfAbsent(curve, one -> first(TO_SIGN, one));
    }

    private static EcdsaProvider first(List<EcdsaProvider> order, Curve curve) {
        return order.stream().filter(one -> one.has(curve)).findFirst().orElse(BOUNCY_CASTLE);
    }

    /** Who verifies, then who does if that one fails. Nobody is looked for before they are asked for. */
    static Iterator<EcdsaEngine> toVerify(Curve curve) {
        return engines(TO_VERIFY, curve);
    }

    /** Who signs, then who does if that one fails. Nobody is looked for before they are asked for. */
    static Iterator<EcdsaEngine> toSign(Curve curve) {
        return engines(TO_SIGN, curve);
    }

    private static Iterator<EcdsaEngine> engines(List<EcdsaProvider> order, Curve curve) {
        return order.stream()
                .filter(one -> one.has(curve))
                .map(EcdsaProvider::engine)
                .iterator();
    }

    /**
     * Who verifies, in a line for people: names and versions, and of which curves if not all have the same, as
     * {@code AmazonCorrettoCryptoProvider 2.4.1 (NIST_P256, NIST_P384), BC 1.79 (BRAINPOOL_P256R1, BRAINPOOL_P384R1)}.
     */
    public static String inUse() {
        Map<EcdsaProvider, List<Curve>> curves = Arrays.stream(Curve.values())
                .collect(Collectors.groupingBy(EcdsaProvider::verifying, LinkedHashMap::new, Collectors.toList()));
        if (curves.size() == 1) {
            return curves.keySet().iterator().next().toString();
        }
        return curves.entrySet().stream()
                .map(one -> one.getKey()
                        + one.getValue().stream().map(Curve::name).collect(Collectors.joining(", ", " (", ")")))
                .collect(Collectors.joining(", "));
    }

    /** Whether the provider is there and right with a curve. */
    public boolean has(Curve curve) {
        return usable.computeIfAbsent(curve, this::isUsable);
    }

    private boolean isUsable(Curve curve) {
        EcdsaEngine one = engine();
        if (one == null || this == JDK && curve.isBrainpool()) {
            return false;
        }
        if (this == BOUNCY_CASTLE) {
            return true; // the very code that this module is tested with
        }
        try {
            if (EcdsaSelfTest.of(curve).isPassed(one)) {
                return true;
            }
            problem = "wrong answers on " + curve;
        } catch (GeneralSecurityException | RuntimeException | LinkageError e) {
            if (!curve.isBrainpool()) { // which not all have
                problem = rootOf(e).toString();
            }
        }
        return false;
    }

    /**
     * Why those that would come first are not used although they are on the class path, in a line each for people.
     * Most often their code is for another platform or C library. Empty if nothing is wrong.
     */
    public static List<String> problems() {
        inUse();
        return Stream.of(values())
                .filter(one -> one.problem != null)
                .map(one -> one + " is on the class path, but cannot be used: " + one.problem)
                .toList();
    }

    /** How it calculates; null if it is not there. */
    synchronized @Nullable EcdsaEngine engine() {
        if (!looked) {
            looked = true;
            try {
                engine = load();
            } catch (ClassNotFoundException e) {
                engine = null; // not on the class path
            } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
                problem = rootOf(e).toString();
            }
        }
        return engine;
    }

    private static Throwable rootOf(Throwable failure) {
        Throwable root = failure;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        return root;
    }

    abstract EcdsaEngine load() throws ReflectiveOperationException;

    /** Name and version; of one that is not there its name here. */
    @Override
    public String toString() {
        EcdsaEngine one = engine();
        return one == null ? name() : one.name();
    }
}
