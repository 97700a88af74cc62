package sample.mosaic;

import java.time.Instant;
import org.c2x.its.Coordinates;
import org.c2x.its.ItsTime;
import org.c2x.its.Motion;
import org.c2x.its.v2.ActionID;
import org.c2x.its.v2.Altitude;
import org.c2x.its.v2.AltitudeConfidence;
import org.c2x.its.v2.BasicContainer;
import org.c2x.its.v2.BasicVehicleContainerHighFrequency;
import org.c2x.its.v2.CAM;
import org.c2x.its.v2.CamParameters;
import org.c2x.its.v2.CauseCode;
import org.c2x.its.v2.CauseCodeType;
import org.c2x.its.v2.CoopAwareness;
import org.c2x.its.v2.DENM;
import org.c2x.its.v2.DecentralizedEnvironmentalNotificationMessage;
import org.c2x.its.v2.DriveDirection;
import org.c2x.its.v2.Heading;
import org.c2x.its.v2.HighFrequencyContainer;
import org.c2x.its.v2.ItsPduHeader;
import org.c2x.its.v2.ItsPduHeaderMessageID;
import org.c2x.its.v2.LongitudinalAcceleration;
import org.c2x.its.v2.ManagementContainer;
import org.c2x.its.v2.ReferencePosition;
import org.c2x.its.v2.SituationContainer;
import org.c2x.its.v2.Speed;
import org.c2x.its.v2.StationType;
import org.eclipse.mosaic.lib.geo.GeoPoint;
import org.eclipse.mosaic.lib.objects.vehicle.VehicleData;

/**
 * What MOSAIC knows of a vehicle as CAM and DENM. Confidences and all that a simulation does not know are
 * "unavailable", which the builders set.
 */
public final class VehicleMapper {
    private static final int PROTOCOL_VERSION = 2;
    private static final int UNAVAILABLE_CONFIDENCE_OF_SPEED = 127;
    private static final int UNAVAILABLE_CONFIDENCE_OF_HEADING = 127;
    private static final int UNAVAILABLE_CONFIDENCE_OF_ACCELERATION = 102;

    /** The time at which the simulation's clock shows 0. */
    private final Instant start;

    public VehicleMapper(Instant start) {
        this.start = start;
    }

    /** A station ID, 0 to 4294967295, that is the same for a vehicle in every run: {@code veh_0} has no number. */
    public static long stationId(String vehicle) {
        return Integer.toUnsignedLong(vehicle.hashCode());
    }

    /** A CAM of a vehicle's present state. */
    public CAM cam(VehicleData vehicle) {
        BasicVehicleContainerHighFrequency.Builder movement = BasicVehicleContainerHighFrequency.builder()
                .speed(new Speed(Motion.speed(vehicle.getSpeed()), UNAVAILABLE_CONFIDENCE_OF_SPEED))
                .driveDirection(direction(vehicle));
        if (vehicle.getHeading() != null) {
            movement.heading(new Heading(Motion.heading(vehicle.getHeading()), UNAVAILABLE_CONFIDENCE_OF_HEADING));
        }
        if (vehicle.getLongitudinalAcceleration() != null) {
            movement.longitudinalAcceleration(new LongitudinalAcceleration(
                    Motion.acceleration(vehicle.getLongitudinalAcceleration()),
                    UNAVAILABLE_CONFIDENCE_OF_ACCELERATION));
        }
        CamParameters parameters = CamParameters.builder()
                .basicContainer(new BasicContainer(StationType.PASSENGER_CAR, position(vehicle.getPosition())))
                .highFrequencyContainer(new HighFrequencyContainer.BasicVehicleContainerHighFrequency(movement.build()))
                .build();
        return new CAM(
                new ItsPduHeader(PROTOCOL_VERSION, ItsPduHeaderMessageID.CAM, stationId(vehicle.getName())),
                new CoopAwareness(ItsTime.generationDeltaTime(timestamp(vehicle)), parameters));
    }

    /** A DENM of a vehicle that stands where it is in the way. */
    public DENM stationaryVehicle(VehicleData vehicle, int sequenceNumber) {
        long station = stationId(vehicle.getName());
        ManagementContainer management = ManagementContainer.builder()
                .actionID(new ActionID(station, sequenceNumber))
                .detectionTime(timestamp(vehicle))
                .referenceTime(timestamp(vehicle))
                .eventPosition(position(vehicle.getPosition()))
                .stationType(StationType.PASSENGER_CAR)
                .build();
        SituationContainer situation = SituationContainer.builder()
                .informationQuality(1)
                .eventType(new CauseCode(CauseCodeType.STATIONARY_VEHICLE, 0))
                .build();
        return new DENM(
                new ItsPduHeader(PROTOCOL_VERSION, ItsPduHeaderMessageID.DENM, station),
                DecentralizedEnvironmentalNotificationMessage.builder()
                        .management(management)
                        .situation(situation)
                        .build());
    }

    /** MOSAIC counts nanoseconds. */
    private long timestamp(VehicleData vehicle) {
        return ItsTime.timestamp(start.plusNanos(vehicle.getTime()));
    }

    private static ReferencePosition position(GeoPoint point) {
        return ReferencePosition.builder()
                .latitude(Coordinates.latitude(point.getLatitude()))
                .longitude(Coordinates.longitude(point.getLongitude()))
                .altitude(new Altitude(Coordinates.altitude(point.getAltitude()), AltitudeConfidence.UNAVAILABLE))
                .build();
    }

    private static DriveDirection direction(VehicleData vehicle) {
        return switch (vehicle.getDriveDirection()) {
            case FORWARD -> DriveDirection.FORWARD;
            case BACKWARD -> DriveDirection.BACKWARD;
            case UNAVAILABLE -> DriveDirection.UNAVAILABLE;
        };
    }
}
