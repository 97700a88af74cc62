package org.c2x.traffic;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.c2x.asn1.runtime.Nullable;

/**
 * When a station sends its next CPM, and which objects are in it: TS 103 324 V2.1.1 clause 6.1.2 with the values of
 * table F.1, and ObjectInclusionConfig 1. Redundancy mitigation, perception regions and what is predicted for the next
 * event are left to the caller, and so is the assembly of a CPM that would be too long (clause 6.1.3).
 */
public final class CpmTrigger {
    /** T_GenCpmMin. */
    public static final Duration SHORTEST = Duration.ofMillis(100);
    /** T_GenCpmMax. */
    public static final Duration LONGEST = Duration.ofMillis(1_000);
    /** T_AddSensorInformation. */
    public static final Duration SENSOR_INFORMATION = Duration.ofMillis(1_000);
    /** ObjectPerceptionQualityThreshold: objects are included whose quality is above it. */
    public static final int QUALITY_THRESHOLD = 3;

    private static final Duration TYPE_A_LONGEST = LONGEST.dividedBy(2);

    private final Map<Integer, Included> included = new HashMap<>();
    private Duration interval = SHORTEST;
    private @Nullable Instant last;
    private @Nullable Instant lastSensorInformation;

    /** How an object was when it was included last, and when that was. */
    private record Included(Instant time, VehicleState state) {}

    /**
     * What a CPM has in it beside the containers that each one has.
     *
     * @param objects           those to include, in the order in which they were given
     * @param sensorInformation whether it is the first, or 1 s has passed since the last one with it (clause 6.1.2.2)
     */
    public record Containers(List<PerceivedObject> objects, boolean sensorInformation) {
        public Containers {
            objects = List.copyOf(objects);
        }
    }

    /**
     * Sets T_GenCpm, the interval between two events from now on; it is 100 ms before.
     *
     * @param interval counts as 100 ms if it is shorter, as 1 s if it is longer: the limits of clause 6.1.2.1
     */
    public void interval(Duration interval) {
        this.interval = Change.limited(interval, SHORTEST, LONGEST);
    }

    /**
     * Asks whether a CPM is due, which then counts as sent. One is due if an interval has passed since the last event,
     * and there is something to include.
     *
     * @param perceived what is perceived now; an object that is missing counts as new when it comes again
     * @return what the CPM has in it, empty if none is due
     */
    public Optional<Containers> check(Instant now, List<PerceivedObject> perceived) {
        if (!hasPassed(interval, last, now)) {
            return Optional.empty();
        }
        last = now;
        included.keySet().retainAll(perceived.stream().map(PerceivedObject::id).toList());
        List<PerceivedObject> objects = due(now, perceived);
        objects.forEach(object -> included.put(object.id(), new Included(now, object.state())));
        boolean sensorInformation = hasPassed(SENSOR_INFORMATION, lastSensorInformation, now);
        lastSensorInformation = sensorInformation ? now : lastSensorInformation;
        return objects.isEmpty() && !sensorInformation
                ? Optional.empty()
                : Optional.of(new Containers(objects, sensorInformation));
    }

    /** Clause 6.1.2.3: an object of type A that is due brings all others of its type along. */
    private List<PerceivedObject> due(Instant now, List<PerceivedObject> perceived) {
        List<PerceivedObject> known = perceived.stream()
                .filter(object -> object.quality() > QUALITY_THRESHOLD)
                .toList();
        boolean allOfTypeA = known.stream()
                .anyMatch(object -> object.type() == PerceivedObject.Type.TYPE_A && isOld(object, TYPE_A_LONGEST, now));
        return known.stream()
                .filter(object -> object.type() == PerceivedObject.Type.TYPE_A ? allOfTypeA : isDue(object, now))
                .toList();
    }

    private boolean isDue(PerceivedObject object, Instant now) {
        Included last = included.get(object.id());
        return last == null || hasPassed(LONGEST, last.time, now) || Change.isSignificant(last.state, object.state());
    }

    /** Whether it is new as well. */
    private boolean isOld(PerceivedObject object, Duration longest, Instant now) {
        Included before = included.get(object.id());
        return before == null || hasPassed(longest, before.time, now);
    }

    private static boolean hasPassed(Duration time, @Nullable Instant since, Instant now) {
        return since == null || Duration.between(since, now).compareTo(time) >= 0;
    }
}
