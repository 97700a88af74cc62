package org.c2x.packets;

import org.c2x.asn1.runtime.coding.Check;

/**
 * The beginning of every packet, which forwarders change: EN 302 636-4-1 clause 9.6. What follows it is the packet's
 * class.
 *
 * @param version           0 or 1; the headers have the same form in both
 * @param lifetime          how long the packet may be buffered
 * @param remainingHopLimit 0 to 255
 */
public record BasicHeader(int version, Lifetime lifetime, int remainingHopLimit) {
    /** The version that EN 302 636-4-1 has. */
    public static final int VERSION = 1;

    static final int OCTETS = 4;

    public BasicHeader {
        Check.range("version", version, 0, VERSION);
        Check.present("lifetime", lifetime);
        Check.range("remainingHopLimit", remainingHopLimit, 0, 255);
    }
}
