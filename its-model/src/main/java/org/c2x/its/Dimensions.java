package org.c2x.its;

/**
 * Sizes of vehicles: metres, and the integers of a message. {@link Double#NaN} stands for "unavailable" in both
 * directions. Results are rounded to the nearest step. TS 102 894-2 annex A.
 */
public final class Dimensions {
    private static final Scale VEHICLE_LENGTH = new Scale(10, 1, 1_022, 1_023);
    private static final Scale VEHICLE_WIDTH = new Scale(10, 1, 61, 62);

    private Dimensions() {}

    /**
     * DE VehicleLengthValue, in steps of 0.1 m.
     *
     * @return 1 (0.1 m or below) to 1,021, 1,022 for "out of range" (102.2 m or above), or 1,023 for "unavailable"
     */
    public static int vehicleLength(double metres) {
        return VEHICLE_LENGTH.limited(metres);
    }

    /** Metres of a DE VehicleLengthValue. */
    public static double vehicleLengthMetres(int length) {
        return VEHICLE_LENGTH.unscaled(length);
    }

    /**
     * DE VehicleWidth, in steps of 0.1 m.
     *
     * @return 1 (0.1 m or below) to 60, 61 for "out of range" (6.1 m or above), or 62 for "unavailable"
     */
    public static int vehicleWidth(double metres) {
        return VEHICLE_WIDTH.limited(metres);
    }

    /** Metres of a DE VehicleWidth. */
    public static double vehicleWidthMetres(int width) {
        return VEHICLE_WIDTH.unscaled(width);
    }
}
