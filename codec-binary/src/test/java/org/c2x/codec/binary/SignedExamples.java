package org.c2x.codec.binary;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import org.c2x.its.contents.Certificates;
import org.c2x.its.security.Certificate;

/** The octets of {@code vectors/envelopes.txt}, by name. */
public final class SignedExamples {
    private static final Map<String, byte[]> OCTETS = read();

    /** The certificates among them. */
    public static final Map<String, Certificate> CERTIFICATES = Map.of(
            "root", Certificates.root(),
            "authority", Certificates.authority(),
            "ticket", Certificates.ticket(),
            "ticket-without-attributes", Certificates.ticketWithoutAttributes());

    private SignedExamples() {}

    /** A copy of the octets of a name. */
    public static byte[] octets(String name) {
        return OCTETS.get(name).clone();
    }

    private static Map<String, byte[]> read() {
        Map<String, byte[]> octets = new LinkedHashMap<>();
        try (InputStream in = SignedExamples.class.getResourceAsStream("/vectors/envelopes.txt")) {
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" "))
                    .forEach(words -> octets.put(words[0], HexFormat.of().parseHex(words[1])));
            return octets;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
