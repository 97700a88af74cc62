package org.c2x.bench.load;

import java.time.Duration;
import java.time.Instant;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;
import org.c2x.its.v2.CAM;

/**
 * Vehicles that drive straight on in a square without a border: who leaves it on one side comes in on the other, so
 * that each vehicle has as many neighbours as any other, and their number does not change much. Each sends in every
 * step.
 */
final class SquareTraffic implements Vehicles {
    private static final double LEAST_SPEED = 5;
    private static final double GREATEST_SPEED = 40;

    private final double side;
    private final Duration step;
    private final double[] x;
    private final double[] y;
    private final double[] heading;
    private final double[] speed;
    private final Neighbours neighbours;
    private Instant time;
    private VehicleCams cams;

    /**
     * Vehicles at random places.
     *
     * @param range of a radio, in metres
     * @param step  between two CAMs
     * @param start when they begin
     */
    SquareTraffic(Driving.Square square, double range, Duration step, Instant start, long seed) {
        this.side = square.side();
        this.step = step;
        time = start;
        SplittableRandom random = new SplittableRandom(seed);
        int vehicles = square.vehicles();
        x = random.doubles(vehicles, 0, side).toArray();
        y = random.doubles(vehicles, 0, side).toArray();
        heading = random.doubles(vehicles, 0, 360).toArray();
        speed = random.doubles(vehicles, LEAST_SPEED, GREATEST_SPEED).toArray();
        neighbours = new Neighbours(side, range, x, y);
        cams = new VehicleCams(this, time, step);
    }

    @Override
    public double drive() {
        double seconds = step.toNanos() / 1e9;
        for (int i = 0; i < x.length; i++) {
            double radians = Math.toRadians(heading[i]);
            x[i] = within(x[i] + speed[i] * seconds * Math.sin(radians));
            y[i] = within(y[i] + speed[i] * seconds * Math.cos(radians));
        }
        neighbours.look();
        time = time.plus(step);
        cams = new VehicleCams(this, time, step);
        return seconds;
    }

    private double within(double place) {
        double rest = place % side;
        return rest < 0 ? Math.min(rest + side, Math.nextDown(side)) : rest;
    }

    @Override
    public int count() {
        return x.length;
    }

    @Override
    public Instant time() {
        return time;
    }

    @Override
    public Object id(int vehicle) {
        return vehicle;
    }

    @Override
    public CAM cam(int vehicle) {
        return cams.cam(vehicle);
    }

    @Override
    public void forNeighbours(int vehicle, IntConsumer action) {
        neighbours.forEach(vehicle, action);
    }

    /** Metres east of a corner of the square. */
    double x(int vehicle) {
        return x[vehicle];
    }

    /** Metres north of that corner. */
    double y(int vehicle) {
        return y[vehicle];
    }

    /** Degrees clockwise from north. */
    double heading(int vehicle) {
        return heading[vehicle];
    }

    /** Metres per second. */
    double speed(int vehicle) {
        return speed[vehicle];
    }
}
