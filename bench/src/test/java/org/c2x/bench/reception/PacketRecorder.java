package org.c2x.bench.reception;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.ItsTime;
import org.c2x.its.contents.Content;
import org.c2x.its.contents.Contents;
import org.c2x.its.v1.CAM;
import org.c2x.its.v1.DENM;
import org.c2x.its.v1.ReferencePosition;
import org.c2x.packets.BasicHeader;
import org.c2x.packets.Body;
import org.c2x.packets.BtpB;
import org.c2x.packets.CommonHeader;
import org.c2x.packets.ExtendedHeader;
import org.c2x.packets.GeoArea;
import org.c2x.packets.GeoBroadcast;
import org.c2x.packets.GnAddress;
import org.c2x.packets.Lifetime;
import org.c2x.packets.LongPositionVector;
import org.c2x.packets.MacAddress;
import org.c2x.packets.PacketCodec;
import org.c2x.packets.SecuredPacket;
import org.c2x.packets.SingleHopBroadcast;
import org.c2x.packets.TrafficClass;
import org.c2x.security.Curve;
import org.c2x.security.Signer;
import org.c2x.security.SimulatorChain;
import org.c2x.security.dot2.ThreeDLocation;

/** Signs the packets anew, with new certificates. */
final class PacketRecorder {
    private static final int CAM_SERVICE = 36;
    private static final int DENM_SERVICE = 37;
    private static final int CAM_PORT = 2001;
    private static final int DENM_PORT = 2002;
    private static final int PASSENGER_CAR = 5;
    private static final int WEEK = 168;
    private static final Lifetime MINUTE = new Lifetime(6, Lifetime.Base.TEN_SECONDS);

    private final List<String> lines = new ArrayList<>();

    private PacketRecorder() {}

    /** @param arguments the file to write */
    public static void main(String[] arguments) throws IOException {
        PacketRecorder recorder = new PacketRecorder();
        recorder.record();
        Files.write(Path.of(arguments[0]), recorder.lines);
    }

    private void record() {
        DENM denm = (DENM) Contents.get("denm").value();
        Instant time = ItsTime.instant(denm.denm().management().referenceTime());
        SimulatorChain chain = new SimulatorChain(new SimulatorChain.Plan(
                Curve.NIST_P256,
                time.minus(Duration.ofHours(1)),
                WEEK,
                null,
                List.of(
                        SimulatorChain.permission(CAM_SERVICE, "010000"),
                        SimulatorChain.permission(DENM_SERVICE, "01000000"))));
        SimulatorChain.Holder ticket = chain.ticket();
        line("root", chain.root().certificate().toByteArray());
        line("authority", chain.authority().certificate().toByteArray());
        line("ticket", ticket.certificate().toByteArray());

        CAM cam = (CAM) Contents.get("cam").value();
        ReferencePosition position = cam.cam().camParameters().basicContainer().referencePosition();
        LongPositionVector source = source(cam.header().stationID(), time, position);
        byte[] camBody = body(new SingleHopBroadcast(source, 0), 1, CAM_PORT, Contents.get("cam"));
        Signer signer = ticket.signer();
        packet(ReceivedPacket.CAM_WITH_CERTIFICATE, 1, signer.signCam(OctetString.wrap(camBody), time));
        packet(ReceivedPacket.CAM_WITH_DIGEST, 1, signer.signCam(OctetString.wrap(camBody), time));

        ReferencePosition event = denm.denm().management().eventPosition();
        LongPositionVector at = source(denm.header().stationID(), time, event);
        GeoArea area = GeoArea.circle(event.latitude(), event.longitude(), 500);
        byte[] denmBody = body(new GeoBroadcast(1, at, area), 10, DENM_PORT, Contents.get("denm"));
        ThreeDLocation place = new ThreeDLocation(event.latitude(), event.longitude(), 0);
        packet(ReceivedPacket.DENM, 10, signer.signDenm(OctetString.wrap(denmBody), time, place));
    }

    private static LongPositionVector source(long station, Instant time, ReferencePosition position) {
        return new LongPositionVector(
                new GnAddress(true, PASSENGER_CAR, 0, new MacAddress(0x0200_0000_0000L | station)),
                ItsTime.timestamp(time) & 0xffff_ffffL,
                position.latitude(),
                position.longitude(),
                true,
                0,
                0);
    }

    private static byte[] body(ExtendedHeader extended, int hops, int port, Content<?> message) {
        return PacketCodec.CODEC.encodeBody(new Body(
                new CommonHeader(new TrafficClass(false, false, 2), true, hops),
                extended,
                new BtpB(port, 0),
                OctetString.wrap(encode(message))));
    }

    private static <T> byte[] encode(Content<T> content) {
        return Codecs.get("uper", content.type()).encode(content.value());
    }

    private void packet(ReceivedPacket packet, int hops, byte[] signed) {
        BasicHeader basic = new BasicHeader(BasicHeader.VERSION, MINUTE, hops);
        line(packet.label(), PacketCodec.CODEC.encode(new SecuredPacket(basic, OctetString.wrap(signed))));
    }

    private void line(String name, byte[] octets) {
        lines.add(name + ' ' + HexFormat.of().formatHex(octets));
    }
}
