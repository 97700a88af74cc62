package org.c2x.security;

import java.math.BigInteger;
import java.time.Instant;
import org.c2x.its.ItsTime;
import org.c2x.security.dot2.Duration;
import org.c2x.security.dot2.ValidityPeriod;

/** Times of certificates and headers: microseconds of TAI since 2004. */
final class Validity {
    private static final long MICROS = 1_000_000;
    private static final long MICROS_PER_MILLI = 1_000;
    private static final long SECONDS_PER_MINUTE = 60;
    private static final long SECONDS_PER_HOUR = 3_600;
    /** The mean year of the Gregorian calendar. */
    private static final long SECONDS_PER_YEAR = 31_556_952;

    private Validity() {}

    @SuppressWarnings("JavaInstantGetSecondsGetNano") // below the millisecond of the time before it
    static long micros(Instant instant) {
        return ItsTime.timestamp(instant) * MICROS_PER_MILLI + instant.getNano() / 1_000 % MICROS_PER_MILLI;
    }

    /** Seconds of an instant, as certificates have them. */
    static long seconds(Instant instant) {
        return micros(instant) / MICROS;
    }

    static Instant instant(long micros) {
        return ItsTime.instant(micros / MICROS_PER_MILLI).plusNanos(micros % MICROS_PER_MILLI * 1_000);
    }

    /** A time of a header, which may be beyond all times that a certificate can be valid. */
    static long micros(BigInteger time64) {
        return time64.bitLength() < Long.SIZE ? time64.longValue() : Long.MAX_VALUE;
    }

    /** First microsecond within the period. */
    static long start(ValidityPeriod period) {
        return period.start() * MICROS;
    }

    /** First microsecond after the period. */
    static long end(ValidityPeriod period) {
        return start(period) + micros(period.duration());
    }

    private static long micros(Duration duration) {
        if (duration instanceof Duration.Microseconds one) {
            return one.value();
        } else if (duration instanceof Duration.Milliseconds one) {
            return one.value() * MICROS_PER_MILLI;
        } else if (duration instanceof Duration.Seconds one) {
            return one.value() * MICROS;
        } else if (duration instanceof Duration.Minutes one) {
            return one.value() * SECONDS_PER_MINUTE * MICROS;
        } else if (duration instanceof Duration.Hours one) {
            return one.value() * SECONDS_PER_HOUR * MICROS;
        } else if (duration instanceof Duration.SixtyHours one) {
            return one.value() * 60L * SECONDS_PER_HOUR * MICROS;
        }
        return ((Duration.Years) duration).value() * SECONDS_PER_YEAR * MICROS;
    }

    /**
     * Checks that a certificate is valid at a time.
     *
     * @throws RefusedException if it is not
     */
    static void require(EncodedCertificate certificate, long micros) {
        ValidityPeriod period = certificate.toBeSigned().validityPeriod();
        if (micros < start(period) || micros >= end(period)) {
            throw new RefusedException(
                    Reason.OUTSIDE_VALIDITY,
                    certificate + " is valid from " + instant(start(period)) + " to " + instant(end(period))
                            + ", not at " + describe(micros));
        }
    }

    private static String describe(long micros) {
        return micros == Long.MAX_VALUE
                ? "a time beyond all calendars"
                : instant(micros).toString();
    }
}
