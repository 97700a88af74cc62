package org.c2x.its;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class PerceptionTest {

    @Test
    void coordinates_areCentimetres_andTheEndsStandForMore() {
        assertEquals(1_250, Perception.coordinate(12.5));
        assertEquals(131_071, Perception.coordinate(5_000));
        assertEquals(-131_072, Perception.coordinate(Double.NEGATIVE_INFINITY));
        assertEquals(-0.35, Perception.coordinateMetres(-35));
        assertThrows(IllegalArgumentException.class, () -> Perception.coordinate(Double.NaN));
    }

    @Test
    void confidences_ofCoordinates_areCentimetres() {
        assertEquals(20, Perception.coordinateConfidence(0.2));
        assertEquals(4_095, Perception.coordinateConfidence(100));
        assertEquals(4_096, Perception.coordinateConfidence(Double.NaN));
        assertEquals(0.2, Perception.coordinateConfidenceMetres(20));
    }

    @Test
    void velocities_areSigned() {
        assertEquals(-1_350, Perception.velocity(-13.5));
        assertEquals(16_382, Perception.velocity(200));
        assertEquals(16_383, Perception.velocity(Double.NaN));
        assertEquals(Double.NaN, Perception.velocityMetresPerSecond(16_383));
    }

    @Test
    void angles_areWithinATurn() {
        assertEquals(3_590, Perception.angle(-1));
        assertEquals(0, Perception.angle(359.99));
        assertEquals(3_601, Perception.angle(Double.NaN));
        assertEquals(178.8, Perception.angleDegrees(1_788));
        assertThrows(IllegalArgumentException.class, () -> Perception.angle(Double.POSITIVE_INFINITY));
    }

    @Test
    void angularVelocities_areDegreesPerSecond() {
        assertEquals(-12, Perception.angularVelocity(-12.4));
        assertEquals(256, Perception.angularVelocity(Double.NaN));
        assertEquals(30, Perception.angularVelocityDegreesPerSecond(30));
    }

    @Test
    void dimensions_areSteps() {
        assertEquals(42, Perception.dimension(4.2));
        assertEquals(255, Perception.dimension(80));
        assertEquals(256, Perception.dimension(Double.NaN));
        assertEquals(1.8, Perception.dimensionMetres(18));
    }
}
