package org.c2x.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.SchemeFacts;
import org.c2x.bench.BenchSchemes;
import org.c2x.bench.result.Figure;
import org.junit.jupiter.api.Test;

/** What schemes say of themselves is what the report goes by. */
class SchemesInTheReportTest {
    /** A scheme of the tests, which says nothing of itself. */
    private static final String FAKE = "fake";

    private static final Set<String> SCHEMES = Set.copyOf(BenchSchemes.known());

    private static SchemeFacts facts(String scheme) {
        return Codecs.facts(scheme).orElseThrow();
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
                        .map(Family::of)
                        .sorted()
                        .map(Family::style)
                        .toList());
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
