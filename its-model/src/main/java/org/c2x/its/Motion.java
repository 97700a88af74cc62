package org.c2x.its;

/**
 * Movement: SI units and degrees, and the integers of a message. {@link Double#NaN} stands for "unavailable" in both
 * directions; an end of a range also stands for everything beyond it. Results are rounded to the nearest step, halves
 * upwards. TS 102 894-2 annex A.
 */
public final class Motion {
    private static final Scale SPEED = new Scale(100, 0, 16_382, 16_383);
    private static final Scale HEADING = new Scale(10, 0, 3_600, 3_601);
    private static final Scale ACCELERATION = new Scale(10, -160, 160, 161);
    private static final Scale YAW_RATE = new Scale(100, -32_766, 32_766, 32_767);
    private static final Scale STEERING_WHEEL_ANGLE = new Scale(1 / 1.5, -511, 511, 512);
    private static final Scale CURVATURE_V1 = new Scale(30_000, -30_000, 30_000, 30_001);
    private static final Scale CURVATURE_V2 = new Scale(10_000, -1_023, 1_022, 1_023);
    private static final int FULL_CIRCLE = 3_600;

    private Motion() {}

    /**
     * DE SpeedValue, in steps of 0.01 m/s.
     *
     * @param metresPerSecond 0 or more; what rounds to 0 is standstill, less is no speed: that of a vehicle that drives
     *                        backwards is its magnitude
     * @return 0 to 16,382 (163.82 m/s or above), or 16,383 for "unavailable"
     */
    public static int speed(double metresPerSecond) {
        return SPEED.known(metresPerSecond);
    }

    /** Metres per second of a DE SpeedValue. */
    public static double speedMetresPerSecond(int speed) {
        return SPEED.unscaled(speed);
    }

    /**
     * DE HeadingValue, in steps of 0.1 degree.
     *
     * @param degrees clockwise from north, any number of turns
     * @return 0 to 3,599, or 3,601 for "unavailable", which an infinite number is as well
     */
    public static int heading(double degrees) {
        double turned = degrees % 360;
        int heading = HEADING.limited(turned < 0 ? turned + 360 : turned);
        return heading == FULL_CIRCLE ? 0 : heading;
    }

    /** Degrees clockwise from north of a DE HeadingValue, 0 to 360. */
    public static double headingDegrees(int heading) {
        return HEADING.unscaled(heading);
    }

    /**
     * DE LongitudinalAccelerationValue, LateralAccelerationValue or VerticalAccelerationValue, in steps of 0.1 m/s².
     *
     * @param metresPerSecondSquared positive forwards, to the left or upwards
     * @return -160 (-16 m/s² or below) to 160 (16 m/s² or above), or 161 for "unavailable"
     */
    public static int acceleration(double metresPerSecondSquared) {
        return ACCELERATION.limited(metresPerSecondSquared);
    }

    /** Metres per second squared of an acceleration value. */
    public static double accelerationMetresPerSecondSquared(int acceleration) {
        return ACCELERATION.unscaled(acceleration);
    }

    /**
     * DE YawRateValue, in steps of 0.01 degree per second.
     *
     * @param degreesPerSecond positive to the left
     * @return -32,766 to 32,766 (327.66 degrees per second or above), or 32,767 for "unavailable"
     */
    public static int yawRate(double degreesPerSecond) {
        return YAW_RATE.limited(degreesPerSecond);
    }

    /** Degrees per second of a DE YawRateValue. */
    public static double yawRateDegreesPerSecond(int yawRate) {
        return YAW_RATE.unscaled(yawRate);
    }

    /**
     * DE SteeringWheelAngleValue, in steps of 1.5 degrees.
     *
     * @param degrees positive to the left
     * @return -511 to 511 (766.5 degrees or above), or 512 for "unavailable"
     */
    public static int steeringWheelAngle(double degrees) {
        return STEERING_WHEEL_ANGLE.limited(degrees);
    }

    /** Degrees of a DE SteeringWheelAngleValue, positive to the left. */
    public static double steeringWheelAngleDegrees(int angle) {
        return STEERING_WHEEL_ANGLE.unscaled(angle);
    }

    /**
     * DE CurvatureValue of protocolVersion 1 (CDD 1.2.1), in steps of 1/30000 per metre.
     *
     * @param perMetre inverse of the radius, positive to the left
     * @return -30,000 to 30,000 (radius of 1 m or less), or 30,001 for "unavailable"
     */
    public static int curvatureV1(double perMetre) {
        return CURVATURE_V1.limited(perMetre);
    }

    /** Curvature per metre of a DE CurvatureValue of protocolVersion 1. */
    public static double curvatureV1PerMetre(int curvature) {
        return CURVATURE_V1.unscaled(curvature);
    }

    /**
     * DE CurvatureValue of protocolVersion 2 (CDD 1.3.1), in steps of 1/10000 per metre.
     *
     * @param perMetre inverse of the radius, positive to the left
     * @return -1,023 to 1,022 (0.1022 per metre or above), or 1,023 for "unavailable"
     */
    public static int curvatureV2(double perMetre) {
        return CURVATURE_V2.limited(perMetre);
    }

    /** Curvature per metre of a DE CurvatureValue of protocolVersion 2. */
    public static double curvatureV2PerMetre(int curvature) {
        return CURVATURE_V2.unscaled(curvature);
    }
}
