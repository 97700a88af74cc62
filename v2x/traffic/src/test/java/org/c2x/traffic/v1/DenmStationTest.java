package org.c2x.traffic.v1;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.its.ItsTime;
import org.c2x.its.v1.ActionID;
import org.c2x.its.v1.CauseCodeType;
import org.c2x.its.v1.DENM;
import org.c2x.its.v1.ManagementContainer;
import org.c2x.its.v1.StationType;
import org.c2x.its.v1.Termination;
import org.c2x.traffic.DenmEvent;
import org.c2x.traffic.States;
import org.junit.jupiter.api.Test;

/** Each sentence of EN 302 637-3 V1.3.1 clause 6.1 about when DENMs are sent. */
class DenmStationTest {
    private static final Codec<DENM> UPER = Codecs.get("uper", DENM.class);
    private static final DenmEvent EVENT =
            new DenmEvent(States.at(0, 0, 0, 90, 0), CauseCodeType.STATIONARY_VEHICLE, 0, 1);

    private final DenmStation station = new DenmStation(42, StationType.PASSENGER_CAR);

    private static Instant at(long millis) {
        return States.START.plusMillis(millis);
    }

    private static ManagementContainer management(DENM denm) {
        return denm.denm().management();
    }

    private DENM onlyOne(long millis) {
        List<DENM> due = station.due(at(millis));
        assertEquals(1, due.size());
        assertEquals(due.get(0), UPER.decode(UPER.encode(due.get(0))));
        return due.get(0);
    }

    /** When DENMs are sent, asked each 100 ms. */
    private List<Long> sent(long from, long to) {
        List<Long> sent = new ArrayList<>();
        for (long millis = from; millis <= to; millis += 100) {
            for (int i = station.due(at(millis)).size(); i > 0; i--) {
                sent.add(millis);
            }
        }
        return sent;
    }

    @Test
    void trigger_isSentAtOnce_andOnce() {
        ActionID action = station.trigger(EVENT, at(0));

        DENM denm = onlyOne(0);
        assertEquals(action, management(denm).actionID());
        assertEquals(42, action.originatingStationID());
        assertEquals(ItsTime.timestamp(at(0)), management(denm).referenceTime());
        assertEquals(ItsTime.timestamp(at(0)), management(denm).detectionTime());
        assertNull(management(denm).termination());
        assertEquals(List.of(), sent(100, 5_000));
    }

    @Test
    void newEvent_hasAnUnusedActionId() {
        assertNotEquals(station.trigger(EVENT, at(0)), station.trigger(EVENT, at(0)));
        assertEquals(2, station.due(at(0)).size());
    }

    @Test
    void sequenceNumbers_comeAgainWhenTheirEventIsOver_andNotBefore() {
        ActionID first = station.trigger(EVENT, at(0));
        Duration second = Duration.ofSeconds(1);
        DenmEvent brief = new DenmEvent(EVENT.place(), 94, 0, 1, second, Duration.ZERO, Duration.ZERO, List.of());
        for (int i = 1; i < 65_536; i++) {
            station.trigger(brief, at(0));
        }
        assertThrows(IllegalStateException.class, () -> station.trigger(EVENT, at(0)));

        ActionID next = station.trigger(EVENT, at(2_000));

        assertNotEquals(first, next);
        assertEquals(1, next.sequenceNumber());
    }

    @Test
    void repetition_isTheSameDenm_eachInterval_forTheDuration() {
        station.trigger(EVENT.repeated(Duration.ofMillis(500), Duration.ofMillis(1_700)), at(0));
        DENM first = onlyOne(0);

        assertEquals(first, onlyOne(500));
        assertEquals(List.of(1_000L, 1_500L), sent(600, 10_000));
    }

    @Test
    void whoAsksLate_sendsOneRepetition() {
        station.trigger(EVENT.repeated(Duration.ofMillis(500), Duration.ofSeconds(60)), at(0));
        onlyOne(0);
        onlyOne(3_250);
        assertEquals(List.of(3_800L, 4_300L), sent(3_300, 4_500));
    }

