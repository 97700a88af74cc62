package sample;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.captures.CapturedPacket;
import org.c2x.captures.Captures;
import org.c2x.captures.MessageFrames;
import org.c2x.captures.PcapWriter;
import org.c2x.its.contents.Contents;
import org.c2x.its.messages.MessageTypes;
import org.c2x.its.v1.CAM;
import org.c2x.packets.LinkType;

/** Writes CAMs into a file that Wireshark opens, and reads who sent what from such a file. */
public final class Recording {

    private Recording() {}

    public static void main(String[] args) throws IOException {
        Path file = args.length > 0 ? Path.of(args[0]) : Files.createTempFile("cams", ".pcap");
        if (args.length == 0) {
            CAM cam = (CAM) Contents.get("cam").value();
            write(file, Instant.parse("2026-07-01T12:00:00Z"), List.of(cam, cam));
        }
        messagesByStation(file).forEach((station, count) -> System.out.println("station " + station + ": " + count));
    }

    /** A capture of CAMs, in Ethernet frames with GeoNetworking and BTP. */
    public static void write(Path file, Instant start, List<CAM> cams) throws IOException {
        MessageFrames frames = new MessageFrames(start);
        try (OutputStream out = Files.newOutputStream(file)) {
            out.write(PcapWriter.fileHeader(LinkType.ETHERNET));
            for (CAM cam : cams) {
                MessageFrames.Frame frame = frames.next(MessageTypes.CAM_V1, cam);
                out.write(PcapWriter.packet(frame.time(), frame.octets()));
            }
        }
    }

    /** How many messages a capture has of each station. One packet is in memory at a time. */
    public static Map<Long, Long> messagesByStation(Path capture) throws IOException {
        try (Stream<CapturedPacket> packets = Captures.open(capture)) {
            return packets.map(CapturedPacket::message)
                    .filter(Objects::nonNull)
                    .collect(Collectors.groupingBy(
                            message -> message.stationId(), TreeMap::new, Collectors.counting()));
        }
    }

    /** What is wrong with packets of a capture, a line each. */
    public static List<String> errors(Path capture) throws IOException {
        try (Stream<CapturedPacket> packets = Captures.open(capture)) {
            return packets.filter(packet -> packet.error() != null)
                    .map(packet -> packet.number() + ": " + packet.error().getMessage())
                    .toList();
        }
    }
}
