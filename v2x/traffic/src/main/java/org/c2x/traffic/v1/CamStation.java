package org.c2x.traffic.v1;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.its.Accuracy;
import org.c2x.its.Coordinates;
import org.c2x.its.Dimensions;
import org.c2x.its.ItsTime;
import org.c2x.its.Motion;
import org.c2x.its.v1.Altitude;
import org.c2x.its.v1.AltitudeConfidence;
import org.c2x.its.v1.BasicContainer;
import org.c2x.its.v1.BasicVehicleContainerHighFrequency;
import org.c2x.its.v1.BasicVehicleContainerLowFrequency;
import org.c2x.its.v1.CAM;
import org.c2x.its.v1.CamParameters;
import org.c2x.its.v1.CoopAwareness;
import org.c2x.its.v1.Curvature;
import org.c2x.its.v1.CurvatureCalculationMode;
import org.c2x.its.v1.CurvatureConfidence;
import org.c2x.its.v1.DeltaReferencePosition;
import org.c2x.its.v1.DriveDirection;
import org.c2x.its.v1.EmergencyContainer;
import org.c2x.its.v1.Heading;
import org.c2x.its.v1.HighFrequencyContainer;
import org.c2x.its.v1.ItsPduHeader;
import org.c2x.its.v1.LateralAcceleration;
import org.c2x.its.v1.LongitudinalAcceleration;
import org.c2x.its.v1.LowFrequencyContainer;
import org.c2x.its.v1.PathPoint;
import org.c2x.its.v1.PublicTransportContainer;
import org.c2x.its.v1.ReferencePosition;
import org.c2x.its.v1.RescueContainer;
import org.c2x.its.v1.RoadWorksContainerBasic;
import org.c2x.its.v1.SafetyCarContainer;
import org.c2x.its.v1.SpecialVehicleContainer;
import org.c2x.its.v1.Speed;
import org.c2x.its.v1.SteeringWheelAngle;
import org.c2x.its.v1.VehicleLength;
import org.c2x.its.v1.VehicleLengthConfidenceIndication;
import org.c2x.its.v1.VehicleRole;
import org.c2x.its.v1.YawRate;
import org.c2x.its.v1.YawRateConfidence;
import org.c2x.traffic.CamTrigger;
import org.c2x.traffic.CamTrigger.Containers;
import org.c2x.traffic.PathHistory;
import org.c2x.traffic.Vehicle;
import org.c2x.traffic.VehicleState;

/**
 * A vehicle that sends CAMs of protocolVersion 1 by the rules of EN 302 637-2. What it does not know is "unavailable"
 * or absent, and so are all accuracies.
 */
public final class CamStation {
    private static final int PROTOCOL_VERSION = 1;
    private static final int LIGHTS = 8;
    private static final int SIRENS = 2;

    /** In metres per second: who is slower drives no curve that a rate of turn would tell. */
    private static final double LEAST_SPEED_OF_CURVES = 1;

    private final Vehicle vehicle;
    private final CamTrigger trigger;
    private final PathHistory path;

    /** A vehicle that sends with the next state, with N_GenCam 3 and paths of the basic system profile. */
    public CamStation(Vehicle vehicle) {
        this(vehicle, new CamTrigger(), PathHistory.Parameters.CAR_2_CAR);
    }

    /** A vehicle that sends with the next state. */
    public CamStation(Vehicle vehicle, CamTrigger trigger, PathHistory.Parameters path) {
        this.vehicle = vehicle;
        this.trigger = trigger;
        this.path = new PathHistory(path);
    }

    /** Sets the shortest interval that congestion control allows from now on. See {@link CamTrigger#limit}. */
    public void limit(Duration interval) {
        trigger.limit(interval);
    }

    /** The vehicle's next state, at least every 100 ms, and the CAM that it sends now, empty if none is due. */
    public Optional<CAM> update(VehicleState now) {
        path.add(now);
        return trigger.check(now, vehicle.isSpecial()).map(containers -> cam(now, containers));
    }

    private CAM cam(VehicleState now, Containers containers) {
        CamParameters parameters = CamParameters.builder()
                .basicContainer(new BasicContainer(vehicle.stationType(), position(now)))
                .highFrequencyContainer(new HighFrequencyContainer.BasicVehicleContainerHighFrequency(movement(now)))
                .lowFrequencyContainer(
                        containers.lowFrequency()
                                ? new LowFrequencyContainer.BasicVehicleContainerLowFrequency(appearance(now))
                                : null)
                .specialVehicleContainer(containers.special() ? special(now) : null)
                .build();
        int deltaTime = ItsTime.generationDeltaTime(ItsTime.timestamp(now.time()));
        return new CAM(
                new ItsPduHeader(PROTOCOL_VERSION, ItsPduHeader.MessageID.CAM, vehicle.stationId()),
                new CoopAwareness(deltaTime, parameters));
    }

