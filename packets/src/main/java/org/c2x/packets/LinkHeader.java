package org.c2x.packets;

/** What a frame has in front of a packet. */
public sealed interface LinkHeader permits EthernetHeader, WirelessHeader {

    MacAddress destination();

    MacAddress source();

    /** Which protocol follows: {@link Packet#ETHER_TYPE} is GeoNetworking. */
    int etherType();
}
