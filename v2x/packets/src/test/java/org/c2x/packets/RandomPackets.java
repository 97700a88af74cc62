package org.c2x.packets;

import java.util.random.RandomGenerator;
import org.c2x.asn1.runtime.OctetString;

/** Random packets of all types. */
final class RandomPackets {
    private static final int[] STATION_TYPES = {0, 1, 5, 7, 11, 15};

    /** Ports of which nobody takes the payload for a message. */
    private static final int NO_PORT = 50_000;

    private final RandomGenerator random;

    RandomPackets(RandomGenerator random) {
        this.random = random;
    }

    Packet packet() {
        int hops = random.nextInt(1, 256);
        BasicHeader basic = new BasicHeader(
                random.nextInt(2),
                new Lifetime(random.nextInt(64), Lifetime.Base.values()[random.nextInt(4)]),
                1 + random.nextInt(hops));
        TrafficClass trafficClass = new TrafficClass(random.nextBoolean(), random.nextBoolean(), random.nextInt(64));
        CommonHeader common = new CommonHeader(trafficClass, random.nextBoolean(), hops);
        ExtendedHeader extended = extendedHeader();
        return new UnsecuredPacket(
                basic,
                extended.type().hasPayload()
                        ? new Body(common, extended, transport(), octets(random.nextInt(100)))
                        : new Body(common, extended, OtherTransport.UNSPECIFIED, octets(0)));
    }

    private OctetString octets(int length) {
        byte[] octets = new byte[length];
        random.nextBytes(octets);
        return OctetString.of(octets);
    }

    private Transport transport() {
        return random.nextBoolean()
                ? new BtpA(NO_PORT + random.nextInt(100), random.nextInt(65536))
                : new BtpB(NO_PORT + random.nextInt(100), random.nextInt(65536));
    }

    private ExtendedHeader extendedHeader() {
        HeaderType type = HeaderType.values()[random.nextInt(HeaderType.values().length)];
        int number = random.nextInt(65536);
        LongPositionVector source = new LongPositionVector(
                address(),
                random.nextLong(1L << 32),
                latitude(),
                longitude(),
                random.nextBoolean(),
                random.nextInt(-16384, 16384),
                random.nextInt(3600));
        ShortPositionVector destination =
                new ShortPositionVector(address(), random.nextLong(1L << 32), latitude(), longitude());
        return switch (type) {
            case BEACON -> new Beacon(source);
            case GEO_UNICAST -> new GeoUnicast(number, source, destination);
            case GEO_ANYCAST -> new GeoAnycast(number, source, area());
            case GEO_BROADCAST -> new GeoBroadcast(number, source, area());
            case SINGLE_HOP_BROADCAST -> new SingleHopBroadcast(source, random.nextLong(1L << 32));
            case TOPOLOGICALLY_SCOPED_BROADCAST -> new TopologicallyScopedBroadcast(number, source);
            case LOCATION_SERVICE_REQUEST -> new LocationServiceRequest(number, source, address());
            case LOCATION_SERVICE_REPLY -> new LocationServiceReply(number, source, destination);
        };
    }

    private GnAddress address() {
        return new GnAddress(
                random.nextBoolean(),
                STATION_TYPES[random.nextInt(STATION_TYPES.length)],
                random.nextInt(1000),
                new MacAddress(random.nextLong(1L << 48)));
    }

    private GeoArea area() {
        GeoArea.Shape shape = GeoArea.Shape.values()[random.nextInt(3)];
        return new GeoArea(
                shape, latitude(), longitude(), random.nextInt(65536), random.nextInt(65536), random.nextInt(360));
    }

    private int latitude() {
        return random.nextInt(-900_000_000, 900_000_001);
    }

    private int longitude() {
        return random.nextInt(-1_800_000_000, 1_800_000_001);
    }
}
