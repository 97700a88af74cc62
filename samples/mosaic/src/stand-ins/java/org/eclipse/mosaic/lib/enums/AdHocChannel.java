package org.eclipse.mosaic.lib.enums;

/** Stand-in. */
public enum AdHocChannel {
    CCH
}
