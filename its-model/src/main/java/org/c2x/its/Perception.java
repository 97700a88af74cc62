package org.c2x.its;

/**
 * What sensors see, in Release 2: SI units and degrees, and the integers of a perceived object. {@link Double#NaN}
 * stands for "unavailable" in both directions where there is such a code; an end of a range also stands for everything
 * beyond it. Speeds, accelerations and directions are those of {@link Motion}. TS 102 894-2 V2.4.1.
 */
public final class Perception {
    /** There is no code for "unavailable", and none is this one. */
    private static final int NONE = Integer.MIN_VALUE;

    private static final Scale COORDINATE = new Scale(100, -131_072, 131_071, NONE);
    private static final Scale COORDINATE_CONFIDENCE = new Scale(100, 1, 4_095, 4_096);
    private static final Scale VELOCITY = new Scale(100, -16_383, 16_382, 16_383);
    private static final Scale ANGLE = new Scale(10, 0, 3_600, 3_601);
    private static final Scale ANGULAR_VELOCITY = new Scale(1, -255, 255, 256);
    private static final Scale DIMENSION = new Scale(10, 1, 255, 256);
    private static final int FULL_CIRCLE = 3_600;

    private Perception() {}

    /**
     * DE CartesianCoordinateLarge, in centimetres.
     *
     * @param metres to the east, north or upwards of the reference position
     * @return -131,072 to 131,071 (1,310.71 m or above)
     * @throws IllegalArgumentException if the coordinate is no number, for which there is no code
     */
    public static int coordinate(double metres) {
        if (Double.isNaN(metres)) {
            throw new IllegalArgumentException("a coordinate cannot be unavailable");
        }
        return COORDINATE.limited(metres);
    }

    /** Metres of a DE CartesianCoordinateLarge. */
    public static double coordinateMetres(int coordinate) {
        return COORDINATE.unscaled(coordinate);
    }

    /**
     * DE CoordinateConfidence, in centimetres.
     *
     * @param metres half width that holds the true coordinate with 95 % confidence
     * @return 1 to 4,094, 4,095 for more, or 4,096 for "unavailable"
     */
    public static int coordinateConfidence(double metres) {
        return COORDINATE_CONFIDENCE.limited(metres);
    }

    /** Metres of a DE CoordinateConfidence. */
    public static double coordinateConfidenceMetres(int confidence) {
        return COORDINATE_CONFIDENCE.unscaled(confidence);
    }

    /**
     * DE VelocityComponentValue, in steps of 0.01 m/s.
     *
     * @param metresPerSecond along an axis
     * @return -16,383 to 16,382 (163.82 m/s or above), or 16,383 for "unavailable"
     */
    public static int velocity(double metresPerSecond) {
        return VELOCITY.limited(metresPerSecond);
    }

    /** Metres per second of a DE VelocityComponentValue. */
    public static double velocityMetresPerSecond(int velocity) {
        return VELOCITY.unscaled(velocity);
    }

    /**
     * DE CartesianAngleValue, in steps of 0.1 degree.
     *
     * @param degrees counter-clockwise from the x axis, any number of turns
     * @return 0 to 3,599, or 3,601 for "unavailable"
     * @throws IllegalArgumentException if the degrees are infinite
     */
    public static int angle(double degrees) {
        if (Double.isInfinite(degrees)) {
            throw new IllegalArgumentException("angle is infinite");
        }
        double turned = degrees % 360;
        int angle = ANGLE.limited(turned < 0 ? turned + 360 : turned);
        return angle == FULL_CIRCLE ? 0 : angle;
    }

    /** Degrees counter-clockwise from the x axis of a DE CartesianAngleValue, 0 to 360. */
    public static double angleDegrees(int angle) {
        return ANGLE.unscaled(angle);
    }

    /**
     * DE CartesianAngularVelocityComponentValue, in degrees per second.
     *
     * @param degreesPerSecond counter-clockwise
     * @return -255 to 255, or 256 for "unavailable"
     */
    public static int angularVelocity(double degreesPerSecond) {
        return ANGULAR_VELOCITY.limited(degreesPerSecond);
    }

    /** Degrees per second of a DE CartesianAngularVelocityComponentValue. */
    public static double angularVelocityDegreesPerSecond(int velocity) {
        return ANGULAR_VELOCITY.unscaled(velocity);
    }

    /**
     * DE ObjectDimensionValue, in steps of 0.1 m.
     *
     * @param metres length, width or height
     * @return 1 to 255 (25.5 m or above), or 256 for "unavailable"
     */
    public static int dimension(double metres) {
        return DIMENSION.limited(metres);
    }

    /** Metres of a DE ObjectDimensionValue. */
    public static double dimensionMetres(int dimension) {
        return DIMENSION.unscaled(dimension);
    }
}
