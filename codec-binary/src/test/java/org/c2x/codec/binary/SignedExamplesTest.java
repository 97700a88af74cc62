package org.c2x.codec.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HexFormat;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.its.contents.Content;
import org.c2x.its.contents.Contents;
import org.c2x.its.security.Certificate;
import org.c2x.its.security.SecuredMessage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class SignedExamplesTest {

    static Stream<String> envelopes() {
        return Stream.concat(Contents.all().stream(), Contents.lengthVariants().stream())
                .filter(content -> content.type() == SecuredMessage.class)
                .map(Content::name);
    }

    static Stream<String> certificates() {
        return SignedExamples.CERTIFICATES.keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("envelopes")
    void envelope_decodesToTheContent_andEncodesToTheOctets(String name) {
        Object content = Contents.get(name).value();

        check(SecuredMessageBinary.CODEC, SignedExamples.octets(name), (SecuredMessage) content);
    }

    @ParameterizedTest
    @MethodSource("certificates")
    void certificate_decodesToTheRecord_andEncodesToTheOctets(String name) {
        Certificate expected = SignedExamples.CERTIFICATES.get(name);

        check(CertificateBinary.CODEC, SignedExamples.octets(name), expected);
    }

    private static <T> void check(Codec<T> codec, byte[] octets, T expected) {
        Decoded<T> decoded = codec.decode(octets, 0, octets.length);

        assertEquals(new Decoded<>(expected, octets.length), decoded);
        assertEquals(HexFormat.of().formatHex(octets), HexFormat.of().formatHex(codec.encode(expected)));
        assertEquals(octets.length, codec.encodedLength(expected));
    }

    /** The lengths that the studies of 2014 (certificate of 90 octets) and 2015 (133 octets) print. */
    @ParameterizedTest
    @CsvSource({
        "sec1-digest, 96", "sec1-certificate, 222", "sec2, 233", "sec3, 230",
        "sec1-digest-90, 96", "sec1-certificate-90, 178", "sec2-90, 189", "sec3-90, 186",
    })
    void lengths_arePublishedOnes(String name, int published) {
        Content<?> content = Contents.get(name);

        assertEquals(published, length(content));
    }

    private static <T> int length(Content<T> content) {
        return Codecs.get("binary", content.type()).encodedLength(content.value());
    }

    @Test
    void certificates_areOfTheStudiesLengths() {
        assertEquals(133, SignedExamples.octets("ticket").length);
        assertEquals(90, SignedExamples.octets("ticket-without-attributes").length);
    }
}
