package org.c2x.nativebridge.build;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.c2x.nativebridge.build.Tools.Outcome;
import org.junit.jupiter.api.Test;

/** Our own C with address and undefined behaviour sanitizers: all contents and damaged copies of them. */
class SanitizersTest {
    /** Damaged copies of each content in each codec. */
    private static final int INPUTS = 20_000;

    @Test
    void ownCodecs_doNothingUndefined() throws IOException {
        assumeTrue(Tools.find("cmake").isPresent() && Tools.find("cc").isPresent(), "cmake or a C compiler is missing");
        Path folder = Path.of("target", "native").toAbsolutePath();
        Path build = folder.resolve("build").resolve("sanitize");
        NativeSources.writeTo(folder);

        run(folder, "cmake", "--preset", "sanitize");
        run(folder, "cmake", "--build", build.toString(), "--parallel", NativeBuild.PROCESSORS);
        run(build, build.resolve("c2x-check").toString(), String.valueOf(INPUTS));
    }

    private static void run(Path folder, String... command) throws IOException {
        Outcome outcome = Tools.run(folder, List.of(command));
        assertTrue(outcome.succeeded(), outcome::output);
    }
}
