package org.eclipse.mosaic.lib.objects.vehicle;

import org.eclipse.mosaic.lib.enums.VehicleClass;

/** Stand-in. */
public class VehicleType {
    private final double length;
    private final double width;
    private final VehicleClass vehicleClass;

    public VehicleType(double length, double width, VehicleClass vehicleClass) {
        this.length = length;
        this.width = width;
        this.vehicleClass = vehicleClass;
    }

    public double getLength() {
        return length;
    }

    public double getWidth() {
        return width;
    }

    public VehicleClass getVehicleClass() {
        return vehicleClass;
    }
}
