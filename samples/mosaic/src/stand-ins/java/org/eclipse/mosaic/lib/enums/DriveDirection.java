package org.eclipse.mosaic.lib.enums;

/** Stand-in. */
public enum DriveDirection {
    FORWARD,
    BACKWARD,
    UNAVAILABLE
}
