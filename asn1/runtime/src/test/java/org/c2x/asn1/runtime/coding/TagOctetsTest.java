package org.c2x.asn1.runtime.coding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HexFormat;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Limits;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tags of OER: each has one form. */
class TagOctetsTest {

    private static long read(String hex) {
        byte[] octets = HexFormat.of().parseHex(hex);
        return new OerReader(octets, 0, octets.length, Limits.DEFAULT).readTag();
    }

    @ParameterizedTest
    @ValueSource(strings = {"80", "be", "bf3f", "bf8148", "7f818001"})
    void aTagIsItsOctets(String hex) {
        assertEquals(Long.parseLong(hex, 16), read(hex));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "bf", "bf81", "bf8048", "bf8080", "bfffffffffff7f"})
    void noTagIsRefused(String hex) {
        assertThrows(DecodeException.class, () -> read(hex));
    }
}
