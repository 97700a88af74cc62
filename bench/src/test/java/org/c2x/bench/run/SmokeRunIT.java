package org.c2x.bench.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.bench.BenchContents;
import org.c2x.bench.BenchSchemes;
import org.c2x.bench.Content;
import org.c2x.bench.report.Report;
import org.c2x.bench.result.Row;
import org.c2x.bench.result.StudyResult;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Runs every scheme once through JMH and leaves {@code target/jmh-report}; the times mean nothing. */
class SmokeRunIT {
    /** The content to try a scheme with: the first for which it has a codec. */
    private static final List<String> CONTENTS = List.of("cam", "sec1-digest");

    @BeforeAll
    static void allowOtherRuns() {
        System.setProperty("jmh.ignoreLock", "true");
    }

    @Test
    void everyScheme_givesRowsAndAPage() throws Exception {
        List<String> schemes = BenchSchemes.all().stream()
                .filter(scheme -> !scheme.startsWith("fake"))
                .toList();
        Map<Content<?>, List<String>> byContent = schemes.stream().collect(Collectors.groupingBy(SmokeRunIT::content));
        Set<String> measured = new HashSet<>();

        for (Map.Entry<Content<?>, List<String>> content : byContent.entrySet()) {
            Plan plan = Plan.of(Effort.SMOKE, Scope.of(content.getValue(), List.of(content.getKey())));
            StudyFiles files = StudyFiles.named(
                    Path.of("target", "jmh-report"), "smoke-" + content.getKey().name());
            StudyResult result = run(plan, files);
            assertEquals(List.of(), result.skipped());
            assertEquals(
                    plan.size(), result.rows().size() + result.latencies().size() + result.coldStarts().size());
            result.rows().stream().map(Row::scheme).forEach(measured::add);
            Files.writeString(files.page(), Report.of(List.of(result)).html());
            assertTrue(Files.readString(files.page()).contains("smoke run, no measurement"));
        }

        assertTrue(measured.containsAll(schemes), measured.toString());
    }

    private static Content<?> content(String scheme) {
        return CONTENTS.stream()
                .<Content<?>>map(BenchContents::get)
                .filter(content -> Codecs.find(scheme, content.type()).isPresent())
                .findFirst()
                .orElseThrow();
    }

    private static StudyResult run(Plan plan, StudyFiles files) throws IOException {
        Study study = Study.begin(plan, files);
        try (Progress progress = Progress.inLines(study, System.err)) {
            return study.run(progress);
        }
    }
}
