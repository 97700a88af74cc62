package org.c2x.bench.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.c2x.bench.BenchSchemes;
import org.junit.jupiter.api.Test;

/** What a quick study measures where nothing is chosen: one scheme of each kind. */
class BaseSchemesTest {

    @Test
    void quickStudy_timesOneSchemeOfEachKind() {
        List<String> usable = BenchSchemes.all();
        Stream<String> base = Effort.QUICK.schemes().stream().filter(usable::contains);

        assertEquals(
                List.of("ber", "binary", "exi-compiled", "exi-exificient", "oer", "protobuf", "uper", "uper-table"),
                base.toList());
    }

    @Test
    void quickStudy_countsTheInstructionsOfOneNativeCodecOfEachKind() {
        assertEquals(
                List.of("native-binary", "native-exi-c", "native-protobuf-cpp", "native-uper-asn1c", "native-uper-c"),
                Effort.baseNativeSchemes());
    }
}
