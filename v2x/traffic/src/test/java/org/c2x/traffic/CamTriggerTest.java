package org.c2x.traffic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.c2x.traffic.CamTrigger.Containers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each sentence of EN 302 637-2 V1.4.1 clause 6.1.3 that a vehicle can follow. */
class CamTriggerTest {
    private final CamTrigger trigger = new CamTrigger();

    private boolean isDue(VehicleState now) {
        return trigger.check(now, false).isPresent();
    }

    /** When CAMs are sent by one that stands still and asks each 100 ms. */
    private List<Long> standing(long from, long to) {
        List<Long> sent = new ArrayList<>();
        for (long millis = from; millis <= to; millis += 100) {
            if (isDue(States.standing(millis))) {
                sent.add(millis);
            }
        }
        return sent;
    }

    @Test
    void firstState_isSent() {
        assertTrue(isDue(States.standing(0)));
    }

    @Test
    void standing_sendsEachSecond_T_GenCamMax() {
        assertEquals(List.of(0L, 1_000L, 2_000L, 3_000L, 4_000L, 5_000L), standing(0, 5_000));
    }

    @Test
    void turnOfMoreThan4Degrees_isSent() {
        isDue(States.standing(0));
        assertFalse(isDue(States.at(100, 0, 0, 4, 0)));
        assertTrue(isDue(States.at(200, 0, 0, 4.01, 0)));
    }

    @Test
    void turnAcrossNorth_goesTheShorterWay() {
        isDue(States.at(0, 0, 0, 359, 0));
        assertFalse(isDue(States.at(100, 0, 0, 2.9, 0)));
        assertTrue(isDue(States.at(200, 0, 0, 3.1, 0)));
    }

    @Test
    void moveOfMoreThan4Metres_isSent() {
        isDue(States.standing(0));
        assertFalse(isDue(States.at(100, 3.99, 0, 0, 0)));
        assertTrue(isDue(States.at(200, 0, 4.01, 0, 0)));
    }

    @Test
    void changeOfSpeedByMoreThanHalfAMetrePerSecond_isSent() {
        isDue(States.at(0, 0, 0, 0, 10));
        assertFalse(isDue(States.at(100, 0, 0, 0, 10.5)));
        assertTrue(isDue(States.at(200, 0, 0, 0, 9.49)));
    }

    @Test
    void changesCount_sinceTheLastCam_notSinceTheLastState() {
        isDue(States.standing(0));
        assertFalse(isDue(States.at(100, 3, 0, 0, 0)));
        assertTrue(isDue(States.at(200, 6, 0, 0, 0)));
        assertFalse(isDue(States.at(300, 9, 0, 0, 0)));
    }

    @Test
    void nothing_isSentTwiceWithin100Milliseconds_T_GenCamMin() {
        isDue(States.standing(0));
        assertFalse(isDue(States.at(99, 50, 0, 90, 20)));
        assertTrue(isDue(States.at(100, 50, 0, 90, 20)));
    }

