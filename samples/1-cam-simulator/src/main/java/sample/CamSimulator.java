package sample;

import java.time.Duration;
import java.time.Instant;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.its.Accuracy;
import org.c2x.its.Coordinates;
import org.c2x.its.ItsTime;
import org.c2x.its.Motion;
import org.c2x.its.v2.Altitude;
import org.c2x.its.v2.AltitudeConfidence;
import org.c2x.its.v2.BasicContainer;
import org.c2x.its.v2.BasicVehicleContainerHighFrequency;
import org.c2x.its.v2.CAM;
import org.c2x.its.v2.CamParameters;
import org.c2x.its.v2.CoopAwareness;
import org.c2x.its.v2.DriveDirection;
import org.c2x.its.v2.Heading;
import org.c2x.its.v2.HighFrequencyContainer;
import org.c2x.its.v2.ItsPduHeader;
import org.c2x.its.v2.PosConfidenceEllipse;
import org.c2x.its.v2.ReferencePosition;
import org.c2x.its.v2.Speed;
import org.c2x.its.v2.StationType;

/**
 * One second of a car that drives north and sends ten CAMs. What is not set stays "unavailable", which the standard
 * has for most values.
 */
public final class CamSimulator {
    private static final Codec<CAM> CODEC = Codecs.get("uper", CAM.class);
    private static final double METRES_PER_DEGREE = 111_320;

    private CamSimulator() {}

    /** The state of a vehicle, in everyday units. */
    public record Vehicle(long station, double latitude, double longitude, double heading, double speed) {

        Vehicle after(Duration time) {
            double metres = speed * time.toMillis() / 1_000;
            return new Vehicle(station, latitude + metres / METRES_PER_DEGREE, longitude, heading, speed);
        }
    }

    public static void main(String[] args) {
        Vehicle vehicle = new Vehicle(42, 48.13852, 11.56984, 0, 13.9);
        Instant time = Instant.parse("2026-07-01T12:00:00Z");
        Duration step = Duration.ofMillis(100);
        for (int i = 0; i < 10; i++) {
            System.out.println(report(cam(vehicle, time)));
            vehicle = vehicle.after(step);
            time = time.plus(step);
        }
    }

    /** A CAM of a vehicle at a time. */
    public static CAM cam(Vehicle vehicle, Instant time) {
        ReferencePosition position = ReferencePosition.builder()
                .latitude(Coordinates.latitude(vehicle.latitude()))
                .longitude(Coordinates.longitude(vehicle.longitude()))
                .positionConfidenceEllipse(new PosConfidenceEllipse(Accuracy.semiAxis(1.5), Accuracy.semiAxis(1.0), 0))
                .altitude(new Altitude(Coordinates.altitude(520), AltitudeConfidence.ALT_005_00))
                .build();
        BasicVehicleContainerHighFrequency movement = BasicVehicleContainerHighFrequency.builder()
                .heading(new Heading(Motion.heading(vehicle.heading()), Accuracy.heading(1)))
                .speed(new Speed(Motion.speed(vehicle.speed()), Accuracy.speed(0.1)))
                .driveDirection(DriveDirection.FORWARD)
                .build();
        CamParameters parameters = CamParameters.builder()
                .basicContainer(new BasicContainer(StationType.PASSENGER_CAR, position))
                .highFrequencyContainer(new HighFrequencyContainer.BasicVehicleContainerHighFrequency(movement))
                .build();
        int deltaTime = ItsTime.generationDeltaTime(ItsTime.timestamp(time));
        return new CAM(
                new ItsPduHeader(2, ItsPduHeader.MessageID.CAM, vehicle.station()),
                new CoopAwareness(deltaTime, parameters));
    }

    /** What arrives at another station. */
    public static CAM transmit(CAM sent) {
        return CODEC.decode(CODEC.encode(sent));
    }

    /** Length on the air in octets: all that many simulations ask for, and it needs no encoding. */
    public static int length(CAM cam) {
        return CODEC.encodedLength(cam);
    }

    private static String report(CAM cam) {
        CAM received = transmit(cam);
        double latitude = Coordinates.latitudeDegrees(
                received.cam().camParameters().basicContainer().referencePosition().latitude());
        return received.cam().generationDeltaTime() + " ms: " + latitude + " degrees north, " + length(cam) + " octets";
    }
}
