package org.c2x.bench.its;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.c2x.bench.BenchContents;
import org.c2x.bench.BenchSchemes;
import org.c2x.bench.Boundary;
import org.c2x.bench.Content;
import org.c2x.bench.GraphCopies;
import org.c2x.bench.Subject;
import org.c2x.its.v1.CAM;
import org.junit.jupiter.api.Test;

class ItsContentsTest {
    private static final int MANDATORY_CAM_OCTETS = 41;

    @Test
    void contents_areThoseOfTheModelThenTheStreams() {
        assertEquals(
                List.of(
                        "cam", "denm", "sec1-digest", "sec1-certificate", "sec2", "sec3", "employee", "cam-full",
                        "denm-full", "cam-stream", "cam-stream-optional", "denm-stream", "sec-stream"),
                new ItsContents().contents().stream().map(Content::name).toList());
    }

    @Test
    void contents_allHaveGraphCopies() {
        assertTrue(new ItsContents()
                .contents().stream()
                        .allMatch(content -> GraphCopies.find(content.type()).isPresent()));
    }

    @Test
    void camStream_isOfDifferentCamsOfEqualShape() {
        List<CAM> stream = CamStream.equalShape();

        assertEquals(Content.STREAM_LENGTH, Set.copyOf(stream).size());
        assertEquals(Set.of(MANDATORY_CAM_OCTETS), lengths("cam-stream"));
    }

    @Test
    void camStream_isTheSameAtEachCall() {
        assertEquals(CamStream.equalShape(), CamStream.equalShape());
        assertEquals(CamStream.halfWithOptionalParts(), CamStream.halfWithOptionalParts());
    }

    @Test
    void camStreamOptional_hasOptionalPartsInEveryOther() {
        List<CAM> stream = CamStream.halfWithOptionalParts();

        assertEquals(Content.STREAM_LENGTH, Set.copyOf(stream).size());
        assertTrue(IntStream.range(0, Content.STREAM_LENGTH / 2)
                .mapToObj(index -> stream.get(2 * index))
                .allMatch(cam -> cam.cam().camParameters().lowFrequencyContainer() == null));
        assertTrue(lengths("cam-stream-optional").size() > 10);
    }

    @Test
    void streams_areOfDifferentMessagesAndTheSameAtEachCall() {
        for (String name : List.of("denm-stream", "sec-stream")) {
            List<?> stream = BenchContents.get(name).messages();

            assertEquals(Content.STREAM_LENGTH, Set.copyOf(stream).size(), name);
            assertEquals(stream, BenchContents.get(name).messages(), name);
            assertTrue(lengths(name).size() > 50, name);
        }
    }

    @Test
    void streams_canBeCarriedByEveryScheme() {
        for (String name : List.of("cam-stream", "cam-stream-optional", "denm-stream", "sec-stream")) {
            Content<?> stream = BenchContents.get(name);
            for (String scheme : List.of("protobuf", "protobuf-tuned", "exi-exificient", "exi-compiled", "ber")) {
                assertEquals(
                        Content.STREAM_LENGTH,
                        Subject.of(scheme, stream, Boundary.END_TO_END).checkedEncodings().size(),
                        name + " in " + scheme);
            }
        }
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
    }
}
