package org.c2x.captures;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.captures.MessageFacts.Fact;
import org.c2x.its.ItsTime;
import org.c2x.its.messages.MessageType;
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

    /**
     * Half of what is between two times of the same generationDeltaTime, less the 5 s that a message may be older than
     * the one before it.
     */
    private static final Duration AHEAD = Duration.ofMillis(27_768);

    private final Map<Class<?>, Packing<?>> packings = new HashMap<>();

    /** About when the next message is sent, for those who do not know it. */
    private Instant expected;

    private int sequenceNumber;

    private final @Nullable Signer signer;

    /** @param start when the first message was sent about, for those who do not know it of each */
    public MessageFrames(Instant start) {
        this(start, null);
    }

    /**
     * Frames of signed packets.
     *
     * @param start  when the first message was sent about, for those who do not know it of each
     * @param signer signs packets at the time of their frames; null if they are not secured
     */
    public MessageFrames(Instant start, @Nullable Signer signer) {
        expected = start;
        this.signer = signer;
    }

    /**
     * A frame, and its time.
     *
     * @param time   when it was sent
     * @param octets from the Ethernet header on
     */
    public record Frame(Instant time, byte[] octets) {}

    /** How messages of a type are sent. */
    private record Packing<T>(ItsService service, Codec<T> codec) {
        static <T> Packing<T> of(MessageType<T> type) {
            ItsService service = ItsService.of(type)
                    .orElseThrow(() -> new EncodeException("", "no port of BTP is known for " + type.qualifiedName()));
            return new Packing<>(service, Codecs.get("uper", type.type()));
        }
    }

    /**
     * The frame of the next message, for those who do not know when it was sent: at its reference time, unless pcap has
     * no such time, else at the time of its generationDeltaTime. The latter comes again every 65.536 s: the first
     * message is taken to be sent within 32 s of the start, any other one 5 s before the last one to 60 s after it.
     *
     * @throws EncodeException if the message has no port, UPER cannot express it, or the signer's certificate does not
     *                         permit its service
     */
    public <T> Frame next(MessageType<T> type, T message) {
        MessageFacts facts = MessageFacts.of(message);
        long reference = facts.number(Fact.REFERENCE_TIME);
        return frame(
                type,
                message,
                facts,
                reference >= 0 && reference <= LATEST ? ItsTime.instant(reference) : generated(facts, expected));
    }

    /**
     * The frame of a message.
     *
     * @param sent when it was sent, less than 32 s after its generationDeltaTime
     * @throws EncodeException          if the message has no port, UPER cannot express it, or the signer's certificate
     *                                  does not permit its service
     * @throws IllegalArgumentException if it was sent before 2004 or after the year 2143
     */
    public <T> Frame next(MessageType<T> type, T message, Instant sent) {
        return frame(type, message, MessageFacts.of(message), sent);
    }

    private <T> Frame frame(MessageType<T> type, T message, MessageFacts facts, Instant sent) {
        Packing<T> packing = packing(type);
        ItsService service = packing.service;
        OctetString octets = OctetString.wrap(packing.codec.encode(message));
        LongPositionVector source = source(facts, service, generated(facts, sent));
        boolean isDenm = service == ItsService.DENM;
        int hops = isDenm ? DENM_HOPS : 1;
        ExtendedHeader extended = isDenm ? broadcast(source) : new SingleHopBroadcast(source, 0);
        TrafficClass trafficClass = new TrafficClass(false, false, isDenm ? DENM_TRAFFIC_CLASS : USUAL_TRAFFIC_CLASS);
        boolean isMobile = source.address().stationType() != ROAD_SIDE_UNIT;
        Body body =
                new Body(new CommonHeader(trafficClass, isMobile, hops), extended, new BtpB(service.port(), 0), octets);
        BasicHeader basic = new BasicHeader(BasicHeader.VERSION, LIFETIME, hops);
        Packet packet = signer == null
                ? new UnsecuredPacket(basic, body)
                : new SecuredPacket(basic, envelope(signer, body, service, sent, facts));
        EthernetHeader ethernet =
                new EthernetHeader(MacAddress.BROADCAST, source.address().mac(), Packet.ETHER_TYPE);
        expected = sent.plus(AHEAD);
        return new Frame(sent, ethernet.frame(packet));
    }

    @SuppressWarnings("unchecked") // put pairs a class with what packs its instances
    private <T> Packing<T> packing(MessageType<T> type) {
        Packing<T> packing = (Packing<T>) packings.get(type.type());
        if (packing == null) {
            packing = Packing.of(type);
            packings.put(type.type(), packing);
        }
        return packing;
    }

    private static OctetString envelope(
            Signer signer, Body body, ItsService service, Instant time, MessageFacts facts) {
        if (!signer.maySignFor(service.itsAid())) {
            throw new EncodeException(
                    "", "the certificate to sign with does not permit " + service + ", ITS-AID " + service.itsAid());
        }
        OctetString payload = OctetString.wrap(PacketCodec.CODEC.encodeBody(body));
        return OctetString.wrap(
                switch (service) {
                    case CAM -> signer.signCam(payload, time);
                    case DENM ->
                        signer.signDenm(payload, time, place(body.extended().source(), facts));
                    default -> signer.sign(payload, service.itsAid(), time);
                });
    }

    private static ThreeDLocation place(LongPositionVector source, MessageFacts facts) {
        int centimetres = facts.within(Fact.ALTITUDE, LEAST_ALTITUDE, GREATEST_ALTITUDE);
        return new ThreeDLocation(
                source.latitude(), source.longitude(), (centimetres - LEAST_ALTITUDE) / CENTIMETRES_OF_ELEVATION);
    }

    /** When what a message says was so: the time of its generationDeltaTime that is nearest to another one. */
    private static Instant generated(MessageFacts facts, Instant near) {
        long delta = facts.number(Fact.GENERATION_DELTA_TIME);
        return delta < 0 ? near : ItsTime.instant(Math.max(0, ItsTime.timestamp((int) delta, ItsTime.timestamp(near))));
    }

    private ExtendedHeader broadcast(LongPositionVector source) {
        sequenceNumber = sequenceNumber + 1 & 0xffff;
        return new GeoBroadcast(
                sequenceNumber, source, GeoArea.circle(source.latitude(), source.longitude(), DENM_RADIUS_METRES));
    }

    private static LongPositionVector source(MessageFacts facts, ItsService service, Instant generated) {
        long station = facts.number(Fact.STATION);
        int stationType = service.isOfInfrastructure() ? ROAD_SIDE_UNIT : facts.within(Fact.STATION_TYPE, 0, 31);
        long axis = facts.number(Fact.SEMI_MAJOR_AXIS);
        return new LongPositionVector(
                new GnAddress(true, stationType, 0, new MacAddress(LOCAL_ADDRESS | station)),
                ItsTime.timestamp(generated) & 0xffff_ffffL,
                facts.within(Fact.LATITUDE, -GREATEST_LATITUDE, GREATEST_LATITUDE),
                facts.within(Fact.LONGITUDE, -GREATEST_LONGITUDE, GREATEST_LONGITUDE),
                axis >= 0 && axis <= ACCURATE,
                facts.within(Fact.SPEED, 0, GREATEST_SPEED),
                facts.within(Fact.HEADING, 0, GREATEST_HEADING));
    }
}
