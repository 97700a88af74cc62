package org.c2x.bench.load;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;

/**
 * Vehicles that drive straight on in a square without a border: who leaves it on one side comes in on the other, so
 * that each vehicle has as many neighbours as any other, and their number does not change much.
 */
final class Traffic {
    private static final double LEAST_SPEED = 5;
    private static final double GREATEST_SPEED = 40;

    private final double side;
    private final double range;
    private final double[] x;
    private final double[] y;
    private final double[] heading;
    private final double[] speed;
    /** Cells of a side of the square, each at least as wide as the range; one where there would be fewer than 3. */
    private final int cells;

    private final int[] firstOfCell;
    private final int[] nextInCell;

    /**
     * Vehicles at random places.
     *
     * @param side  of the square, in metres
     * @param range of a radio, in metres
     */
    Traffic(int vehicles, double side, double range, long seed) {
        this.side = side;
        this.range = range;
        SplittableRandom random = new SplittableRandom(seed);
        x = random.doubles(vehicles, 0, side).toArray();
        y = random.doubles(vehicles, 0, side).toArray();
        heading = random.doubles(vehicles, 0, 360).toArray();
        speed = random.doubles(vehicles, LEAST_SPEED, GREATEST_SPEED).toArray();
        int fitting = (int) Math.min(side / range, Math.ceil(Math.sqrt(vehicles)));
        cells = fitting < 3 ? 1 : fitting;
        firstOfCell = new int[cells * cells];
        nextInCell = new int[vehicles];
        sortIntoCells();
    }

    int vehicles() {
        return x.length;
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

    /** All drive on for a time. */
    void drive(double seconds) {
        for (int i = 0; i < x.length; i++) {
            double radians = Math.toRadians(heading[i]);
            x[i] = within(x[i] + speed[i] * seconds * Math.sin(radians));
            y[i] = within(y[i] + speed[i] * seconds * Math.cos(radians));
        }
        sortIntoCells();
    }

    /** All vehicles that are in the range of one, without itself. */
    void forNeighbours(int vehicle, IntConsumer action) {
        int column = cell(x[vehicle]);
        int row = cell(y[vehicle]);
        int reach = cells == 1 ? 0 : 1;
        for (int dy = -reach; dy <= reach; dy++) {
            for (int dx = -reach; dx <= reach; dx++) {
                int cell = Math.floorMod(row + dy, cells) * cells + Math.floorMod(column + dx, cells);
                for (int other = firstOfCell[cell]; other >= 0; other = nextInCell[other]) {
                    if (other != vehicle && isInRange(vehicle, other)) {
                        action.accept(other);
                    }
                }
            }
        }
    }

    private boolean isInRange(int one, int other) {
        double dx = distance(x[one], x[other]);
        double dy = distance(y[one], y[other]);
        return dx * dx + dy * dy <= range * range;
    }

    /** The shorter way round. */
    private double distance(double one, double other) {
        double direct = Math.abs(one - other);
        return Math.min(direct, side - direct);
    }

    private double within(double place) {
        double rest = place % side;
        return rest < 0 ? Math.min(rest + side, Math.nextDown(side)) : rest;
    }

    private void sortIntoCells() {
        Arrays.fill(firstOfCell, -1);
        for (int i = 0; i < x.length; i++) {
            int cell = cell(y[i]) * cells + cell(x[i]);
            nextInCell[i] = firstOfCell[cell];
            firstOfCell[cell] = i;
        }
    }

    private int cell(double place) {
        return Math.min((int) (place / side * cells), cells - 1);
    }
}
