package org.c2x.security;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.c2x.security.dot2.Ieee1609Dot2Data;
import org.c2x.security.dot2.Ieee1609Dot2DataOer;

/**
 * Signed messages with fixed values, to measure with: the study's CAM and DENM in GeoNetworking packets, in today's
 * envelope. They are valid at the first second of 2026 from {@link #root} on. The private keys are made of words.
 */
public final class SecurityContents {
    private static final Map<String, byte[]> OCTETS = read();

    private static final List<Envelope> ALL = List.of(
            envelope("sec-today-digest", "signed CAM, signer as a digest"),
            envelope("sec-today-certificate", "signed CAM, signer as a certificate"),
            envelope("sec-today-denm", "signed DENM"));

    /** A signed message under its name in reports. */
    public record Envelope(String name, String description, Ieee1609Dot2Data data) {}

    private SecurityContents() {}

    /** The messages, in the order in which reports show them. */
    public static List<Envelope> all() {
        return ALL;
    }

    /** The certificate that signed itself. */
    public static EncodedCertificate root() {
        return EncodedCertificate.decode(octets("root"));
    }

    /** The certificate of the authority that signs tickets. */
    public static EncodedCertificate authority() {
        return EncodedCertificate.decode(octets("authority"));
    }

    /** The certificate that the messages are signed with. */
    public static EncodedCertificate ticket() {
        return EncodedCertificate.decode(octets("ticket"));
    }

    /** The octets of one of all these. */
    static byte[] octets(String name) {
        return Objects.requireNonNull(OCTETS.get(name), name);
    }

    private static Envelope envelope(String name, String description) {
        return new Envelope(name, description, Ieee1609Dot2DataOer.CODEC.decode(octets(name)));
    }

    private static Map<String, byte[]> read() {
        try (InputStream file = SecurityContents.class.getResourceAsStream("contents.hex")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.split(" "))
                    .collect(Collectors.toMap(
                            parts -> parts[0], parts -> HexFormat.of().parseHex(parts[1])));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
