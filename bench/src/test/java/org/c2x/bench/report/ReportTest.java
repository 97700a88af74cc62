package org.c2x.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Header;
import org.c2x.bench.result.Interval;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.SampleResults;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.StudyResult;
import org.junit.jupiter.api.Test;

class ReportTest {
    private static final Report REPORT = Report.of(List.of(SampleResults.complete()));

    @Test
    void html_loadsNothing() {
        assertFalse(REPORT.html().matches("(?s).*(<script[^>]* src=|href=\"[^#d]|url\\(|@import|https?:).*"));
    }

    @Test
    void html_showsTimesRatiosAndConditions() {
        String html = REPORT.html();

        assertTrue(html.contains("36.0–44.0, 4.00 × clone"), html);
        assertTrue(html.contains("forks: 40.0, 40.0 ns"));
        assertTrue(html.contains("A processor, 2 logical cores, arch"));
        assertTrue(html.contains("library 1.2"));
    }

    @Test
    void html_showsLengthsBesidePublishedOnes() {
        String html = REPORT.html();

        assertTrue(html.contains("differs, reason not known: ours was 41 when the difference was explained"), html);
        assertTrue(html.contains("+1</td>"));
    }

    @Test
    void html_escapesText() {
        assertTrue(REPORT.html().contains("<b>it needs &lt;a library&gt;: install it</b>: a scheme"));
    }

    @Test
    void html_completeRun_hasNoWarning() {
        assertFalse(REPORT.html().contains("class=\"warning\""));
    }

    @Test
    void html_interruptedRun_saysSo() {
        StudyResult interrupted = SampleResults.of(
                Header.State.INCOMPLETE, SampleResults.time("swift", Operation.ENCODE, Boundary.BOTH, 40));

        assertTrue(Report.of(List.of(interrupted)).html().contains("Incomplete: 1 of 2 forks have run"));
    }

    @Test
    void html_ofAStudyWhoseTimeIsOver_namesWhatIsNotReached() {
        String html = Report.of(List.of(SampleStudy.notAll(Header.State.INCOMPLETE, Instant.EPOCH)))
                .html();

        assertTrue(
                html.contains("Not measured within the time limit: the study of ASN1C (only 3 of 10 forks), memory."),
                html);
        assertTrue(html.contains("./c2x study --only asn1c,memory</code>"));
        assertFalse(html.contains("data-written=\""));
    }

    @Test
    void html_ofAStudyThatGoesOn_isLoadedAgain() {
        String html = Report.of(List.of(SampleStudy.notAll(Header.State.RUNNING, Instant.EPOCH)))
                .html();

        assertFalse(html.contains("Not measured within"), html);
        assertTrue(html.contains("Running: "), html);
        assertTrue(html.contains("<body data-written=\"1970-01-01T00:00:00Z\">"));
    }

    @Test
    void answers_nameWhatIsNotDistinguishable_andDoNotRankWhatIsUncertain() {
        String markdown = Report.of(List.of(SampleResults.of(
                        List.of(
                                SampleResults.length("uper", "cam", 41),
                                SampleResults.length("oer", "cam", 53),
                                SampleResults.length("der", "cam", 103),
                                SampleResults.length("protobuf", "cam", 80),
                                SampleResults.length("exi-compiled", "cam", 44),
                                time("uper", 40.0, 40.1, 40.2, 40.3, 40.4),
                                time("oer", 40.2, 40.3, 40.4, 40.1, 40.0),
                                time("der", 20.0, 30.0, 40.0, 20.0, 50.0),
                                time("protobuf", 80.0, 80.1, 80.2, 80.3, 80.2),
                                time("exi-compiled", 16.0, 16.1, 25.0, 25.1, 16.0)),
                        List.of())))
                .markdown();

        assertTrue(markdown.contains("- Shortest CAM: uper, 41 octets; der needs 103 octets."), markdown);
        assertTrue(
                markdown.contains("- Fastest to decode among certain times: uper 40.2 ns (39.9–40.5), oer 40.2 ns "
                        + "(39.9–40.5) (not distinguishable); the other takes 1.99 × (protobuf) as long. "
                        + "Uncertain, so not ranked: exi-compiled, der."),
                markdown);
        assertTrue(markdown.contains("| 16.0 or 25.0 (3 and 2 of 5 forks) |"), markdown);
        assertTrue(markdown.contains("| ≈ 29.9 ("), markdown);
    }

