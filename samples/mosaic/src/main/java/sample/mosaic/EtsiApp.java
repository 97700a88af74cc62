package sample.mosaic;

import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.its.Coordinates;
import org.c2x.its.v2.CAM;
import org.c2x.its.v2.DENM;
import org.c2x.its.v2.ItsPduHeaderMessageID;
import org.c2x.its.v2.ReferencePosition;
import org.eclipse.mosaic.fed.application.ambassador.simulation.communication.AdHocModuleConfiguration;
import org.eclipse.mosaic.fed.application.ambassador.simulation.communication.CamBuilder;
import org.eclipse.mosaic.fed.application.ambassador.simulation.communication.ReceivedAcknowledgement;
import org.eclipse.mosaic.fed.application.ambassador.simulation.communication.ReceivedV2xMessage;
import org.eclipse.mosaic.fed.application.app.AbstractApplication;
import org.eclipse.mosaic.fed.application.app.api.CommunicationApplication;
import org.eclipse.mosaic.fed.application.app.api.VehicleApplication;
import org.eclipse.mosaic.fed.application.app.api.os.VehicleOperatingSystem;
import org.eclipse.mosaic.interactions.communication.V2xMessageTransmission;
import org.eclipse.mosaic.lib.enums.AdHocChannel;
import org.eclipse.mosaic.lib.geo.GeoCircle;
import org.eclipse.mosaic.lib.geo.GeoPoint;
import org.eclipse.mosaic.lib.objects.v2x.MessageRouting;
import org.eclipse.mosaic.lib.objects.vehicle.VehicleData;
import org.eclipse.mosaic.lib.util.scheduling.Event;

/**
 * A vehicle that sends CAMs by the rules of the standard, a DENM when it stops, and knows from the CAMs of others where
 * they are.
 */
public final class EtsiApp extends AbstractApplication<VehicleOperatingSystem>
        implements VehicleApplication, CommunicationApplication {
    private static final Codec<CAM> CAMS = Codecs.get("uper", CAM.class);
    private static final Codec<DENM> DENMS = Codecs.get("uper", DENM.class);

    /** Metres around a vehicle that stands, in which others are warned. */
    private static final double WARNED = 500;

    /** Milliwatts. */
    private static final double POWER = 50;

    private final VehicleMapper mapper = new VehicleMapper(Instant.parse("2026-07-01T12:00:00Z"));
    private final CamTrigger trigger = new CamTrigger();
    private final Map<Long, GeoPoint> neighbours = new HashMap<>();
    private int warnings;

    /** Where the stations are that have been heard, by station ID. */
    public Map<Long, GeoPoint> neighbours() {
        return Map.copyOf(neighbours);
    }

    @Override
    public void onStartup() {
        getOperatingSystem()
                .getAdHocModule()
                .enable(new AdHocModuleConfiguration()
                        .camMinimalPayloadLength(0)
                        .addRadio()
                        .channel(AdHocChannel.CCH)
                        .power(POWER)
                        .create());
    }

    @Override
    public void onVehicleUpdated(VehicleData before, VehicleData now) {
        if (trigger.isDue(now)) {
            MessageRouting toNeighbours = getOperatingSystem()
                    .getAdHocModule()
                    .createMessageRouting()
                    .singlehop()
                    .broadcast()
                    .topological()
                    .build();
            send(toNeighbours, CAMS.encode(mapper.cam(now)));
        }
        if (now.isStopped() && (before == null || !before.isStopped())) {
            MessageRouting toArea = getOperatingSystem()
                    .getAdHocModule()
                    .createMessageRouting()
                    .broadcast()
                    .geographical(new GeoCircle(now.getPosition(), WARNED))
                    .build();
            send(toArea, DENMS.encode(mapper.stationaryVehicle(now, warnings++)));
        }
    }

    private void send(MessageRouting routing, byte[] octets) {
        getOperatingSystem().getAdHocModule().sendV2xMessage(new EtsiMessage(routing, octets));
    }

    @Override
    public void onMessageReceived(ReceivedV2xMessage received) {
        if (!(received.getMessage() instanceof EtsiMessage message)) {
            return;
        }
        byte[] octets = message.getPayload().getBytes();
        try {
            // after protocolVersion in every ITS message
            switch (octets.length > 1 ? octets[1] : 0) {
                case ItsPduHeaderMessageID.CAM -> onCam(CAMS.decode(octets));
                case ItsPduHeaderMessageID.DENM -> onDenm(DENMS.decode(octets));
                default -> getLog().info("A message that is neither CAM nor DENM: {} octets", octets.length);
            }
        } catch (DecodeException damaged) {
            getLog().warn("No message: {}", damaged.getMessage());
        }
    }

    private void onCam(CAM cam) {
        ReferencePosition position = cam.cam().camParameters().basicContainer().referencePosition();
        neighbours.put(
                cam.header().stationID(),
                GeoPoint.latLon(
                        Coordinates.latitudeDegrees(position.latitude()),
                        Coordinates.longitudeDegrees(position.longitude())));
    }

    private void onDenm(DENM denm) {
        getLog().info("A warning of station {}", denm.denm().management().actionID().originatingStationID());
    }

    @Override
    public void onCamBuilding(CamBuilder camBuilder) {
        // is for MOSAIC's own CAM, which this unit does not send
    }

    @Override
    public void onMessageTransmitted(V2xMessageTransmission transmission) {}

    @Override
    public void onAcknowledgementReceived(ReceivedAcknowledgement acknowledgement) {}

    @Override
    public void processEvent(Event event) {}

    @Override
    public void onShutdown() {}
}
