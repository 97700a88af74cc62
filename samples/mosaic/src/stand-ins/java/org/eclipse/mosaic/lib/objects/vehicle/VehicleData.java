package org.eclipse.mosaic.lib.objects.vehicle;

import org.eclipse.mosaic.lib.enums.DriveDirection;
import org.eclipse.mosaic.lib.enums.VehicleStopMode;
import org.eclipse.mosaic.lib.geo.CartesianPoint;
import org.eclipse.mosaic.lib.geo.GeoPoint;

/** Stand-in. */
public class VehicleData {
    private final Builder builder;

    private VehicleData(Builder builder) {
        this.builder = builder;
    }

    public long getTime() {
        return builder.time;
    }

    public String getName() {
        return builder.name;
    }

    public GeoPoint getPosition() {
        return builder.position;
    }

    public double getSpeed() {
        return builder.speed;
    }

    public Double getHeading() {
        return builder.heading;
    }

    public Double getLongitudinalAcceleration() {
        return builder.acceleration;
    }

    public DriveDirection getDriveDirection() {
        return builder.direction;
    }

    public VehicleStopMode getVehicleStopMode() {
        return builder.stopMode;
    }

    public VehicleSignals getVehicleSignals() {
        return builder.signals;
    }

    /** Stand-in. */
    public static class Builder {
        private final long time;
        private final String name;
        private GeoPoint position;
        private double speed;
        private Double heading;
        private Double acceleration;
        private DriveDirection direction = DriveDirection.UNAVAILABLE;
        private VehicleStopMode stopMode = VehicleStopMode.NOT_STOPPED;
        private VehicleSignals signals;

        public Builder(long time, String name) {
            this.time = time;
            this.name = name;
        }

        public Builder position(GeoPoint position, CartesianPoint projected) {
            this.position = position;
            return this;
        }

        public Builder movement(double speed, double acceleration, double driven) {
            this.speed = speed;
            this.acceleration = acceleration;
            return this;
        }

        public Builder orientation(DriveDirection direction, double heading, double slope) {
            this.direction = direction;
            this.heading = heading;
            return this;
        }

        public Builder stopped(VehicleStopMode stopMode) {
            this.stopMode = stopMode;
            return this;
        }

        public Builder signals(VehicleSignals signals) {
            this.signals = signals;
            return this;
        }

        public VehicleData create() {
            return new VehicleData(this);
        }
    }
}
