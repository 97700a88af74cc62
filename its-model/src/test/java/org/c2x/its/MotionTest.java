package org.c2x.its;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MotionTest {

    @ParameterizedTest
    @CsvSource({"0, 0", "13.89, 1389", "163.82, 16382", "400, 16382", "NaN, 16383"})
    void speed_isInCentimetresPerSecond(double metresPerSecond, int expected) {
        assertEquals(expected, Motion.speed(metresPerSecond));
    }

    @Test
    void speedThatIsZeroButForRounding_isStandstill() {
        assertEquals(0, Motion.speed(-1e-9));
        assertEquals(0, Motion.speed(-0.005));
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.0051, -3, -1_073_741_824, Double.NEGATIVE_INFINITY})
    void speedBelowZero_isUnavailable(double metresPerSecond) {
        assertEquals(16_383, Motion.speed(metresPerSecond));
    }

    @ParameterizedTest
    @CsvSource({"271.1, 2711", "359.96, 0", "-90, 2700", "720.5, 5", "-0.01, 0", "NaN, 3601"})
    void heading_isInTenthsOfADegree_withinOneTurn(double degrees, int expected) {
        assertEquals(expected, Motion.heading(degrees));
    }

    @Test
    void heading_withoutAnEnd_isUnavailable() {
        assertEquals(3_601, Motion.heading(Double.POSITIVE_INFINITY));
    }

    @ParameterizedTest
    @CsvSource({"-1.2, -12", "-20, -160", "16.04, 160", "NaN, 161"})
    void acceleration_isInTenths(double metresPerSecondSquared, int expected) {
        assertEquals(expected, Motion.acceleration(metresPerSecondSquared));
    }

    @ParameterizedTest
    @CsvSource({"-4.2, -420", "-400, -32766", "400, 32766", "NaN, 32767"})
    void yawRate_isInHundredths(double degreesPerSecond, int expected) {
        assertEquals(expected, Motion.yawRate(degreesPerSecond));
    }

    @ParameterizedTest
    @CsvSource({"3, 2", "-3.5, -2", "-800, -511", "800, 511", "NaN, 512"})
    void steeringWheelAngle_isInStepsOfOneAndAHalfDegrees(double degrees, int expected) {
        assertEquals(expected, Motion.steeringWheelAngle(degrees));
    }

    @ParameterizedTest
    @CsvSource({"-0.005, -150, -50", "2, 30000, 1022", "-2, -30000, -1023", "NaN, 30001, 1023"})
    void curvature_dependsOnTheProtocolVersion(double perMetre, int v1, int v2) {
        assertEquals(v1, Motion.curvatureV1(perMetre));
        assertEquals(v2, Motion.curvatureV2(perMetre));
    }

    @Test
    void quantities_comeBack() {
        assertEquals(13.89, Motion.speedMetresPerSecond(1_389));
        assertEquals(271.1, Motion.headingDegrees(2_711));
        assertEquals(-1.2, Motion.accelerationMetresPerSecondSquared(-12));
        assertEquals(-4.2, Motion.yawRateDegreesPerSecond(-420));
        assertEquals(3.0, Motion.steeringWheelAngleDegrees(2), 1e-12);
        assertEquals(-0.005, Motion.curvatureV1PerMetre(-150));
        assertEquals(-0.005, Motion.curvatureV2PerMetre(-50));
    }

    @Test
    void unavailable_comesBackAsNotANumber() {
        assertEquals(Double.NaN, Motion.speedMetresPerSecond(16_383));
        assertEquals(Double.NaN, Motion.headingDegrees(3_601));
        assertEquals(Double.NaN, Motion.accelerationMetresPerSecondSquared(161));
        assertEquals(Double.NaN, Motion.yawRateDegreesPerSecond(32_767));
        assertEquals(Double.NaN, Motion.steeringWheelAngleDegrees(512));
        assertEquals(Double.NaN, Motion.curvatureV1PerMetre(30_001));
        assertEquals(Double.NaN, Motion.curvatureV2PerMetre(1_023));
    }
}
