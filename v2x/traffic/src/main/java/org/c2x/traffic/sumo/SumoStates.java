package org.c2x.traffic.sumo;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.traffic.LocalPlane;
import org.c2x.traffic.Vehicle;
import org.c2x.traffic.VehicleState;

/**
 * The states of the vehicles that SUMO drives, from what is observed of them in the order of time. Memory is in
 * proportion to the vehicles that drive at a time: one that has not been seen for a minute is forgotten.
 *
 * @param <S> what is kept of each vehicle, for instance its station
 */
public final class SumoStates<S> {
    private static final Duration GONE = Duration.ofMinutes(1);

    /** Odd, so that numbers of vehicles become different IDs, which look like those of pseudonyms. */
    private static final long SPREAD = 0x9e37_79b1L;

    private static final long IDS = 0xffff_ffffL;
    private static final double GREATEST_LATITUDE = 90;
    private static final double GREATEST_LONGITUDE = 180;

    private final Instant start;
    private final @Nullable LocalPlane plane;
    private final Function<Vehicle, S> stations;
    private final Map<String, Driving<S>> driving = new HashMap<>();
    private Duration tidied = Duration.ZERO;
    private long vehicles;
    private long observations;

    /**
     * The states of a simulation.
     *
     * @param start    when the simulation's clock shows 0
     * @param plane    what metres count from; null if places are in degrees ({@code --fcd-output.geo})
     * @param stations makes what is kept of a vehicle
     */
    public SumoStates(Instant start, @Nullable LocalPlane plane, Function<Vehicle, S> stations) {
        this.start = start;
        this.plane = plane;
        this.stations = stations;
    }

    /**
     * A vehicle at a time.
     *
     * @param id      its ID in SUMO
     * @param station what is kept of it
     */
    public record Seen<S>(String id, VehicleState state, S station) {}

    /** A vehicle that drives, and what is kept of it. */
    private static final class Driving<S> {
        private final SumoVehicle vehicle;
        private final S station;
        private Duration seen = Duration.ZERO;

        private Driving(SumoVehicle vehicle, S station) {
            this.vehicle = vehicle;
            this.station = station;
        }
    }

    /**
     * The state of a vehicle, of which no later one has been asked for.
     *
     * @throws IOException if its place is none on earth
     */
    public Seen<S> of(Observation now) throws IOException {
        observations++;
        if (plane == null && !(Math.abs(now.y()) <= GREATEST_LATITUDE && Math.abs(now.x()) <= GREATEST_LONGITUDE)) {
            throw new IOException("vehicle " + now.id() + " is at x " + now.x() + ", y " + now.y()
                    + ", which are no degrees: metres need an origin");
        }
        if (now.time().minus(tidied).compareTo(GONE) > 0) {
            tidy(now.time());
        }
        Driving<S> one = driving.computeIfAbsent(now.id(), id -> begin(now));
        one.seen = now.time();
        return new Seen<>(now.id(), one.vehicle.state(now, start.plus(now.time()), plane), one.station);
    }

    private Driving<S> begin(Observation now) {
        vehicles++;
        SumoVehicle vehicle = new SumoVehicle(vehicles * SPREAD & IDS, now.type());
        return new Driving<>(vehicle, stations.apply(vehicle.vehicle()));
    }

    private void tidy(Duration now) {
        driving.values().removeIf(one -> now.minus(one.seen).compareTo(GONE) > 0);
        tidied = now;
    }

    /** Vehicles that have been seen until now. */
    public long vehicles() {
        return vehicles;
    }

    /** States until now. */
    public long observations() {
        return observations;
    }
}
