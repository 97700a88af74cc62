package sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import org.c2x.captures.CapturedPacket;
import org.c2x.its.contents.Contents;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OverUdpTest {

    @ParameterizedTest
    @ValueSource(strings = {"cam", "denm", "cpm", "vam", "spatem"})
    void messageIsReceivedAsItWasSent(String name) throws IOException {
        Object message = Contents.get(name).value();
        try (OverUdp sender = new OverUdp(0);
                OverUdp receiver = new OverUdp(0)) {
            sender.send(message, receiver.address());

            CapturedPacket packet = receiver.receive();

            assertEquals(message, packet.message().value());
        }
    }

    @Test
    void whatIsNoPacketIsSaid() throws IOException {
        try (DatagramSocket socket = new DatagramSocket();
                OverUdp receiver = new OverUdp(0)) {
            socket.send(new DatagramPacket(new byte[3], 3, receiver.address()));

            String text = OverUdp.text(receiver.receive());

            assertTrue(text.startsWith("basicHeader"), text);
        }
    }
}
