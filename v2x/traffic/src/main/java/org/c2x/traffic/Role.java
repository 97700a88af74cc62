package org.c2x.traffic;

/** What a vehicle is for, by the names of DE VehicleRole (TS 102 894-2 annex A). */
public enum Role {
    DEFAULT,
    PUBLIC_TRANSPORT,
    ROAD_WORK,
    RESCUE,
    EMERGENCY,
    SAFETY_CAR
}
