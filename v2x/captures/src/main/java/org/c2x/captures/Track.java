package org.c2x.captures;

import java.util.Arrays;

/** Places in the order in which a station was there: all of them if they are few, else each second, fourth ... one. */
final class Track {
    private static final int MOST = 128;
    private static final int FIRST_ROOM = 4;

    /** Latitudes and longitudes in turn. */
    private int[] coordinates = new int[2 * FIRST_ROOM];

    private int places;
    private long seen;
    /** Of as many places that come one is kept. */
    private int stride = 1;

    /** In steps of 0.1 microdegree. */
    void add(int latitude, int longitude) {
        if (seen++ % stride != 0) {
            return;
        }
        if (places == MOST) {
            thin();
            if ((seen - 1) % stride != 0) {
                return;
            }
        }
        if (2 * places == coordinates.length) {
            coordinates = Arrays.copyOf(coordinates, 2 * coordinates.length);
        }
        coordinates[2 * places] = latitude;
        coordinates[2 * places + 1] = longitude;
        places++;
    }

    private void thin() {
        for (int i = 0; i < MOST / 2; i++) {
            coordinates[2 * i] = coordinates[4 * i];
            coordinates[2 * i + 1] = coordinates[4 * i + 1];
        }
        places = MOST / 2;
        stride *= 2;
    }

    /** A copy. */
    int[] coordinates() {
        return Arrays.copyOf(coordinates, 2 * places);
    }
}