    @Test
    void update_hasTheSameActionId_aLaterReferenceTime_andRepeatsAnew() {
        ActionID action = station.trigger(EVENT.repeated(Duration.ofMillis(500), Duration.ofSeconds(1)), at(0));
        onlyOne(0);
        station.update(action, EVENT.repeated(Duration.ofMillis(500), Duration.ofSeconds(1)), at(900));

        DENM update = onlyOne(900);
        assertEquals(action, management(update).actionID());
        assertEquals(ItsTime.timestamp(at(900)), management(update).referenceTime());
        assertEquals(List.of(1_400L, 1_900L), sent(1_000, 5_000));
    }

    @Test
    void updateWithinTheSameMillisecond_isLaterAllTheSame() {
        ActionID action = station.trigger(EVENT, at(0));
        station.update(action, EVENT, at(0));

        assertEquals(ItsTime.timestamp(at(0)) + 1, management(onlyOne(0)).referenceTime());
    }

    @Test
    void cancellation_saysSo_withALaterReferenceTime() {
        ActionID action = station.trigger(EVENT, at(0));
        onlyOne(0);
        station.cancel(action, at(2_000));

        DENM over = onlyOne(2_000);
        assertEquals(Termination.IS_CANCELLATION, management(over).termination());
        assertEquals(action, management(over).actionID());
        assertTrue(management(over).referenceTime() > ItsTime.timestamp(at(0)));
        assertNull(over.denm().situation());
    }

    @Test
    void negation_hasActionIdAndReferenceTimeOfTheOther() {
        DenmStation other = new DenmStation(7, StationType.PASSENGER_CAR);
        other.trigger(EVENT, at(0));
        DENM received = other.due(at(0)).get(0);
        station.negate(received, EVENT, at(3_000));

        DENM negation = onlyOne(3_000);
        assertEquals(Termination.IS_NEGATION, management(negation).termination());
        assertEquals(management(received).actionID(), management(negation).actionID());
        assertEquals(management(received).referenceTime(), management(negation).referenceTime());
        assertEquals(42, negation.header().stationID());
    }

    @Test
    void ownEvent_isCancelled_notNegated() {
        station.trigger(EVENT, at(0));
        DENM own = onlyOne(0);

        assertThrows(IllegalArgumentException.class, () -> station.negate(own, EVENT, at(0)));
    }

    @Test
    void afterItsValidity_nothingIsSentOfAnEvent() {
        Duration validity = Duration.ofSeconds(2);
        DenmEvent event = new DenmEvent(
                EVENT.place(), 94, 0, 1, validity, Duration.ofMillis(500), Duration.ofSeconds(60), List.of());
        ActionID action = station.trigger(event, at(0));

        assertEquals(List.of(0L, 500L, 1_000L, 1_500L, 2_000L), sent(0, 10_000));
        assertThrows(NoSuchElementException.class, () -> station.update(action, event, at(2_100)));
        assertThrows(NoSuchElementException.class, () -> station.cancel(action, at(2_100)));
    }

    @Test
    void trace_isInTheLocationContainer() {
        DenmEvent event = new DenmEvent(
                States.at(5_000, 50, 0, 0, 10),
                94,
                0,
                1,
                Duration.ofSeconds(60),
                Duration.ZERO,
                Duration.ZERO,
                List.of(States.at(3_000, 30, 0, 0, 10), States.at(0, 0, 0, 0, 10)));
        station.trigger(event, at(5_000));

        DENM denm = onlyOne(5_000);
        assertEquals(2, denm.denm().location().traces().get(0).size());
        assertEquals(200, denm.denm().location().traces().get(0).get(0).pathDeltaTime());
        assertEquals(1_000, denm.denm().location().eventSpeed().speedValue());
    }

    @Test
    void eventsThatAreNone_areRefused() {
        assertThrows(IllegalArgumentException.class, () -> new DenmEvent(EVENT.place(), 256, 0, 1));
        assertThrows(IllegalArgumentException.class, () -> new DenmEvent(EVENT.place(), 94, 0, 8));
        assertThrows(IllegalArgumentException.class, () -> EVENT.repeated(Duration.ofMillis(-1), Duration.ZERO));
    }
}
