package org.c2x.bench.load;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.c2x.asn1.runtime.BitString;
import org.c2x.its.Accuracy;
import org.c2x.its.Coordinates;
import org.c2x.its.ItsTime;
import org.c2x.its.Motion;
import org.c2x.its.v2.BasicContainer;
import org.c2x.its.v2.BasicVehicleContainerHighFrequency;
import org.c2x.its.v2.BasicVehicleContainerLowFrequency;
import org.c2x.its.v2.CAM;
import org.c2x.its.v2.CamParameters;
import org.c2x.its.v2.CoopAwareness;
import org.c2x.its.v2.DriveDirection;
import org.c2x.its.v2.ExteriorLights;
import org.c2x.its.v2.Heading;
import org.c2x.its.v2.HighFrequencyContainer;
import org.c2x.its.v2.ItsPduHeader;
import org.c2x.its.v2.LowFrequencyContainer;
import org.c2x.its.v2.PosConfidenceEllipse;
import org.c2x.its.v2.ReferencePosition;
import org.c2x.its.v2.Speed;
import org.c2x.its.v2.StationType;
import org.c2x.its.v2.VehicleRole;

/** CAMs of the vehicles of a square at a time (EN 302 637-2 V1.4.1): twice a second with that of low frequency. */
final class VehicleCams {
    private static final int VERSION = 2;
    private static final double SOUTH = 48;
    private static final double WEST = 11;
    private static final double METRES_PER_DEGREE = 111_320;
    private static final int LIGHTS = 8;
    private static final long LOW_FREQUENCY_MILLIS = 500;

    private final SquareTraffic traffic;
    private final int deltaTime;
    private final boolean isLowFrequencyDue;

    /** @param step time since the CAMs before */
    VehicleCams(SquareTraffic traffic, Instant time, Duration step) {
        this.traffic = traffic;
        deltaTime = ItsTime.generationDeltaTime(ItsTime.timestamp(time));
        isLowFrequencyDue = halfSeconds(time) != halfSeconds(time.minus(step));
    }

    private static long halfSeconds(Instant time) {
        return time.toEpochMilli() / LOW_FREQUENCY_MILLIS;
    }

    CAM cam(int vehicle) {
        CamParameters parameters = CamParameters.builder()
                .basicContainer(new BasicContainer(StationType.PASSENGER_CAR, position(vehicle)))
                .highFrequencyContainer(
                        new HighFrequencyContainer.BasicVehicleContainerHighFrequency(movement(vehicle)))
                .lowFrequencyContainer(
                        isLowFrequencyDue
                                ? new LowFrequencyContainer.BasicVehicleContainerLowFrequency(appearance())
                                : null)
                .build();
        return new CAM(
                new ItsPduHeader(VERSION, ItsPduHeader.MessageID.CAM, vehicle + 1L),
                new CoopAwareness(deltaTime, parameters));
    }

    private ReferencePosition position(int vehicle) {
        double metresPerDegree = METRES_PER_DEGREE * Math.cos(Math.toRadians(SOUTH));
        return ReferencePosition.builder()
                .latitude(Coordinates.latitude(SOUTH + traffic.y(vehicle) / METRES_PER_DEGREE))
                .longitude(Coordinates.longitude(WEST + traffic.x(vehicle) / metresPerDegree))
                .positionConfidenceEllipse(new PosConfidenceEllipse(Accuracy.semiAxis(1.5), Accuracy.semiAxis(1.0), 0))
                .build();
    }

    private BasicVehicleContainerHighFrequency movement(int vehicle) {
        return BasicVehicleContainerHighFrequency.builder()
                .heading(new Heading(Motion.heading(traffic.heading(vehicle)), Accuracy.heading(1)))
                .speed(new Speed(Motion.speed(traffic.speed(vehicle)), Accuracy.speed(0.1)))
                .driveDirection(DriveDirection.FORWARD)
                .build();
    }

    private static BasicVehicleContainerLowFrequency appearance() {
        BitString lights = BitString.withBits(LIGHTS, ExteriorLights.LOW_BEAM_HEADLIGHTS_ON);
        return new BasicVehicleContainerLowFrequency(VehicleRole.DEFAULT, lights, List.of());
    }
}
