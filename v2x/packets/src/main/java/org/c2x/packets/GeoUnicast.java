package org.c2x.packets;

import org.c2x.asn1.runtime.coding.Check;

/**
 * To one station, wherever it was last: EN 302 636-4-1 clause 9.8.2.
 *
 * @param sequenceNumber 0 to 65,535
 * @param source         who sent the packet
 * @param destination    whom it is for
 */
public record GeoUnicast(int sequenceNumber, LongPositionVector source, ShortPositionVector destination)
        implements ForwardedHeader {

    public GeoUnicast {
        Check.range("sequenceNumber", sequenceNumber, 0, 0xffff);
        Check.present("source", source);
        Check.present("destination", destination);
    }

    @Override
    public HeaderType type() {
        return HeaderType.GEO_UNICAST;
    }
}
