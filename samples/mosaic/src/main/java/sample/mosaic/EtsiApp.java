package sample.mosaic;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.its.Coordinates;
import org.c2x.its.v2.ActionID;
import org.c2x.its.v2.CAM;
import org.c2x.its.v2.CauseCodeType;
import org.c2x.its.v2.DENM;
import org.c2x.its.v2.ItsPduHeader;
import org.c2x.its.v2.ManagementContainer;
import org.c2x.its.v2.ReferencePosition;
import org.c2x.traffic.DenmEvent;
import org.c2x.traffic.Vehicle;
import org.c2x.traffic.VehicleState;
import org.c2x.traffic.v2.CamStation;
import org.c2x.traffic.v2.DenmStation;
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
import org.eclipse.mosaic.lib.enums.VehicleStopMode;
import org.eclipse.mosaic.lib.geo.GeoCircle;
import org.eclipse.mosaic.lib.geo.GeoPoint;
import org.eclipse.mosaic.lib.objects.v2x.MessageRouting;
import org.eclipse.mosaic.lib.objects.vehicle.VehicleData;
import org.eclipse.mosaic.lib.util.scheduling.Event;

/**
 * A vehicle that sends CAMs by the rules of the standard, DENMs while it stands where it is in the way, and knows from
 * the CAMs of others where they are.
 */
public final class EtsiApp extends AbstractApplication<VehicleOperatingSystem>
        implements VehicleApplication, CommunicationApplication {
    private static final Codec<CAM> CAMS = Codecs.get("uper", CAM.class);
    private static final Codec<DENM> DENMS = Codecs.get("uper", DENM.class);

    /** Metres around a vehicle that stands, in which others are warned. */
    private static final double WARNED = 500;

    private static final Duration REPETITION = Duration.ofSeconds(1);
    private static final int LOW_QUALITY = 1;

    /** Milliwatts. */
    private static final double POWER = 50;

    /** In milliseconds, as in the scenario's sumo_config.json. */
    private static final long UPDATE_INTERVAL = 100;

    private static final long NANOS_PER_MILLISECOND = 1_000_000;

    private final VehicleMapper mapper = new VehicleMapper(Instant.parse("2026-07-01T12:00:00Z"));
    private final Map<Long, GeoPoint> neighbours = new HashMap<>();
    private final Queue<EtsiMessage> waiting = new ArrayDeque<>();
    private CamStation cams;
    private DenmStation denms;
    /** Of the warning that the vehicle stands; null while it does not. */
    private ActionID stationary;

    /** In nanoseconds, from a state to the messages about it. */
    private long delay;

    private long sent;
    private long heard;

    /** Where the stations are that have been heard, by station ID. */
    public Map<Long, GeoPoint> neighbours() {
        return Map.copyOf(neighbours);
    }

    @Override
    public void onStartup() {
        Vehicle vehicle =
                VehicleMapper.vehicle(getOperatingSystem().getId(), getOperatingSystem().getInitialVehicleType());
        cams = new CamStation(vehicle);
        denms = new DenmStation(vehicle.stationId(), vehicle.stationType());
        // the simulation moves all vehicles at once, and real ones do not send at once
        delay = vehicle.stationId() % UPDATE_INTERVAL * NANOS_PER_MILLISECOND;
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
        VehicleState state = mapper.state(before, now);
        cams.update(state).ifPresent(cam -> sendLater(toNeighbours(), CAMS.encode(cam)));
        warn(state, now.getVehicleStopMode() == VehicleStopMode.STOP);
        denms.due(state.time()).forEach(denm -> sendLater(toArea(now.getPosition()), DENMS.encode(denm)));
    }

    /** Who parks, or lets people on or off at a bus stop, is in nobody's way. */
    private void warn(VehicleState now, boolean isInTheWay) {
        if (isInTheWay && stationary == null) {
            stationary = denms.trigger(
                    new DenmEvent(now, CauseCodeType.STATIONARY_VEHICLE, 0, LOW_QUALITY)
                            .repeated(REPETITION, Duration.ofSeconds(DenmEvent.USUAL_SECONDS)),
                    now.time());
        } else if (!isInTheWay && stationary != null) {
            denms.cancel(stationary, now.time());
            stationary = null;
        }
    }

    private MessageRouting toNeighbours() {
        return getOperatingSystem()
                .getAdHocModule()
                .createMessageRouting()
                .singlehop()
                .broadcast()
                .topological()
                .build();
    }

    private MessageRouting toArea(GeoPoint centre) {
        return getOperatingSystem()
                .getAdHocModule()
                .createMessageRouting()
                .broadcast()
                .geographical(new GeoCircle(centre, WARNED))
                .build();
    }

    private void sendLater(MessageRouting routing, byte[] octets) {
        waiting.add(new EtsiMessage(routing, octets));
        getOperatingSystem().getEventManager().addEvent(getOperatingSystem().getSimulationTime() + delay, this);
    }

    @Override
    public void processEvent(Event event) {
        getOperatingSystem().getAdHocModule().sendV2xMessage(waiting.remove());
        sent++;
    }

    @Override
    public void onMessageReceived(ReceivedV2xMessage received) {
        if (!(received.getMessage() instanceof EtsiMessage message)) {
            return;
        }
        byte[] octets = message.getPayload().getBytes();
        heard++;
        try {
            // after protocolVersion in every ITS message
            switch (octets.length > 1 ? octets[1] : 0) {
                case ItsPduHeader.MessageID.CAM -> onCam(CAMS.decode(octets));
                case ItsPduHeader.MessageID.DENM -> onDenm(DENMS.decode(octets));
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
        ManagementContainer management = denm.denm().management();
        getLog().info(
                management.termination() == null ? "A vehicle stands: {}" : "A vehicle stands no longer: {}",
                management.actionID());
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
    public void onShutdown() {
        getLog().info("{} messages sent and received", List.of(sent, heard));
    }
}
