package org.c2x.bench.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.StudyResult;
import org.c2x.nativebridge.build.CortexTools;
import org.c2x.nativebridge.cortex.CortexBuild;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordedCountsTest {
    private static final CortexBuild.Selection SELECTION = new CortexBuild.Selection(
            List.of("native-uper-c", "native-msgpuck", "native-msgpuck-checked"),
            List.of("cam", "mpsoc-a", "mpsoc-b", "mpsoc-c"),
            List.of(),
            Optional.empty());

    @TempDir
    private Path folder;

    /** Other versions give other code: of these the record says nothing. */
    @Test
    void sameToolchain_givesTheRecordedCounts() throws Exception {
        assumeTrue(CortexTools.problem().isEmpty(), () -> CortexTools.problem().toString());
        StudyResult recorded = RecordedCounts.read().orElseThrow();
        StudyResult counted = new CortexStudy(CortexBuild.of(folder, SELECTION), step -> {}).run();

        if (toolchains(counted).equals(toolchains(recorded))) {
            for (Figure figure : counted.figures().all()) {
                assertEquals(
                        Optional.of(figure),
                        recorded.figures().find(figure.key()),
                        () -> figure.key() + ": if code was changed, write the file anew, as RecordedCounts says");
            }
        }
    }

    private static List<String> toolchains(StudyResult result) {
        return result.environments().stream().map(RecordedCountsTest::toolchain).collect(Collectors.toList());
    }

    private static String toolchain(Environment environment) {
        return environment.toolchain() + ' ' + environment.cpu();
    }
}
