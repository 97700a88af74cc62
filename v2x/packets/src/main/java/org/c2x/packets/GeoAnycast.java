package org.c2x.packets;

import org.c2x.asn1.runtime.coding.Check;

/**
 * To any one station in an area: EN 302 636-4-1 clause 9.8.5.
 *
 * @param sequenceNumber 0 to 65,535
 * @param source         who sent the packet
 * @param area           where it is to be heard
 */
public record GeoAnycast(int sequenceNumber, LongPositionVector source, GeoArea area) implements ForwardedHeader {

    public GeoAnycast {
        Check.range("sequenceNumber", sequenceNumber, 0, 0xffff);
        Check.present("source", source);
        Check.present("area", area);
    }

    @Override
    public HeaderType type() {
        return HeaderType.GEO_ANYCAST;
    }
}
