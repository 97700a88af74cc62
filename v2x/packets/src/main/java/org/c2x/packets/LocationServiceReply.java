package org.c2x.packets;

import org.c2x.asn1.runtime.coding.Check;

/**
 * Says where the source is, to who asked: EN 302 636-4-1 clause 9.8.8.
 *
 * @param sequenceNumber 0 to 65,535
 * @param source         who sent the packet
 * @param destination    who asked
 */
public record LocationServiceReply(int sequenceNumber, LongPositionVector source, ShortPositionVector destination)
        implements ForwardedHeader {

    public LocationServiceReply {
        Check.range("sequenceNumber", sequenceNumber, 0, 0xffff);
        Check.present("source", source);
        Check.present("destination", destination);
    }

    @Override
    public HeaderType type() {
        return HeaderType.LOCATION_SERVICE_REPLY;
    }
}
