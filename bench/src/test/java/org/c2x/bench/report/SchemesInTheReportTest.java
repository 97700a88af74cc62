package org.c2x.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.c2x.bench.BenchSchemes;
import org.c2x.bench.result.Cortex;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Header;
import org.c2x.bench.result.KnownSchemes;
import org.c2x.bench.result.SampleResults;
import org.c2x.bench.result.SchemeFacts;
import org.c2x.bench.result.StudyResult;
import org.c2x.nativebridge.cortex.CortexBuild;
import org.junit.jupiter.api.Test;

/** What is known of schemes is what the report goes by. */
class SchemesInTheReportTest {
    /** A scheme that c2x does not come with. */
    private static final String FAKE = "fake";

    private static final Set<String> SCHEMES = KnownSchemes.names();

    private static SchemeFacts facts(String scheme) {
        return KnownSchemes.facts(scheme).orElseThrow();
    }

    @Test
    void schemesOnTheClassPath_areKnown() {
        List<String> unknown = BenchSchemes.known().stream()
                .filter(scheme -> !SCHEMES.contains(scheme) && !scheme.startsWith(FAKE))
                .toList();

        assertEquals(List.of(), unknown);
    }

    @Test
    void native_isWhatIsCalledSo() {
        for (String scheme : SCHEMES) {
            assertEquals(scheme.startsWith("native-"), facts(scheme).isNative(), scheme);
        }
    }

    @Test
    void counterparts_areSchemesOfTheSameEncodingInJava() {
        for (String scheme : SCHEMES) {
            for (String counterpart : facts(scheme).counterparts()) {
                assertTrue(facts(scheme).isNative(), scheme);
                assertTrue(!facts(counterpart).isNative(), counterpart);
                assertEquals(facts(scheme).encoding(), facts(counterpart).encoding(), scheme);
            }
        }
    }

    @Test
    void families_areInTheOrderOfThePage() {
        StudyResult result = SampleResults.complete();
        Header header = result.header().of(Map.of(FAKE, SchemeFacts.of(FAKE)));
        StudyResult withFake = new StudyResult(header, result.figures().all(), List.of());

        assertEquals(
                List.of("uper", "aper", "oer", "der", "ber", "protobuf", "exi", "binary", FAKE, "other", "baseline"),
                List.of(
                                Figure.BASELINE + "-131",
                                "of-another-version",
                                FAKE,
                                "binary",
                                "exi-compiled",
                                "protobuf",
                                "ber",
                                "der",
                                "oer",
                                "aper",
                                "uper")
                        .stream()
                        .map(scheme -> Family.of(withFake, scheme))
                        .sorted()
                        .map(Family::style)
                        .toList());
    }

    @Test
    void schemeOfAnotherProgram_isShownAsItsResultSays() {
        StudyResult result = SampleResults.complete();
        SchemeFacts facts = new SchemeFacts("uper", "ASN.1 UPER", true, false, List.of("uper"), List.of("A caveat."));
        StudyResult other = new StudyResult(
                result.header().of(Map.of("native-uper-other", facts)),
                result.figures().all(),
                List.of());
        StudyResult merged = Merge.of(List.of(result, other));

        assertEquals(Family.of(merged, "uper"), Family.of(merged, "native-uper-other"));
        assertTrue(merged.isNative("native-uper-other"));
        assertEquals("other", Family.of(result, "native-uper-other").style());
    }

    @Test
    void microcontroller_isTheOneThatIsBuiltFor() {
        assertEquals(CortexBuild.TARGET, Cortex.TARGET);
    }

    @Test
    void familiesWithAColour_areEncodingsOfSchemes() throws IOException {
        String css;
        try (InputStream in = Page.class.getResourceAsStream("page.css")) {
            css = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        Set<String> encodings =
                SCHEMES.stream().map(scheme -> facts(scheme).encoding()).collect(Collectors.toSet());

        for (String family : Family.COLOURED) {
            assertTrue(encodings.contains(family), family);
            assertTrue(css.contains("." + family + " { --own: "), family);
        }
    }
}
