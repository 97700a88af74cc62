package org.c2x.its.contents;

import org.c2x.its.v1.ActionID;
import org.c2x.its.v1.Altitude;
import org.c2x.its.v1.AltitudeConfidence;
import org.c2x.its.v1.BasicContainer;
import org.c2x.its.v1.BasicVehicleContainerHighFrequency;
import org.c2x.its.v1.CAM;
import org.c2x.its.v1.CamParameters;
import org.c2x.its.v1.CoopAwareness;
import org.c2x.its.v1.Curvature;
import org.c2x.its.v1.CurvatureCalculationMode;
import org.c2x.its.v1.CurvatureConfidence;
import org.c2x.its.v1.DENM;
import org.c2x.its.v1.DecentralizedEnvironmentalNotificationMessage;
import org.c2x.its.v1.DriveDirection;
import org.c2x.its.v1.Heading;
import org.c2x.its.v1.HighFrequencyContainer;
import org.c2x.its.v1.ItsPduHeader;
import org.c2x.its.v1.LongitudinalAcceleration;
import org.c2x.its.v1.ManagementContainer;
import org.c2x.its.v1.PosConfidenceEllipse;
import org.c2x.its.v1.ReferencePosition;
import org.c2x.its.v1.Speed;
import org.c2x.its.v1.StationType;
import org.c2x.its.v1.VehicleLength;
import org.c2x.its.v1.VehicleLengthConfidenceIndication;
import org.c2x.its.v1.YawRate;
import org.c2x.its.v1.YawRateConfidence;

/** The small CAM and DENM: a car in Munich that heads west at 50 km/h. */
final class ReferenceMessages {
    private static final int PROTOCOL_VERSION = 1;
    private static final long STATION = 1_234_567;

    private ReferenceMessages() {}

    static CAM cam() {
        BasicContainer basic = new BasicContainer(StationType.PASSENGER_CAR, position());
        CamParameters parameters = CamParameters.builder()
                .basicContainer(basic)
                .highFrequencyContainer(new HighFrequencyContainer.BasicVehicleContainerHighFrequency(movement()))
                .build();
        return new CAM(
                new ItsPduHeader(PROTOCOL_VERSION, ItsPduHeader.MessageID.CAM, STATION),
                new CoopAwareness(34_567, parameters));
    }

    static DENM denm() {
        ManagementContainer management = ManagementContainer.builder()
                .actionID(new ActionID(STATION, 7))
                .detectionTime(442_222_222_222L)
                .referenceTime(442_222_223_333L)
                .eventPosition(position())
                .validityDuration(1_200)
                .stationType(StationType.PASSENGER_CAR)
                .build();
        return new DENM(
                new ItsPduHeader(PROTOCOL_VERSION, ItsPduHeader.MessageID.DENM, STATION),
                DecentralizedEnvironmentalNotificationMessage.builder()
                        .management(management)
                        .build());
    }

    private static ReferencePosition position() {
        return ReferencePosition.builder()
                .latitude(481_385_200)
                .longitude(115_698_400)
                .positionConfidenceEllipse(new PosConfidenceEllipse(100, 80, 900))
                .altitude(new Altitude(52_000, AltitudeConfidence.ALT_000_50))
                .build();
    }

    private static BasicVehicleContainerHighFrequency movement() {
        return BasicVehicleContainerHighFrequency.builder()
                .heading(new Heading(2_711, 10))
                .speed(new Speed(1_389, 5))
                .driveDirection(DriveDirection.FORWARD)
                .vehicleLength(new VehicleLength(42, VehicleLengthConfidenceIndication.NO_TRAILER_PRESENT))
                .vehicleWidth(18)
                .longitudinalAcceleration(new LongitudinalAcceleration(-12, 20))
                .curvature(new Curvature(-150, CurvatureConfidence.ONE_PER_METER_0_002))
                .curvatureCalculationMode(CurvatureCalculationMode.YAW_RATE_USED)
                .yawRate(new YawRate(-420, YawRateConfidence.DEG_SEC_000_10))
                .build();
    }
}
