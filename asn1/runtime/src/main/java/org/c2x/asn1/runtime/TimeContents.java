package org.c2x.asn1.runtime;

import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The contents octets of time types as text (X.690 clauses 8.25, 8.26, 11.7 and 11.8). What has another form than the
 * type's values have stays as it is, and so does a GeneralizedTime in local time, which has no form in DER.
 */
public final class TimeContents {
    private static final Pattern GENERALIZED =
            Pattern.compile("(\\d{10})(\\d\\d)?(\\d\\d)?(?:[.,](\\d+))?(?:Z|([+-])(\\d\\d)(\\d\\d)?)");
    private static final Pattern UTC = Pattern.compile("(\\d{10})(\\d\\d)?(?:Z|([+-])(\\d\\d)(\\d\\d))");
    private static final DateTimeFormatter SECONDS = DateTimeFormatter.ofPattern("uuuuMMddHHmmss");
    private static final Pattern DATE = Pattern.compile("(\\d{4})-(\\d\\d)-(\\d\\d)");
    private static final Pattern DATE_CONTENTS = Pattern.compile("(\\d{4})(\\d\\d)(\\d\\d)");
    private static final Pattern TIME_OF_DAY = Pattern.compile("(\\d\\d):(\\d\\d):(\\d\\d)");
    private static final Pattern TIME_OF_DAY_CONTENTS = Pattern.compile("(\\d\\d)(\\d\\d)(\\d\\d)");
    private static final Pattern DATE_TIME = Pattern.compile(DATE + "T" + TIME_OF_DAY);
    private static final Pattern DATE_TIME_CONTENTS = Pattern.compile("" + DATE_CONTENTS + TIME_OF_DAY_CONTENTS);
    private static final Pattern DURATION_CONTENTS = Pattern.compile("[\\dYMWDTHS.,/]+");

    private TimeContents() {}

    /** A GeneralizedTime in UTC, with seconds and no zeros at the end of a fraction of them (clause 11.7). */
    public static String ofGeneralizedTime(String text) {
        Matcher time = GENERALIZED.matcher(text);
        boolean isFractionOfSeconds = time.matches() && (time.group(4) == null || time.group(3) != null);
        if (!isFractionOfSeconds) {
            return text;
        }
        String fraction = time.group(4) == null ? "" : time.group(4).replaceFirst("0+$", "");
        String seconds =
                inUtc(time.group(1), time.group(2), time.group(3), time.group(5), time.group(6), time.group(7));
        return seconds == null ? text : seconds + (fraction.isEmpty() ? "" : '.' + fraction) + 'Z';
    }

    /** A UTCTime in UTC, with seconds (clause 11.8). */
    public static String ofUtcTime(String text) {
        Matcher time = UTC.matcher(text);
        if (!time.matches()) {
            return text;
        }
        String minutes = "20" + time.group(1);
        String seconds = inUtc(
                minutes.substring(0, 10),
                minutes.substring(10),
                time.group(2),
                time.group(3),
                time.group(4),
                time.group(5));
        return seconds == null ? text : seconds.substring(2) + 'Z';
    }

    private static @Nullable String inUtc(
            String hour, String minute, String second, String sign, String hours, String minutes) {
        String text = hour + (minute == null ? "00" : minute) + (second == null ? "00" : second);
        if (sign == null) {
            return text;
        }
        int offset = 60 * Integer.parseInt(hours) + (minutes == null ? 0 : Integer.parseInt(minutes));
        try {
            LocalDateTime local = LocalDateTime.parse(text, SECONDS);
            return local.minusMinutes("-".equals(sign) ? -offset : offset).format(SECONDS);
        } catch (DateTimeException e) {
            return null;
        }
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
