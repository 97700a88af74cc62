package org.c2x.traffic;

import java.time.Instant;
import java.util.Objects;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.Nullable;

/**
 * How a vehicle moves at a time. {@code NaN} stands for a number that is not known, null for bits that are not.
 *
 * @param time                when it is so
 * @param latitude            in degrees, positive to the north
 * @param longitude           in degrees, positive to the east
 * @param altitude            in metres above the ellipsoid of WGS 84
 * @param heading             in degrees clockwise from north
 * @param speed               in metres per second, negative if it drives backwards
 * @param acceleration        in metres per second squared, positive forwards
 * @param lateralAcceleration in metres per second squared, positive to the left
 * @param yawRate             in degrees per second, positive to the left
 * @param steeringWheelAngle  in degrees, positive to the left
 * @param pedals              DE AccelerationControl, 7 bits
 * @param lights              DE ExteriorLights, 8 bits
 * @param lightBarSiren       DE LightBarSirenInUse, 2 bits
 */
public record VehicleState(
        Instant time,
        double latitude,
        double longitude,
        double altitude,
        double heading,
        double speed,
        double acceleration,
        double lateralAcceleration,
        double yawRate,
        double steeringWheelAngle,
        @Nullable BitString pedals,
        @Nullable BitString lights,
        @Nullable BitString lightBarSiren) {

    public VehicleState {
        Objects.requireNonNull(time);
    }

    /** A state of which only the place is known as yet. */
    public static Builder at(Instant time, double latitude, double longitude) {
        return new Builder(time, latitude, longitude);
    }

    /** Metres between two places; {@code NaN} if one of them is not known. */
    public double distance(VehicleState other) {
        double middle = (latitude + other.latitude) / 2;
        return Math.hypot(
                (other.latitude - latitude) * Earth.metresNorth(middle),
                Math.IEEEremainder(other.longitude - longitude, 360) * Earth.metresEast(middle));
    }

    /** Degrees from one heading to the other, the shorter way; {@code NaN} if one of them is not known. */
    public double turn(VehicleState other) {
        return Math.abs(Math.IEEEremainder(other.heading - heading, 360));
    }

    /** What is set is known; the components of the record say the units. */
    public static final class Builder {
        private final Instant time;
        private final double latitude;
        private final double longitude;
        private double altitude = Double.NaN;
        private double heading = Double.NaN;
        private double speed = Double.NaN;
        private double acceleration = Double.NaN;
        private double lateralAcceleration = Double.NaN;
        private double yawRate = Double.NaN;
        private double steeringWheelAngle = Double.NaN;
        private @Nullable BitString pedals;
        private @Nullable BitString lights;
        private @Nullable BitString lightBarSiren;

        private Builder(Instant time, double latitude, double longitude) {
            this.time = time;
            this.latitude = latitude;
            this.longitude = longitude;
        }

        public Builder altitude(double metres) {
            altitude = metres;
            return this;
        }

        public Builder heading(double degrees) {
            heading = degrees;
            return this;
        }

        public Builder speed(double metresPerSecond) {
            speed = metresPerSecond;
            return this;
        }

        public Builder acceleration(double metresPerSecondSquared) {
            acceleration = metresPerSecondSquared;
            return this;
        }

        public Builder lateralAcceleration(double metresPerSecondSquared) {
            lateralAcceleration = metresPerSecondSquared;
            return this;
        }

        public Builder yawRate(double degreesPerSecond) {
            yawRate = degreesPerSecond;
            return this;
        }

        public Builder steeringWheelAngle(double degrees) {
            steeringWheelAngle = degrees;
            return this;
        }

        public Builder pedals(BitString accelerationControl) {
            pedals = accelerationControl;
            return this;
        }

        public Builder lights(BitString exteriorLights) {
            lights = exteriorLights;
            return this;
        }

        public Builder lightBarSiren(BitString lightBarSirenInUse) {
            lightBarSiren = lightBarSirenInUse;
            return this;
        }

        public VehicleState build() {
            return new VehicleState(
                    time,
                    latitude,
                    longitude,
                    altitude,
                    heading,
                    speed,
                    acceleration,
                    lateralAcceleration,
                    yawRate,
                    steeringWheelAngle,
                    pedals,
                    lights,
                    lightBarSiren);
        }
    }
}
