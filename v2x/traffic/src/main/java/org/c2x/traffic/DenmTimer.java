package org.c2x.traffic;

import java.time.Duration;
import java.time.Instant;
import org.c2x.asn1.runtime.Nullable;

/**
 * When the DENMs of an event are sent: EN 302 637-3 V1.3.1 clause 8.2, with T_O_Validity, T_Repetition and
 * T_RepetitionDuration.
 */
public final class DenmTimer {
    private final DenmEvent event;
    private final Instant begin;
    private @Nullable Instant last;

    /**
     * Begins with a DENM that is due at once.
     *
     * @param begin when the event was triggered, updated or terminated
     */
    public DenmTimer(DenmEvent event, Instant begin) {
        this.event = event;
        this.begin = begin;
    }

    /**
     * Whether a DENM is due, which then counts as sent. Repetitions that fell due between two calls are left out but
     * for one.
     */
    public boolean check(Instant now) {
        if (now.isBefore(begin) || isOver(now) || last != null && !isRepetitionDue(last, now)) {
            return false;
        }
        last = now;
        return true;
    }

    private boolean isRepetitionDue(Instant before, Instant now) {
        Duration interval = event.repetitionInterval();
        return !interval.isZero()
                && !now.isAfter(begin.plus(event.repetitionDuration()))
                && !now.isBefore(before.plus(interval));
    }

    /** Whether the event holds no longer, T_O_Validity: nothing is sent of it any more. */
    public boolean isOver(Instant now) {
        return now.isAfter(event.place().time().plus(event.validity()));
    }
}
