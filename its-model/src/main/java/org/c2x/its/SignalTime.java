package org.c2x.its;

import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/** The times of signals, which count from the beginning of the year, minute or hour in UTC. ISO/TS 19091. */
public final class SignalTime {
    private static final int MINUTES_OF_A_YEAR = 527_040;
    private static final int BEYOND_THE_HOUR = 36_000;
    private static final int MILLIS_OF_A_STEP = 100;

    private SignalTime() {}

    /**
     * DE MinuteOfTheYear.
     *
     * @return 0 to 527,039
     */
    public static int minuteOfTheYear(Instant instant) {
        OffsetDateTime time = instant.atOffset(ZoneOffset.UTC);
        return (time.getDayOfYear() - 1) * 1_440 + time.getHour() * 60 + time.getMinute();
    }

    /**
     * DE DSecond, in milliseconds of the minute.
     *
     * @return 0 to 59,999
     */
    public static int millisecondOfTheMinute(Instant instant) {
        return (int) Math.floorMod(instant.toEpochMilli(), 60_000L);
    }

    /**
     * The instant of a DE MinuteOfTheYear and a DE DSecond, empty if one of them is unknown.
     *
     * @param minute      0 to 527,040
     * @param millisecond 0 to 65,535; from 60,000 on within a leap second, which an instant has no name for
     * @param near        less than half a year away, for instance the time of the reception
     */
    public static Optional<Instant> instant(int minute, int millisecond, Instant near) {
        if (minute >= MINUTES_OF_A_YEAR || millisecond > 60_999) {
            return Optional.empty();
        }
        OffsetDateTime year = near.atOffset(ZoneOffset.UTC).withDayOfYear(1).truncatedTo(ChronoUnit.DAYS);
        Duration since = Duration.ofMinutes(minute).plusMillis(Math.min(millisecond, 59_999));
        Instant nearest = year.toInstant().plus(since);
        for (int difference : new int[] {-1, 1}) {
            Instant other = year.plusYears(difference).toInstant().plus(since);
            if (distance(other, near).compareTo(distance(nearest, near)) < 0) {
                nearest = other;
            }
        }
        return Optional.of(nearest);
    }

    private static Duration distance(Instant one, Instant other) {
        return Duration.between(one, other).abs();
    }

    /**
     * DE TimeMark, in steps of 0.1 s of the hour that the signal's state is of or of the next one, rounded down.
     *
     * @param instant of the change
     * @param now     of the signal's state
     * @return 0 to 35,999, or 36,000 if the change is more than an hour ahead
     */
    public static int timeMark(Instant instant, Instant now) {
        if (Duration.between(now, instant).compareTo(Duration.ofHours(1)) >= 0) {
            return BEYOND_THE_HOUR;
        }
        return (int) (Math.floorMod(instant.toEpochMilli(), 3_600_000L) / MILLIS_OF_A_STEP);
    }

    /**
     * The instant of a DE TimeMark, empty if it is unknown or more than an hour ahead.
     *
     * @param timeMark 0 to 36,001
     * @param now      of the signal's state; the instant is at most a minute before and less than an hour after it
     */
    public static Optional<Instant> instant(int timeMark, Instant now) {
        if (timeMark >= BEYOND_THE_HOUR) {
            return Optional.empty();
        }
        Instant earliest = now.minus(1, ChronoUnit.MINUTES);
        Instant found = earliest.truncatedTo(ChronoUnit.HOURS).plusMillis((long) timeMark * MILLIS_OF_A_STEP);
        return Optional.of(found.isBefore(earliest) ? found.plus(1, ChronoUnit.HOURS) : found);
    }
}
