package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class VersionTest {

    @Test
    void version_isThatOfTheProject() {
        Run run = Run.of("", "-V");

        assertEquals(0, run.code());
        assertTrue(run.text().matches("c2x \\d+\\.\\d+\\.\\d+(-SNAPSHOT)?\\R"), run.text());
    }
}