    @Test
    void congestionControl_makesTheLeastIntervalLonger_T_GenCam_Dcc() {
        trigger.limit(Duration.ofMillis(300));
        isDue(States.standing(0));
        assertFalse(isDue(States.at(200, 50, 0, 0, 0)));
        assertTrue(isDue(States.at(300, 50, 0, 0, 0)));
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 50, 100})
    void congestionControl_cannotMakeItShorterThanT_GenCamMin(long millis) {
        trigger.limit(Duration.ofMillis(millis));
        isDue(States.standing(0));
        assertFalse(isDue(States.at(99, 50, 0, 0, 0)));
        assertTrue(isDue(States.at(100, 50, 0, 0, 0)));
    }

    @Test
    void congestionControl_cannotMakeItLongerThanT_GenCamMax() {
        trigger.limit(Duration.ofSeconds(5));
        assertEquals(List.of(0L, 1_000L, 2_000L), standing(0, 2_000));
    }

    @Test
    void afterAMovement_itsIntervalHolds_forN_GenCamMore() {
        isDue(States.at(0, 9, 0, 0, 0));
        isDue(States.at(300, 0, 0, 0, 0));
        assertEquals(List.of(600L, 900L, 1_200L, 2_200L, 3_200L), standing(400, 3_200));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void n_GenCam_canBeSmaller(int count) {
        CamTrigger some = new CamTrigger(count);
        some.check(States.at(0, 9, 0, 0, 0), false);
        some.check(States.at(200, 0, 0, 0, 0), false);
        for (int i = 1; i <= count; i++) {
            assertTrue(some.check(States.standing(200 + 200L * i), false).isPresent());
        }
        assertFalse(some.check(States.standing(400 + 200L * count), false).isPresent());
        assertTrue(some.check(States.standing(1_200 + 200L * count), false).isPresent());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 4})
    void n_GenCam_isOneToThree(int count) {
        assertThrows(IllegalArgumentException.class, () -> new CamTrigger(count));
    }

    @Test
    void aMovement_beginsToCountAnew() {
        isDue(States.at(0, 9, 0, 0, 0));
        isDue(States.at(300, 0, 0, 0, 0));
        isDue(States.standing(600));
        isDue(States.standing(900));
        assertTrue(isDue(States.at(1_000, 9, 0, 0, 0)));
        assertTrue(isDue(States.at(1_200, 0, 0, 0, 0)));
        assertEquals(List.of(1_400L, 1_600L, 1_800L, 2_800L), standing(1_300, 2_800));
    }

    @Test
    void lowFrequencyContainer_isInTheFirstCam_andThenEach500Milliseconds() {
        List<Long> with = new ArrayList<>();
        for (long millis = 0; millis <= 2_000; millis += 100) {
            VehicleState now = States.at(millis, millis / 20.0, 0, 0, 50);
            if (trigger.check(now, false).filter(Containers::lowFrequency).isPresent()) {
                with.add(millis);
            }
        }
        assertEquals(List.of(0L, 500L, 1_000L, 1_500L, 2_000L), with);
    }

    @Test
    void lowFrequencyContainer_isNeverSentByItself() {
        isDue(States.standing(0));
        assertFalse(isDue(States.standing(500)));
        assertEquals(
                new Containers(true, false),
                trigger.check(States.standing(1_000), false).get());
    }

    @Test
    void specialVehicleContainer_isInTheFirstCam_andThenEach500Milliseconds() {
        assertEquals(
                new Containers(true, true),
                trigger.check(States.standing(0), true).get());
        assertEquals(
                new Containers(false, false),
                trigger.check(States.at(300, 9, 0, 0, 0), true).get());
        assertEquals(
                new Containers(true, true),
                trigger.check(States.standing(500), true).get());
    }

    @Test
    void roleThatBeginsLater_hasATimerOfItsOwn() {
        trigger.check(States.standing(0), false);
        assertEquals(
                new Containers(false, true),
                trigger.check(States.at(300, 9, 0, 0, 0), true).get());
        assertEquals(
                new Containers(true, false),
                trigger.check(States.standing(600), true).get());
        assertEquals(
                new Containers(false, true),
                trigger.check(States.at(800, 9, 0, 0, 0), true).get());
    }

    @Test
    void whatIsNotKnown_hasNotChanged() {
        VehicleState nothing =
                VehicleState.at(States.START, Double.NaN, Double.NaN).build();
        isDue(nothing);
        assertFalse(isDue(States.at(100, 50, 0, 90, 20)));
        assertTrue(isDue(States.at(1_000, 50, 0, 90, 20)));
    }

    @Test
    void aClockThatGoesBack_sendsNothing() {
        isDue(States.standing(1_000));
        assertFalse(isDue(States.at(0, 50, 0, 90, 20)));
    }
}
