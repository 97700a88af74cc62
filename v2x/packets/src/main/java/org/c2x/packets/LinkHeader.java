package org.c2x.packets;

import org.c2x.asn1.runtime.Nullable;

/** The headers of a frame, before the packet. */
public sealed interface LinkHeader permits EthernetHeader, WirelessHeader, CookedHeader {

    /** Whom the frame is for; null if nobody says so. */
    @Nullable
    MacAddress destination();

    /** Who sent it; null if nobody says so. */
    @Nullable
    MacAddress source();

    /** Which protocol follows, after tags of virtual networks: {@link Packet#ETHER_TYPE} is GeoNetworking. */
    int etherType();
}
