package org.c2x.nativebridge.cortex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.c2x.nativebridge.build.CortexTools;
import org.c2x.nativebridge.build.NativeBuild.MissingToolException;
import org.c2x.nativebridge.cortex.CortexBuild.Selection;
import org.c2x.nativebridge.cortex.CortexProgram.Malformed;
import org.c2x.nativebridge.cortex.CortexProgram.Measured;
import org.c2x.nativebridge.cortex.CortexProgram.RefusalException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Our own C on a Cortex-M4F: every program that is measured has compared its octets with those of the JVM. */
class CortexBuildTest {
    private static final String SCHEME = "native-uper-c";

    /** Of texts that the linker puts together when it has listed them. */
    private static final int MERGED = 512;

    @TempDir
    static Path folder;

    private static CortexBuild build;

    @BeforeAll
    static void buildOnce() throws IOException, MissingToolException {
        assumeTrue(CortexTools.problem().isEmpty(), () -> CortexTools.problem().toString());
        build = CortexBuild.of(
                folder,
                new Selection(
                        List.of(SCHEME, "native-oer-c", "native-exi-c"),
                        List.of("cam", "mpsoc-c"),
                        List.of(),
                        Optional.empty()));
    }

    private static CortexProgram program(String level, String content) {
        return build.programs().stream()
                .filter(program ->
                        program.level().equals(level) && program.content().equals(content))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void programs_areOneForEachSchemeContentAndLevel() {
        assertEquals(12, build.programs().size(), () -> build.programs().toString());
    }

    @Test
    void ownCode_needsNoHeapAndLittleStack() throws Exception {
        Measured cam = program("O2", "cam").measure();

        assertEquals(41, cam.messageOctets());
        assertEquals("c2x", cam.library());
        assertEquals(0, cam.encode().heap() + cam.decode().heap());
        assertTrue(cam.encode().stack() > 0 && cam.encode().stack() <= 400, cam::toString);
        assertTrue(cam.decode().stack() > 0 && cam.decode().stack() <= 400, cam::toString);
        assertTrue(cam.encode().instructions() <= 900 && cam.decode().instructions() <= 1_000, cam::toString);
    }

    @Test
    void counts_areTheSameInEveryRun() throws Exception {
        CortexProgram sensors = program("Os", "mpsoc-c");

        assertEquals(sensors.measure(), sensors.measure());
    }

    @Test
    void codeForSize_isSmaller() throws Exception {
        Measured forSpeed = program("O2", "cam").measure();
        Measured forSize = program("Os", "cam").measure();

        assertTrue(forSize.codeOctets() < forSpeed.codeOctets(), () -> forSize + " " + forSpeed);
        assertTrue(
                forSize.libraryOctets() > 0 && forSize.libraryOctets() <= forSize.codeOctets() + MERGED,
                forSize::toString);
    }

    /** A fault, or no end, would be an exception. */
    @Test
    void damagedMessages_endInAnErrorCode() throws Exception {
        for (CortexProgram program : build.programs()) {
            Malformed outcome = program.malformed();

            assertEquals(10_000, outcome.taken() + outcome.refused(), () -> program + " " + outcome);
            assertTrue(outcome.refused() > 1_000, () -> program + " " + outcome);
        }
    }

    @Test
    void messageThatIsNone_isRefusedWithAReason() throws Exception {
        byte[] message = Files.readAllBytes(folder.resolve("generated/messages/cam.uper"));
        CortexProgram cam = program("O2", "cam");
        String name = cam.level() + '-' + cam.scheme() + '-' + cam.content();
        byte[] program = Files.readAllBytes(cam.folder().resolve(name));
        int place = IntStream.range(0, program.length - message.length)
                .filter(at -> Arrays.equals(program, at, at + message.length, message, 0, message.length))
                .findFirst()
                .orElseThrow();
        Arrays.fill(program, place + message.length / 2, place + message.length, (byte) 0xff);
        Path damaged = Files.createDirectories(folder.resolve("damaged"));
        Files.write(damaged.resolve(name), program);

        RefusalException refusal = assertThrows(
                RefusalException.class,
                () -> new CortexProgram(damaged, cam.level(), cam.scheme(), cam.content()).measure());

        assertEquals("its decoder refuses the message", refusal.getMessage());
    }

    @Test
    void programThatIsNone_isNotRun() {
        CortexProgram none = new CortexProgram(folder, "O2", SCHEME, "none");

        IOException failure = assertThrows(IOException.class, none::measure);

        assertTrue(failure.getMessage().endsWith("was not built"), failure::getMessage);
    }
}
