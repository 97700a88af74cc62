package org.c2x.packets;

import org.c2x.asn1.runtime.coding.Check;

/**
 * To all neighbours, without forwarding: EN 302 636-4-1 clause 9.8.4.
 *
 * @param source             who sent the packet
 * @param mediaDependentData 0 to 2^32 - 1: what the access layer tells its neighbours, TS 102 636-4-2
 */
public record SingleHopBroadcast(LongPositionVector source, long mediaDependentData) implements ExtendedHeader {

    public SingleHopBroadcast {
        Check.present("source", source);
        Check.range("mediaDependentData", mediaDependentData, 0, 0xffff_ffffL);
    }

    @Override
    public HeaderType type() {
        return HeaderType.SINGLE_HOP_BROADCAST;
    }
}
