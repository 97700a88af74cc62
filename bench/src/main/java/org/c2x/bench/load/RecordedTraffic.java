package org.c2x.bench.load;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.its.v2.CAM;
import org.c2x.traffic.LocalPlane;
import org.c2x.traffic.VehicleState;
import org.c2x.traffic.sumo.FloatingCarData;
import org.c2x.traffic.sumo.Observation;
import org.c2x.traffic.sumo.SumoStates;
import org.c2x.traffic.sumo.SumoStates.Seen;
import org.c2x.traffic.v2.CamStation;

/** The vehicles of floating car data. At its end it begins anew, with other vehicles of the same IDs. */
final class RecordedTraffic implements Vehicles {
    /** Between the last step of the file and the first one, and of a file of one step. */
    private static final Duration STEP = Duration.ofMillis(100);

    private final Driving.Recorded recorded;
    private final double range;
    /** What the simulation's clock shows at the first step. */
    private final Duration first;

    private FloatingCarData data;
    private SumoStates<CamStation> states;
    /** The first state of the next step. */
    private Seen<CamStation> next;

    private List<Seen<CamStation>> step = List.of();
    private Instant time;
    private @Nullable Neighbours neighbours;

    /**
     * Reads the first vehicle.
     *
     * @param range of a radio, in metres
     * @param start when they begin
     * @throws IOException if the file cannot be read, goes wrong, or has no vehicle
     */
    RecordedTraffic(Driving.Recorded recorded, double range, Instant start) throws IOException {
        this.recorded = recorded;
        this.range = range;
        open(start);
        first = Duration.between(start, next.state().time());
        time = start.minus(STEP);
        begin();
    }

    /** Goes on with the first step of the file, a step from now. */
    private void begin() throws IOException {
        data.close();
        open(time.plus(STEP).minus(first));
    }

    /** @param start when the simulation's clock shows 0 */
    private void open(Instant start) throws IOException {
        InputStream in = new FileInputStream(recorded.file().toFile());
        try {
            data = new FloatingCarData(in);
            states = new SumoStates<>(start, recorded.plane(), CamStation::new);
            Seen<CamStation> seen = seen();
            if (seen == null) {
                throw new IOException("there are no vehicles in it");
            }
            next = seen;
        } catch (IOException e) {
            in.close();
            throw e;
        }
    }

    /** The next state of a vehicle; null at the end of the file. */
    private @Nullable Seen<CamStation> seen() throws IOException {
        Observation now = data.next();
        return now == null ? null : states.of(now);
    }

    @Override
    public double drive() throws IOException {
        Instant before = time;
        time = next.state().time();
        if (!time.isAfter(before)) {
            throw new IOException("the time of a step is not after that of the step before");
        }
        step = new ArrayList<>();
        neighbours = null;
        Seen<CamStation> seen = next;
        while (seen != null && seen.state().time().equals(time)) {
            step.add(seen);
            seen = seen();
        }
        if (seen == null) {
            begin();
        } else {
            next = seen;
        }
        return Duration.between(before, time).toNanos() / 1e9;
    }

    @Override
    public int count() {
        return step.size();
    }

    @Override
    public Instant time() {
        return time;
    }

    @Override
    public Object id(int vehicle) {
        return step.get(vehicle).id();
    }

    @Override
    public @Nullable CAM cam(int vehicle) {
        Seen<CamStation> seen = step.get(vehicle);
        return seen.station().update(seen.state()).orElse(null);
    }

    @Override
    public void forNeighbours(int vehicle, IntConsumer action) {
        if (neighbours == null) {
            neighbours = neighbours();
        }
        neighbours.forEach(vehicle, action);
    }

    /** On a square that is wider than all of them by the range, so that nobody hears anybody across its edges. */
    private Neighbours neighbours() {
        VehicleState one = step.get(0).state();
        double greatest = LocalPlane.GREATEST_LATITUDE;
        LocalPlane plane = new LocalPlane(Math.max(-greatest, Math.min(greatest, one.latitude())), one.longitude());
        double[] x = step.stream()
                .mapToDouble(seen -> plane.east(seen.state().longitude()))
                .toArray();
        double[] y = step.stream()
                .mapToDouble(seen -> plane.north(seen.state().latitude()))
                .toArray();
        double side = Math.max(fromZero(x), fromZero(y)) + 2 * range;
        Neighbours all = new Neighbours(side, range, x, y);
        all.look();
        return all;
    }

    /** Moves places so that the least is 0; returns the greatest. */
    private static double fromZero(double[] places) {
        double least = Double.POSITIVE_INFINITY;
        double greatest = Double.NEGATIVE_INFINITY;
        for (double place : places) {
            least = Math.min(least, place);
            greatest = Math.max(greatest, place);
        }
        for (int i = 0; i < places.length; i++) {
            places[i] -= least;
        }
        return greatest - least;
    }

    @Override
    public void close() throws IOException {
        data.close();
    }
}
