package org.c2x.asn1.runtime.coding;

import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Excerpt;
import org.c2x.asn1.runtime.Nullable;

/**
 * The contents octets of time types as text (X.690 clauses 8.25, 8.26, 11.7 and 11.8). GeneralizedTime and UTCTime are
 * read as they are; of the other types, what has another form than their values have stays as it is.
 */
public final class TimeContents {
    private static final Pattern GENERALIZED =
            Pattern.compile("(\\d{10})(\\d\\d)?(\\d\\d)?(?:[.,](\\d+))?(?:Z|([+-])(\\d\\d)(\\d\\d)?)");
    private static final Pattern UTC = Pattern.compile("(\\d{10})(\\d\\d)?(?:Z|([+-])(\\d\\d)(\\d\\d))");
    private static final DateTimeFormatter MINUTES =
            DateTimeFormatter.ofPattern("uuuuMMddHHmm").withResolverStyle(ResolverStyle.STRICT);
    /** What the messages say; Z may be an offset to UTC. */
    private static final String GENERALIZED_FORM = "YYYYMMDDHHMMSS[.fraction]Z";

    private static final String UTC_FORM = "YYMMDDHHMMSSZ";
    private static final Pattern DATE = Pattern.compile("(\\d{4})-(\\d\\d)-(\\d\\d)");
    private static final Pattern DATE_CONTENTS = Pattern.compile("(\\d{4})(\\d\\d)(\\d\\d)");
    private static final Pattern TIME_OF_DAY = Pattern.compile("(\\d\\d):(\\d\\d):(\\d\\d)");
    private static final Pattern TIME_OF_DAY_CONTENTS = Pattern.compile("(\\d\\d)(\\d\\d)(\\d\\d)");
    private static final Pattern DATE_TIME = Pattern.compile(DATE + "T" + TIME_OF_DAY);
    private static final Pattern DATE_TIME_CONTENTS = Pattern.compile("" + DATE_CONTENTS + TIME_OF_DAY_CONTENTS);
    private static final Pattern DURATION_CONTENTS = Pattern.compile("[\\dYMWDTHS.,/]+");

    private TimeContents() {}

    /**
     * A GeneralizedTime in UTC, with seconds and no zeros at the end of a fraction of them (clause 11.7). Fractions of
     * hours and minutes become minutes and seconds.
     *
     * @throws EncodeException if the text is no time, or is in local time, which DER has no form for
     */
    public static String ofGeneralizedTime(String text) {
        if (isInUtc(text, 4)) {
            return text;
        }
        Matcher time = GENERALIZED.matcher(text);
        if (!time.matches()) {
            throw none(GENERALIZED_FORM, text);
        }
        boolean isFractionOfSeconds = time.group(3) != null;
        int unit = isFractionOfSeconds ? 1 : time.group(2) != null ? 60 : 3600;
        StringBuilder fraction = new StringBuilder();
        int whole = multiply(time.group(4) == null ? "" : time.group(4), unit, fraction);
        String minutes = time.group(1) + (time.group(2) == null ? twoDigits(whole / 60) : time.group(2));
        int offset = offset(time.group(5), time.group(6), time.group(7));
        return inUtc(GENERALIZED_FORM, text, minutes, offset)
                + seconds(GENERALIZED_FORM, text, isFractionOfSeconds ? time.group(3) : twoDigits(whole % 60))
                + (fraction.isEmpty() ? "" : "." + fraction)
                + 'Z';
    }

    /**
     * A UTCTime in UTC, with seconds (clause 11.8).
     *
     * @throws EncodeException if the text is no time
     */
    public static String ofUtcTime(String text) {
        if (isInUtc(text, 2)) {
            return text;
        }
        Matcher time = UTC.matcher(text);
        if (!time.matches()) {
            throw none(UTC_FORM, text);
        }
        int offset = offset(time.group(3), time.group(4), time.group(5));
        String minutes = inUtc(UTC_FORM, text, "20" + time.group(1), offset);
        return minutes.substring(2) + seconds(UTC_FORM, text, orZeros(time.group(2))) + 'Z';
    }

