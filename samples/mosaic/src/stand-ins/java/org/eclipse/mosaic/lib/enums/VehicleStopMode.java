package org.eclipse.mosaic.lib.enums;

/** Stand-in. */
public enum VehicleStopMode {
    NOT_STOPPED,
    STOP
}
