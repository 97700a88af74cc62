package org.c2x.traffic;

import java.time.Duration;
import java.util.Optional;
import org.c2x.asn1.runtime.Nullable;

/**
 * When a vulnerable road user sends its next VAM of its own, and with which containers: TS 103 300-3 V2.2.1 clauses 6.2
 * and 6.4.1 with the values of tables 16 and 17. Rules that need more than its own movement are left to the caller:
 * clusters, trajectories that meet, and redundancy mitigation (clause 6.4.3). To be asked with each new state, at least
 * every 100 ms (T_CheckVamGen).
 */
public final class VamTrigger {
    /** T_GenVamMin. */
    public static final Duration SHORTEST = Duration.ofMillis(100);
    /** T_GenVamMax. */
    public static final Duration LONGEST = Duration.ofMillis(5_000);
    /** T_GenVamLFMin, between two with the container of low frequency. */
    public static final Duration LOW_FREQUENCY = Duration.ofMillis(2_000);

    private Duration limit = SHORTEST;
    private @Nullable VehicleState last;
    private @Nullable VehicleState lastLowFrequency;

    /**
     * The containers of a VAM beside the basic one and that of high frequency.
     *
     * @param lowFrequency whether it is the first, or 2 s have passed since the last one with it
     */
    public record Containers(boolean lowFrequency) {}

    /**
     * Sets T_GenVam, the shortest interval that congestion control allows from now on.
     *
     * @param interval counts as 100 ms if it is shorter, as 5 s if it is longer: the limits of clause 6.2
     */
    public void limit(Duration interval) {
        limit = Change.limited(interval, SHORTEST, LONGEST);
    }

    /**
     * Asks whether a VAM is due, which then counts as sent. The first state always is.
     *
     * @param now what is not known of it has not changed
     * @return what the VAM has in it, empty if none is due
     */
    public Optional<Containers> check(VehicleState now) {
        if (last != null && !isDue(last, now)) {
            return Optional.empty();
        }
        last = now;
        boolean lowFrequency = lastLowFrequency == null || Change.isLater(lastLowFrequency, now, LOW_FREQUENCY);
        lastLowFrequency = lowFrequency ? now : lastLowFrequency;
        return Optional.of(new Containers(lowFrequency));
    }

    private boolean isDue(VehicleState before, VehicleState now) {
        return Change.isLater(before, now, limit)
                && (Change.isLater(before, now, LONGEST) || Change.isSignificant(before, now));
    }
}
