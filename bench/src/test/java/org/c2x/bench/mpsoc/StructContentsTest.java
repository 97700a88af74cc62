package org.c2x.bench.mpsoc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import org.c2x.bench.BenchContent;
import org.c2x.bench.BenchContents;
import org.c2x.bench.GraphCopies;
import org.c2x.bench.Subject;
import org.c2x.bench.published.Published;
import org.c2x.bench.result.Boundary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StructContentsTest {

    @Test
    void contents_areTheStructsOfFullRange_thenOfTheirValues() {
        assertEquals(
                List.of("mpsoc-a", "mpsoc-b", "mpsoc-c", "mpsoc-a-fit", "mpsoc-b-fit", "mpsoc-c-fit"),
                new StructContents().contents().stream().map(BenchContent::name).toList());
    }

    @Test
    void contents_allHaveGraphCopies() {
        assertTrue(new StructContents()
                .contents().stream()
                        .allMatch(content -> GraphCopies.find(content.type()).isPresent()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "uper",
                "aper",
                "oer",
                "der",
                "exi-compiled",
                "protobuf",
                "msgpack",
                "msgpack-kept",
                "flatbuffers",
                "flatbuffers-kept"
            })
    void structs_canBeMeasured(String scheme) {
        for (String struct : List.of("mpsoc-a", "mpsoc-b", "mpsoc-c")) {
            for (Boundary boundary : List.of(Boundary.CODEC, Boundary.END_TO_END)) {
                assertEquals(
                        1,
                        Subject.of(scheme, BenchContents.get(struct), boundary)
                                .checkedEncodings()
                                .size());
            }
        }
    }

    /** Of the libraries that there are for Java; nanopb is protobuf with a field around the message, of two octets. */
    @Test
    void dataSizesOfTheStudy_areThoseOfTheLibraries() {
        assertDataSizes("msgpack-c 2.1.5", "msgpack", 0);
        assertDataSizes("mpack 0.8.2", "msgpack", 0);
        assertDataSizes("flatbuffers 1.8.0", "flatbuffers", 0);
        assertDataSizes("nanopb 0.3.9", "protobuf", 2);
    }

    private static void assertDataSizes(String library, String scheme, int around) {
        Published.mpsocStudy().libraries().get(library).forEach((struct, sizes) -> {
            if (sizes != null) {
                String content = "mpsoc-" + struct.toLowerCase(Locale.ROOT);
                byte[] octets = Subject.of(scheme, BenchContents.get(content), Boundary.END_TO_END)
                        .checkedEncodings()
                        .get(0);
                assertEquals(sizes.dataSize(), octets.length + around, library + ", struct " + struct);
            }
        });
    }
}
