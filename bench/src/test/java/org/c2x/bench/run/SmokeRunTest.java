package org.c2x.bench.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.bench.BenchContent;
import org.c2x.bench.BenchContents;
import org.c2x.bench.BenchSchemes;
import org.c2x.bench.report.Report;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Header;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.StudyResult;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Runs every scheme once through JMH and leaves {@code target/jmh-report}; the times mean nothing. */
class SmokeRunTest {
    /** The content to try a scheme with: the first for which it has a codec. */
    private static final List<String> CONTENTS = List.of("cam", "sec1-digest", "employee", "mpsoc-b");

    @BeforeAll
    static void allowOtherRuns() {
        System.setProperty("jmh.ignoreLock", "true");
    }

    @Test
    void everyScheme_encodesAndDecodes() throws Exception {
        List<String> schemes = BenchSchemes.all().stream()
                .filter(scheme -> !scheme.startsWith("fake"))
                .toList();
        List<Plan.Contest> contests = schemes.stream()
                .map(scheme -> new Plan.Contest(List.of(scheme), List.of(content(scheme))))
                .toList();

        StudyResult result = runWithPage(
                "smoke", Plan.withoutBaselines(Effort.SMOKE, contests, Set.of(Boundary.END_TO_END, Boundary.BOTH)));

        assertEquals(2 * schemes.size(), result.of(Quantity.TIME).count());
        assertTrue(result.of(Quantity.TIME)
                .map(Figure::scheme)
                .collect(Collectors.toSet())
                .containsAll(schemes));
    }

    @Test
    void oneScheme_givesFiguresOfEachKind() throws Exception {
        StudyScope scope = StudyScope.of(
                List.of("uper-table"), List.of(BenchContents.get("cam"), BenchContents.get("cam-stream")));

        StudyResult result = runWithPage("smoke-kinds", Plan.of(Effort.SMOKE, scope));

        assertTrue(result.of(Quantity.TIME).count() > 0);
        assertTrue(result.of(Quantity.P50).count() > 0);
        assertTrue(result.of(Quantity.FIRST_MESSAGE).count() > 0);
    }

    private static StudyResult runWithPage(String name, Plan plan) throws IOException {
        StudyFiles files = StudyFiles.named(Path.of("target", "jmh-report"), name);
        StudyResult result = run(plan, files);
        assertEquals(List.of(), result.skipped());
        assertEquals(Header.State.COMPLETE, result.header().state());
        Files.writeString(files.page(), Report.of(List.of(result)).html());
        assertTrue(Files.readString(files.page()).contains("smoke run, no measurement"));
        return result;
    }

    private static BenchContent<?> content(String scheme) {
        return CONTENTS.stream()
                .<BenchContent<?>>map(BenchContents::get)
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
