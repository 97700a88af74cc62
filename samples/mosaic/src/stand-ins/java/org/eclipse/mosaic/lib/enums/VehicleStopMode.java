package org.eclipse.mosaic.lib.enums;

/** Stand-in. */
public enum VehicleStopMode {
    NOT_STOPPED,
    STOP,
    PARK_ON_ROADSIDE,
    BUS_STOP,
    PARK_IN_PARKING_AREA
}
