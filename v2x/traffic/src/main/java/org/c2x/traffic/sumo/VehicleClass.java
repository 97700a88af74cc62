package org.c2x.traffic.sumo;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;
import org.c2x.traffic.Role;

/**
 * The classes of vehicles that SUMO has, with their usual sizes and the DE StationType (TS 102 894-2 annex A) that they
 * are. Files say types, not classes: a type whose ID begins with the name of a class is of that class.
 */
enum VehicleClass {
    PASSENGER(5, 5.0, 1.8, Role.DEFAULT),
    TAXI(5, 5.0, 1.8, Role.DEFAULT),
    DELIVERY(7, 6.5, 2.16, Role.DEFAULT),
    TRUCK(8, 7.1, 2.4, Role.DEFAULT),
    TRAILER(8, 16.5, 2.55, Role.DEFAULT),
    BUS(6, 12.0, 2.5, Role.PUBLIC_TRANSPORT),
    COACH(6, 14.0, 2.6, Role.DEFAULT),
    TRAM(11, 22.0, 2.4, Role.PUBLIC_TRANSPORT),
    EMERGENCY(10, 6.5, 2.16, Role.EMERGENCY),
    MOTORCYCLE(4, 2.2, 0.9, Role.DEFAULT),
    MOPED(3, 2.1, 0.8, Role.DEFAULT),
    BICYCLE(2, 1.6, 0.65, Role.DEFAULT);

    final int stationType;
    /** In metres. */
    final double length;
    /** In metres. */
    final double width;

    final Role role;

    VehicleClass(int stationType, double length, double width, Role role) {
        this.stationType = stationType;
        this.length = length;
        this.width = width;
        this.role = role;
    }

    /** That of a type, a passenger's car if its ID says nothing, as SUMO has it. */
    static VehicleClass of(String type) {
        String upper = type.toUpperCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(one -> upper.startsWith(one.name()))
                .max(Comparator.comparingInt(one -> one.name().length()))
                .orElse(PASSENGER);
    }
}