    static ReferencePosition position(VehicleState now) {
        return ReferencePosition.builder()
                .latitude(Coordinates.latitude(now.latitude()))
                .longitude(Coordinates.longitude(now.longitude()))
                .altitude(new Altitude(Coordinates.altitude(now.altitude()), AltitudeConfidence.UNAVAILABLE))
                .build();
    }

    private BasicVehicleContainerHighFrequency movement(VehicleState now) {
        BasicVehicleContainerHighFrequency.Builder movement = BasicVehicleContainerHighFrequency.builder()
                .heading(new Heading(Motion.heading(now.heading()), Accuracy.heading(Double.NaN)))
                .speed(new Speed(Motion.speed(Math.abs(now.speed())), Accuracy.speed(Double.NaN)))
                .driveDirection(direction(now.speed()))
                .vehicleLength(new VehicleLength(
                        Dimensions.vehicleLength(vehicle.length()), VehicleLengthConfidenceIndication.UNAVAILABLE))
                .vehicleWidth(Dimensions.vehicleWidth(vehicle.width()))
                .longitudinalAcceleration(new LongitudinalAcceleration(
                        Motion.acceleration(now.acceleration()), Accuracy.acceleration(Double.NaN)))
                .yawRate(new YawRate(Motion.yawRate(now.yawRate()), YawRateConfidence.UNAVAILABLE))
                .accelerationControl(now.pedals());
        double curvature = Math.toRadians(now.yawRate()) / now.speed();
        if (Math.abs(now.speed()) >= LEAST_SPEED_OF_CURVES && !Double.isNaN(curvature)) {
            movement.curvature(new Curvature(Motion.curvatureV1(curvature), CurvatureConfidence.UNAVAILABLE))
                    .curvatureCalculationMode(CurvatureCalculationMode.YAW_RATE_USED);
        }
        if (!Double.isNaN(now.steeringWheelAngle())) {
            movement.steeringWheelAngle(new SteeringWheelAngle(
                    Motion.steeringWheelAngle(now.steeringWheelAngle()), Accuracy.steeringWheelAngle(Double.NaN)));
        }
        if (!Double.isNaN(now.lateralAcceleration())) {
            movement.lateralAcceleration(new LateralAcceleration(
                    Motion.acceleration(now.lateralAcceleration()), Accuracy.acceleration(Double.NaN)));
        }
        return movement.build();
    }

    private static DriveDirection direction(double speed) {
        if (Double.isNaN(speed)) {
            return DriveDirection.UNAVAILABLE;
        }
        return speed < 0 ? DriveDirection.BACKWARD : DriveDirection.FORWARD;
    }

    private BasicVehicleContainerLowFrequency appearance(VehicleState now) {
        BitString lights = now.lights() == null ? BitString.withBits(LIGHTS) : now.lights();
        return new BasicVehicleContainerLowFrequency(
                VehicleRole.valueOf(vehicle.role().name()), lights, history(now, path.points()));
    }

    /** Each point from the one after it in time, the first from where the vehicle is. */
    static List<PathPoint> history(VehicleState now, List<VehicleState> path) {
        List<PathPoint> points = new ArrayList<>();
        VehicleState from = now;
        for (VehicleState to : path) {
            if (to.time().isBefore(from.time())) {
                points.add(point(from, to));
                from = to;
            }
        }
        return points;
    }

    private static PathPoint point(VehicleState from, VehicleState to) {
        return PathPoint.builder()
                .pathPosition(new DeltaReferencePosition(
                        Coordinates.deltaDegrees(to.latitude() - from.latitude()),
                        Coordinates.deltaDegrees(Math.IEEEremainder(to.longitude() - from.longitude(), 360)),
                        Coordinates.deltaAltitude(to.altitude() - from.altitude())))
                .pathDeltaTime((long) ItsTime.pathDeltaTime(Duration.between(to.time(), from.time())))
                .build();
    }

    /** Of whom gets on or off nothing is known. */
    private @Nullable SpecialVehicleContainer special(VehicleState now) {
        BitString sirens = now.lightBarSiren() == null ? BitString.withBits(SIRENS) : now.lightBarSiren();
        return switch (vehicle.role()) {
            case DEFAULT -> null;
            case PUBLIC_TRANSPORT ->
                new SpecialVehicleContainer.PublicTransportContainer(PublicTransportContainer.builder()
                        .embarkationStatus(false)
                        .build());
            case ROAD_WORK ->
                new SpecialVehicleContainer.RoadWorksContainerBasic(RoadWorksContainerBasic.builder()
                        .lightBarSirenInUse(sirens)
                        .build());
            case RESCUE -> new SpecialVehicleContainer.RescueContainer(new RescueContainer(sirens));
            case EMERGENCY ->
                new SpecialVehicleContainer.EmergencyContainer(
                        EmergencyContainer.builder().lightBarSirenInUse(sirens).build());
            case SAFETY_CAR ->
                new SpecialVehicleContainer.SafetyCarContainer(
                        SafetyCarContainer.builder().lightBarSirenInUse(sirens).build());
        };
    }
}
