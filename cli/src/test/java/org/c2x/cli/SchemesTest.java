package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.c2x.asn1.runtime.Codecs;
import org.junit.jupiter.api.Test;

class SchemesTest {
    @Test
    void readme_showsTheTable() throws IOException {
        assumeTrue(Codecs.has("native-uper-c"), "skipped: no codecs in C, install gcc and cmake");

        Run run = Run.of("", "schemes");

        assertEquals(0, run.code(), run.err());
        assertTrue(
                Files.readString(Path.of("../README.md")).contains(run.text()),
                () -> "put what c2x schemes prints into README.md:\n" + run.text());
    }
}
