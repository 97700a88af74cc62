package org.c2x.traffic.sumo;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.traffic.LocalPlane;
import org.c2x.traffic.Vehicle;
import org.c2x.traffic.VehicleState;

/**
 * What the vehicles of floating car data send, in the order of time. Memory is in proportion to the vehicles that drive
 * at a time: one that has not been seen for a minute is forgotten.
 *
 * @param <M> the messages
 */
public final class SumoTraffic<M> {
    private static final Duration GONE = Duration.ofMinutes(1);

    /** Odd, so that numbers of vehicles become different IDs, which look like those of pseudonyms. */
    private static final long SPREAD = 0x9e37_79b1L;

    private static final long IDS = 0xffff_ffffL;
    private static final double GREATEST_LATITUDE = 90;
    private static final double GREATEST_LONGITUDE = 180;

    private final FloatingCarData data;
    private final Instant start;
    private final @Nullable LocalPlane plane;
    private final Function<Vehicle, Function<VehicleState, Optional<M>>> stations;
    private final Map<String, Sender<M>> senders = new HashMap<>();
    private Duration tidied = Duration.ZERO;
    private long vehicles;
    private long observations;

    /**
     * The traffic of a file.
     *
     * @param start    when the simulation's clock shows 0
     * @param plane    what the file's metres count from; null if it has degrees ({@code --fcd-output.geo})
     * @param stations makes what a vehicle sends by, for instance {@code vehicle -> new CamStation(vehicle)::update}
     */
    public SumoTraffic(
            FloatingCarData data,
            Instant start,
            @Nullable LocalPlane plane,
            Function<Vehicle, Function<VehicleState, Optional<M>>> stations) {
        this.data = data;
        this.start = start;
        this.plane = plane;
        this.stations = stations;
    }

    /**
     * A message, and when it was sent.
     *
     * @param vehicle its ID in SUMO
     */
    public record Sent<M>(Instant time, String vehicle, M message) {}

    /** A vehicle, and what it sends by. */
    private static final class Sender<M> {
        private final SumoVehicle vehicle;
        private final Function<VehicleState, Optional<M>> station;
        private Duration seen = Duration.ZERO;

        private Sender(SumoVehicle vehicle, Function<VehicleState, Optional<M>> station) {
            this.vehicle = vehicle;
            this.station = station;
        }
    }

    /**
     * The next message; null at the end.
     *
     * @throws FcdException if the file goes wrong there
     * @throws IOException  if it cannot be read, or a place in it is none on earth
     */
    public @Nullable Sent<M> next() throws IOException {
        for (Observation now = data.next(); now != null; now = data.next()) {
            observations++;
            if (now.time().minus(tidied).compareTo(GONE) > 0) {
                tidy(now.time());
            }
            Instant time = start.plus(now.time());
            Optional<M> message = message(now, time);
            if (message.isPresent()) {
                return new Sent<>(time, now.id(), message.get());
            }
        }
        return null;
    }

    private Optional<M> message(Observation now, Instant time) throws IOException {
        if (plane == null && !(Math.abs(now.y()) <= GREATEST_LATITUDE && Math.abs(now.x()) <= GREATEST_LONGITUDE)) {
            throw new IOException("vehicle " + now.id() + " is at x " + now.x() + ", y " + now.y()
                    + ", which are no degrees: metres need an origin");
        }
        Sender<M> sender = senders.computeIfAbsent(now.id(), id -> sender(now));
        sender.seen = now.time();
        return sender.station.apply(sender.vehicle.state(now, time, plane));
    }

    private Sender<M> sender(Observation now) {
        vehicles++;
        SumoVehicle vehicle = new SumoVehicle(vehicles * SPREAD & IDS, now.type());
        return new Sender<>(vehicle, stations.apply(vehicle.vehicle()));
    }

    private void tidy(Duration now) {
        senders.values().removeIf(sender -> now.minus(sender.seen).compareTo(GONE) > 0);
        tidied = now;
    }

    /** Vehicles that have been seen until now. */
    public long vehicles() {
        return vehicles;
    }

    /** States of vehicles that have been read until now. */
    public long observations() {
        return observations;
    }
}
