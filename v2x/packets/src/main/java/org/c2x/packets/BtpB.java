package org.c2x.packets;

import org.c2x.asn1.runtime.coding.Check;

/**
 * BTP-B, for packets that are not answered: EN 302 636-5-1 clause 7.3.
 *
 * @param destinationPort     0 to 65,535: whom the payload is for
 * @param destinationPortInfo 0 to 65,535: more about that, 0 if there is nothing to say
 */
public record BtpB(int destinationPort, int destinationPortInfo) implements Transport {

    public BtpB {
        Check.range("destinationPort", destinationPort, 0, 0xffff);
        Check.range("destinationPortInfo", destinationPortInfo, 0, 0xffff);
    }
}
