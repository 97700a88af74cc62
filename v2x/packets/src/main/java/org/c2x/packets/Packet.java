package org.c2x.packets;

/** A GeoNetworking packet; {@link PacketCodec} reads and writes it. */
public sealed interface Packet permits UnsecuredPacket, SecuredPacket {
    /** The number of GeoNetworking in frames. */
    int ETHER_TYPE = 0x8947;

    BasicHeader basic();
}
