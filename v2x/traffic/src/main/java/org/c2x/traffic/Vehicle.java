package org.c2x.traffic;

import java.util.Objects;

/**
 * What does not change of a vehicle.
 *
 * @param stationId   0 to 4,294,967,295
 * @param stationType DE StationType, 0 to 255
 * @param length      in metres; {@code NaN} if it is not known
 * @param width       in metres; {@code NaN} if it is not known
 * @param role        with another one than {@link Role#DEFAULT} its CAMs have a container for it
 */
public record Vehicle(long stationId, int stationType, double length, double width, Role role) {
    private static final long GREATEST_ID = 0xffff_ffffL;
    private static final int GREATEST_TYPE = 255;

    /** @throws IllegalArgumentException if there is no such station */
    public Vehicle {
        Objects.requireNonNull(role);
        if (stationId < 0 || stationId > GREATEST_ID) {
            throw new IllegalArgumentException("station ID " + stationId + " is not 0 to " + GREATEST_ID);
        } else if (stationType < 0 || stationType > GREATEST_TYPE) {
            throw new IllegalArgumentException("station type " + stationType + " is not 0 to " + GREATEST_TYPE);
        }
    }

    /** Whether its CAMs have a container for its role. */
    public boolean isSpecial() {
        return role != Role.DEFAULT;
    }
}
