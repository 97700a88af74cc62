package org.c2x.bench.asn1c;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.c2x.bench.BenchContent;
import org.c2x.bench.BenchContents;
import org.c2x.bench.GraphCopies;
import org.c2x.bench.Subject;
import org.c2x.bench.result.Boundary;
import org.c2x.its.study.PersonnelRecord;
import org.junit.jupiter.api.Test;

class Asn1cContentsTest {

    @Test
    void contents_areEachMessageByItself_thenStreams() {
        assertEquals(
                List.of("nbap", "tap3", "cdr", "employee-stream", "nbap-stream", "tap3-stream", "cdr-stream"),
                new Asn1cContents().contents().stream().map(BenchContent::name).toList());
    }

    @Test
    void contents_allHaveGraphCopies() {
        assertTrue(new Asn1cContents()
                .contents().stream()
                        .allMatch(content -> GraphCopies.find(content.type()).isPresent()));
    }

    @Test
    void streams_areOfDifferentMessagesAndTheSameAtEachCall() {
        new Asn1cContents().contents().stream().filter(BenchContent::isStream).forEach(stream -> {
            // among random names some are equal
            int least = stream.type().equals(PersonnelRecord.class) ? 250 : BenchContent.STREAM_LENGTH;
            assertTrue(Set.copyOf(stream.messages()).size() >= least, stream.name());
            assertEquals(stream.messages(), BenchContents.get(stream.name()).messages(), stream.name());
        });
    }

    @Test
    void contents_canBeCarriedInTheRulesTheyAreSentIn() {
        assertCarried("nbap", 37, "aper", "aper-table");
        assertCarried("employee", 94, "aper");
        assertCarried("employee", 84, "uper");
        assertCarried("employee", 136, "ber");
        assertCarried("tap3", 2531, "ber");
        assertCarried("cdr", 109, "ber");
        for (String scheme : List.of("uper", "aper", "ber", "protobuf", "exi-compiled")) {
            assertEquals(
                    BenchContent.STREAM_LENGTH,
                    encodings(scheme, "employee-stream").size());
        }
    }

    private static void assertCarried(String content, int octets, String... schemes) {
        for (String scheme : schemes) {
            assertEquals(octets, encodings(scheme, content).get(0).length, content + " in " + scheme);
        }
    }

    private static List<byte[]> encodings(String scheme, String content) {
        return Subject.of(scheme, BenchContents.get(content), Boundary.END_TO_END)
                .checkedEncodings();
    }
}
