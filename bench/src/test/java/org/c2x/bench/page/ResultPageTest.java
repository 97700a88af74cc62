package org.c2x.bench.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.c2x.bench.Boundary;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Row;
import org.c2x.bench.result.SampleResults;
import org.c2x.bench.result.StudyResult;
import org.c2x.bench.result.Time;
import org.junit.jupiter.api.Test;

class ResultPageTest {
    private static final String PAGE = ResultPage.render(SampleResults.complete());

    @Test
    void render_loadsNothing() {
        assertFalse(PAGE.matches("(?s).*(src=|href=|url\\(|@import|https?:).*"));
    }

    @Test
    void render_showsTimesRatiosAndConditions() {
        assertTrue(PAGE.contains("40.0 (36.0–44.0)"));
        assertTrue(PAGE.contains("4.00 × (3.27–4.89) clone"));
        assertTrue(PAGE.contains("A processor, 2 logical cores, arch"));
        assertTrue(PAGE.contains("library 1.2"));
    }

    @Test
    void render_showsLengthsBesidePublishedOnes() {
        assertTrue(PAGE.contains("published 2015\">60</td><td data-label=\"why\">differs by &lt;definition&gt;"), PAGE);
        assertTrue(PAGE.contains("sec1-average"));
        assertTrue(PAGE.contains(">100.7</td>"));
    }

    @Test
    void render_escapesText() {
        assertTrue(PAGE.contains("skipped: a scheme because it needs &lt;a library&gt;, install it"));
    }

    @Test
    void render_completeRun_hasNoWarning() {
        assertFalse(PAGE.contains("class=\"warning\""));
    }

    @Test
    void render_interruptedRun_saysSo() {
        StudyResult interrupted = SampleResults.of(
                StudyResult.State.INCOMPLETE, SampleResults.row("swift", Operation.ENCODE, Boundary.BOTH, 40, 50.0));

        assertTrue(ResultPage.render(interrupted).contains("Incomplete: 1 of 2 JVMs have measured."));
    }

    @Test
    void render_largeError_saysSo() {
        Row.Key key = new Row.Key("jvm", "swift", "sample", Operation.ENCODE, Boundary.BOTH, null);
        Row row = Row.of(key, new Time(40, 30.0, 60.0, List.of(40.0)), 0, 50.0);

        String page = ResultPage.render(SampleResults.of(StudyResult.State.COMPLETE, row));

        assertTrue(page.contains("Uncertain: 1 of 1 times have an error of more than 20 %"));
    }

    @Test
    void render_nothingMeasured_isStillAPage() {
        assertTrue(ResultPage.render(SampleResults.of(StudyResult.State.INCOMPLETE)).contains("Nothing was measured."));
    }

    @Test
    void headlines_nameTheFastestFromRecordToOctets() {
        List<Headline> headlines = Headline.of(SampleResults.complete().rows());

        assertEquals(
                List.of("swift", "swift", "swift, slow"),
                headlines.stream().map(Headline::holder).toList());
    }
}
