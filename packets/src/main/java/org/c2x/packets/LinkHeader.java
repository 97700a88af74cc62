package org.c2x.packets;

/** The headers of a frame, before the packet. */
public sealed interface LinkHeader permits EthernetHeader, WirelessHeader {

    MacAddress destination();

    MacAddress source();

    /** Which protocol follows: {@link Packet#ETHER_TYPE} is GeoNetworking. */
    int etherType();
}
