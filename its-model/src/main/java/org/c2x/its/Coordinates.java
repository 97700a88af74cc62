package org.c2x.its;

/**
 * Positions: degrees and metres as in a map, and the integers of a message. {@link Double#NaN} stands for
 * "unavailable" in both directions. Results are rounded to the nearest step, halves upwards. TS 102 894-2 annex A.
 */
public final class Coordinates {
    private static final Scale LATITUDE = new Scale(1e7, -900_000_000, 900_000_000, 900_000_001);
    private static final Scale LONGITUDE = new Scale(1e7, -1_800_000_000, 1_800_000_000, 1_800_000_001);
    private static final Scale ALTITUDE = new Scale(100, -100_000, 800_000, 800_001);
    private static final Scale DELTA_DEGREES = new Scale(1e7, -131_071, 131_071, 131_072);
    private static final Scale DELTA_ALTITUDE = new Scale(100, -12_700, 12_799, 12_800);

    private Coordinates() {}

    /**
     * DE Latitude, in steps of 0.1 microdegree.
     *
     * @param degrees positive to the north
     * @return -900,000,000 to 900,000,000, or 900,000,001 for "unavailable", which a place beyond the poles is as well
     */
    public static int latitude(double degrees) {
        return LATITUDE.exact(degrees);
    }

    /** Degrees of a DE Latitude, positive to the north. */
    public static double latitudeDegrees(int latitude) {
        return LATITUDE.unscaled(latitude);
    }

    /**
     * DE Longitude, in steps of 0.1 microdegree.
     *
     * @param degrees positive to the east
     * @return -1,800,000,000 to 1,800,000,000, or 1,800,000,001 for "unavailable", which more than half a turn is as
     *     well
     */
    public static int longitude(double degrees) {
        return LONGITUDE.exact(degrees);
    }

    /** Degrees of a DE Longitude, positive to the east. */
    public static double longitudeDegrees(int longitude) {
        return LONGITUDE.unscaled(longitude);
    }

    /**
     * DE AltitudeValue, in centimetres.
     *
     * @param metres height above the WGS 84 ellipsoid
     * @return -100,000 (-1 km or below) to 800,000 (8 km or above), or 800,001 for "unavailable"
     */
    public static int altitude(double metres) {
        return ALTITUDE.limited(metres);
    }

    /** Metres above the WGS 84 ellipsoid of a DE AltitudeValue. */
    public static double altitudeMetres(int altitude) {
        return ALTITUDE.unscaled(altitude);
    }

    /**
     * DE DeltaLatitude or DeltaLongitude, in steps of 0.1 microdegree.
     *
     * @param degrees difference, positive to the north or east
     * @return -131,071 to 131,071, or 131,072 for "unavailable", which more than 0.0131071 degrees are as well: a place
     *     at the end of the range would be a wrong one
     */
    public static int deltaDegrees(double degrees) {
        return DELTA_DEGREES.exact(degrees);
    }

    /** Degrees of a DE DeltaLatitude or DeltaLongitude. */
    public static double degreesOfDelta(int delta) {
        return DELTA_DEGREES.unscaled(delta);
    }

    /**
     * DE DeltaAltitude, in centimetres.
     *
     * @param metres difference, positive upwards
     * @return -12,700 (-127 m or below) to 12,799 (127.99 m or above), or 12,800 for "unavailable"
     */
    public static int deltaAltitude(double metres) {
        return DELTA_ALTITUDE.limited(metres);
    }

    /** Metres of a DE DeltaAltitude. */
    public static double deltaAltitudeMetres(int delta) {
        return DELTA_ALTITUDE.unscaled(delta);
    }
}
