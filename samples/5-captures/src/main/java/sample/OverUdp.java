package sample;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.time.Instant;
import org.c2x.captures.CapturedPacket;
import org.c2x.captures.Stack;
import org.c2x.its.contents.Contents;
import org.c2x.its.v1.CAM;
import org.c2x.packets.LinkType;

/** Sends messages in UDP, as road side units pass them on, and receives them: GeoNetworking, BTP, message. */
public final class OverUdp implements AutoCloseable {
    private static final int LONGEST_DATAGRAM = 0xffff;

    private final Stack stack = new Stack(LinkType.GEONETWORKING);
    private final DatagramSocket socket;

    /** Receives at a port; 0 is one that is free. */
    public OverUdp(int port) throws IOException {
        socket = new DatagramSocket(port);
    }

    public static void main(String[] args) throws IOException {
        try (OverUdp sender = new OverUdp(0);
                OverUdp receiver = new OverUdp(0)) {
            sender.send(Contents.get("cam").value(), receiver.address());
            System.out.println(text(receiver.receive()));
        }
    }

    /** Where this receives on this machine. */
    public SocketAddress address() {
        return new InetSocketAddress(InetAddress.getLoopbackAddress(), socket.getLocalPort());
    }

    /** Sends a CAM, DENM, CPM, VAM or a message of the infrastructure. */
    public void send(Object message, SocketAddress to) throws IOException {
        byte[] octets = stack.send(message);
        socket.send(new DatagramPacket(octets, octets.length, to));
    }

    /** Waits for the next packet. */
    public CapturedPacket receive() throws IOException {
        DatagramPacket datagram = new DatagramPacket(new byte[LONGEST_DATAGRAM], LONGEST_DATAGRAM);
        socket.receive(datagram);
        return stack.receive(datagram.getData(), 0, datagram.getLength(), Instant.now());
    }

    /** What there is to say of a packet. */
    public static String text(CapturedPacket packet) {
        if (packet.error() != null) {
            return packet.error().getMessage();
        } else if (packet.message() != null && packet.message().value() instanceof CAM cam) {
            return "CAM of station " + cam.header().stationID();
        }
        return packet.type();
    }

    @Override
    public void close() {
        socket.close();
    }
}
