package org.c2x.packets;

import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.coding.Check;

/**
 * What is left of the header of a frame whose link layer has been taken off: in Linux cooked captures, at loopback
 * interfaces, where packets are captured without a link.
 *
 * @param source    who sent the frame; null if the capture does not say so
 * @param etherType 0 to 65,535: which protocol follows
 */
public record CookedHeader(@Nullable MacAddress source, int etherType) implements LinkHeader {

    public CookedHeader {
        Check.range("etherType", etherType, 0, 0xffff);
    }

    /** Nobody says. */
    @Override
    public @Nullable MacAddress destination() {
        return null;
    }
}
