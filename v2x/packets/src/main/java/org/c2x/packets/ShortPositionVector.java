package org.c2x.packets;

import org.c2x.asn1.runtime.coding.Check;

/**
 * Where a station is: the short position vector, EN 302 636-4-1 clause 9.5.3.
 *
 * @param address   of the station
 * @param timestamp of the position: milliseconds since 2004 with leap seconds, modulo 2^32
 * @param latitude  in steps of 0.1 microdegree, positive to the north
 * @param longitude in steps of 0.1 microdegree, positive to the east
 */
public record ShortPositionVector(GnAddress address, long timestamp, int latitude, int longitude) {
    static final int OCTETS = 20;

    public ShortPositionVector {
        Check.present("address", address);
        Check.range("timestamp", timestamp, 0, LongPositionVector.GREATEST_TIMESTAMP);
    }

    static ShortPositionVector read(FieldReader in) {
        in.enter("destination", "ShortPositionVector");
        GnAddress address = GnAddress.read("address", in);
        long timestamp = in.number("timestamp", 32);
        int latitude = Coordinates.readLatitude(in);
        int longitude = Coordinates.readLongitude(in);
        in.leave();
        return new ShortPositionVector(address, timestamp, latitude, longitude);
    }

    void write(FieldWriter out) {
        address.write(out);
        out.number(timestamp, 32);
        out.number(latitude, 32);
        out.number(longitude, 32);
    }
}
