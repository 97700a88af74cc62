package org.c2x.traffic;

import java.time.Duration;
import java.util.Optional;
import org.c2x.asn1.runtime.Nullable;

/**
 * When a vehicle sends its next CAM, and with which containers: EN 302 637-2 V1.4.1 clause 6.1.3, and for Release 2
 * TS 103 900 V2.1.1, which has the same rules for these containers. To be asked with each new state, at least every
 * 100 ms (T_CheckCamGen): between two states nothing can be due.
 */
public final class CamTrigger {
    /** T_GenCamMin. */
    public static final Duration SHORTEST = Duration.ofMillis(100);
    /** T_GenCamMax. */
    public static final Duration LONGEST = Duration.ofMillis(1_000);
    /** N_GenCam, and the greatest that it may be. */
    public static final int USUAL_COUNT = 3;

    private static final Duration CONTAINER = Duration.ofMillis(500);

    private final int count;
    /** T_GenCam_Dcc. */
    private Duration limit = SHORTEST;
    /** T_GenCam. */
    private Duration interval = LONGEST;

    private int unmoved;
    private @Nullable VehicleState last;
    private @Nullable VehicleState lastLowFrequency;
    private @Nullable VehicleState lastSpecial;

    /** A vehicle that has just begun to send, with N_GenCam 3. */
    public CamTrigger() {
        this(USUAL_COUNT);
    }

    /**
     * A vehicle that has just begun to send.
     *
     * @param count N_GenCam, 1 to 3: after so many CAMs in a row that no movement has triggered, the interval is the
     *              longest again
     * @throws IllegalArgumentException if it is another number
     */
    public CamTrigger(int count) {
        if (count < 1 || count > USUAL_COUNT) {
            throw new IllegalArgumentException("N_GenCam is 1 to " + USUAL_COUNT + ", not " + count);
        }
        this.count = count;
    }

    /**
     * The containers of a CAM beside the basic one and that of high frequency.
     *
     * @param lowFrequency whether 500 ms have passed since the last one with it
     * @param special      whether 500 ms have passed since the last one with the container of the vehicle's role
     */
    public record Containers(boolean lowFrequency, boolean special) {}

    /**
     * Sets T_GenCam_Dcc, the shortest interval that congestion control allows from now on.
     *
     * @param interval counts as 100 ms if it is shorter, as 1 s if it is longer: the limits of the clause
     */
    public void limit(Duration interval) {
        limit = Change.limited(interval, SHORTEST, LONGEST);
    }

    /**
     * Asks whether a CAM is due, which then counts as sent. The first state always is.
     *
     * @param now       what is not known of it has not changed
     * @param isSpecial whether the vehicle has a role with a container
     * @return what the CAM has in it, empty if none is due
     */
    public Optional<Containers> check(VehicleState now, boolean isSpecial) {
        if (last != null && !isDue(last, now)) {
            return Optional.empty();
        }
        last = now;
        boolean lowFrequency = isContainerDue(lastLowFrequency, now);
        boolean special = isSpecial && isContainerDue(lastSpecial, now);
        lastLowFrequency = lowFrequency ? now : lastLowFrequency;
        lastSpecial = special ? now : lastSpecial;
        return Optional.of(new Containers(lowFrequency, special));
    }

    private boolean isDue(VehicleState before, VehicleState now) {
        if (!Change.isLater(before, now, limit)) {
            return false;
        } else if (Change.isSignificant(before, now)) {
            // a caller that asks too seldom cannot make it longer than the longest
            interval = Change.limited(Duration.between(before.time(), now.time()), SHORTEST, LONGEST);
            unmoved = 0;
            return true;
        } else if (!Change.isLater(before, now, interval)) {
            return false;
        }
        unmoved++;
        if (unmoved >= count) {
            interval = LONGEST;
        }
        return true;
    }

    private static boolean isContainerDue(@Nullable VehicleState before, VehicleState now) {
        return before == null || Change.isLater(before, now, CONTAINER);
    }
}
