package org.c2x.traffic.v1;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.its.Accuracy;
import org.c2x.its.ItsTime;
import org.c2x.its.Motion;
import org.c2x.its.v1.ActionID;
import org.c2x.its.v1.CauseCode;
import org.c2x.its.v1.DENM;
import org.c2x.its.v1.DecentralizedEnvironmentalNotificationMessage;
import org.c2x.its.v1.Heading;
import org.c2x.its.v1.ItsPduHeader;
import org.c2x.its.v1.LocationContainer;
import org.c2x.its.v1.ManagementContainer;
import org.c2x.its.v1.SituationContainer;
import org.c2x.its.v1.Speed;
import org.c2x.its.v1.Termination;
import org.c2x.traffic.DenmEvent;
import org.c2x.traffic.DenmTimer;
import org.c2x.traffic.VehicleState;

/**
 * A station that warns by DENMs of protocolVersion 1: EN 302 637-3 clause 6.1, trigger, update, repetition and
 * termination. Each of these makes a DENM that is due at once; {@link #due} tells those that are to be sent.
 */
public final class DenmStation {
    private static final int PROTOCOL_VERSION = 1;
    private static final int SEQUENCE_NUMBERS = 1 << 16;

    /** DE TransmissionInterval, in milliseconds. */
    private static final int LONGEST_INTERVAL = 10_000;

    private final long stationId;
    private final int stationType;
    private final Map<ActionID, Told> told = new LinkedHashMap<>();
    private int sequenceNumber;

    /**
     * A station that has not warned yet.
     *
     * @param stationId   0 to 4,294,967,295
     * @param stationType DE StationType, 0 to 255
     */
    public DenmStation(long stationId, int stationType) {
        this.stationId = stationId;
        this.stationType = stationType;
    }

    /** What the station tells of an event, and when. */
    private record Told(DENM denm, DenmTimer timer, DenmEvent event) {}

    /**
     * Warns of a new event, AppDENM_trigger: with an actionID that none of the events has that still hold.
     *
     * @throws IllegalStateException if there are 65,536 such events
     */
    public ActionID trigger(DenmEvent event, Instant now) {
        ActionID action = next();
        for (int i = 1; holds(action, now); i++) {
            if (i == SEQUENCE_NUMBERS) {
                throw new IllegalStateException("all " + SEQUENCE_NUMBERS + " sequence numbers are in use");
            }
            action = next();
        }
        tell(action, event, ItsTime.timestamp(now), null, now);
        return action;
    }

    private ActionID next() {
        ActionID action = new ActionID(stationId, sequenceNumber);
        sequenceNumber = (sequenceNumber + 1) % SEQUENCE_NUMBERS;
        return action;
    }

    /**
     * Tells what is new of an event, AppDENM_update: under the same actionID with a later reference time.
     *
     * @throws NoSuchElementException if the event does not hold any more
     */
    public void update(ActionID action, DenmEvent event, Instant now) {
        tell(action, event, later(action, now), null, now);
    }

    /**
     * Tells that an event of the station is over, AppDENM_termination: isCancellation, with a later reference time. It
     * is repeated as the event was.
     *
     * @throws NoSuchElementException if the event does not hold any more
     */
    public void cancel(ActionID action, Instant now) {
        long reference = later(action, now);
        tell(action, Objects.requireNonNull(told.get(action)).event, reference, Termination.IS_CANCELLATION, now);
    }

    /**
     * Tells that an event of another station is over, AppDENM_termination: isNegation, with the other's actionID and
     * reference time.
     *
     * @param received the other's last DENM of the event
     * @param event    how it is to be told
     * @throws IllegalArgumentException if it is an event of this station, which cancels it instead
     */
    public void negate(DENM received, DenmEvent event, Instant now) {
        ManagementContainer management = received.denm().management();
        ActionID action = management.actionID();
        if (action.originatingStationID() == stationId) {
            throw new IllegalArgumentException(action + " is of this station");
        }
        tell(action, event, management.referenceTime(), Termination.IS_NEGATION, now);
    }

    private boolean holds(ActionID action, Instant now) {
        Told known = told.get(action);
        return known != null && !known.timer.isOver(now);
    }

    private long later(ActionID action, Instant now) {
        if (!holds(action, now)) {
            throw new NoSuchElementException(action + " is of no event that holds");
        }
        return Math.max(
                ItsTime.timestamp(now),
                Objects.requireNonNull(told.get(action))
                                .denm
                                .denm()
                                .management()
                                .referenceTime()
                        + 1);
    }

    private void tell(
            ActionID action, DenmEvent event, long reference, @Nullable Termination termination, Instant now) {
        told.put(action, new Told(denm(action, event, reference, termination), new DenmTimer(event, now), event));
    }

    /** The DENMs that are to be sent now, in the order of their events. To be asked as often as any is repeated. */
    public List<DENM> due(Instant now) {
        told.values().removeIf(one -> one.timer.isOver(now));
        return told.values().stream()
                .filter(one -> one.timer.check(now))
                .map(Told::denm)
                .toList();
    }

    private DENM denm(ActionID action, DenmEvent event, long reference, @Nullable Termination termination) {
        ManagementContainer.Builder management = ManagementContainer.builder()
                .actionID(action)
                .detectionTime(ItsTime.timestamp(event.place().time()))
                .referenceTime(reference)
                .termination(termination)
                .eventPosition(CamStation.position(event.place()))
                .validityDuration(Math.toIntExact(event.validity().toSeconds()))
                .stationType(stationType);
        long interval = event.repetitionInterval().toMillis();
        if (interval > 0 && interval <= LONGEST_INTERVAL) {
            management.transmissionInterval((int) interval);
        }
        boolean isTermination = termination != null;
        return new DENM(
                new ItsPduHeader(PROTOCOL_VERSION, ItsPduHeader.MessageID.DENM, stationId),
                DecentralizedEnvironmentalNotificationMessage.builder()
                        .management(management.build())
                        .situation(isTermination ? null : situation(event))
                        .location(isTermination || event.trace().isEmpty() ? null : location(event))
                        .build());
    }

    private static SituationContainer situation(DenmEvent event) {
        return SituationContainer.builder()
                .informationQuality(event.quality())
                .eventType(new CauseCode(event.cause(), event.subCause()))
                .build();
    }

    private static LocationContainer location(DenmEvent event) {
        VehicleState place = event.place();
        LocationContainer.Builder location =
                LocationContainer.builder().traces(List.of(CamStation.history(place, event.trace())));
        if (!Double.isNaN(place.speed())) {
            location.eventSpeed(new Speed(Motion.speed(Math.abs(place.speed())), Accuracy.speed(Double.NaN)));
        }
        if (!Double.isNaN(place.heading())) {
            location.eventPositionHeading(new Heading(Motion.heading(place.heading()), Accuracy.heading(Double.NaN)));
        }
        return location.build();
    }
}
