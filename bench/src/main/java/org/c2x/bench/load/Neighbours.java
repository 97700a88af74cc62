package org.c2x.bench.load;

import java.util.Arrays;
import java.util.function.IntConsumer;

/** Who is in the range of whom, on a square whose opposite edges meet. */
final class Neighbours {
    private final double side;
    private final double range;
    /** Cells of a side of the square, each at least as wide as the range; one where there would be fewer than 3. */
    private final int cells;

    private final int[] firstOfCell;
    private final int[] nextInCell;
    private final double[] x;
    private final double[] y;

    /**
     * Nobody as yet.
     *
     * @param side  of the square, in metres
     * @param range of a radio, in metres
     * @param x     places of vehicles from 0 to less than the side, which may move
     * @param y     the same in the other direction
     */
    Neighbours(double side, double range, double[] x, double[] y) {
        this.side = side;
        this.range = range;
        this.x = x;
        this.y = y;
        int fitting = (int) Math.min(side / range, Math.ceil(Math.sqrt(x.length)));
        cells = fitting < 3 ? 1 : fitting;
        firstOfCell = new int[cells * cells];
        nextInCell = new int[x.length];
    }

    /** Looks where the vehicles are now. */
    void look() {
        Arrays.fill(firstOfCell, -1);
        for (int i = 0; i < x.length; i++) {
            int cell = cell(y[i]) * cells + cell(x[i]);
            nextInCell[i] = firstOfCell[cell];
            firstOfCell[cell] = i;
        }
    }

    /** All vehicles that are in the range of one, without itself. */
    void forEach(int vehicle, IntConsumer action) {
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

    private int cell(double place) {
        return Math.min((int) (place / side * cells), cells - 1);
    }
}
