package org.c2x.packets;

/** Latitudes and longitudes in steps of 0.1 microdegree. They have no bounds; those that are no place are noticed. */
final class Coordinates {
    static final int GREATEST_LATITUDE = 900_000_000;
    static final int GREATEST_LONGITUDE = 1_800_000_000;

    private Coordinates() {}

    static int readLatitude(FieldReader in) {
        return read("latitude", GREATEST_LATITUDE, in);
    }

    static int readLongitude(FieldReader in) {
        return read("longitude", GREATEST_LONGITUDE, in);
    }

    private static int read(String name, int greatest, FieldReader in) {
        int value = (int) in.signed(name, Integer.SIZE, Meanings::degrees);
        if (value < -greatest || value > greatest) {
            in.notice(name, "expected " + -greatest + " to " + greatest + ", found " + value);
        }
        return value;
    }
}
