package org.c2x.traffic;

import java.util.Objects;

/**
 * What the sensors of a station perceive.
 *
 * @param id      0 to 65,535, the same as long as it is perceived
 * @param type    how it is included in CPMs
 * @param quality DE ObjectPerceptionQuality, 0 to 15
 * @param state   the latest estimate
 */
public record PerceivedObject(int id, Type type, int quality, VehicleState state) {
    private static final int GREATEST_ID = 65_535;
    private static final int GREATEST_QUALITY = 15;

    /** The types that TS 103 324 V2.1.1 clause 6.1.2.3 has for the inclusion of objects. */
    public enum Type {
        /** Pedestrians, riders of bicycles and light vehicles, animals, groups, and others that are no vehicles. */
        TYPE_A,
        /** Vehicles and motorcyclists. */
        TYPE_B
    }

    /** @throws IllegalArgumentException if there is no such object */
    public PerceivedObject {
        Objects.requireNonNull(type);
        Objects.requireNonNull(state);
        if (id < 0 || id > GREATEST_ID) {
            throw new IllegalArgumentException("object ID " + id + " is not 0 to " + GREATEST_ID);
        } else if (quality < 0 || quality > GREATEST_QUALITY) {
            throw new IllegalArgumentException("quality " + quality + " is not 0 to " + GREATEST_QUALITY);
        }
    }
}
