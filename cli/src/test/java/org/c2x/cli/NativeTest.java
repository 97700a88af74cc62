package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NativeTest {
    @TempDir
    Path folder;

    @Test
    void doctor_listsWhatIsThereAndOneLineForTheRest() {
        Run run = Run.of("", "native", "--doctor");

        assertEquals(0, run.code(), run.err());
        assertTrue(
                run.text().lines().anyMatch(line -> line.matches("qemu-i386 +(there|missing) +.*geode.*")), run.text());
        String last = run.text().lines().reduce((one, other) -> other).orElseThrow();
        assertTrue(last.equals("no package is missing") || last.startsWith("apt-get install "), last);
    }

    @ParameterizedTest
    @CsvSource({
        "--target, pentium, unknown target 'pentium'; there are host, i7, atom, geode, cortex-m4f",
        "--scheme, uper, unknown scheme 'uper'; there are native-uper-c",
        "--content, cam-stream, unknown content 'cam-stream'; there are cam",
        "--forks, 0, --forks 0: expected at least 1",
        "--with, asn1c, unknown extra 'asn1c'; there is rasn",
        "--direction, sideways, unknown direction 'sideways'; there are encode"
    })
    void wrongUsage_isToldBeforeAnythingIsBuilt(String option, String name, String said) {
        Run run = Run.of(
                "", "native", option, name, "--work", folder.resolve("work").toString());

        assertEquals(2, run.code(), run.err());
        assertTrue(run.err().contains(said), run.err());
        assertTrue(!folder.resolve("work").toFile().exists(), "nothing built");
    }
}
