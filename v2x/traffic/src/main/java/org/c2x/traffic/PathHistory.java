package org.c2x.traffic;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;

/**
 * Where a vehicle has driven, in few points: one is kept where a straight line past it would be too far from where the
 * vehicle was. Between two points that are kept no position was farther from the line than the error.
 */
public final class PathHistory {
    /** Closer to the last position a new one says nothing, in metres: a station at rest needs no memory. */
    private static final double STILL = 0.05;

    /** A vehicle does not get so far from one state to the next, in metres: its path begins anew. */
    private static final double JUMP = 200;

    private final Parameters parameters;
    /** Newest first. */
    private final Deque<VehicleState> kept = new ArrayDeque<>();
    /** What follows the newest one that is kept, in the order of time. */
    private final List<VehicleState> since = new ArrayList<>();

    /**
     * How exact a path is, with the names that SAE J2945/1 gives the parameters.
     *
     * @param error  greatest distance from the line in metres, above 0 (K_PHALLOWABLEERROR_M)
     * @param chord  longest line in metres, above 0 (K_PH_CHORDLENGTHTHRESHOLD)
     * @param length of the path in metres (K_PHDISTANCE_M): points farther back are dropped
     * @param points most of them, 1 to 23 in a CAM, to 40 in a DENM
     */
    public record Parameters(double error, double chord, double length, int points) {
        /** What the basic system profile of the C2C-CC asks of a CAM at least; it allows up to 500 m. */
        public static final Parameters CAR_2_CAR = new Parameters(0.47, 22.5, 200, 23);

        /** @throws IllegalArgumentException if there is no such path */
        public Parameters {
            if (!(error > 0 && chord > 0 && length >= 0) || points < 1 || points > 40) {
                throw new IllegalArgumentException("a path with an error of " + error + " m, lines of " + chord
                        + " m, a length of " + length + " m and " + points + " points");
            }
        }
    }

    /** A path that begins with the next state. */
    public PathHistory(Parameters parameters) {
        this.parameters = parameters;
    }

    /** The next position; one that is not known is left out. */
    public void add(VehicleState now) {
        if (Double.isNaN(now.distance(now))) {
            return;
        }
        VehicleState before = since.isEmpty() ? kept.peekFirst() : since.get(since.size() - 1);
        double way = before == null ? Double.POSITIVE_INFINITY : before.distance(now);
        if (way > JUMP) {
            kept.clear();
            since.clear();
            kept.addFirst(now);
        } else if (way >= STILL) {
            if (!since.isEmpty() && (isLongerThanChord(now) || leavesLine(now))) {
                kept.addFirst(before);
                since.clear();
                drop();
            }
            since.add(now);
        }
    }

    private boolean isLongerThanChord(VehicleState now) {
        return kept.getFirst().distance(now) > parameters.chord;
    }

    /** Whether a position was too far from the line between the last point and this one. */
    private boolean leavesLine(VehicleState now) {
        Line line = new Line(kept.getFirst(), now);
        return since.stream().anyMatch(between -> line.distance(between) > parameters.error);
    }

    private void drop() {
        double length = 0;
        int count = 0;
        VehicleState newer = null;
        for (Iterator<VehicleState> all = kept.iterator(); all.hasNext(); ) {
            VehicleState point = all.next();
            length += newer == null ? 0 : newer.distance(point);
            count++;
            // the last one lies beyond the length, so that all of it is there
            if (newer != null && length - newer.distance(point) > parameters.length || count > parameters.points) {
                all.remove();
            }
            newer = point;
        }
    }

    /** The points that are kept, newest first. */
    public List<VehicleState> points() {
        return List.copyOf(kept);
    }

    /** A line on the ground, in metres about its beginning. */
    private static final class Line {
        private final VehicleState from;
        private final double metresNorth;
        private final double metresEast;
        private final double north;
        private final double east;

        Line(VehicleState from, VehicleState to) {
            this.from = from;
            metresNorth = Earth.metresNorth(from.latitude());
            metresEast = Earth.metresEast(from.latitude());
            north = north(to);
            east = east(to);
        }

        private double north(VehicleState place) {
            return (place.latitude() - from.latitude()) * metresNorth;
        }

        private double east(VehicleState place) {
            return Math.IEEEremainder(place.longitude() - from.longitude(), 360) * metresEast;
        }

        /** Metres between a place and the nearest one on the line. */
        double distance(VehicleState place) {
            double n = north(place);
            double e = east(place);
            double squared = north * north + east * east;
            double part = squared == 0 ? 0 : Math.max(0, Math.min(1, (n * north + e * east) / squared));
            return Math.hypot(n - part * north, e - part * east);
        }
    }
}
