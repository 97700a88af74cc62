package org.c2x.captures;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.time.Instant;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.ItsTime;
import org.c2x.its.contents.MessageType;
import org.c2x.packets.BasicHeader;
import org.c2x.packets.Body;
import org.c2x.packets.BtpB;
import org.c2x.packets.CommonHeader;
import org.c2x.packets.EthernetHeader;
import org.c2x.packets.ExtendedHeader;
import org.c2x.packets.GeoArea;
import org.c2x.packets.GeoBroadcast;
import org.c2x.packets.GnAddress;
import org.c2x.packets.Lifetime;
import org.c2x.packets.LongPositionVector;
import org.c2x.packets.MacAddress;
import org.c2x.packets.Packet;
import org.c2x.packets.PacketCodec;
import org.c2x.packets.SecuredPacket;
import org.c2x.packets.SingleHopBroadcast;
import org.c2x.packets.TrafficClass;
import org.c2x.packets.UnsecuredPacket;
import org.c2x.security.Signer;
import org.c2x.security.dot2.ThreeDLocation;

/**
 * Makes Ethernet frames of messages, one after the other as in a capture. Position, movement and station are those that
 * the message has, 0 where it has none. A DENM goes to all stations within {@value #DENM_RADIUS_METRES} m of the event,
 * any other message to all neighbours. Signed ones are as the profiles of TS 103 097 clause 7.1 demand it.
 */
public final class MessageFrames {
    private static final int DENM_RADIUS_METRES = 500;
    private static final int DENM_HOPS = 10;
    private static final int DENM_TRAFFIC_CLASS = 1;
    private static final int USUAL_TRAFFIC_CLASS = 2;
    private static final Lifetime LIFETIME = new Lifetime(6, Lifetime.Base.TEN_SECONDS);

    /** Begins the addresses of stations; their number follows. It is one that no manufacturer has. */
    private static final long LOCAL_ADDRESS = 0x0200_0000_0000L;

    private static final int ROAD_SIDE_UNIT = 15;

    /** A position counts as accurate up to this semi-major axis: half of itsGnPaiInterval, 80 m, in centimetres. */
    private static final int ACCURATE = 4_000;

    private static final int GREATEST_LATITUDE = 900_000_000;
    private static final int GREATEST_LONGITUDE = 1_800_000_000;
    private static final int GREATEST_SPEED = 16_382;
    private static final int GREATEST_HEADING = 3_600;
    /** In centimetres: where elevations of IEEE 1609.2 begin, and the greatest one. */
    private static final int LEAST_ALTITUDE = -40_960;

    private static final int GREATEST_ALTITUDE = 614_390;
    private static final int CENTIMETRES_OF_ELEVATION = 10;

    /** TimestampIts of the last time that pcap has. */
    private static final long LATEST = ItsTime.timestamp(Instant.ofEpochSecond(PcapWriter.GREATEST_SECOND));

    private static final ObjectMapper JSON = new ObjectMapper();

    /** TimestampIts of the last message. */
    private long timestamp;

    private int sequenceNumber;

    private final @Nullable Signer signer;

    /** @param start when the first message was sent about, unless it says so itself */
    public MessageFrames(Instant start) {
        this(start, null);
    }

    /**
     * Frames of signed packets.
     *
     * @param start  when the first message was sent about, unless it says so itself
     * @param signer signs packets at the time of their frames; null if they are not secured
     */
    public MessageFrames(Instant start, @Nullable Signer signer) {
        timestamp = ItsTime.timestamp(start);
        this.signer = signer;
    }

    /**
     * A frame, and its time.
     *
     * @param time   the reference time of a message, unless pcap has no such time; else the time that its
     *               generationDeltaTime says, near that of the message before
     * @param octets from the Ethernet header on
     */
    public record Frame(Instant time, byte[] octets) {}

