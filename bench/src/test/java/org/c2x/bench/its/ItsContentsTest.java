package org.c2x.bench.its;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.c2x.bench.BenchContent;
import org.c2x.bench.BenchContents;
import org.c2x.bench.BenchSchemes;
import org.c2x.bench.GraphCopies;
import org.c2x.bench.Subject;
import org.c2x.bench.result.Boundary;
import org.c2x.its.v1.CAM;
import org.junit.jupiter.api.Test;

class ItsContentsTest {
    private static final int MANDATORY_CAM_OCTETS = 41;

    @Test
    void contents_areThoseOfTheModelThenTheStreams() {
        assertEquals(
                List.of(
                        "cam",
                        "denm",
                        "sec1-digest",
                        "sec1-certificate",
                        "sec2",
                        "sec3",
                        "employee",
                        "cam-full",
                        "denm-full",
                        "r2-cam",
                        "cpm",
                        "vam",
                        "spatem",
                        "mapem",
                        "ivim",
                        "cam-city",
                        "cam-city-stream",
                        "r2-cam-city-stream",
                        "cam-stream",
                        "cam-stream-optional",
                        "denm-stream",
                        "sec-stream"),
                new ItsContents().contents().stream().map(BenchContent::name).toList());
    }

    @Test
    void contents_allHaveGraphCopies() {
        assertTrue(new ItsContents()
                .contents().stream()
                        .allMatch(content -> GraphCopies.find(content.type()).isPresent()));
    }

    @Test
    void camStream_isOfDifferentCamsOfEqualShape() {
        assertEquals(BenchContent.STREAM_LENGTH, Set.copyOf(cams("cam-stream")).size());
        assertEquals(Set.of(MANDATORY_CAM_OCTETS), lengths("cam-stream"));
    }

    @Test
    void camStreamOptional_hasOptionalPartsInEveryOther() {
        List<CAM> stream = cams("cam-stream-optional");

        assertEquals(BenchContent.STREAM_LENGTH, Set.copyOf(stream).size());
        assertTrue(IntStream.range(0, BenchContent.STREAM_LENGTH / 2)
                .mapToObj(index -> stream.get(2 * index))
                .allMatch(cam -> cam.cam().camParameters().lowFrequencyContainer() == null));
        assertTrue(lengths("cam-stream-optional").size() > 10);
    }

    @Test
    void streams_areOfDifferentMessagesAndTheSameAtEachCall() {
        for (String name :
                List.of("cam-city-stream", "r2-cam-city-stream", "cam-stream-optional", "denm-stream", "sec-stream")) {
            List<?> stream = BenchContents.get(name).messages();

            assertEquals(BenchContent.STREAM_LENGTH, Set.copyOf(stream).size(), name);
            assertEquals(stream, BenchContents.get(name).messages(), name);
            assertTrue(lengths(name).size() > 10, name);
        }
    }

    @Test
    void streams_areRecorded_soThatNoSchemeChoosesThem() {
        for (BenchContent<?> content : new ItsContents().contents()) {
            assertEquals(content.isStream(), RecordedStream.class.isInstance(content.source()), content.name());
        }
    }

    @Test
    void streams_canBeCarriedByEveryScheme() {
        for (String name :
                List.of("cam-city-stream", "cam-stream", "cam-stream-optional", "denm-stream", "sec-stream")) {
            BenchContent<?> stream = BenchContents.get(name);
            for (String scheme : List.of("protobuf", "protobuf-tuned", "exi-exificient", "exi-compiled", "ber")) {
                assertEquals(
                        BenchContent.STREAM_LENGTH,
                        Subject.of(scheme, stream, Boundary.END_TO_END)
                                .checkedEncodings()
                                .size(),
                        name + " in " + scheme);
            }
        }
    }

    private static List<CAM> cams(String stream) {
        return BenchContents.get(stream).messages().stream()
                .map(CAM.class::cast)
                .toList();
    }

    private static Set<Integer> lengths(String content) {
        return Subject.of("uper", BenchContents.get(content), Boundary.BOTH).checkedEncodings().stream()
                .map(octets -> octets.length)
                .collect(Collectors.toSet());
    }

    @Test
    void schemes_leaveOutWhatIsNoEncodingForTransmission() {
        assertTrue(BenchSchemes.all().containsAll(List.of("uper", "uper-table")));
        assertFalse(BenchSchemes.all().contains("jer"));
        assertFalse(BenchSchemes.known().contains("jer"));
    }
}
