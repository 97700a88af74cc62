package org.c2x.codec.protobuf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HexFormat;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.its.contents.Content;
import org.c2x.its.contents.Contents;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** The octets of the contents, so that a change of a mapping shows; {@link PythonTest} makes the same ones. */
class GoldenTest {

    @ParameterizedTest
    @CsvFileSource(resources = "/vectors/contents.csv", maxCharsPerColumn = 8192)
    void contents_haveTheseOctets(String name, String scheme, String hex) {
        check(scheme, Contents.get(name), hex);
    }

    private static <T> void check(String scheme, Content<T> content, String hex) {
        Codec<T> codec = Codecs.get(scheme, content.type());

        assertEquals(hex, HexFormat.of().formatHex(codec.encode(content.value())));
        assertEquals(content.value(), codec.decode(HexFormat.of().parseHex(hex)));
    }
}
