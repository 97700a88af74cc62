package org.c2x.codec.exi.compiled;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.its.contents.Contents;
import org.c2x.its.study.ChildInformation;
import org.c2x.its.study.PersonnelRecord;
import org.c2x.its.v1.BasicVehicleContainerLowFrequency;
import org.c2x.its.v1.CAM;
import org.c2x.its.v1.CamParameters;
import org.c2x.its.v1.CoopAwareness;
import org.c2x.its.v1.DENM;
import org.c2x.its.v1.DecentralizedEnvironmentalNotificationMessage;
import org.c2x.its.v1.EventPoint;
import org.c2x.its.v1.LocationContainer;
import org.c2x.its.v1.LowFrequencyContainer;
import org.c2x.its.v1.PathPoint;
import org.c2x.its.v1.SituationContainer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists from the shortest to the longest: their end is coded differently where they can grow no more. */
class ListLengthsTest {

    private static <T> void check(Class<T> type, T message) {
        Codec<T> compiled = Codecs.get("exi-compiled", type);

        byte[] octets = compiled.encode(message);

        assertArrayEquals(Codecs.get("exi-exificient", type).encode(message), octets);
        assertEquals(message, compiled.decode(octets));
    }

    private static <T> T content(String name, Class<T> type) {
        return type.cast(Contents.get(name).value());
    }

    static IntStream paths() {
        return IntStream.rangeClosed(0, 40);
    }

    @ParameterizedTest
    @MethodSource("paths")
    void pathHistory(int length) {
        CAM cam = content("cam-full", CAM.class);
        CamParameters parameters = cam.cam().camParameters();
        BasicVehicleContainerLowFrequency vehicle =
                ((LowFrequencyContainer.BasicVehicleContainerLowFrequency) parameters.lowFrequencyContainer()).value();
        List<PathPoint> path = Collections.nCopies(length, vehicle.pathHistory().get(0));
        LowFrequencyContainer low = new LowFrequencyContainer.BasicVehicleContainerLowFrequency(
                new BasicVehicleContainerLowFrequency(vehicle.vehicleRole(), vehicle.exteriorLights(), path));

        check(
                CAM.class,
                new CAM(
                        cam.header(),
                        new CoopAwareness(
                                cam.cam().generationDeltaTime(),
                                new CamParameters(
                                        parameters.basicContainer(),
                                        parameters.highFrequencyContainer(),
                                        low,
                                        parameters.specialVehicleContainer()))));
    }

    static IntStream eventsAndTraces() {
        return IntStream.rangeClosed(1, 23);
    }

    @ParameterizedTest
    @MethodSource("eventsAndTraces")
    void eventHistoryAndTraces(int length) {
        DENM denm = content("denm-full", DENM.class);
        DecentralizedEnvironmentalNotificationMessage message = denm.denm();
        SituationContainer situation = message.situation();
        LocationContainer location = message.location();
        List<EventPoint> events =
                Collections.nCopies(length, situation.eventHistory().get(0));
        List<List<PathPoint>> traces =
                Collections.nCopies(Math.min(length, 7), location.traces().get(0));

        check(
                DENM.class,
                new DENM(
                        denm.header(),
                        new DecentralizedEnvironmentalNotificationMessage(
                                message.management(),
                                new SituationContainer(
                                        situation.informationQuality(),
                                        situation.eventType(),
                                        situation.linkedCause(),
                                        events),
                                new LocationContainer(
                                        location.eventSpeed(),
                                        location.eventPositionHeading(),
                                        traces,
                                        location.roadType()),
                                message.alacarte())));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 7, 15, 16, 17, 18, 5_000})
    void listsWithoutLimit_andTheirStrings(int length) {
        PersonnelRecord employee = content("employee", PersonnelRecord.class);
        ChildInformation child = employee.children().get(0);
        List<ChildInformation> children = IntStream.range(0, length)
                .mapToObj(i -> new ChildInformation(child.name(), "" + i * 7 % 1_000))
                .toList();

        check(
                PersonnelRecord.class,
                new PersonnelRecord(
                        employee.name(),
                        employee.title(),
                        employee.number(),
                        employee.dateOfHire(),
                        employee.nameOfSpouse(),
                        children));
    }
}
