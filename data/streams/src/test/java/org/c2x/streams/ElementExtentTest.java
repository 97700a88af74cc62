package org.c2x.streams;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HexFormat;
import org.c2x.asn1.runtime.DecodeException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Octets after X.690 clause 8.1, laid out by hand. */
class ElementExtentTest {

    @ParameterizedTest
    @CsvSource({
        "0500, 2",
        "020105, 3",
        "3003020105, 5",
        "0481800102, 131",
        "0482012c, 304",
        "1f8101020000, 6",
        "04840fffffff, 268435461",
        // the indefinite form: empty, with elements, with the indefinite form within, with definite elements only
        "30800000, 4",
        "30800201050000, 7",
        "3080308004000000020105 0000, 13",
        "3080300400000000 0000, 10"
    })
    void length_isThatOfTheWholeElement(String hex, long octets) {
        assertEquals(octets, octets(hex.replace(" ", "") + "ffff"));
    }

    @ParameterizedTest
    @CsvSource({"30", "1f", "1f81", "0482", "048201", "3080", "30800201", "308002010500", "30800410aabb"})
    void beginning_needsMore(String hex) {
        assertEquals(RecordExtent.MORE, octets(hex));
    }

    @ParameterizedTest
    @CsvSource({
        "0000, 'at octet 0: expected an element, found end-of-contents octets'",
        "0480, 'at octet 1: expected a length, found octet 0x80'",
        "30ff, 'at octet 1: expected a length, found octet 0xff'",
        "0488ffffffffffffffff, 'at octet 1: expected a length of at most 268435455 octets'",
        "308004ff, 'at octet 3: expected a length, found octet 0xff'",
        "30800001, 'at octet 2: expected an element, found end-of-contents octets'"
    })
    void whatIsNoElement_isRefused(String hex, String message) {
        DecodeException refused = assertThrows(DecodeException.class, () -> octets(hex));

        assertEquals(message, refused.getMessage());
    }

    /** Without a call an element: the stack does not limit how deep elements are nested. */
    @Test
    void depth_hasNoLimit() {
        String deep = "3080".repeat(100_000) + "0000".repeat(100_000);

        assertEquals(400_000, octets(deep));
    }

    private static long octets(String hex) {
        byte[] octets = HexFormat.of().parseHex("aa" + hex);
        return RecordExtent.ELEMENT.octets(octets, 1, octets.length);
    }
}