    /** Whether a text is the digits from year to second and Z: most are, and nothing is to be calculated then. */
    private static boolean isInUtc(String text, int yearDigits) {
        int last = text.length() - 1;
        if (last != yearDigits + 10 || text.charAt(last) != 'Z') {
            return false;
        }
        int year = TimeText.number(text, 0, yearDigits);
        return TimeText.isDay(year, twoDigits(text, yearDigits), twoDigits(text, yearDigits + 2))
                && TimeText.isTime(
                        twoDigits(text, yearDigits + 4),
                        twoDigits(text, yearDigits + 6),
                        twoDigits(text, yearDigits + 8));
    }

    private static int twoDigits(String text, int at) {
        return TimeText.number(text, at, 2);
    }

    /** The whole of the decimals 0.digits times a factor; adds what is after its point, without zeros at the end. */
    private static int multiply(String digits, int factor, StringBuilder decimals) {
        int carry = 0;
        for (int i = digits.length() - 1; i >= 0; i--) {
            int product = factor * (digits.charAt(i) - '0') + carry;
            carry = product / 10;
            if (product % 10 != 0 || !decimals.isEmpty()) {
                decimals.append((char) ('0' + product % 10));
            }
        }
        decimals.reverse();
        return carry;
    }

    private static String twoDigits(int number) {
        return (number < 10 ? "0" : "") + number;
    }

    private static String orZeros(@Nullable String digits) {
        return digits == null ? "00" : digits;
    }

    /** Minutes that local time is ahead of UTC. */
    private static int offset(@Nullable String sign, String hours, @Nullable String minutes) {
        if (sign == null) {
            return 0;
        }
        int offset = 60 * Integer.parseInt(hours) + Integer.parseInt(orZeros(minutes));
        return sign.equals("-") ? -offset : offset;
    }

    private static String inUtc(String form, String text, String minutes, int offset) {
        try {
            LocalDateTime utc = LocalDateTime.parse(minutes, MINUTES).minusMinutes(offset);
            if (utc.getYear() >= 0 && utc.getYear() <= TimeText.LAST_YEAR) {
                return utc.format(MINUTES);
            }
        } catch (DateTimeException noTime) {
            // told below
        }
        throw none(form, text);
    }

    private static String seconds(String form, String text, String seconds) {
        if (Integer.parseInt(seconds) > TimeText.LEAP_SECOND) {
            throw none(form, text);
        }
        return seconds;
    }

    private static EncodeException none(String form, String text) {
        return new EncodeException("", "expected a time " + form + ", found " + Excerpt.of(text));
    }

    /** A DATE (clause 8.26.1). */
    public static String ofDate(String text) {
        return replaced(DATE, text, "$1$2$3");
    }

    /** The DATE of contents octets. */
    public static String toDate(String contents) {
        return replaced(DATE_CONTENTS, contents, "$1-$2-$3");
    }

    /** A TIME-OF-DAY (clause 8.26.2). */
    public static String ofTimeOfDay(String text) {
        return replaced(TIME_OF_DAY, text, "$1$2$3");
    }

    /** The TIME-OF-DAY of contents octets. */
    public static String toTimeOfDay(String contents) {
        return replaced(TIME_OF_DAY_CONTENTS, contents, "$1:$2:$3");
    }

    /** A DATE-TIME (clause 8.26.3). */
    public static String ofDateTime(String text) {
        return replaced(DATE_TIME, text, "$1$2$3$4$5$6");
    }

    /** The DATE-TIME of contents octets. */
    public static String toDateTime(String contents) {
        return replaced(DATE_TIME_CONTENTS, contents, "$1-$2-$3T$4:$5:$6");
    }

    /** A DURATION (clause 8.26.4). */
    public static String ofDuration(String text) {
        boolean isDuration = text.startsWith("P")
                && DURATION_CONTENTS.matcher(text.substring(1)).matches();
        return isDuration ? text.substring(1) : text;
    }

    /** The DURATION of contents octets. */
    public static String toDuration(String contents) {
        return DURATION_CONTENTS.matcher(contents).matches() ? 'P' + contents : contents;
    }

    private static String replaced(Pattern pattern, String text, String replacement) {
        Matcher matcher = pattern.matcher(text);
        return matcher.matches() ? matcher.replaceFirst(replacement) : text;
    }
}
