package org.c2x.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.c2x.bench.BenchContents;
import org.c2x.bench.length.MeasuredLengths;
import org.c2x.bench.report.ReferenceRun;
import org.c2x.bench.report.Report;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.StudyResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/** The run that the repository shows is one of these codecs, and README shows it. */
class ReferenceRunTest {
    private static final String PICTURE = "bench/src/main/resources/org/c2x/bench/reference/reference.svg";
    private static final String REMEDY =
            "; run ./c2x study --full --only native,headline,envelopes, put its result file beside the picture as "
                    + "reference.json, and make the picture and README's part as CONTRIBUTING.md says";
    private static final Duration MOST = Duration.ofDays(120);

    private static final StudyResult RUN = ReferenceRun.read().orElseThrow();

    @Test
    void readmeAndPicture_areThoseOfTheRun() throws IOException {
        Report report = Report.of(List.of(RUN));

        assertEquals(report.picture(), Files.readString(Path.of("..", PICTURE)), REMEDY);
        assertTrue(Files.readString(Path.of("../README.md")).contains(report.brief(PICTURE)), REMEDY);
    }

    @Test
    void lengthsOfTheRun_areThoseOfToday() {
        List<Figure> now = MeasuredLengths.measure(
                        List.of("uper", "aper", "oer", "der", "exi-compiled", "protobuf"),
                        List.of(BenchContents.get("cam"), BenchContents.get("denm")))
                .figures();

        assertFalse(now.isEmpty());
        now.forEach(length -> assertEquals(
                OptionalDouble.of(length.value()),
                RUN.figures().length(length.scheme(), length.content()),
                length.scheme() + ' ' + length.content() + REMEDY));
    }

    /** Speed changes with the codecs: a run may be older than they are, but not by much. */
    @Test
    void run_isNotMuchOlderThanTheCodecs(TestReporter reporter) throws Exception {
        assumeTrue(Files.exists(Path.of("../.git")), "no repository, so nobody knows when the codecs changed");
        Process git = new ProcessBuilder(Stream.concat(
                                Stream.of("git", "log", "-1", "--format=%cI", "--", "../its-model", "../asn1/runtime"),
                                Stream.of("uper", "aper", "oer", "der", "exi", "binary", "protobuf")
                                        .map(codec -> "../codec-" + codec))
                        .toList())
                .redirectErrorStream(true)
                .start();
        String changed = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        assertEquals(0, git.waitFor(), changed);

        Duration older = Duration.between(
                Instant.parse(RUN.header().started()),
                OffsetDateTime.parse(changed).toInstant());
        reporter.publishEntry("reference run", RUN.header().started() + ", last change of the codecs " + changed);
        assertTrue(older.compareTo(MOST) < 0, "it is " + older.toDays() + " days older than the codecs" + REMEDY);
    }
}
