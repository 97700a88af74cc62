package org.c2x.packets;

import org.c2x.asn1.runtime.coding.Check;

/**
 * BTP-A, for packets that are answered: EN 302 636-5-1 clause 7.2.
 *
 * @param destinationPort 0 to 65,535: whom the payload is for
 * @param sourcePort      0 to 65,535: where answers go
 */
public record BtpA(int destinationPort, int sourcePort) implements Transport {

    public BtpA {
        Check.range("destinationPort", destinationPort, 0, 0xffff);
        Check.range("sourcePort", sourcePort, 0, 0xffff);
    }
}
