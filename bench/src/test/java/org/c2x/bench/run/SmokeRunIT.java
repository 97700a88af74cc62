package org.c2x.bench.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.c2x.bench.BenchContents;
import org.c2x.bench.BenchSchemes;
import org.c2x.bench.Content;
import org.c2x.bench.result.Row;
import org.c2x.bench.result.StudyResult;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Runs every scheme once through JMH and leaves {@code target/jmh-report}; the times mean nothing. */
class SmokeRunIT {
    private static final Set<String> CONTENTS = Set.of("cam", "denm");

    @BeforeAll
    static void allowOtherRuns() {
        System.setProperty("jmh.ignoreLock", "true");
    }

    @Test
    void everyScheme_givesRowsAndAPage() throws Exception {
        List<String> schemes = BenchSchemes.all().stream()
                .filter(scheme -> !scheme.startsWith("fake"))
                .toList();
        List<Content<?>> contents = BenchContents.all().stream()
                .filter(content -> CONTENTS.contains(content.name()))
                .toList();
        Plan plan = Plan.of(Effort.SMOKE, schemes, contents);
        StudyFiles files = StudyFiles.named(Path.of("target", "jmh-report"), "smoke");

        StudyResult result;
        try (Progress progress = Progress.inLines(plan, System.err)) {
            result = Study.run(plan, files, progress);
        }

        assertEquals(List.of(), result.skipped());
        assertEquals(plan.size(), result.rows().size());
        Set<String> measured = result.rows().stream().map(Row::scheme).collect(Collectors.toSet());
        assertTrue(measured.containsAll(schemes), measured.toString());
        assertTrue(Files.readString(files.page()).contains("smoke run, no measurement"));
    }
}
