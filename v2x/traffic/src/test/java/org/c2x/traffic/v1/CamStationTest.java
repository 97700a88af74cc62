package org.c2x.traffic.v1;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Arrays;
import java.util.List;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.its.Coordinates;
import org.c2x.its.v1.BasicVehicleContainerHighFrequency;
import org.c2x.its.v1.CAM;
import org.c2x.its.v1.CamParameters;
import org.c2x.its.v1.CurvatureCalculationMode;
import org.c2x.its.v1.DriveDirection;
import org.c2x.its.v1.HighFrequencyContainer;
import org.c2x.its.v1.LowFrequencyContainer;
import org.c2x.its.v1.PathPoint;
import org.c2x.its.v1.SpecialVehicleContainer;
import org.c2x.its.v1.StationType;
import org.c2x.its.v1.VehicleRole;
import org.c2x.traffic.Role;
import org.c2x.traffic.States;
import org.c2x.traffic.Vehicle;
import org.c2x.traffic.VehicleState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CamStationTest {
    private static final Codec<CAM> UPER = Codecs.get("uper", CAM.class);
    private static final Vehicle CAR = new Vehicle(42, StationType.PASSENGER_CAR, 4.6, 1.8, Role.DEFAULT);

    private final CamStation station = new CamStation(CAR);

    private static CamParameters sent(CamStation station, VehicleState now) {
        CAM cam = station.update(now).orElseThrow();
        assertEquals(cam, UPER.decode(UPER.encode(cam)));
        return cam.cam().camParameters();
    }

    private static BasicVehicleContainerHighFrequency movement(CamParameters cam) {
        return ((HighFrequencyContainer.BasicVehicleContainerHighFrequency) cam.highFrequencyContainer()).value();
    }

    private static List<PathPoint> path(CamParameters cam) {
        return ((LowFrequencyContainer.BasicVehicleContainerLowFrequency) cam.lowFrequencyContainer())
                .value()
                .pathHistory();
    }

    @Test
    void whatIsNotKnown_isUnavailableOrAbsent() {
        CamParameters cam = sent(
                new CamStation(new Vehicle(1, 0, Double.NaN, Double.NaN, Role.DEFAULT)),
                VehicleState.at(States.START, Double.NaN, Double.NaN).build());

        assertEquals(900_000_001, cam.basicContainer().referencePosition().latitude());
        assertEquals(1_800_000_001, cam.basicContainer().referencePosition().longitude());
        assertEquals(
                800_001, cam.basicContainer().referencePosition().altitude().altitudeValue());
        BasicVehicleContainerHighFrequency movement = movement(cam);
        assertEquals(3_601, movement.heading().headingValue());
        assertEquals(16_383, movement.speed().speedValue());
        assertEquals(DriveDirection.UNAVAILABLE, movement.driveDirection());
        assertEquals(1_023, movement.vehicleLength().vehicleLengthValue());
        assertEquals(62, movement.vehicleWidth());
        assertEquals(161, movement.longitudinalAcceleration().longitudinalAccelerationValue());
        assertEquals(CurvatureCalculationMode.UNAVAILABLE, movement.curvatureCalculationMode());
        assertEquals(32_767, movement.yawRate().yawRateValue());
        assertNull(movement.accelerationControl());
        assertNull(movement.steeringWheelAngle());
        assertNull(movement.lateralAcceleration());
    }

    @Test
    void whatIsKnown_isInItsUnits() {
        CamParameters cam = sent(
                station,
                VehicleState.at(States.START, 48.1, 11.5)
                        .altitude(520)
                        .heading(90)
                        .speed(10)
                        .acceleration(-1.2)
                        .lateralAcceleration(0.5)
                        .yawRate(5.73)
                        .steeringWheelAngle(15)
                        .pedals(BitString.withBits(7, 0))
                        .build());

        assertEquals(481_000_000, cam.basicContainer().referencePosition().latitude());
        assertEquals(52_000, cam.basicContainer().referencePosition().altitude().altitudeValue());
        BasicVehicleContainerHighFrequency movement = movement(cam);
        assertEquals(900, movement.heading().headingValue());
        assertEquals(1_000, movement.speed().speedValue());
        assertEquals(46, movement.vehicleLength().vehicleLengthValue());
        assertEquals(18, movement.vehicleWidth());
        assertEquals(-12, movement.longitudinalAcceleration().longitudinalAccelerationValue());
        assertEquals(5, movement.lateralAcceleration().lateralAccelerationValue());
        assertEquals(573, movement.yawRate().yawRateValue());
        assertEquals(10, movement.steeringWheelAngle().steeringWheelAngleValue());
        assertEquals(CurvatureCalculationMode.YAW_RATE_USED, movement.curvatureCalculationMode());
        assertEquals(BitString.withBits(7, 0), movement.accelerationControl());
    }

    @Test
    void backwards_isADirection_notASpeedBelowZero() {
        BasicVehicleContainerHighFrequency movement = movement(sent(station, States.at(0, 0, 0, 0, -3)));

        assertEquals(300, movement.speed().speedValue());
        assertEquals(DriveDirection.BACKWARD, movement.driveDirection());
    }

    @Test
    void lowFrequencyContainer_isThereWhenItIsDue() {
        assertNotNull(sent(station, States.standing(0)).lowFrequencyContainer());
        assertNull(sent(station, States.at(300, 9, 0, 0, 0)).lowFrequencyContainer());
        assertNotNull(sent(station, States.at(600, 18, 0, 0, 0)).lowFrequencyContainer());
    }

    @Test
    void pathHistory_leadsBackToWhereTheVehicleWas() {
        CamParameters cam = null;
        int last = 100;
        for (int i = 0; i <= last; i++) {
            CAM sent = station.update(States.at(100L * i, i * 2, i, 0, 20)).orElse(null);
            if (sent != null && sent.cam().camParameters().lowFrequencyContainer() != null) {
                cam = sent.cam().camParameters();
            }
        }

        List<PathPoint> path = path(cam);
        long latitude = cam.basicContainer().referencePosition().latitude();
        long time = 0;
        for (PathPoint point : path) {
            latitude += point.pathPosition().deltaLatitude();
            time += point.pathDeltaTime();
        }
        long back = latitude;
        long nearest = Arrays.stream(new int[] {0, 1, 2, 3, 4, 5})
                .mapToLong(i -> Math.abs(
                        back - Coordinates.latitude(States.at(0, i * 2, i, 0, 0).latitude())))
                .min()
                .orElseThrow();
        assertEquals(0, nearest, path.size(), "0.1 microdegrees, rounded once a point");
        assertEquals(time, Math.round(time / 10.0) * 10, "states are 100 ms apart");
    }

    @ParameterizedTest
    @EnumSource(Role.class)
    void role_isThatOfTheContainers(Role role) {
        CamParameters cam = sent(new CamStation(new Vehicle(1, 10, 6.5, 2.2, role)), States.standing(0));

        assertEquals(role == Role.DEFAULT, cam.specialVehicleContainer() == null);
        assertEquals(
                VehicleRole.valueOf(role.name()),
                ((LowFrequencyContainer.BasicVehicleContainerLowFrequency) cam.lowFrequencyContainer())
                        .value()
                        .vehicleRole());
    }

    @Test
    void emergencyVehicle_saysItsLightBar() {
        BitString bar = BitString.withBits(2, 0);
        CamParameters cam = sent(
                new CamStation(new Vehicle(1, StationType.SPECIAL_VEHICLES, 6.5, 2.2, Role.EMERGENCY)),
                VehicleState.at(States.START, 48, 11).lightBarSiren(bar).build());

        SpecialVehicleContainer.EmergencyContainer container =
                assertInstanceOf(SpecialVehicleContainer.EmergencyContainer.class, cam.specialVehicleContainer());
        assertEquals(bar, container.value().lightBarSirenInUse());
    }
}
