package org.c2x.traffic;

/** Distances on the ellipsoid of WGS 84, exact to a millimetre over some hundred metres. */
final class Earth {
    private static final double SEMI_MAJOR_AXIS = 6_378_137;
    private static final double SQUARED_ECCENTRICITY = 6.694_379_990_14e-3;

    private Earth() {}

    /** Metres of a degree to the north. */
    static double metresNorth(double latitude) {
        double root = root(latitude);
        return Math.toRadians(1) * SEMI_MAJOR_AXIS * (1 - SQUARED_ECCENTRICITY) / (root * root * root);
    }

    /** Metres of a degree to the east. */
    static double metresEast(double latitude) {
        return Math.toRadians(1) * SEMI_MAJOR_AXIS * Math.cos(Math.toRadians(latitude)) / root(latitude);
    }

    private static double root(double latitude) {
        double sine = Math.sin(Math.toRadians(latitude));
        return Math.sqrt(1 - SQUARED_ECCENTRICITY * sine * sine);
    }
}