    @Test
    void answers_beforeAnyTime_nameTheShortest() {
        String markdown = Report.of(List.of(SampleResults.of(
                        List.of(SampleResults.length("uper", "cam", 41), SampleResults.length("der", "cam", 103)),
                        List.of())))
                .markdown();

        assertTrue(markdown.contains("- Shortest CAM: uper, 41 octets; der needs 103 octets."), markdown);
        assertTrue(markdown.contains("- Fastest to encode: not known yet."), markdown);
    }

    private static Figure time(String scheme, Double... forks) {
        return Figure.ofForks(
                new Figure.Key("jvm", scheme, "cam", Operation.DECODE, Boundary.BOTH, Quantity.TIME), List.of(forks));
    }

    @Test
    void html_wideInterval_saysSo() {
        Figure time = new Figure(
                "jvm",
                "swift",
                "sample",
                Operation.ENCODE,
                Boundary.BOTH,
                "time",
                "ns",
                40,
                new Interval(20, 70),
                List.of(40.0));

        String html = Report.of(List.of(SampleResults.of(Header.State.COMPLETE, time)))
                .html();

        assertTrue(html.contains("Uncertain: 1 of 1 times"));
    }

    @Test
    void html_sharedCore_saysSo() {
        Figure time = time("swift", 40.0, 41.0);
        Figure thrownAway = Figure.ofForks(time.key().of(Quantity.WARMUP), List.of(2_000.0, 1_000.0));
        Figure disturbed = Figure.ofForks(time.key().of(Quantity.DISTURBED), List.of(1_900.0, 700.0));

        String html = Report.of(List.of(SampleResults.of(List.of(time, thrownAway, disturbed), List.of())))
                .html();

        assertTrue(html.contains("Shared core: during 2,600 iterations"), html);
    }

    @Test
    void html_nothingMeasured_isStillAPage() {
        assertTrue(Report.of(List.of(SampleResults.ofNative())).html().contains("Nothing was measured."));
    }

    @Test
    void markdown_hasTheSummary() {
        assertTrue(REPORT.markdown().contains("\n## Summary\n\n- "), REPORT.markdown());
        assertTrue(REPORT.markdown().contains("- it needs \\<a library\\>: install it: a scheme"), REPORT.markdown());
    }

    @Test
    void markdown_escapesWhatWouldBeMarkup() {
        StudyResult result =
                SampleResults.withSkipped(new Skipped("# a | b", "<script>`*_[x](y)_*`</script>\n\n# heading", null));

        String markdown = Report.of(List.of(result)).markdown();

        assertTrue(
                markdown.contains("- \\<script\\>\\`\\*\\_\\[x\\](y)\\_\\*\\`\\</script\\> # heading: \\# a \\| b"),
                markdown);
    }

    @Test
    void write_toARoot_isRefusedWithThePlace() {
        IOException refused = assertThrows(IOException.class, () -> REPORT.write(Path.of("/")));

        assertEquals("/: is a folder; choose a file for the page", refused.getMessage());
    }

    @Test
    void csv_hasAFigureALine() {
        List<String> lines = REPORT.csv().lines().toList();

        assertEquals(
                "environment,scheme,content,operation,boundary,quantity,unit,value,low99,high99,forks", lines.get(0));
        assertTrue(lines.contains("jvm,swift,sample,encode,both,time,ns,40.0,36.0,44.0,40.0 40.0"), lines.toString());
        assertTrue(lines.contains(",swift,sample,,,deflated length,octets,48.0,,,"), lines.toString());
    }
}
