package org.c2x.bench.length;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.util.List;
import org.c2x.bench.fake.FakeContents;
import org.junit.jupiter.api.Test;

class MeasuredLengthsTest {

    @Test
    void of_eachContentInEachScheme() {
        List<Length> lengths = MeasuredLengths.of(List.of("fake", "fake-mapped"), List.of(FakeContents.SINGLE));

        assertEquals(
                List.of(
                        new Length("fake", "fake", BigDecimal.valueOf(2), null, null, null),
                        new Length("fake-mapped", "fake", BigDecimal.valueOf(2), null, null, null)),
                lengths);
    }

    @Test
    void of_noCodec_givesTheReason() {
        List<Length> lengths = MeasuredLengths.of(List.of("fake"), List.of(FakeContents.UNKNOWN));

        assertEquals(
                List.of(new Length("fake", "fake-unknown", null, null, null, "the scheme has no codec for String")),
                lengths);
    }

    @Test
    void of_stream_isLeftOut() {
        assertEquals(List.of(), MeasuredLengths.of(List.of("fake"), List.of(FakeContents.STREAM)));
    }
}
