package sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.time.Instant;
import org.c2x.its.Motion;
import org.c2x.its.v2.BasicVehicleContainerHighFrequency;
import org.c2x.its.v2.CAM;
import org.c2x.its.v2.HighFrequencyContainer;
import org.junit.jupiter.api.Test;

class CamSimulatorTest {
    private static final CAM CAM = CamSimulator.cam(
            new CamSimulator.Vehicle(42, 48.13852, 11.56984, 0, 13.9), Instant.parse("2026-07-01T12:00:00Z"));

    @Test
    void transmit_bringsTheSameMessage() {
        assertEquals(CAM, CamSimulator.transmit(CAM));
    }

    @Test
    void length_isThatOfAMessageWithoutOptionalParts() {
        assertEquals(41, CamSimulator.length(CAM));
    }

    @Test
    void movement_isReadInEverydayUnits() {
        HighFrequencyContainer container =
                CamSimulator.transmit(CAM).cam().camParameters().highFrequencyContainer();

        BasicVehicleContainerHighFrequency movement = assertInstanceOf(
                        HighFrequencyContainer.BasicVehicleContainerHighFrequency.class, container)
                .value();
        assertEquals(13.9, Motion.speedMetresPerSecond(movement.speed().speedValue()));
        assertEquals(
                Double.NaN, Motion.yawRateDegreesPerSecond(movement.yawRate().yawRateValue()));
    }

    @Test
    void main_runs() {
        CamSimulator.main(new String[0]);
    }
}
