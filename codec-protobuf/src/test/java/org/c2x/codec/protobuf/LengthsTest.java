package org.c2x.codec.protobuf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.c2x.asn1.runtime.Codecs;
import org.c2x.its.contents.Content;
import org.c2x.its.contents.Contents;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How long the contents are; 127 and 102 octets of the CAM are what the mapping rules give when applied by hand. */
class LengthsTest {

    @ParameterizedTest
    @CsvSource({
        "cam, 127, 102",
        "denm, 71, 71",
        "sec1-digest, 112, 112",
        "sec1-certificate, 281, 281",
        "sec2, 299, 299",
        "sec3, 295, 295",
        "employee, 123, 123",
        "cam-full, 1019, 517",
        "denm-full, 1664, 1035",
    })
    void contents_haveTheseLengths(String name, int standard, int tuned) {
        Content<?> content = Contents.get(name);

        assertEquals(standard, length("protobuf", content));
        assertEquals(standard, length("protobuf-codesize", content));
        assertEquals(tuned, length("protobuf-tuned", content));
    }

    private static <T> int length(String scheme, Content<T> content) {
        return Codecs.get(scheme, content.type()).encode(content.value()).length;
    }
}
