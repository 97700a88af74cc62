package org.c2x.traffic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.c2x.traffic.VamTrigger.Containers;
import org.junit.jupiter.api.Test;

/** Each sentence of TS 103 300-3 V2.2.1 clauses 6.2 and 6.4.1 that a road user can follow by itself. */
class VamTriggerTest {
    private final VamTrigger trigger = new VamTrigger();

    private boolean isDue(VehicleState now) {
        return trigger.check(now).isPresent();
    }

    private List<Long> standing(long to) {
        List<Long> sent = new ArrayList<>();
        for (long millis = 0; millis <= to; millis += 100) {
            if (isDue(States.standing(millis))) {
                sent.add(millis);
            }
        }
        return sent;
    }

    @Test
    void standing_sendsEachFiveSeconds_T_GenVamMax() {
        assertEquals(List.of(0L, 5_000L, 10_000L), standing(12_000));
    }

    @Test
    void turnOfMoreThan4Degrees_isSent() {
        isDue(States.standing(0));
        assertFalse(isDue(States.at(100, 0, 0, -4, 0)));
        assertTrue(isDue(States.at(200, 0, 0, -4.01, 0)));
    }

    @Test
    void moveOfMoreThan4Metres_isSent() {
        isDue(States.standing(0));
        assertFalse(isDue(States.at(100, 0, 3.99, 0, 0)));
        assertTrue(isDue(States.at(200, 0, 4.01, 0, 0)));
    }

    @Test
    void changeOfSpeedByMoreThanHalfAMetrePerSecond_isSent() {
        isDue(States.at(0, 0, 0, 0, 1));
        assertFalse(isDue(States.at(100, 0, 0, 0, 1.5)));
        assertTrue(isDue(States.at(200, 0, 0, 0, 1.51)));
    }

    @Test
    void nothing_isSentTwiceWithin100Milliseconds_T_GenVamMin() {
        isDue(States.standing(0));
        assertFalse(isDue(States.at(99, 50, 0, 90, 2)));
        assertTrue(isDue(States.at(100, 50, 0, 90, 2)));
    }

    @Test
    void congestionControl_makesTheLeastIntervalLonger_T_GenVam() {
        trigger.limit(Duration.ofMillis(700));
        isDue(States.standing(0));
        assertFalse(isDue(States.at(600, 50, 0, 0, 0)));
        assertTrue(isDue(States.at(700, 50, 0, 0, 0)));
    }

    @Test
    void congestionControl_staysBetweenT_GenVamMinAndT_GenVamMax() {
        trigger.limit(Duration.ZERO);
        isDue(States.standing(0));
        assertFalse(isDue(States.at(99, 50, 0, 0, 0)));

        trigger.limit(Duration.ofMinutes(1));
        assertTrue(isDue(States.standing(5_000)));
    }

    @Test
    void lowFrequencyContainer_isInTheFirstVam_andThenEachTwoSeconds() {
        List<Long> with = new ArrayList<>();
        for (long millis = 0; millis <= 6_000; millis += 500) {
            VehicleState now = States.at(millis, millis / 100.0, 0, 0, 10);
            if (trigger.check(now).filter(Containers::lowFrequency).isPresent()) {
                with.add(millis);
            }
        }
        assertEquals(List.of(0L, 2_000L, 4_000L, 6_000L), with);
    }
}
