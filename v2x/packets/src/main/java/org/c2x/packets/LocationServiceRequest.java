package org.c2x.packets;

import org.c2x.asn1.runtime.coding.Check;

/**
 * Asks where a station is: EN 302 636-4-1 clause 9.8.7.
 *
 * @param sequenceNumber 0 to 65,535
 * @param source         who sent the packet
 * @param requested      the station
 */
public record LocationServiceRequest(int sequenceNumber, LongPositionVector source, GnAddress requested)
        implements ForwardedHeader {

    public LocationServiceRequest {
        Check.range("sequenceNumber", sequenceNumber, 0, 0xffff);
        Check.present("source", source);
        Check.present("requested", requested);
    }

    @Override
    public HeaderType type() {
        return HeaderType.LOCATION_SERVICE_REQUEST;
    }
}
