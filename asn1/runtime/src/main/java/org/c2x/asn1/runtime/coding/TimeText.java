package org.c2x.asn1.runtime.coding;

import java.util.Arrays;
import org.c2x.asn1.runtime.Nullable;

/** The forms of ISO 8601 that values of time types are written in (X.680 clause 38). */
final class TimeText {
    /** Digits of the largest number of a duration that is taken: all numbers of so many digits are longs. */
    static final int MOST_DIGITS = 18;

    /** The last year of four digits. */
    static final int LAST_YEAR = 9999;

    static final int LEAP_SECOND = 60;

    private static final int[] DAYS = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    private TimeText() {}

    /** True for a date at the beginning of the text, {@code YYYY-MM-DD}, that is in the Gregorian calendar. */
    static boolean isDate(String text) {
        if (text.length() < 10 || text.charAt(4) != '-' || text.charAt(7) != '-') {
            return false;
        }
        return isDay(number(text, 0, 4), number(text, 5, 2), number(text, 8, 2));
    }

    /** True for a day of the Gregorian calendar, of which numbers may be -1; years from 2000 may lack that. */
    static boolean isDay(int year, int month, int day) {
        boolean isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        return year >= 0
                && 1 <= month
                && month <= 12
                && 1 <= day
                && day <= DAYS[month - 1]
                && (month != 2 || day < 29 || isLeap);
    }

    /** True for a time of day, {@code hh:mm:ss}, that ends the text; 24:00:00 is the end of a day. */
    static boolean isTimeOfDay(String text, int from) {
        if (text.length() != from + 8 || text.charAt(from + 2) != ':' || text.charAt(from + 5) != ':') {
            return false;
        }
        int hours = number(text, from, 2);
        int minutes = number(text, from + 3, 2);
        int seconds = number(text, from + 6, 2);
        return isTime(hours, minutes, seconds) || hours == 24 && minutes == 0 && seconds == 0;
    }

    /** True for a time that a day has, of which numbers may be -1. */
    static boolean isTime(int hours, int minutes, int seconds) {
        return 0 <= hours && hours < 24 && 0 <= minutes && minutes < 60 && 0 <= seconds && seconds <= LEAP_SECOND;
    }

    /**
     * What a duration consists of.
     *
     * @param numbers of each unit, -1 where it is absent
     * @param digits  of the fraction of the last number that is there, 0 if it has none
     */
    record Duration(long[] numbers, int digits, long fraction) {}

    /**
     * The parts of a duration; null if the text is none.
     *
     * @param units     letters of the units in their order
     * @param dateUnits how many of them precede the T
     */
    static @Nullable Duration duration(String text, String units, int dateUnits) {
        long[] numbers = new long[units.length()];
        Arrays.fill(numbers, -1);
        if (!text.startsWith("P")) {
            return null;
        }
        int at = 1;
        int unit = 0;
        int last = dateUnits;
        while (at < text.length()) {
            if (last == dateUnits && text.charAt(at) == 'T') {
                unit = dateUnits;
                last = units.length();
                at++;
            }
            int digits = digits(text, at);
            int end = at + digits;
            boolean isFractional = end < text.length() && (text.charAt(end) == '.' || text.charAt(end) == ',');
            int fractionDigits = isFractional ? digits(text, end + 1) : 0;
            int letter = isFractional ? end + 1 + fractionDigits : end;
            int found = letter < text.length() ? units.substring(0, last).indexOf(text.charAt(letter), unit) : -1;
            boolean isWell = digits > 0
                    && digits <= MOST_DIGITS
                    && fractionDigits <= MOST_DIGITS
                    && isFractional == fractionDigits > 0
                    && found >= 0;
            if (!isWell) {
                return null;
            }
            numbers[found] = Long.parseLong(text, at, end, 10);
            unit = found + 1;
            at = letter + 1;
            if (isFractional) {
                return at == text.length()
                        ? new Duration(numbers, fractionDigits, Long.parseLong(text, end + 1, letter, 10))
                        : null;
            }
        }
        return unit == 0 ? null : new Duration(numbers, 0, 0);
    }

    private static int digits(String text, int from) {
        int at = from;
        while (at < text.length() && isDigit(text.charAt(at))) {
            at++;
        }
        return at - from;
    }

    private static boolean isDigit(char character) {
        return '0' <= character && character <= '9';
    }

    /** The number that so many digits are; -1 if they are none. */
    static int number(String text, int from, int digits) {
        int number = 0;
        for (int i = from; i < from + digits; i++) {
            if (!isDigit(text.charAt(i))) {
                return -1;
            }
            number = 10 * number + text.charAt(i) - '0';
        }
        return number;
    }

    /** A number with leading zeros. */
    static String padded(long number, int digits) {
        String text = Long.toString(number);
        return "0".repeat(Math.max(0, digits - text.length())) + text;
    }
}
