package org.eclipse.mosaic.lib.objects.vehicle;

/** Stand-in. */
public class VehicleSignals {
    private final boolean blinkerLeft;
    private final boolean blinkerRight;
    private final boolean blinkerEmergency;
    private final boolean brakeLight;
    private final boolean reverseDrive;

    public VehicleSignals(
            boolean blinkerLeft,
            boolean blinkerRight,
            boolean blinkerEmergency,
            boolean brakeLight,
            boolean reverseDrive) {
        this.blinkerLeft = blinkerLeft;
        this.blinkerRight = blinkerRight;
        this.blinkerEmergency = blinkerEmergency;
        this.brakeLight = brakeLight;
        this.reverseDrive = reverseDrive;
    }

    public boolean isBlinkerLeft() {
        return blinkerLeft;
    }

    public boolean isBlinkerRight() {
        return blinkerRight;
    }

    public boolean isBlinkerEmergency() {
        return blinkerEmergency;
    }

    public boolean isBrakeLight() {
        return brakeLight;
    }

    public boolean isReverseDrive() {
        return reverseDrive;
    }
}
