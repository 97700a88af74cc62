package org.c2x.nativebridge.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import org.c2x.asn1.runtime.Codecs;
import org.junit.jupiter.api.Test;

class NativeBuildTest {
    private static final String RASN = "native-uper-rasn";

    /** Whoever has asked for it may not get it, but learns why. */
    @Test
    void extra_isThereOrSkippedOnce() throws Exception {
        assumeTrue(Tools.find("cc").isPresent() && Tools.find("cmake").isPresent(), "install gcc cmake");
        NativeBuild build = NativeBuild.made(Target.HOST, Path.of("target", "native"));
        long lines = build.skipped().stream()
                .filter(line -> line.startsWith(RASN + " because "))
                .count();

        assertEquals(
                Codecs.schemes().contains(RASN) ? 0 : 1,
                lines,
                () -> build.skipped().toString());
    }
}
