package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class InterfaceCaptureTest {
    private static final List<String> NOT_THERE = List.of("no-such-program");

    @BeforeEach
    void assumeShell() {
        assumeFalse(File.separatorChar == '\\', "skipped: no sh on Windows");
    }

    private static List<String> shell(String script) {
        return List.of("sh", "-c", script, "sh");
    }

    @Test
    void firstProgramThatIsInstalled_isUsed() throws IOException {
        List<List<String>> programs = List.of(NOT_THERE, shell("printf %s $1"), shell("exit 1"));
        try (InterfaceCapture capture = InterfaceCapture.of("lo", programs)) {
            assertArrayEquals("lo".getBytes(StandardCharsets.US_ASCII), capture.readAllBytes());
        }
    }

    @Test
    void programThatFails_saysWhy() throws IOException {
        List<List<String>> programs = List.of(shell("echo no such device: $1 >&2; exit 1"));
        try (InterfaceCapture capture = InterfaceCapture.of("nose0", programs)) {
            IOException refused = assertThrows(IOException.class, capture::readAllBytes);

            assertEquals("no such device: nose0", refused.getMessage());
        }
    }

    @Test
    void withoutProgram_saysWhatToInstall() {
        IOException refused = assertThrows(IOException.class, () -> InterfaceCapture.of("lo", List.of(NOT_THERE)));

        assertEquals("install dumpcap (Debian: wireshark-common) or tcpdump", refused.getMessage());
    }

    /** A program that waits for packets would go on for ever. */
    @Test
    void closing_endsTheProgram() throws Exception {
        InterfaceCapture capture = InterfaceCapture.of("lo", List.of(shell("exec sleep 100")));
        ProcessHandle program = ProcessHandle.current()
                .children()
                .reduce((older, newer) -> newer)
                .orElseThrow();
        capture.close();

        program.onExit().get(10, TimeUnit.SECONDS);
    }
}
