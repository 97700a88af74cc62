package org.c2x.bench.run;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.c2x.bench.BenchSchemes;
import org.junit.jupiter.api.Test;

/** What a quick study measures where nothing is chosen: one scheme of each kind. */
class BaseSchemesTest {

    @Test
    void quickStudy_timesOneSchemeOfEachKind() {
        List<String> usable = BenchSchemes.all();
        List<String> base =
                Effort.QUICK.schemes().stream().filter(usable::contains).toList();

        assertTrue(
                base.containsAll(List.of(
                        "aper",
                        "ber",
                        "binary",
                        "der",
                        "exi-compiled",
                        "exi-exificient",
                        "oer",
                        "protobuf",
                        "uper",
                        "uper-table")),
                base.toString());
        assertTrue(base.stream().noneMatch(BenchSchemes::isNative), base.toString());
        assertFalse(base.contains("protobuf-codesize"), base.toString());
    }

    @Test
    void quickStudy_countsTheInstructionsOfOneNativeCodecOfEachKind() {
        List<String> natives = Effort.baseNativeSchemes();

        assertTrue(
                natives.containsAll(List.of(
                        "native-binary", "native-exi-c", "native-protobuf-cpp", "native-uper-asn1c", "native-uper-c")),
                natives.toString());
        assertTrue(natives.stream().allMatch(BenchSchemes::isNative), natives.toString());
        assertFalse(natives.contains("native-protobuf-cpp-lite"), natives.toString());
    }
}
