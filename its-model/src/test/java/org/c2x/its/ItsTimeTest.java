package org.c2x.its;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ItsTimeTest {

    /** The third line is the example that TS 102 894-2 gives for TimestampIts; the others count leap seconds. */
    @ParameterizedTest
    @CsvSource({
        "2004-01-01T00:00:00Z, 0",
        "2005-12-31T23:59:59.999Z, 63158399999",
        "2007-01-01T00:00:00Z, 94694401000",
        "2016-12-31T23:59:59Z, 410313603000",
        "2017-01-01T00:00:00Z, 410313605000",
        "2026-07-01T12:00:00.250Z, 709992005250",
    })
    void timestamp_isMillisecondsWithLeapSeconds(Instant instant, long timestamp) {
        assertEquals(timestamp, ItsTime.timestamp(instant));
        assertEquals(instant, ItsTime.instant(timestamp));
    }

    @Test
    void instant_ofALeapSecond_readsAsTheSecondAfterIt() {
        assertEquals(Instant.parse("2017-01-01T00:00:00.400Z"), ItsTime.instant(410_313_604_400L));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2003-12-31T23:59:59.999Z", "2144-01-01T00:00:00Z"})
    void timestamp_outsideOfTheType_isRefused(Instant instant) {
        assertThrows(IllegalArgumentException.class, () -> ItsTime.timestamp(instant));
    }

    @Test
    void generationDeltaTime_isTheTimestampModulo65536() {
        assertEquals(0, ItsTime.generationDeltaTime(65_536));
        assertEquals(16_002, ItsTime.generationDeltaTime(709_992_005_250L));
    }

    @ParameterizedTest
    @ValueSource(longs = {-32_767, -1, 0, 1, 32_767})
    void timestamp_isFoundAgainFromItsDeltaTimeAndATimeNearby(long distance) {
        long timestamp = 709_992_005_250L;

        long found = ItsTime.timestamp(ItsTime.generationDeltaTime(timestamp), timestamp + distance);

        assertEquals(timestamp, found);
    }

    @ParameterizedTest
    @CsvSource({"PT0S, 1", "PT0.014S, 1", "PT0.015S, 2", "PT1.5S, 150", "PT655.35S, 65535", "PT1H, 65535"})
    void pathDeltaTime_isInTensOfMilliseconds(Duration travelTime, int expected) {
        assertEquals(expected, ItsTime.pathDeltaTime(travelTime));
    }

    @Test
    void travelTime_isTenMillisecondsAStep() {
        assertEquals(Duration.ofMillis(1_500), ItsTime.travelTime(150));
    }

    @Test
    void pathDeltaTime_ofNegativeTime_isRefused() {
        assertThrows(IllegalArgumentException.class, () -> ItsTime.pathDeltaTime(Duration.ofMillis(-1)));
    }
}
