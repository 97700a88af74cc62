package org.c2x.traffic.sumo;

import java.io.IOException;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.traffic.LocalPlane;
import org.c2x.traffic.Vehicle;
import org.c2x.traffic.VehicleState;
import org.c2x.traffic.sumo.SumoStates.Seen;

/**
 * What the vehicles of floating car data send, in the order of time.
 *
 * @param <M> the messages
 */
public final class SumoTraffic<M> {
    private final FloatingCarData data;
    private final SumoStates<Function<VehicleState, Optional<M>>> states;

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
        states = new SumoStates<>(start, plane, stations);
    }

    /**
     * A message, and when it was sent.
     *
     * @param vehicle its ID in SUMO
     */
    public record Sent<M>(Instant time, String vehicle, M message) {}

    /**
     * The next message; null at the end.
     *
     * @throws FcdException if the file goes wrong there
     * @throws IOException  if it cannot be read, or a place in it is none on earth
     */
    public @Nullable Sent<M> next() throws IOException {
        for (Observation now = data.next(); now != null; now = data.next()) {
            Seen<Function<VehicleState, Optional<M>>> seen = states.of(now);
            Optional<M> message = seen.station().apply(seen.state());
            if (message.isPresent()) {
                return new Sent<>(seen.state().time(), seen.id(), message.get());
            }
        }
        return null;
    }

    /** Vehicles that have been seen until now. */
    public long vehicles() {
        return states.vehicles();
    }

    /** States of vehicles that have been read until now. */
    public long observations() {
        return states.observations();
    }
}
