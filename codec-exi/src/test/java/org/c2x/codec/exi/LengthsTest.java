package org.c2x.codec.exi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.c2x.asn1.runtime.Codecs;
import org.c2x.its.contents.Content;
import org.c2x.its.contents.Contents;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Lengths of contents in octets by profile. Those of {@code cam} and {@code denm} with an element a component are the
 * ones that other implementations gave; the others are measured here.
 */
class LengthsTest {

    @ParameterizedTest
    @CsvSource({
        "'', 44, 44, 90, 207, 82, 239, 528",
        "-flat, 44, 44, 90, 207, 83, 239, 528",
        "-builtin, 50, 45, 91, 213, 84, 262, 578",
        "-builtin-flat, 50, 45, 91, 213, 85, 262, 578",
        "-default, 58, 52, 95, 223, 91, 308, 661",
        "-default-flat, 55, 50, 95, 223, 90, 299, 647",
        "-default-builtin, 62, 52, 96, 228, 91, 316, 684",
        "-default-builtin-flat, 59, 50, 96, 228, 90, 307, 670"
    })
    void lengths(
            String profile, int cam, int denm, int digest, int certificate, int employee, int camFull, int denmFull) {
        String scheme = "exi-exificient" + profile;

        assertEquals(cam, length(scheme, Contents.get("cam")));
        assertEquals(denm, length(scheme, Contents.get("denm")));
        assertEquals(digest, length(scheme, Contents.get("sec1-digest")));
        assertEquals(certificate, length(scheme, Contents.get("sec1-certificate")));
        assertEquals(employee, length(scheme, Contents.get("employee")));
        assertEquals(camFull, length(scheme, Contents.get("cam-full")));
        assertEquals(denmFull, length(scheme, Contents.get("denm-full")));
    }

    private static <T> int length(String scheme, Content<T> content) {
        return Codecs.get(scheme, content.type()).encodedLength(content.value());
    }
}
