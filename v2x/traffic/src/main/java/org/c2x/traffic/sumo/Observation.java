package org.c2x.traffic.sumo;

import java.time.Duration;

/**
 * A vehicle at a step of a simulation. {@code NaN} stands for what SUMO does not say.
 *
 * @param time         since the simulation's clock showed 0
 * @param id           of the vehicle
 * @param type         the ID of its type, or its class in SUMO; empty if it is not known
 * @param x            metres to the east of the network's origin, or degrees of longitude
 * @param y            metres to the north of it, or degrees of latitude
 * @param z            metres above it
 * @param angle        degrees clockwise from north
 * @param speed        metres per second
 * @param acceleration metres per second squared
 * @param signals      bits as SUMO numbers them, 0 if it does not say them
 */
public record Observation(
        Duration time,
        String id,
        String type,
        double x,
        double y,
        double z,
        double angle,
        double speed,
        double acceleration,
        int signals) {}