    /**
     * The frame of the next message.
     *
     * @throws EncodeException if the message has no port, UPER or JER cannot express it, or the signer's certificate
     *                         does not permit its service
     */
    public <T> Frame next(MessageType<T> type, T message) {
        ItsService service = ItsService.of(type)
                .orElseThrow(() -> new EncodeException("", "no port of BTP is known for " + type.qualifiedName()));
        byte[] octets = Codecs.get("uper", type.type()).encode(message);
        JsonNode json = json(type, message);
        timestamp = timestamp(json);
        LongPositionVector source = source(json, service);
        boolean isDenm = service == ItsService.DENM;
        int hops = isDenm ? DENM_HOPS : 1;
        ExtendedHeader extended = isDenm ? broadcast(source) : new SingleHopBroadcast(source, 0);
        TrafficClass trafficClass = new TrafficClass(false, false, isDenm ? DENM_TRAFFIC_CLASS : USUAL_TRAFFIC_CLASS);
        boolean isMobile = source.address().stationType() != ROAD_SIDE_UNIT;
        Body body = new Body(
                new CommonHeader(trafficClass, isMobile, hops),
                extended,
                new BtpB(service.port(), 0),
                OctetString.wrap(octets));
        Instant time = ItsTime.instant(timestamp);
        BasicHeader basic = new BasicHeader(BasicHeader.VERSION, LIFETIME, hops);
        Packet packet = signer == null
                ? new UnsecuredPacket(basic, body)
                : new SecuredPacket(basic, envelope(signer, body, service, time, json));
        EthernetHeader ethernet =
                new EthernetHeader(MacAddress.BROADCAST, source.address().mac(), Packet.ETHER_TYPE);
        return new Frame(time, ethernet.frame(packet));
    }

    private static OctetString envelope(Signer signer, Body body, ItsService service, Instant time, JsonNode message) {
        if (!signer.maySignFor(service.itsAid())) {
            throw new EncodeException(
                    "", "the certificate to sign with does not permit " + service + ", ITS-AID " + service.itsAid());
        }
        OctetString payload = OctetString.wrap(PacketCodec.CODEC.encodeBody(body));
        return OctetString.wrap(
                switch (service) {
                    case CAM -> signer.signCam(payload, time);
                    case DENM ->
                        signer.signDenm(payload, time, place(body.extended().source(), message));
                    default -> signer.sign(payload, service.itsAid(), time);
                });
    }

    private static ThreeDLocation place(LongPositionVector source, JsonNode message) {
        int centimetres = within(first(message, "altitudeValue"), LEAST_ALTITUDE, GREATEST_ALTITUDE);
        return new ThreeDLocation(
                source.latitude(), source.longitude(), (centimetres - LEAST_ALTITUDE) / CENTIMETRES_OF_ELEVATION);
    }

    private static <T> JsonNode json(MessageType<T> type, T message) {
        try {
            return JSON.readTree(Codecs.get("jer", type.type()).encode(message));
        } catch (IOException e) {
            throw new IllegalStateException("what JER has written is no JSON", e);
        }
    }

    private long timestamp(JsonNode message) {
        JsonNode reference = message.findPath("referenceTime");
        if (reference.isIntegralNumber() && reference.longValue() <= LATEST) {
            return reference.longValue();
        }
        JsonNode delta = message.findPath("generationDeltaTime");
        return delta.isInt() ? Math.max(0, ItsTime.timestamp(delta.intValue(), timestamp)) : timestamp;
    }

    private ExtendedHeader broadcast(LongPositionVector source) {
        sequenceNumber = sequenceNumber + 1 & 0xffff;
        return new GeoBroadcast(
                sequenceNumber, source, GeoArea.circle(source.latitude(), source.longitude(), DENM_RADIUS_METRES));
    }

    private LongPositionVector source(JsonNode message, ItsService service) {
        long station = first(message, "stationID", "stationId").longValue();
        int stationType = service.isOfInfrastructure() ? ROAD_SIDE_UNIT : within(first(message, "stationType"), 0, 31);
        GnAddress address = new GnAddress(true, stationType, 0, new MacAddress(LOCAL_ADDRESS | station));
        JsonNode latitude = first(message, "latitude", "lat");
        JsonNode longitude = first(message, "longitude", "long");
        JsonNode axis = first(message, "semiMajorConfidence", "semiMajorAxisLength");
        return new LongPositionVector(
                address,
                timestamp & 0xffff_ffffL,
                within(latitude, -GREATEST_LATITUDE, GREATEST_LATITUDE),
                within(longitude, -GREATEST_LONGITUDE, GREATEST_LONGITUDE),
                axis.isInt() && axis.intValue() <= ACCURATE,
                within(first(message, "speedValue"), 0, GREATEST_SPEED),
                within(first(message, "headingValue"), 0, GREATEST_HEADING));
    }

    /** The first component that has one of these names. */
    private static JsonNode first(JsonNode message, String... names) {
        for (String name : names) {
            JsonNode found = message.findPath(name);
            if (!found.isMissingNode()) {
                return found;
            }
        }
        return MissingNode.getInstance();
    }

    /** A number, 0 if it is unavailable or absent. */
    private static int within(JsonNode number, int least, int greatest) {
        return number.isInt() && number.intValue() >= least && number.intValue() <= greatest ? number.intValue() : 0;
    }
}
