package org.c2x.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.nio.ByteBuffer;
import java.time.Instant;
import org.c2x.captures.PcapWriter;
import org.c2x.packets.LinkType;

/**
 * A capture (pcap) of what arrives at a port of UDP, without end: each datagram is a packet of GeoNetworking, and gets
 * an Ethernet header without addresses.
 */
final class UdpCapture extends InputStream {
    private static final int LONGEST_DATAGRAM = 0xffff;
    private static final int ADDRESSES = 12;
    private static final short GEONETWORKING = (short) 0x8947;

    private final DatagramSocket socket;
    private final byte[] datagram = new byte[LONGEST_DATAGRAM];
    private ByteArrayInputStream pending = new ByteArrayInputStream(PcapWriter.fileHeader(LinkType.ETHERNET));

    /**
     * Listens on all addresses of the machine.
     *
     * @throws IOException if the port is taken or may not be used
     */
    UdpCapture(int port) throws IOException {
        socket = new DatagramSocket(port);
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : Byte.toUnsignedInt(one[0]);
    }

    @Override
    public int read(byte[] octets, int offset, int length) throws IOException {
        if (length > 0 && pending.available() == 0) {
            pending = new ByteArrayInputStream(receive());
        }
        return pending.read(octets, offset, length);
    }

    private byte[] receive() throws IOException {
        DatagramPacket packet = new DatagramPacket(datagram, datagram.length);
        socket.receive(packet);
        byte[] frame = ByteBuffer.allocate(ADDRESSES + Short.BYTES + packet.getLength())
                .position(ADDRESSES)
                .putShort(GEONETWORKING)
                .put(datagram, 0, packet.getLength())
                .array();
        return PcapWriter.packet(Instant.now(), frame);
    }

    /** What can be read without waiting. */
    @Override
    public int available() {
        return pending.available();
    }

    @Override
    public void close() {
        socket.close();
    }
}
