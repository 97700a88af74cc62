package org.c2x.packets;

import org.c2x.asn1.runtime.coding.Check;

/**
 * Where a station is and how it moves: the long position vector, EN 302 636-4-1 clause 9.5.2. The standard sets no
 * bounds to coordinates and headings but those of their bits.
 *
 * @param address   of the station
 * @param timestamp of the position: milliseconds since 2004 with leap seconds, modulo 2^32
 * @param latitude  in steps of 0.1 microdegree, positive to the north
 * @param longitude in steps of 0.1 microdegree, positive to the east
 * @param accurate  whether the position is as accurate as the station's configuration asks for
 * @param speed     -16,384 to 16,383, in steps of 0.01 m/s, negative backwards
 * @param heading   0 to 65,535, in steps of 0.1 degree clockwise from north
 */
public record LongPositionVector(
        GnAddress address, long timestamp, int latitude, int longitude, boolean accurate, int speed, int heading) {
    /** Steps of latitude and longitude in a degree. */
    public static final double STEPS_PER_DEGREE = 1e7;

    static final int OCTETS = 24;
    static final long GREATEST_TIMESTAMP = 0xffff_ffffL;

    private static final int SPEED_BITS = 15;

    public LongPositionVector {
        Check.present("address", address);
        Check.range("timestamp", timestamp, 0, GREATEST_TIMESTAMP);
        Check.range("speed", speed, -(1 << SPEED_BITS - 1), (1 << SPEED_BITS - 1) - 1);
        Check.range("heading", heading, 0, 0xffff);
    }

    /** Whether there is such a place: there is no number for an unknown one but 0, north and east. */
    public boolean isPlace() {
        return (latitude != 0 || longitude != 0)
                && Math.abs((long) latitude) <= Coordinates.GREATEST_LATITUDE
                && Math.abs((long) longitude) <= Coordinates.GREATEST_LONGITUDE;
    }

    static LongPositionVector read(FieldReader in) {
        in.enter("source", "LongPositionVector");
        GnAddress address = GnAddress.read("address", in);
        long timestamp = in.number("timestamp", 32);
        int latitude = Coordinates.readLatitude(in);
        int longitude = Coordinates.readLongitude(in);
        boolean accurate = in.flag("accurate");
        int speed = (int) in.signed("speed", SPEED_BITS, Meanings::speed);
        int heading = (int) in.number("heading", 16, Meanings::heading);
        in.leave();
        return new LongPositionVector(address, timestamp, latitude, longitude, accurate, speed, heading);
    }

    void write(FieldWriter out) {
        address.write(out);
        out.number(timestamp, 32);
        out.number(latitude, 32);
        out.number(longitude, 32);
        out.flag(accurate);
        out.number(speed, SPEED_BITS);
        out.number(heading, 16);
    }
}
