package org.c2x.packets;

import java.util.Locale;

/** What numbers of headers say, in words. */
final class Meanings {
    private static final double METRE_PER_SECOND = 100;
    private static final double HEADING_DEGREE = 10;

    private Meanings() {}

    static String named(long value, String name) {
        return value + " (" + name + ")";
    }

    /** Of a latitude or longitude. */
    static String degrees(long value) {
        return named(value, String.format(Locale.ROOT, "%.7f°", value / LongPositionVector.STEPS_PER_DEGREE));
    }

    static String speed(long value) {
        return named(value, String.format(Locale.ROOT, "%.2f m/s", value / METRE_PER_SECOND));
    }

    static String heading(long value) {
        return named(value, String.format(Locale.ROOT, "%.1f°", value / HEADING_DEGREE));
    }

    static String metres(long value) {
        return named(value, value + " m");
    }

    static String hex(long value) {
        return "0x" + Long.toHexString(value);
    }
}
