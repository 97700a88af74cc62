package org.c2x.packets;

import org.c2x.asn1.runtime.coding.Check;

/**
 * To all stations within a number of hops: EN 302 636-4-1 clause 9.8.3.
 *
 * @param sequenceNumber 0 to 65,535
 * @param source         who sent the packet
 */
public record TopologicallyScopedBroadcast(int sequenceNumber, LongPositionVector source) implements ForwardedHeader {

    public TopologicallyScopedBroadcast {
        Check.range("sequenceNumber", sequenceNumber, 0, 0xffff);
        Check.present("source", source);
    }

    @Override
    public HeaderType type() {
        return HeaderType.TOPOLOGICALLY_SCOPED_BROADCAST;
    }
}
