package org.c2x.bench.reception;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.stream.Collectors;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.ItsTime;
import org.c2x.its.contents.Content;
import org.c2x.its.contents.Contents;
import org.c2x.packets.PacketCodec;
import org.c2x.packets.PacketReader;
import org.c2x.packets.SecuredPacket;
import org.c2x.security.EncodedCertificate;
import org.c2x.security.Reception;
import org.c2x.security.SignedData;
import org.c2x.security.TrustStore;
import org.c2x.security.Verifier;

/**
 * A secured GeoNetworking packet, as a radio hands it over. It was signed once and kept: a signature is another one each
 * time.
 */
public enum ReceivedPacket {
    /** The CAM {@code cam}; the signer is named by the digest of its certificate. */
    CAM_WITH_DIGEST("sec-today-digest", "today's envelope of the CAM cam, signer as a digest", "cam"),
    /** The same with the certificate. */
    CAM_WITH_CERTIFICATE("sec-today-certificate", "today's envelope of the CAM cam, signer as a certificate", "cam"),
    /** The DENM {@code denm}, which always has the certificate. */
    DENM("sec-today-denm", "today's envelope of the DENM denm, signer as a certificate", "denm");

    private static final String FILE = "packets.hex";
    private static final long MICROS = 1_000;

    private final String label;
    private final String description;
    private final Content<?> message;

    ReceivedPacket(String label, String description, String message) {
        this.label = label;
        this.description = description;
        this.message = Contents.get(message);
    }

    /** The packet that a content of this name is the envelope of. */
    public static ReceivedPacket of(String content) {
        return Arrays.stream(values())
                .filter(packet -> packet.label.equals(content))
                .findFirst()
                .orElseThrow();
    }

    /** Whether a content of this name is the envelope of such a packet. */
    public static boolean exists(String content) {
        return Arrays.stream(values()).anyMatch(packet -> packet.label.equals(content));
    }

    /** Name of the content that its envelope is. */
    public String label() {
        return label;
    }

    String description() {
        return description;
    }

    /** The message in it. */
    public Content<?> message() {
        return message;
    }

    /** From the basic header of GeoNetworking on. */
    public byte[] octets() {
        return Recording.LINES.get(label).clone();
    }

    /** The signed data in it. */
    public byte[] envelope() {
        return ((SecuredPacket) PacketCodec.CODEC.decode(Recording.LINES.get(label))).envelope().toByteArray();
    }

    /** Certificates as they are trusted at the receiver, and the sender's, which it has seen before. */
    public Verifier verifier() {
        Verifier verifier = new Verifier(new TrustStore()
                .trust(certificate("root"))
                .know(certificate("authority"))
                .know(signer()));
        // chains are verified once
        if (!verifier.verify(envelope(), reception()).isValid()) {
            throw new IllegalStateException(label + ": " + verifier.verify(envelope(), reception()));
        }
        return verifier;
    }

    /** The sender's certificate. */
    public EncodedCertificate signer() {
        return certificate("ticket");
    }

    private static EncodedCertificate certificate(String name) {
        return EncodedCertificate.decode(Recording.LINES.get(name));
    }

    /** When it came in, and what message is in it. */
    public Reception reception() {
        SignedData data = SignedData.decode(envelope());
        long millis = data.header().generationTime().longValueExact() / MICROS;
        return Reception.UNKNOWN.at(ItsTime.instant(millis)).with(message.value());
    }

    /** The message's octets, found behind the headers in the signed payload. */
    public static OctetString messageOctets(byte[] packet, OctetString payload) {
        SecuredPacket secured = (SecuredPacket) PacketCodec.CODEC.decode(packet);
        byte[] octets = payload.toByteArray();
        return new PacketReader(octets, 0, octets.length, null).body(secured.basic()).payload();
    }

    /** The message as UPER. */
    public byte[] encodedMessage() {
        return encode(message);
    }

    private static <T> byte[] encode(Content<T> content) {
        return Codecs.get("uper", content.type()).encode(content.value());
    }

    /** What was recorded, by the first word of its line; loaded by who asks for octets. */
    private static final class Recording {
        static final Map<String, byte[]> LINES = lines();

        private static Map<String, byte[]> lines() {
            try (InputStream in = ReceivedPacket.class.getResourceAsStream(FILE)) {
                return new String(in.readAllBytes(), StandardCharsets.US_ASCII)
                        .lines()
                        .map(line -> line.split(" "))
                        .collect(Collectors.toMap(words -> words[0], words -> HexFormat.of().parseHex(words[1])));
            } catch (IOException e) {
                throw new UncheckedIOException(FILE, e);
            }
        }
    }
}
