package org.c2x.traffic;

import java.time.Instant;

/** Vehicles that drive on a plane. */
public final class States {
    public static final Instant START = Instant.parse("2026-07-01T12:00:00Z");

    private static final LocalPlane PLANE = new LocalPlane(48.13852, 11.56984);

    private States() {}

    /** A state so many milliseconds after the start and so many metres off the origin. */
    public static VehicleState at(long millis, double north, double east, double heading, double speed) {
        return VehicleState.at(START.plusMillis(millis), PLANE.latitude(north), PLANE.longitude(east))
                .heading(heading)
                .speed(speed)
                .build();
    }

    /** One that stands at the origin, headed north. */
    public static VehicleState standing(long millis) {
        return at(millis, 0, 0, 0, 0);
    }
}
