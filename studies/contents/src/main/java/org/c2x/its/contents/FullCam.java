package org.c2x.its.contents;

import java.time.Instant;
import org.c2x.asn1.runtime.BitString;
import org.c2x.its.ItsTime;
import org.c2x.its.v1.AccelerationControl;
import org.c2x.its.v1.Altitude;
import org.c2x.its.v1.AltitudeConfidence;
import org.c2x.its.v1.BasicContainer;
import org.c2x.its.v1.BasicVehicleContainerHighFrequency;
import org.c2x.its.v1.BasicVehicleContainerLowFrequency;
import org.c2x.its.v1.CAM;
import org.c2x.its.v1.CamParameters;
import org.c2x.its.v1.CauseCode;
import org.c2x.its.v1.CauseCodeType;
import org.c2x.its.v1.CenDsrcTollingZone;
import org.c2x.its.v1.CoopAwareness;
import org.c2x.its.v1.Curvature;
import org.c2x.its.v1.CurvatureCalculationMode;
import org.c2x.its.v1.CurvatureConfidence;
import org.c2x.its.v1.DriveDirection;
import org.c2x.its.v1.EmergencyContainer;
import org.c2x.its.v1.EmergencyPriority;
import org.c2x.its.v1.EmergencyVehicleApproachingSubCauseCode;
import org.c2x.its.v1.ExteriorLights;
import org.c2x.its.v1.Heading;
import org.c2x.its.v1.HighFrequencyContainer;
import org.c2x.its.v1.ItsPduHeader;
import org.c2x.its.v1.LanePosition;
import org.c2x.its.v1.LateralAcceleration;
import org.c2x.its.v1.LightBarSirenInUse;
import org.c2x.its.v1.LongitudinalAcceleration;
import org.c2x.its.v1.LowFrequencyContainer;
import org.c2x.its.v1.PerformanceClass;
import org.c2x.its.v1.PosConfidenceEllipse;
import org.c2x.its.v1.ReferencePosition;
import org.c2x.its.v1.SpecialVehicleContainer;
import org.c2x.its.v1.Speed;
import org.c2x.its.v1.StationType;
import org.c2x.its.v1.SteeringWheelAngle;
import org.c2x.its.v1.VehicleLength;
import org.c2x.its.v1.VehicleLengthConfidenceIndication;
import org.c2x.its.v1.VehicleRole;
import org.c2x.its.v1.VerticalAcceleration;
import org.c2x.its.v1.YawRate;
import org.c2x.its.v1.YawRateConfidence;

/** A CAM with every container: a fire engine on an emergency run through Munich. */
final class FullCam {
    private static final long REFERENCE_TIME = ItsTime.timestamp(Instant.parse("2026-07-01T12:00:00.250Z"));

    /** Driven path, newest point first: latitude and longitude in 0.1 microdegree, altitude in cm, time in 10 ms. */
    private static final int[][] PATH = {
        {-1761, -857, 3, 172}, {-1589, -773, -6, 137}, {-1579, -768, -17, 137}, {-1836, -893, -15, 184},
        {-1830, -890, -14, 145}, {-1692, -823, 12, 142}, {-1812, -1382, 13, 174}, {-1284, -1556, -9, 124},
        {-1012, -2086, -8, 161}, {-826, -3062, 1, 202}, {-397, -3054, 0, 179}, {-87, -2487, -11, 159},
        {-110, -3152, -8, 179}, {-107, -3050, -8, 172}, {-115, -3274, -10, 172}, {-106, -3038, 10, 167},
        {-112, -3204, 13, 190}, {-267, -2519, 6, 145}, {-476, -2487, -17, 144}, {-579, -3021, 0, 161},
        {-620, -3236, 4, 198}, {-564, -2945, -3, 166}, {-613, -3199, -3, 163},
    };

    private FullCam() {}

    static CAM cam() {
        CamParameters parameters = CamParameters.builder()
                .basicContainer(new BasicContainer(StationType.SPECIAL_VEHICLES, position()))
                .highFrequencyContainer(new HighFrequencyContainer.BasicVehicleContainerHighFrequency(movement()))
                .lowFrequencyContainer(new LowFrequencyContainer.BasicVehicleContainerLowFrequency(vehicle()))
                .specialVehicleContainer(new SpecialVehicleContainer.EmergencyContainer(mission()))
                .build();
        return new CAM(
                new ItsPduHeader(1, ItsPduHeader.MessageID.CAM, 2_190_471_168L),
                new CoopAwareness(ItsTime.generationDeltaTime(REFERENCE_TIME), parameters));
    }

    private static ReferencePosition position() {
        return ReferencePosition.builder()
                .latitude(481_651_230)
                .longitude(115_863_470)
                .positionConfidenceEllipse(new PosConfidenceEllipse(180, 120, 180))
                .altitude(new Altitude(51_240, AltitudeConfidence.ALT_001_00))
                .build();
    }

    private static BasicVehicleContainerHighFrequency movement() {
        return BasicVehicleContainerHighFrequency.builder()
                .heading(new Heading(180, 12))
                .speed(new Speed(1_667, 8))
                .driveDirection(DriveDirection.FORWARD)
                .vehicleLength(new VehicleLength(98, VehicleLengthConfidenceIndication.NO_TRAILER_PRESENT))
                .vehicleWidth(25)
                .longitudinalAcceleration(new LongitudinalAcceleration(-14, 3))
                .curvature(new Curvature(86, CurvatureConfidence.ONE_PER_METER_0_0005))
                .curvatureCalculationMode(CurvatureCalculationMode.YAW_RATE_USED)
                .yawRate(new YawRate(274, YawRateConfidence.DEG_SEC_000_05))
                .accelerationControl(BitString.withBits(7, AccelerationControl.BRAKE_PEDAL_ENGAGED))
                .lanePosition(LanePosition.OUTERMOST_DRIVING_LANE)
                .steeringWheelAngle(new SteeringWheelAngle(9, 1))
                .lateralAcceleration(new LateralAcceleration(8, 3))
                .verticalAcceleration(new VerticalAcceleration(-1, 5))
                .performanceClass(PerformanceClass.PERFORMANCE_CLASS_A)
                .cenDsrcTollingZone(CenDsrcTollingZone.builder()
                        .protectedZoneLatitude(481_702_350)
                        .protectedZoneLongitude(115_881_020)
                        .cenDsrcTollingZoneID(20_417)
                        .build())
                .build();
    }

    private static BasicVehicleContainerLowFrequency vehicle() {
        BitString lights =
                BitString.withBits(8, ExteriorLights.LOW_BEAM_HEADLIGHTS_ON, ExteriorLights.LEFT_TURN_SIGNAL_ON);
        return new BasicVehicleContainerLowFrequency(VehicleRole.EMERGENCY, lights, Paths.of(PATH));
    }

    private static EmergencyContainer mission() {
        return EmergencyContainer.builder()
                .lightBarSirenInUse(BitString.withBits(
                        2, LightBarSirenInUse.LIGHT_BAR_ACTIVATED, LightBarSirenInUse.SIREN_ACTIVATED))
                .incidentIndication(new CauseCode(
                        CauseCodeType.EMERGENCY_VEHICLE_APPROACHING,
                        EmergencyVehicleApproachingSubCauseCode.EMERGENCY_VEHICLE_APPROACHING))
                .emergencyPriority(BitString.withBits(
                        2,
                        EmergencyPriority.REQUEST_FOR_RIGHT_OF_WAY,
                        EmergencyPriority.REQUEST_FOR_FREE_CROSSING_AT_A_TRAFFIC_LIGHT))
                .build();
    }
}
