package org.c2x.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryType;
import java.lang.ref.WeakReference;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.security.Payload;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.v1.CAM;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What codecs keep between messages: little after a large one, and nothing of a program that is unloaded. */
class KeptMemoryTest {
    private static final String MESSAGE =
            "01020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a3a4d30fcb44";
    private static final int LARGE = 4_000_000;
    private static final int LITTLE = 1_000_000;

    /** Schemes in Java that need nothing but what is on the class path. */
    static Stream<String> schemes() {
        return Codecs.schemes().stream()
                .filter(scheme -> !scheme.startsWith("native-") && !scheme.contains("openexi"))
                .filter(scheme -> Codecs.find(scheme, SecuredMessage.class).isPresent());
    }

    private static SecuredMessage message(int octets) {
        return new SecuredMessage(
                1, 1, List.of(), List.of(new Payload.Unsecured(OctetString.wrap(new byte[octets]))), List.of());
    }

    /**
     * The least octets of the heap after collections, as many as it takes to get below a bound: what is allocated since
     * is nobody's to keep. Three collections once left 8 MB that a later one freed; what had held them is not known.
     */
    private static long used(int collections, long bound) throws InterruptedException {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < collections && least >= bound; i++) {
            System.gc();
            Thread.sleep(20);
            least = Math.min(
                    least,
                    ManagementFactory.getMemoryPoolMXBeans().stream()
                            .filter(pool -> pool.getType() == MemoryType.HEAP)
                            .mapToLong(pool -> pool.getCollectionUsage().getUsed())
                            .sum());
        }
        return least;
    }

    @ParameterizedTest
    @MethodSource("schemes")
    void afterALargeMessage_littleIsKept(String scheme) throws InterruptedException {
        Codec<SecuredMessage> codec = Codecs.get(scheme, SecuredMessage.class);
        codec.decode(codec.encode(message(10)));
        long before = used(3, 0);

        codec.encodedLength(message(LARGE));
        long afterLength = used(50, before + LITTLE);
        codec.decode(codec.encode(message(LARGE)));
        long after = used(50, before + LITTLE);

        assertTrue(afterLength - before < LITTLE, () -> afterLength - before + " octets after the length");
        assertTrue(after - before < LITTLE, () -> after - before + " octets after encode and decode");
    }

    @Test
    void unloadedProgram_isNotKeptByAThreadThatLivesOn() throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        try {
            List<String> schemes = schemes().toList();
            WeakReference<ClassLoader> program =
                    pool.submit(() -> useInALoaderOfItsOwn(schemes)).get();

            LastRecord.link();
            for (int i = 0; i < 100 && !program.refersTo(null); i++) {
                System.gc();
                Thread.sleep(20);
            }

            assertTrue(program.refersTo(null));
        } finally {
            pool.shutdownNow();
        }
    }

    /**
     * Java 17 keeps the types that the methods of one record have, of the record whose methods it made last
     * (JDK-8078641). Were that one of the program's, it would say nothing about codecs.
     */
    private record LastRecord(LastRecord other) {
        static void link() {
            LastRecord some = new LastRecord(new LastRecord(null));
            assertEquals(some, new LastRecord(new LastRecord(null)));
            assertEquals(some.hashCode(), some.hashCode());
            assertEquals(some.toString(), some.toString());
        }
    }

    private static WeakReference<ClassLoader> useInALoaderOfItsOwn(List<String> schemes) throws Exception {
        URL[] urls = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(KeptMemoryTest::url)
                .toArray(URL[]::new);
        try (URLClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())) {
            Method use = loader.loadClass(KeptMemoryTest.class.getName()).getDeclaredMethod("use", List.class);
            use.setAccessible(true);
            use.invoke(null, schemes);
            return new WeakReference<>(loader);
        }
    }

    private static URL url(String entry) {
        try {
            return Path.of(entry).toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** What the program does that is unloaded. */
    private static void use(List<String> schemes) {
        CAM cam = Codecs.get("uper", CAM.class).decode(HexFormat.of().parseHex(MESSAGE));
        schemes.forEach(scheme -> {
            Codecs.find(scheme, CAM.class).ifPresent(codec -> codec.decode(codec.encode(cam)));
            Codec<SecuredMessage> envelopes = Codecs.get(scheme, SecuredMessage.class);
            envelopes.decode(envelopes.encode(message(10)));
        });
    }
}
