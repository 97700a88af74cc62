package org.c2x.packets;

import org.c2x.asn1.runtime.coding.Check;

/**
 * What no forwarder changes: EN 302 636-4-1 clause 9.7. The types of what follows and the length of the payload are
 * those of the {@link Body}.
 *
 * @param trafficClass    how urgent the packet is
 * @param mobile          whether the source may move
 * @param maximumHopLimit 0 to 255
 */
public record CommonHeader(TrafficClass trafficClass, boolean mobile, int maximumHopLimit) {
    static final int OCTETS = 8;

    public CommonHeader {
        Check.present("trafficClass", trafficClass);
        Check.range("maximumHopLimit", maximumHopLimit, 0, 255);
    }
}
