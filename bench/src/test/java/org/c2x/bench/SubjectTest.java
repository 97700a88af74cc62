package org.c2x.bench;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.NoSuchElementException;
import org.c2x.bench.fake.FakeContents;
import org.c2x.bench.result.Boundary;
import org.junit.jupiter.api.Test;

class SubjectTest {

    @Test
    void of_endToEnd_encodesTheRecord() {
        Subject<?> subject = Subject.of("fake-mapped", FakeContents.SINGLE, Boundary.END_TO_END);

        assertEquals(FakeContents.SINGLE.messages(), subject.messages());
        assertArrayEquals(new byte[] {2, 1}, subject.checkedEncodings().get(0));
    }

    @Test
    void of_codec_encodesThePreparedMessageToTheSameOctets() {
        Subject<?> subject = Subject.of("fake-mapped", FakeContents.SINGLE, Boundary.CODEC);

        assertEquals(
                "[FakeMessage[first=2, inner=Inner[second=1]]]",
                subject.messages().toString());
        assertArrayEquals(new byte[] {2, 1}, subject.checkedEncodings().get(0));
    }

    @Test
    void of_unknownScheme_isRefused() {
        NoSuchElementException refused = assertThrows(
                NoSuchElementException.class, () -> Subject.of("none", FakeContents.SINGLE, Boundary.CODEC));

        assertTrue(refused.getMessage().contains("no codec none"), refused.getMessage());
    }

    @Test
    void checkedEncodings_otherMessageDecoded_isRefused() {
        Subject<?> subject = Subject.of("fake-broken", FakeContents.SINGLE, Boundary.BOTH);

        IllegalStateException refused = assertThrows(IllegalStateException.class, subject::checkedEncodings);

        assertEquals(
                "message 0: decode returned a different message from the one that was encoded", refused.getMessage());
    }

    @Test
    void content_unknownName_isRefusedWithThoseThereAre() {
        NoSuchElementException refused = assertThrows(NoSuchElementException.class, () -> BenchContents.get("none"));

        assertTrue(refused.getMessage().contains("fake-stream"), refused.getMessage());
    }
}
