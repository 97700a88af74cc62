package org.c2x.codec.exi.openexi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.coding.MappedCodec;
import org.c2x.asn1.runtime.event.EventList;
import org.c2x.codec.exi.Samples;
import org.c2x.its.contents.Contents;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;
import org.c2x.its.v1.CAM;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Loading, calls and errors of the adapter, with stubs in place of the library. */
class OpenExiTest {
    private static final String SCHEME = "exi-openexi";
    private static final CAM MESSAGE = (CAM) Contents.get("cam").value();

    @TempDir
    private static Path folder;

    private static Path stub;

    @BeforeAll
    static void compileStub() throws IOException, URISyntaxException {
        stub = StubJars.compile(folder);
    }

    @BeforeEach
    void nameJars() {
        System.setProperty(OpenExi.JARS, stub.toString());
    }

    @AfterEach
    void nameNoJars() {
        System.clearProperty(OpenExi.JARS);
    }

    @Test
    void withoutJarsTheSchemesAreMissingAndSayWhy() {
        System.clearProperty(OpenExi.JARS);

        assertFalse(Codecs.schemes().contains(SCHEME));
        assertTrue(Codecs.find(SCHEME, CAM.class).isEmpty());
        assertEquals(
                "no jars were named, give --openexi nagasena.jar nagasena-rta.jar or set the system property "
                        + "c2x.openexi",
                Codecs.unavailable().get(SCHEME));
        assertTrue(Codecs.unavailable().containsKey("exi-openexi-default-builtin-flat"));
        String message = assertThrows(NoSuchElementException.class, () -> Codecs.get(SCHEME, CAM.class))
                .getMessage();
        assertTrue(message.contains("no jars were named"), message);
    }

    @Test
    void jarsThatAreMissingOrIncompleteAreNamed() throws IOException {
        System.setProperty(OpenExi.JARS, stub + File.pathSeparator + folder.resolve("none.jar"));
        assertTrue(reason().startsWith("there is no file " + folder.resolve("none.jar")), reason());

        Path incomplete = StubJars.jar(folder.resolve("classes"), folder.resolve("incomplete.jar"), "EXIReader");
        System.setProperty(OpenExi.JARS, incomplete.toString());
        assertTrue(reason().contains("lack org.openexi.sax.EXIReader"), reason());
    }

    private static String reason() {
        return Codecs.unavailable().get(SCHEME);
    }

    static Stream<Arguments> schemesAndTypes() {
        return Samples.schemesAndTypes(SCHEME);
    }

    @ParameterizedTest
    @MethodSource("schemesAndTypes")
    void messagesComeBack(String scheme, MessageType<?> type) {
        assertTrue(Codecs.schemes().contains(scheme));
        Samples.of(scheme, type, 40).forEach(OpenExiTest::checkRoundTrip);
    }

    private static <T> void checkRoundTrip(Samples.Sample<T> sample) {
        byte[] followed = Arrays.copyOf(sample.octets(), sample.octets().length + 3);

        assertEquals(
                new Decoded<>(sample.message(), sample.octets().length),
                sample.codec().decode(followed, 0, followed.length));
        assertEquals(sample.octets().length, sample.codec().encodedLength(sample.message()));
    }

    @Test
    void strictAndDefaultOptionsReachTheLibrary() {
        assertEquals(1, Codecs.get("exi-openexi", CAM.class).encode(MESSAGE)[1]);
        assertEquals(2, Codecs.get("exi-openexi-default", CAM.class).encode(MESSAGE)[1]);
    }

    @Test
    void prefixesAreRefused() {
        Codec<CAM> codec = Codecs.get(SCHEME, CAM.class);
        byte[] octets = codec.encode(MESSAGE);
        for (int length = 0; length < octets.length; length++) {
            byte[] prefix = Arrays.copyOf(octets, length);
            assertThrows(DecodeException.class, () -> codec.decode(prefix));
        }
        assertEquals(MESSAGE, codec.decode(octets));
    }

    /** The stub has an event for each way in which the library fails. */
    @ParameterizedTest
    @ValueSource(chars = {'a', 'm', '@', 'r', '?', '>'})
    void failuresOfTheDecoderAreTyped(char failure) {
        Codec<CAM> codec = Codecs.get(SCHEME, CAM.class);
        byte[] octets = codec.encode(MESSAGE);
        byte[] damaged = Arrays.copyOf(octets, 8);
        damaged[7] = (byte) failure;

        assertThrows(DecodeException.class, () -> codec.decode(damaged));
        assertEquals(MESSAGE, codec.decode(octets));
    }

    @Test
    @SuppressWarnings("unchecked")
    void refusalsOfTheEncoderAreTyped() {
        MappedCodec<CAM, EventList<String>> codec = (MappedCodec<CAM, EventList<String>>) Codecs.get(SCHEME, CAM.class);
        EventList<String> refused = new EventList<>();
        refused.start("CAM");
        refused.value("refused");
        refused.end();

        String problem = assertThrows(
                        EncodeException.class, () -> codec.message().encode(refused))
                .getMessage();

        assertTrue(problem.contains("refused in line"), problem);
        assertEquals(MESSAGE, codec.decode(codec.encode(MESSAGE)));
    }

    @Test
    void eachThreadHasALibraryOfItsOwn() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Future<?>> done = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                done.add(threads.submit(() -> {
                    for (MessageType<?> type : MessageTypes.of(SCHEME)) {
                        Samples.of(SCHEME, type, 10).forEach(OpenExiTest::checkRoundTrip);
                    }
                }));
            }
            for (Future<?> each : done) {
                each.get();
            }
        } finally {
            threads.shutdown();
        }
    }
}
