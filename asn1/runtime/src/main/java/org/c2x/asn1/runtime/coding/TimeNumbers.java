package org.c2x.asn1.runtime.coding;

import java.util.Objects;

/**
 * The numbers that PER and OER make of the values of time types (X.691 clause 32, X.696 clause 29). Which numbers these
 * are and in what order is the same for both; how one is written is the rules' own.
 */
final class TimeNumbers {
    /** Letters of a duration, in the order of its components; from the fifth on they follow a T. */
    private static final String UNITS = "YMWDHMS";

    private static final int DATE_UNITS = 4;
    /** Where the time is in a date and time. */
    private static final int TIME_AT = 11;
    /** The greatest numbers of each unit that PER has a short form for. */
    private static final int[] USUAL = {31, 15, 63, 31, 31, 63, 63};

    private static final int MOST_DIGITS = 3;
    private static final int MOST_FRACTION = 999;

    private TimeNumbers() {}

    /** Where numbers go. */
    interface Sink {
        /** Writes bits that say which components are there: so many that they fill whole octets in OER. */
        void presence(int bits, int count);

        /** Writes the year of a date. */
        void year(int year);

        /** Writes a number within bounds. */
        void bounded(int number, int lower, int upper);

        /** Writes a number without an upper bound that has a short form within bounds. */
        void usual(long number, int lower, int upper);
    }

    /** Where numbers come from. */
    interface Source {
        int presence(int count);

        int year();

        int bounded(int lower, int upper);

        long usual(int lower, int upper);
    }

    /** True for a text that is a value of the type; of TIME, which has many forms, any text is taken. */
    static boolean isValue(String text, TimeType type) {
        return switch (type) {
            case TIME -> true;
            case DATE -> text.length() == 10 && TimeText.isDate(text);
            case TIME_OF_DAY -> TimeText.isTimeOfDay(text, 0);
            case DATE_TIME ->
                TimeText.isTimeOfDay(text, TIME_AT) && text.charAt(TIME_AT - 1) == 'T' && TimeText.isDate(text);
            case DURATION -> TimeText.duration(text, UNITS, DATE_UNITS) != null;
        };
    }

    /**
     * Writes the numbers of a value.
     *
     * @throws IllegalArgumentException if the text is no value of the type; the message says what is expected
     */
    static void write(String text, TimeType type, Sink out) {
        if (!isValue(text, type)) {
            throw type.unexpected(text);
        }
        switch (type) {
            case TIME -> throw notCovered();
            case DATE -> date(text, out);
            case TIME_OF_DAY -> timeOfDay(text, 0, out);
            case DATE_TIME -> {
                date(text, out);
                timeOfDay(text, TIME_AT, out);
            }
            case DURATION -> duration(text, out);
        }
    }

    /** Which form a value of TIME has depends on its settings, which are not known here. */
    private static IllegalArgumentException notCovered() {
        return new IllegalArgumentException("TIME itself has no coding here, unlike DATE, TIME-OF-DAY and the others");
    }

    private static void date(String text, Sink out) {
        out.year(TimeText.number(text, 0, 4));
        out.bounded(TimeText.number(text, 5, 2), 1, 12);
        out.bounded(TimeText.number(text, 8, 2), 1, 31);
    }

    private static void timeOfDay(String text, int from, Sink out) {
        out.bounded(TimeText.number(text, from, 2), 0, 24);
        out.bounded(TimeText.number(text, from + 3, 2), 0, 59);
        out.bounded(TimeText.number(text, from + 6, 2), 0, 60);
    }

    private static void duration(String text, Sink out) {
        TimeText.Duration duration = Objects.requireNonNull(TimeText.duration(text, UNITS, DATE_UNITS));
        int present = 0;
        for (long number : duration.numbers()) {
            present = present << 1 | (number < 0 ? 0 : 1);
        }
        boolean isFractional = duration.digits() > 0;
        out.presence(present << 1 | (isFractional ? 1 : 0), UNITS.length() + 1);
        for (int i = 0; i < UNITS.length(); i++) {
            if (duration.numbers()[i] >= 0) {
                out.usual(duration.numbers()[i], 0, USUAL[i]);
            }
        }
        if (isFractional) {
            out.usual(duration.digits(), 1, MOST_DIGITS);
            out.usual(duration.fraction(), 0, MOST_FRACTION);
        }
    }

    /**
     * Reads a value.
     *
     * @throws IllegalArgumentException if the numbers are no value of the type; the message says what is expected
     */
    static String read(TimeType type, Source in) {
        String text = switch (type) {
            case TIME -> throw notCovered();
            case DATE -> date(in);
            case TIME_OF_DAY -> timeOfDay(in);
            case DATE_TIME -> date(in) + 'T' + timeOfDay(in);
            case DURATION -> duration(in);
        };
        if (!isValue(text, type)) {
            throw type.unexpected(text);
        }
        return text;
    }

    private static String date(Source in) {
        int year = in.year();
        return TimeText.padded(year, 4)
                + '-'
                + TimeText.padded(in.bounded(1, 12), 2)
                + '-'
                + TimeText.padded(in.bounded(1, 31), 2);
    }

    private static String timeOfDay(Source in) {
        return TimeText.padded(in.bounded(0, 24), 2)
                + ':'
                + TimeText.padded(in.bounded(0, 59), 2)
                + ':'
                + TimeText.padded(in.bounded(0, 60), 2);
    }

    private static String duration(Source in) {
        int present = in.presence(UNITS.length() + 1);
        StringBuilder text = new StringBuilder("P");
        int lastNumber = 0;
        for (int i = 0; i < UNITS.length(); i++) {
            boolean startsTime = i >= DATE_UNITS && text.indexOf("T") < 0;
            if ((present >> UNITS.length() - i & 1) != 0) {
                text.append(startsTime ? "T" : "").append(in.usual(0, USUAL[i])).append(UNITS.charAt(i));
                lastNumber = text.length() - 1;
            }
        }
        if ((present & 1) != 0) {
            long digits = in.usual(1, MOST_DIGITS);
            long fraction = in.usual(0, MOST_FRACTION);
            String shown = Long.toString(fraction);
            if (digits < shown.length() || digits > TimeText.MOST_DIGITS || lastNumber == 0) {
                throw TimeType.DURATION.unexpected(text + " and " + digits + " digits of a fraction");
            }
            text.insert(lastNumber, '.' + TimeText.padded(fraction, (int) digits));
        }
        return text.toString();
    }
}
