package org.c2x.asn1.maven;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StampTest {
    @TempDir
    Path folder;

    private Path module;
    private Path output;

    @BeforeEach
    void aRunThatWroteTwoFiles() throws IOException {
        module = Files.writeString(folder.resolve("M.asn"), "M DEFINITIONS ::= BEGIN END");
        output = Files.createDirectory(folder.resolve("output"));
        Files.writeString(output.resolve("A.java"), "a");
        Files.writeString(output.resolve("B.java"), "b");
        stamp("java").write(output, List.of("A.java", "B.java"));
    }

    @Test
    void sameInputs_areCurrent() throws IOException {
        assertTrue(stamp("java").isCurrent(output));
    }

    @Test
    void touchedInput_isCurrent() throws IOException {
        Files.writeString(module, Files.readString(module));

        assertTrue(stamp("java").isCurrent(output));
    }

    @Test
    void changedInput_isNotCurrent() throws IOException {
        Files.writeString(module, "N DEFINITIONS ::= BEGIN END");

        assertFalse(stamp("java").isCurrent(output));
    }

    @Test
    void changedConfiguration_isNotCurrent() throws IOException {
        assertFalse(stamp("uper").isCurrent(output));
    }

    @Test
    void lostOutput_isNotCurrent() throws IOException {
        Files.delete(output.resolve("A.java"));

        assertFalse(stamp("java").isCurrent(output));
    }

    @Test
    void firstRun_isNotCurrent() throws IOException {
        assertFalse(Stamp.of(folder.resolve("none"), List.of(), List.of()).isCurrent(output));
    }

    @Test
    void filesThatANewRunNoLongerWrites_areDeleted() throws IOException {
        stamp("java").write(output, List.of("B.java"));

        assertFalse(Files.exists(output.resolve("A.java")));
        assertTrue(Files.exists(output.resolve("B.java")));
    }

    private Stamp stamp(String backEnd) throws IOException {
        return Stamp.of(folder.resolve("state/run.stamp"), List.of(backEnd), List.of(module));
    }
}
