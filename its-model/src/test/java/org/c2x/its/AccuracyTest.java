package org.c2x.its;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AccuracyTest {

    @ParameterizedTest
    @CsvSource({"0, 1", "0.1, 1", "0.11, 2", "1.0, 10", "12.5, 125", "12.6, 126", "Infinity, 126", "NaN, 127"})
    void heading_isRoundedUp(double degrees, int expected) {
        assertEquals(expected, Accuracy.heading(degrees));
    }

    @ParameterizedTest
    @CsvSource({"0.05, 5", "0.07, 7", "1.25, 125", "1.251, 126", "NaN, 127"})
    void speed_isRoundedUp(double metresPerSecond, int expected) {
        assertEquals(expected, Accuracy.speed(metresPerSecond));
    }

    @ParameterizedTest
    @CsvSource({"1, 100", "40.93, 4093", "40.94, 4094", "NaN, 4095"})
    void semiAxis_isInCentimetres(double metres, int expected) {
        assertEquals(expected, Accuracy.semiAxis(metres));
    }

    @ParameterizedTest
    @CsvSource({"2, 20", "10, 100", "11, 101", "NaN, 102"})
    void acceleration_isInTenths(double metresPerSecondSquared, int expected) {
        assertEquals(expected, Accuracy.acceleration(metresPerSecondSquared));
    }

    @ParameterizedTest
    @CsvSource({"1.5, 1", "1.6, 2", "200, 126", "NaN, 127"})
    void steeringWheelAngle_isInStepsOfOneAndAHalfDegrees(double degrees, int expected) {
        assertEquals(expected, Accuracy.steeringWheelAngle(degrees));
    }

    @Test
    void quantities_comeBack() {
        assertEquals(1.0, Accuracy.headingDegrees(10));
        assertEquals(0.05, Accuracy.speedMetresPerSecond(5));
        assertEquals(1.0, Accuracy.semiAxisMetres(100));
        assertEquals(2.0, Accuracy.accelerationMetresPerSecondSquared(20));
        assertEquals(3.0, Accuracy.steeringWheelAngleDegrees(2));
        assertEquals(Double.POSITIVE_INFINITY, Accuracy.headingDegrees(126));
        assertEquals(Double.NaN, Accuracy.headingDegrees(127));
    }

    @Test
    void negative_isRefused() {
        assertThrows(IllegalArgumentException.class, () -> Accuracy.semiAxis(-1));
    }
}
