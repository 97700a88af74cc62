package sample.mosaic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.stream.IntStream;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.its.v2.BasicContainer;
import org.c2x.its.v2.BasicVehicleContainerHighFrequency;
import org.c2x.its.v2.CAM;
import org.c2x.its.v2.DENM;
import org.c2x.its.v2.HighFrequencyContainer;
import org.c2x.its.v2.StationType;
import org.c2x.its.v2.Termination;
import org.eclipse.mosaic.fed.application.ambassador.simulation.communication.AdHocModule;
import org.eclipse.mosaic.fed.application.ambassador.simulation.communication.ReceivedV2xMessage;
import org.eclipse.mosaic.fed.application.ambassador.util.UnitLogger;
import org.eclipse.mosaic.fed.application.app.api.os.VehicleOperatingSystem;
import org.eclipse.mosaic.lib.enums.DriveDirection;
import org.eclipse.mosaic.lib.enums.VehicleClass;
import org.eclipse.mosaic.lib.enums.VehicleStopMode;
import org.eclipse.mosaic.lib.geo.GeoPoint;
import org.eclipse.mosaic.lib.objects.v2x.MessageRouting;
import org.eclipse.mosaic.lib.objects.v2x.V2xMessage;
import org.eclipse.mosaic.lib.objects.v2x.V2xReceiverInformation;
import org.eclipse.mosaic.lib.objects.vehicle.VehicleData;
import org.eclipse.mosaic.lib.objects.vehicle.VehicleType;
import org.eclipse.mosaic.lib.util.scheduling.EventManager;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class EtsiAppTest {
    private static final long MILLISECOND = 1_000_000;

    private final AdHocModule radio = new AdHocModule();
    private final PriorityQueue<Long> events = new PriorityQueue<>();
    private final List<String> log = new ArrayList<>();
    private final EtsiApp app = new EtsiApp();
    private long clock;
    private VehicleData last;

    @BeforeEach
    void start() {
        app.setUp(new Vehicle(), new Log());
    }

    private final class Vehicle implements VehicleOperatingSystem {
        @Override
        public String getId() {
            return "veh_0";
        }

        @Override
        public VehicleType getInitialVehicleType() {
            return new VehicleType(12.5, 2.55, VehicleClass.PublicTransportVehicle);
        }

        @Override
        public AdHocModule getAdHocModule() {
            return radio;
        }

        @Override
        public long getSimulationTime() {
            return clock;
        }

        @Override
        public EventManager getEventManager() {
            return (time, processors) -> events.add(time);
        }

        @Override
        public void stopNow(VehicleStopMode mode, long nanos) {
            log.add(mode + " " + nanos);
        }
    }

    private final class Log implements UnitLogger {
        @Override
        public void info(String format, Object argument) {
            log.add(format.replace("{}", argument.toString()));
        }

        @Override
        public void warn(String format, Object argument) {
            info(format, argument);
        }
    }

    /** The simulation goes on to a state of the vehicle, and 99 ms further. */
    private void drive(VehicleData.Builder to) {
        VehicleData now = to.create();
        clock = now.getTime();
        app.onVehicleUpdated(last, now);
        last = now;
        while (!events.isEmpty() && events.peek() < now.getTime() + 100 * MILLISECOND) {
            clock = events.remove();
            app.processEvent(null);
        }
    }

    private static VehicleData.Builder vehicle(long milliseconds, double speed) {
        return new VehicleData.Builder(milliseconds * MILLISECOND, "veh_0")
                .position(GeoPoint.latLon(52.5163, 13.3777, 42.1), null)
                .movement(speed, -0.5, 0)
                .orientation(DriveDirection.FORWARD, 271.25, 0);
    }

    @Test
    void camIsTheVehicleInUnitsOfTheStandard() {
        drive(vehicle(250, 13.89));

        assertTrue(radio.isEnabled());
        CAM cam = cam(0);
        assertEquals(VehicleMapper.stationId("veh_0"), cam.header().stationID());
        BasicContainer basic = cam.cam().camParameters().basicContainer();
        assertEquals(StationType.BUS, basic.stationType());
        assertEquals(525_163_000, basic.referencePosition().latitude());
        assertEquals(4_210, basic.referencePosition().altitude().altitudeValue());
        BasicVehicleContainerHighFrequency movement =
                ((HighFrequencyContainer.BasicVehicleContainerHighFrequency)
                                cam.cam().camParameters().highFrequencyContainer())
                        .value();
        assertEquals(1389, movement.speed().speedValue());
        // halves upwards
        assertEquals(2713, movement.heading().headingValue());
        assertEquals(-5, movement.longitudinalAcceleration().longitudinalAccelerationValue());
        assertEquals(125, movement.vehicleLength().vehicleLengthValue());
        assertEquals(26, movement.vehicleWidth());
    }

    private CAM cam(int message) {
        return Codecs.get("uper", CAM.class).decode(octets(message));
    }

    private DENM denm(int message) {
        return Codecs.get("uper", DENM.class).decode(octets(message));
    }

    private byte[] octets(int message) {
        return radio.sent().get(message).getPayload().getBytes();
    }

    @Test
    void lowFrequencyContainerIsInTheFirstCam_andAfter500Milliseconds() {
        for (int time = 0; time < 1_000; time += 100) {
            drive(vehicle(time, time / 100));
        }

        List<Integer> with = IntStream.range(0, radio.sent().size())
                .filter(i -> cam(i).cam().camParameters().lowFrequencyContainer() != null)
                .boxed()
                .toList();
        assertEquals(List.of(0, 5), with);
    }

    @Test
    void lengthOnTheAirIsThatOfTheOctets() {
        drive(vehicle(0, 10));

        assertEquals(octets(0).length, radio.sent().get(0).getPayload().getEffectiveLength());
    }

    @Test
    void camsAreSentWhenSomethingChanges_andOnceASecond() {
        drive(vehicle(0, 10));
        drive(vehicle(50, 15));
        assertEquals(1, radio.sent().size());

        drive(vehicle(100, 15));
        assertEquals(2, radio.sent().size());

        // T_GenCam was 100 ms at the last change, for three CAMs more
        drive(vehicle(200, 15));
        drive(vehicle(300, 15));
        drive(vehicle(400, 15));
        drive(vehicle(500, 15));
        assertEquals(5, radio.sent().size());

        drive(vehicle(1_400, 15));
        assertEquals(6, radio.sent().size());
    }

    @Test
    void messagesAreSentLaterThanTheState_eachVehicleByItsOwnTime() {
        drive(vehicle(0, 10));

        assertEquals(VehicleMapper.stationId("veh_0") % 100 * MILLISECOND, clock);
    }

    @Test
    void aVehicleThatStopsWarns_untilItDrivesOn() {
        drive(vehicle(0, 10));
        drive(vehicle(50, 0).stopped(VehicleStopMode.STOP));
        drive(vehicle(90, 0).stopped(VehicleStopMode.STOP));

        assertEquals(2, radio.sent().size());
        assertEquals(94, denm(1).denm().situation().eventType().causeCode());
        assertNull(denm(1).denm().management().termination());

        drive(vehicle(95, 1));

        assertEquals(3, radio.sent().size());
        assertEquals(
                Termination.IS_CANCELLATION, denm(2).denm().management().termination());
        assertEquals(
                denm(1).denm().management().actionID(), denm(2).denm().management().actionID());
    }

    @Test
    void aVehicleThatBreaksDownStops() {
        Breakdown breakdown = new Breakdown(30, 20);
        breakdown.setUp(new Vehicle(), new Log());
        assertEquals(30_000 * MILLISECOND, events.remove());

        breakdown.processEvent(null);

        assertEquals(List.of("STOP 20000000000"), log);
    }

    @ParameterizedTest
    @EnumSource(names = {"PARK_ON_ROADSIDE", "PARK_IN_PARKING_AREA", "BUS_STOP"})
    void aVehicleThatParksDoesNotWarn(VehicleStopMode parked) {
        drive(vehicle(0, 0).stopped(parked));

        assertEquals(1, radio.sent().size());
    }

    @Test
    void neighboursAreKnownFromTheirCams() {
        drive(vehicle(0, 10));

        receive(radio.sent().get(0));

        assertEquals(Set.of(VehicleMapper.stationId("veh_0")), app.neighbours().keySet());
    }

    private void receive(V2xMessage message) {
        app.onMessageReceived(new ReceivedV2xMessage(message, new V2xReceiverInformation()));
    }

    @Test
    void damagedMessagesAreLogged() {
        receive(new EtsiMessage(new MessageRouting(), new byte[] {2, 2, 0}));
        receive(new EtsiMessage(new MessageRouting(), new byte[0]));

        assertTrue(log.get(0).startsWith("No message: header.stationID"), log::toString);
        assertEquals("A message that is neither CAM nor DENM: 0 octets", log.get(1));
        assertEquals(Set.of(), app.neighbours().keySet());
    }
}
