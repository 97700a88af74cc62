package org.c2x.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Header;
import org.c2x.bench.result.MeasuredModule;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.ResultFile;
import org.c2x.bench.result.SampleResults;
import org.c2x.bench.result.StudyResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The report of a study of somebody's own module is about that module, not about the published studies. */
class OwnModuleReportTest {
    private static final StudyResult OWN = own(false);

    @TempDir
    private Path folder;

    @Test
    void html_hasTheNamesOfTheModule() {
        String html = Report.of(List.of(OWN)).html();

        assertTrue(html.contains("<h1>Parking.Occupancy: every encoding, measured</h1>"));
        assertTrue(html.contains("encoding and decoding of the 12 messages of lots.jer. Occupancy: Parking.asn."));
        assertTrue(html.contains("<dt>Messages</dt><dd>the 12 messages of lots.jer</dd>"));
    }

    @Test
    void html_hasNothingOfThePublishedStudies() {
        String page = Report.of(List.of(OWN)).html();

        assertFalse(page.matches("(?s).*(id=\"(hypotheses|calculator|study2014|study2015|asn1c|today)\").*"));
        assertFalse(Report.of(List.of(OWN)).markdown().contains("The studies' findings"));
    }

    @Test
    void html_besideResultsOfTheStudies_isAboutThose() {
        String page = Report.of(List.of(OWN, SampleResults.complete())).html();

        assertTrue(page.contains("<h1>ITS messages: every encoding, measured</h1>"));
        assertTrue(page.contains("id=\"hypotheses\""));
    }

    @Test
    void html_randomMessages_areAWarning() {
        assertTrue(Report.of(List.of(own(true))).html().contains("Random: the messages of Parking.Occupancy"));
        assertFalse(Report.of(List.of(OWN)).html().contains("Random: "));
    }

    @Test
    void html_hasPercentilesOfLengths() {
        String cells = Report.of(List.of(OWN)).html().replaceAll("<[^>]*>", "|");

        assertTrue(cells.contains("|least||5 %||50 %||90 %||95 %||99 %||most|"), cells);
        assertTrue(cells.contains("|10||11||12||13||14||15||16|"), cells);
    }

    @Test
    void resultFile_keepsTheModule() throws IOException {
        Path file = folder.resolve("own.json");
        ResultFile.write(OWN, file);

        assertEquals(OWN, ResultFile.read(file));
    }

    private static StudyResult own(boolean random) {
        StudyResult result = SampleResults.complete();
        Header run = result.header();
        MeasuredModule module = new MeasuredModule(
                "Parking.Occupancy", List.of("Occupancy: Parking.asn"), "the 12 messages of lots.jer", random);
        Stream<Figure> lengths = IntStream.range(0, Quantity.LENGTHS.size())
                .mapToObj(i -> Figure.of(Figure.Key.of("uper", "Occupancy-stream", Quantity.LENGTHS.get(i)), 10 + i));
        return new StudyResult(
                new Header(
                        run.mode(),
                        run.state(),
                        run.planned(),
                        run.made(),
                        run.started(),
                        run.finished(),
                        run.environments(),
                        run.configuration(),
                        run.stages(),
                        module,
                        run.schemes()),
                Stream.concat(result.figures().all().stream(), lengths).toList(),
                result.skipped());
    }
}
