package org.c2x.study;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.its.contents.Content;
import org.c2x.study.cdr.CSRecord;
import org.c2x.study.nbap.NBAPPDU;
import org.c2x.study.tap3.TransferBatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StudyContentsTest {
    private static final int COUNT = 256;

    /** The octets that asn1tools and pycrate make of this message with the modules of TS 25.433. */
    @Test
    void nbap_isTheMessageOf37Octets() {
        byte[] octets = Codecs.get("aper", NBAPPDU.class).encode(NbapMessages.deletion());

        assertEquals(
                "0018441420000003008f0003401b59002c000340303900d5800b1000ce80010600ce800108",
                HexFormat.of().formatHex(octets));
    }

    /** Octets of pycrate, which asn1tools reads with the modules of TAP 3.12. */
    @Test
    void batches_haveTheOctetsOfPycrate() throws IOException {
        assertRecorded("tap3.hex", TransferBatch.class, TransferBatches.stream(1));
    }

    /** Octets of pycrate. */
    @Test
    void callRecords_haveTheOctetsOfPycrate() throws IOException {
        assertRecorded("cdr.hex", CSRecord.class, CallRecordFiles.stream(8));
    }

    private static <T> void assertRecorded(String file, Class<T> type, List<T> messages) throws IOException {
        for (String scheme : List.of("ber", "der", "der-table")) {
            Codec<T> codec = Codecs.get(scheme, type);
            assertEquals(
                    lines(file),
                    messages.stream()
                            .map(message -> HexFormat.of().formatHex(codec.encode(message)))
                            .toList(),
                    scheme);
        }
    }

    private static List<String> lines(String file) throws IOException {
        try (InputStream in = StudyContentsTest.class.getResourceAsStream(file)) {
            return new String(in.readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .toList();
        }
    }

    @Test
    void streams_areOfDifferentMessagesOfTheStudysLengths() {
        assertStream("aper", NBAPPDU.class, StudyContents.nbapStream(COUNT), 35);
        assertStream("ber", TransferBatch.class, StudyContents.tap3Stream(COUNT), 2519);
        assertStream("ber", CSRecord.class, StudyContents.cdrStream(COUNT), 104);
    }

    private static <T> void assertStream(String scheme, Class<T> type, List<T> stream, int octets) {
        Codec<T> codec = Codecs.get(scheme, type);

        assertEquals(COUNT, Set.copyOf(stream).size());
        assertEquals(
                octets,
                Math.round(
                        stream.stream().mapToInt(codec::encodedLength).average().orElseThrow()),
                type.getSimpleName());
    }

    @Test
    void streams_areTheSameAtEachCall() {
        assertEquals(StudyContents.nbapStream(9), StudyContents.nbapStream(9));
        assertEquals(StudyContents.tap3Stream(9), StudyContents.tap3Stream(9));
        assertEquals(StudyContents.cdrStream(9), StudyContents.cdrStream(9));
    }

    @Test
    void schemes_giveEveryMessageBack() {
        Stream.of("aper", "uper")
                .forEach(scheme -> assertAgree(scheme, NBAPPDU.class, StudyContents.nbapStream(COUNT)));
        assertGivenBack("ber", TransferBatch.class, StudyContents.tap3Stream(COUNT));
        assertGivenBack("ber", CSRecord.class, StudyContents.cdrStream(COUNT));
        assertAgree("der", TransferBatch.class, StudyContents.tap3Stream(COUNT));
        assertAgree("der", CSRecord.class, StudyContents.cdrStream(COUNT));
        assertGivenBack("xer", CSRecord.class, StudyContents.cdrStream(COUNT));
        assertGivenBack("jer", TransferBatch.class, StudyContents.tap3Stream(9));
    }

    private static <T> void assertGivenBack(String scheme, Class<T> type, List<T> messages) {
        Codec<T> codec = Codecs.get(scheme, type);
        messages.forEach(message -> assertEquals(message, codec.decode(codec.encode(message)), scheme));
    }

    /** Compiled code and table codec. */
    private static <T> void assertAgree(String scheme, Class<T> type, List<T> messages) {
        assertGivenBack(scheme, type, messages);
        Codec<T> compiled = Codecs.get(scheme, type);
        Codec<T> table = Codecs.get(scheme + "-table", type);
        messages.forEach(message -> assertArrayEquals(table.encode(message), compiled.encode(message), scheme));
    }

    @ParameterizedTest
    @ValueSource(strings = {"uper-table", "aper-table", "oer-table", "der-table", "jer", "xer"})
    void schemesThatInterpret_haveAllTypes(String scheme) {
        assertTrue(StudyTypes.all().stream()
                .allMatch(type -> Codecs.find(scheme, type.type()).isPresent()));
    }

    @Test
    void modules_areOnTheClassPath() {
        StudyTypes.all().stream()
                .flatMap(type -> type.modules().stream())
                .forEach(module ->
                        assertNotNull(StudyTypes.class.getClassLoader().getResource(module), module));
    }

    @Test
    void contents_areInTheOrderOfTheTypes() {
        assertEquals(
                StudyTypes.all().stream().map(type -> type.type()).toList(),
                StudyContents.all().stream().map(Content::type).toList());
    }
}
