package org.c2x.its;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SignalTimeTest {
    private static final Instant NOON = Instant.parse("2026-07-01T12:00:00.250Z");

    @Test
    void minutes_countFromTheBeginningOfTheYear() {
        assertEquals(0, SignalTime.minuteOfTheYear(Instant.parse("2026-01-01T00:00:59Z")));
        assertEquals(261_360, SignalTime.minuteOfTheYear(NOON));
        assertEquals(527_039, SignalTime.minuteOfTheYear(Instant.parse("2028-12-31T23:59:00Z")));
        assertEquals(250, SignalTime.millisecondOfTheMinute(NOON));
    }

    @Test
    void theInstant_isOfTheNearestYear() {
        assertEquals(Optional.of(NOON), SignalTime.instant(261_360, 250, NOON.plusSeconds(40)));
        assertEquals(
                Optional.of(Instant.parse("2025-12-31T23:59:59.900Z")),
                SignalTime.instant(525_599, 59_900, Instant.parse("2026-01-01T00:00:00.100Z")));
        assertEquals(
                Optional.of(Instant.parse("2027-01-01T00:00:00Z")),
                SignalTime.instant(0, 0, Instant.parse("2026-12-31T23:59:59Z")));
        assertEquals(Optional.empty(), SignalTime.instant(527_040, 0, NOON));
        assertEquals(Optional.empty(), SignalTime.instant(0, 65_535, NOON));
    }

    @Test
    void timeMarks_countFromTheBeginningOfTheHour() {
        assertEquals(122, SignalTime.timeMark(NOON.plusSeconds(12), NOON));
        assertEquals(36_000, SignalTime.timeMark(NOON.plusSeconds(3_600), NOON));
    }

    @Test
    void aTimeMark_mayBeOfTheNextHour_orJustOver() {
        Instant beforeOne = Instant.parse("2026-07-01T12:59:50Z");

        assertEquals(Optional.of(Instant.parse("2026-07-01T13:00:05Z")), SignalTime.instant(50, beforeOne));
        assertEquals(Optional.of(Instant.parse("2026-07-01T12:59:40Z")), SignalTime.instant(35_800, beforeOne));
        assertEquals(Optional.empty(), SignalTime.instant(36_000, beforeOne));
        assertEquals(Optional.empty(), SignalTime.instant(36_001, beforeOne));
    }
}
