package org.c2x.traffic;

import java.time.Duration;

/**
 * What makes a station tell of itself, or of what it perceives, again. The limits are the same in EN 302 637-2 V1.4.1
 * clause 6.1.3, TS 103 300-3 V2.2.1 table 17 and TS 103 324 V2.1.1 table F.1.
 */
final class Change {
    private static final double DEGREES = 4;
    private static final double METRES = 4;
    private static final double METRES_PER_SECOND = 0.5;

    private Change() {}

    /** Whether heading, place or speed differ by more than the limit; what is not known of them does not. */
    static boolean isSignificant(VehicleState before, VehicleState now) {
        return before.turn(now) > DEGREES
                || before.distance(now) > METRES
                || Math.abs(now.speed() - before.speed()) > METRES_PER_SECOND;
    }

    /** Whether so much time, or more, lies between two states. */
    static boolean isLater(VehicleState before, VehicleState now, Duration time) {
        return Duration.between(before.time(), now.time()).compareTo(time) >= 0;
    }

    /** The interval, or the end of the range that it is beyond. */
    static Duration limited(Duration interval, Duration shortest, Duration longest) {
        if (interval.compareTo(shortest) < 0) {
            return shortest;
        }
        return interval.compareTo(longest) > 0 ? longest : interval;
    }
}
