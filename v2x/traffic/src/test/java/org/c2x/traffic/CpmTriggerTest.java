package org.c2x.traffic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.c2x.traffic.CpmTrigger.Containers;
import org.c2x.traffic.PerceivedObject.Type;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each sentence of TS 103 324 V2.1.1 clause 6.1.2 about objects and sensors. */
class CpmTriggerTest {
    private final CpmTrigger trigger = new CpmTrigger();

    /** The first CPM has the sensors; objects come later. */
    @BeforeEach
    void sensorsAreTold() {
        assertEquals(Optional.of(new Containers(List.of(), true)), check(0));
    }

    private Optional<Containers> check(long millis, PerceivedObject... perceived) {
        return trigger.check(States.START.plusMillis(millis), Arrays.asList(perceived));
    }

    /** The objects of the CPM; empty as well if none is due. */
    private List<Integer> included(long millis, PerceivedObject... perceived) {
        return check(millis, perceived)
                .map(cpm -> cpm.objects().stream().map(PerceivedObject::id).toList())
                .orElse(List.of());
    }

    private static PerceivedObject vehicle(int id, double north, double heading, double speed) {
        return new PerceivedObject(id, Type.TYPE_B, 10, States.at(0, north, 0, heading, speed));
    }

    private static PerceivedObject pedestrian(int id) {
        return new PerceivedObject(id, Type.TYPE_A, 10, States.standing(0));
    }

    @Test
    void newObject_isIncluded() {
        assertEquals(List.of(1), included(100, vehicle(1, 0, 0, 0)));
        assertEquals(List.of(2), included(200, vehicle(1, 0, 0, 0), vehicle(2, 0, 0, 0)));
    }

    @Test
    void moveOfMoreThan4Metres_isIncluded_sinceTheLastInclusion() {
        included(100, vehicle(1, 0, 0, 0));
        assertEquals(List.of(), included(200, vehicle(1, 3.99, 0, 0)));
        assertEquals(List.of(1), included(300, vehicle(1, 4.01, 0, 0)));
        assertEquals(List.of(), included(400, vehicle(1, 8, 0, 0)));
    }

    @Test
    void changeOfSpeedByMoreThanHalfAMetrePerSecond_isIncluded() {
        included(100, vehicle(1, 0, 0, 10));
        assertEquals(List.of(), included(200, vehicle(1, 0, 0, 10.5)));
        assertEquals(List.of(1), included(300, vehicle(1, 0, 0, 10.51)));
    }

    @Test
    void turnOfMoreThan4Degrees_isIncluded() {
        included(100, vehicle(1, 0, 0, 10));
        assertEquals(List.of(), included(200, vehicle(1, 0, 4, 10)));
        assertEquals(List.of(1), included(300, vehicle(1, 0, 4.01, 10)));
    }

    @Test
    void vehicle_isIncludedAfterASecond_T_GenCpmMax() {
        included(100, vehicle(1, 0, 0, 0));
        assertEquals(List.of(), included(1_000, vehicle(1, 0, 0, 0)));
        assertEquals(List.of(1), included(1_100, vehicle(1, 0, 0, 0)));
    }

    @Test
    void objectsOfTypeA_areIncludedTogether_ifOneOfThemWasNotFor500Milliseconds() {
        included(100, pedestrian(1));
        assertEquals(List.of(), included(500, pedestrian(1)));
        assertEquals(List.of(1), included(600, pedestrian(1)));

        assertEquals(List.of(1, 2), included(700, pedestrian(1), pedestrian(2)));
        assertEquals(List.of(), included(1_100, pedestrian(1), pedestrian(2)));
    }

    @Test
    void movementOfTypeA_doesNotCount() {
        included(100, pedestrian(1));
        assertEquals(List.of(), included(200, new PerceivedObject(1, Type.TYPE_A, 10, States.at(200, 50, 0, 90, 9))));
    }

    @Test
    void objectsOfLowQuality_areNotIncluded() {
        PerceivedObject bad = new PerceivedObject(1, Type.TYPE_B, 3, States.standing(0));
        PerceivedObject better = new PerceivedObject(1, Type.TYPE_B, 4, States.standing(0));

        assertEquals(List.of(), included(100, bad));
        assertEquals(List.of(1), included(200, better));
    }

    @Test
    void objectThatWasGone_isNew() {
        included(100, vehicle(1, 0, 0, 0));
        included(200);
        assertEquals(List.of(1), included(300, vehicle(1, 0, 0, 0)));
    }

    @Test
    void sensorInformation_isSentEachSecond_T_AddSensorInformation() {
        assertEquals(Optional.empty(), check(900));
        assertEquals(Optional.of(new Containers(List.of(), true)), check(1_000));
        assertFalse(check(1_100, vehicle(1, 0, 0, 0)).get().sensorInformation());
    }

    @Test
    void nothing_isSentTwiceWithin100Milliseconds_T_GenCpmMin() {
        assertEquals(List.of(), included(99, vehicle(1, 0, 0, 0)));
        assertEquals(List.of(1), included(100, vehicle(1, 0, 0, 0)));
    }

    @Test
    void interval_staysBetweenT_GenCpmMinAndT_GenCpmMax() {
        trigger.interval(Duration.ofMillis(300));
        assertEquals(List.of(), included(299, vehicle(1, 0, 0, 0)));
        assertEquals(List.of(1), included(300, vehicle(1, 0, 0, 0)));

        trigger.interval(Duration.ofMinutes(1));
        assertTrue(check(1_300, vehicle(1, 9, 0, 0)).isPresent());
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 65_536})
    void objectIds_areOf16Bits(int id) {
        assertThrows(IllegalArgumentException.class, () -> vehicle(id, 0, 0, 0));
    }
}
