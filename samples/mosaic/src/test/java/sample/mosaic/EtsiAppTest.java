package sample.mosaic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.its.v2.BasicVehicleContainerHighFrequency;
import org.c2x.its.v2.CAM;
import org.c2x.its.v2.DENM;
import org.c2x.its.v2.HighFrequencyContainer;
import org.eclipse.mosaic.fed.application.ambassador.simulation.communication.AdHocModule;
import org.eclipse.mosaic.fed.application.ambassador.simulation.communication.ReceivedV2xMessage;
import org.eclipse.mosaic.fed.application.ambassador.util.UnitLogger;
import org.eclipse.mosaic.fed.application.app.api.os.VehicleOperatingSystem;
import org.eclipse.mosaic.lib.enums.DriveDirection;
import org.eclipse.mosaic.lib.enums.VehicleStopMode;
import org.eclipse.mosaic.lib.geo.GeoPoint;
import org.eclipse.mosaic.lib.objects.v2x.MessageRouting;
import org.eclipse.mosaic.lib.objects.v2x.V2xMessage;
import org.eclipse.mosaic.lib.objects.v2x.V2xReceiverInformation;
import org.eclipse.mosaic.lib.objects.vehicle.VehicleData;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class EtsiAppTest {
    private static final long MILLISECOND = 1_000_000;

    private final AdHocModule radio = new AdHocModule();
    private final List<String> log = new ArrayList<>();
    private final EtsiApp app = new EtsiApp();

    @BeforeEach
    void start() {
        app.setUp(
                new VehicleOperatingSystem() {
                    @Override
                    public String getId() {
                        return "veh_0";
                    }

                    @Override
                    public AdHocModule getAdHocModule() {
                        return radio;
                    }
                },
                new UnitLogger() {
                    @Override
                    public void info(String format, Object argument) {
                        log.add(format.replace("{}", argument.toString()));
                    }

                    @Override
                    public void warn(String format, Object argument) {
                        info(format, argument);
                    }
                });
    }

    private static VehicleData.Builder vehicle(long milliseconds, double speed) {
        return new VehicleData.Builder(milliseconds * MILLISECOND, "veh_0")
                .position(GeoPoint.latLon(52.5163, 13.3777), null)
                .movement(speed, -0.5, 0)
                .orientation(DriveDirection.FORWARD, 271.25, 0);
    }

    @Test
    void camIsTheVehicleInUnitsOfTheStandard() {
        app.onVehicleUpdated(null, vehicle(250, 13.89).create());

        assertTrue(radio.isEnabled());
        CAM cam = Codecs.get("uper", CAM.class).decode(octets(0));
        assertEquals(VehicleMapper.stationId("veh_0"), cam.header().stationID());
        assertEquals(
                525_163_000,
                cam.cam().camParameters().basicContainer().referencePosition().latitude());
        BasicVehicleContainerHighFrequency movement =
                ((HighFrequencyContainer.BasicVehicleContainerHighFrequency)
                                cam.cam().camParameters().highFrequencyContainer())
                        .value();
        assertEquals(1389, movement.speed().speedValue());
        // the whole tenth of a degree below
        assertEquals(2712, movement.heading().headingValue(), 1);
        assertEquals(-5, movement.longitudinalAcceleration().longitudinalAccelerationValue());
    }

    private byte[] octets(int message) {
        return radio.sent().get(message).getPayload().getBytes();
    }

    @Test
    void lengthOnTheAirIsThatOfTheOctets() {
        app.onVehicleUpdated(null, vehicle(0, 10).create());

        assertEquals(41, radio.sent().get(0).getPayload().getEffectiveLength());
    }

    @Test
    void camsAreSentWhenSomethingChanges_andOnceASecond() {
        app.onVehicleUpdated(null, vehicle(0, 10).create());
        app.onVehicleUpdated(null, vehicle(50, 15).create());
        assertEquals(1, radio.sent().size());

        app.onVehicleUpdated(null, vehicle(100, 15).create());
        assertEquals(2, radio.sent().size());

        app.onVehicleUpdated(null, vehicle(1_000, 15).create());
        assertEquals(2, radio.sent().size());

        app.onVehicleUpdated(null, vehicle(1_100, 15).create());
        assertEquals(3, radio.sent().size());
    }

    @Test
    void aVehicleThatStopsWarns() {
        VehicleData driving = vehicle(0, 10).create();
        VehicleData standing = vehicle(50, 0).stopped(VehicleStopMode.STOP).create();

        app.onVehicleUpdated(null, driving);
        app.onVehicleUpdated(driving, standing);
        app.onVehicleUpdated(standing, standing);

        assertEquals(2, radio.sent().size());
        DENM warning = Codecs.get("uper", DENM.class).decode(octets(1));
        assertEquals(94, warning.denm().situation().eventType().causeCode());
    }

    @Test
    void neighboursAreKnownFromTheirCams() {
        app.onVehicleUpdated(null, vehicle(0, 10).create());

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
