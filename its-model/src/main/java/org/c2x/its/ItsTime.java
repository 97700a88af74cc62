package org.c2x.its;

import java.time.Duration;
import java.time.Instant;

/**
 * The time of ITS messages: milliseconds since 2004-01-01T00:00:00Z that go on counting in leap seconds, as
 * International Atomic Time does, while an {@link Instant} leaves them out. TS 102 894-2 annex A, DE TimestampIts.
 */
public final class ItsTime {
    private static final long START = Instant.parse("2004-01-01T00:00:00Z").toEpochMilli();

    /** Ends of the leap seconds since the start, in milliseconds since 1970 without leap seconds (IERS Bulletin C). */
    private static final long[] LEAP_SECONDS = {
        Instant.parse("2006-01-01T00:00:00Z").toEpochMilli(),
        Instant.parse("2009-01-01T00:00:00Z").toEpochMilli(),
        Instant.parse("2012-07-01T00:00:00Z").toEpochMilli(),
        Instant.parse("2015-07-01T00:00:00Z").toEpochMilli(),
        Instant.parse("2017-01-01T00:00:00Z").toEpochMilli(),
    };

    private static final long MILLIS_PER_SECOND = 1_000;
    private static final long GREATEST_TIMESTAMP = 4_398_046_511_103L;
    private static final int DELTA_TIME_RANGE = 65_536;
    private static final long PATH_STEP_MILLIS = 10;
    private static final long GREATEST_PATH_STEPS = 65_535;

    private ItsTime() {}

    /**
     * DE TimestampIts of an instant; what is less than a millisecond is cut off.
     *
     * @return 0 to 4,398,046,511,103
     * @throws IllegalArgumentException if the instant is before 2004 or after the year 2143
     */
    public static long timestamp(Instant instant) {
        long utc = instant.toEpochMilli();
        long timestamp = utc - START;
        for (int i = 0; i < LEAP_SECONDS.length && utc >= LEAP_SECONDS[i]; i++) {
            timestamp += MILLIS_PER_SECOND;
        }
        if (timestamp < 0 || timestamp > GREATEST_TIMESTAMP) {
            throw new IllegalArgumentException(instant + " has no TimestampIts");
        }
        return timestamp;
    }

    /**
     * The instant of a DE TimestampIts. A leap second itself reads as the second after it, because an instant has no
     * name of its own for it.
     */
    public static Instant instant(long timestamp) {
        long utc = START + timestamp;
        for (int i = 0; i < LEAP_SECONDS.length && utc >= LEAP_SECONDS[i]; i++) {
            boolean withinLeapSecond = utc < LEAP_SECONDS[i] + MILLIS_PER_SECOND;
            utc = withinLeapSecond ? utc : utc - MILLIS_PER_SECOND;
        }
        return Instant.ofEpochMilli(utc);
    }

    /**
     * DE GenerationDeltaTime: the timestamp modulo 65536. EN 302 637-2 annex B.
     *
     * @return 0 to 65,535
     */
    public static int generationDeltaTime(long timestamp) {
        return (int) Math.floorMod(timestamp, (long) DELTA_TIME_RANGE);
    }

    /**
     * The full timestamp that a DE GenerationDeltaTime was made from.
     *
     * @param generationDeltaTime 0 to 65,535
     * @param near                a timestamp less than 32.768 s away from it, for instance that of the reception
     */
    public static long timestamp(int generationDeltaTime, long near) {
        // The difference modulo 65536, taken as a signed number of 16 bits.
        return near + (short) (generationDeltaTime - generationDeltaTime(near));
    }

    /**
     * DE PathDeltaTime, in steps of 10 ms, rounded to the nearest.
     *
     * @param travelTime 0 or more
     * @return 1 to 65,535 (655.35 s or above)
     * @throws IllegalArgumentException if the time is negative
     */
    public static int pathDeltaTime(Duration travelTime) {
        if (travelTime.isNegative()) {
            throw new IllegalArgumentException("path delta time " + travelTime + " is negative");
        }
        long steps = travelTime.plusMillis(PATH_STEP_MILLIS / 2).toMillis() / PATH_STEP_MILLIS;
        return (int) Math.max(1, Math.min(GREATEST_PATH_STEPS, steps));
    }

    /** Travel time of a DE PathDeltaTime. */
    public static Duration travelTime(long pathDeltaTime) {
        return Duration.ofMillis(Math.multiplyExact(pathDeltaTime, PATH_STEP_MILLIS));
    }
}
