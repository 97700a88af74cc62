package org.c2x.traffic;

/**
 * A plane that touches the earth at a place, for those who count metres from there. A city fits on it: 10 km from the
 * place a position is wrong by some ten metres.
 *
 * @param latitude  of the place in degrees, -89 to 89
 * @param longitude of the place in degrees, -180 to 180
 */
public record LocalPlane(double latitude, double longitude) {
    /** In degrees. */
    public static final double GREATEST_LATITUDE = 89;

    private static final double HALF_TURN = 180;

    /** @throws IllegalArgumentException if there is no such place, or it is a pole, where no direction is north */
    public LocalPlane {
        if (!(Math.abs(latitude) <= GREATEST_LATITUDE && Math.abs(longitude) <= HALF_TURN)) {
            throw new IllegalArgumentException(
                    "expected a latitude of -89 to 89 and a longitude of -180 to 180 degrees, found " + latitude + ","
                            + longitude);
        }
    }

    /** Latitude in degrees of what is so many metres to the north. */
    public double latitude(double north) {
        return latitude + north / Earth.metresNorth(latitude);
    }

    /** Longitude in degrees of what is so many metres to the east. */
    public double longitude(double east) {
        return Math.IEEEremainder(longitude + east / Earth.metresEast(latitude), 2 * HALF_TURN);
    }

    /** Metres to the north of what has a latitude in degrees. */
    public double north(double of) {
        return (of - latitude) * Earth.metresNorth(latitude);
    }

    /** Metres to the east of what has a longitude in degrees. */
    public double east(double of) {
        return Math.IEEEremainder(of - longitude, 2 * HALF_TURN) * Earth.metresEast(latitude);
    }
}
