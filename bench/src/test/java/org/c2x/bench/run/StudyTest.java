package org.c2x.bench.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.c2x.bench.fake.FakeContents;
import org.c2x.bench.result.ResultFile;
import org.c2x.bench.result.StudyResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudyTest {
    @TempDir
    Path directory;

    @Test
    void run_fakeSchemes_leavesEveryFile() throws Exception {
        Plan plan = Plan.of(
                Effort.SMOKE,
                List.of("fake", "fake-mapped", "fake-broken"),
                List.of(FakeContents.SINGLE, FakeContents.STREAM, FakeContents.UNKNOWN));
        StudyFiles files = StudyFiles.named(Path.of("/tmp/h/out"), "test");

        StudyResult result;
        try (Progress progress = Progress.inLines(System.err)) {
            result = Study.run(plan, files, progress);
        }

        assertEquals(StudyResult.State.COMPLETE, result.state());
        assertEquals(result, ResultFile.read(files.result()));
        assertTrue(Files.size(files.jmh()) > 0);
        assertTrue(Files.readString(files.log()).contains("Benchmark"));
    }
}
