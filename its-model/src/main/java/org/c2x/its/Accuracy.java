package org.c2x.its;

/**
 * Accuracies that messages give as numbers, each the half width that holds the true value with 95 % confidence.
 * {@link Double#NaN} stands for "unavailable" in both directions, {@link Double#POSITIVE_INFINITY} for the code "out
 * of range". Results are rounded up, because an accuracy must not be overstated. TS 102 894-2 annex A.
 */
public final class Accuracy {
    private static final Steps SEMI_AXIS = new Steps(0.01, 4_093);
    private static final Steps HEADING = new Steps(0.1, 125);
    private static final Steps SPEED = new Steps(0.01, 125);
    private static final Steps ACCELERATION = new Steps(0.1, 100);
    private static final Steps STEERING_WHEEL_ANGLE = new Steps(1.5, 125);

    private Accuracy() {}

    /**
     * Steps of an accuracy code; the code after the greatest is "out of range", the one after that "unavailable".
     *
     * @param width    of one step
     * @param greatest code that is a value
     */
    private record Steps(double width, int greatest) {

        int code(double quantity) {
            if (Double.isNaN(quantity)) {
                return greatest + 2;
            }
            if (quantity < 0) {
                throw new IllegalArgumentException("accuracy " + quantity + " is negative");
            }
            // A hair of slack, so that a decimal fraction that is a whole number of steps stays one.
            double steps = Math.ceil(quantity / width - 1e-9);
            return steps > greatest ? greatest + 1 : Math.max(1, (int) steps);
        }

        double quantity(int code) {
            if (code < 0 || code > greatest + 1) {
                return Double.NaN;
            }
            return code > greatest ? Double.POSITIVE_INFINITY : code * width;
        }
    }

    /**
     * DE SemiAxisLength, in steps of 0.01 m.
     *
     * @return 1 to 4,093, 4,094 for more, or 4,095 for "unavailable"
     * @throws IllegalArgumentException if the length is negative
     */
    public static int semiAxis(double metres) {
        return SEMI_AXIS.code(metres);
    }

    /** Metres of a DE SemiAxisLength. */
    public static double semiAxisMetres(int code) {
        return SEMI_AXIS.quantity(code);
    }

    /**
     * DE HeadingConfidence, in steps of 0.1 degree.
     *
     * @return 1 to 125, 126 for more, or 127 for "unavailable"
     * @throws IllegalArgumentException if the accuracy is negative
     */
    public static int heading(double degrees) {
        return HEADING.code(degrees);
    }

    /** Degrees of a DE HeadingConfidence. */
    public static double headingDegrees(int code) {
        return HEADING.quantity(code);
    }

    /**
     * DE SpeedConfidence, in steps of 0.01 m/s.
     *
     * @return 1 to 125, 126 for more, or 127 for "unavailable"
     * @throws IllegalArgumentException if the accuracy is negative
     */
    public static int speed(double metresPerSecond) {
        return SPEED.code(metresPerSecond);
    }

    /** Metres per second of a DE SpeedConfidence. */
    public static double speedMetresPerSecond(int code) {
        return SPEED.quantity(code);
    }

    /**
     * DE AccelerationConfidence, in steps of 0.1 m/s².
     *
     * @return 1 to 100, 101 for more, or 102 for "unavailable"
     * @throws IllegalArgumentException if the accuracy is negative
     */
    public static int acceleration(double metresPerSecondSquared) {
        return ACCELERATION.code(metresPerSecondSquared);
    }

    /** Metres per second squared of a DE AccelerationConfidence. */
    public static double accelerationMetresPerSecondSquared(int code) {
        return ACCELERATION.quantity(code);
    }

    /**
     * DE SteeringWheelAngleConfidence, in steps of 1.5 degrees.
     *
     * @return 1 to 125, 126 for more, or 127 for "unavailable"
     * @throws IllegalArgumentException if the accuracy is negative
     */
    public static int steeringWheelAngle(double degrees) {
        return STEERING_WHEEL_ANGLE.code(degrees);
    }

    /** Degrees of a DE SteeringWheelAngleConfidence. */
    public static double steeringWheelAngleDegrees(int code) {
        return STEERING_WHEEL_ANGLE.quantity(code);
    }
}
