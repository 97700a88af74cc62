package org.c2x.asn1.runtime.coding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HexFormat;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Limits;
import org.junit.jupiter.api.Test;

class AperReaderTest {
    private static final long UPPER = 0xffff_ffffL;

    private static AperReader reader(String hex, int from) {
        byte[] octets = HexFormat.of().parseHex(hex);
        return new AperReader(octets, 0, octets.length, Limits.DEFAULT).seek(from);
    }

    @Test
    void countedNumber_whoseOctetsEndTheMessage() {
        assertEquals(0x1234, reader("0000000000000000401234", 64).readCountedRange(0, UPPER, 2));
        assertEquals(0x89abcdefL, reader("00c089abcdef", 8).readCountedRange(0, UPPER, 2));
    }

    @Test
    void countedNumber_withMoreOctetsThanAreLeft_isToldWhereTheyWouldBe() {
        AperReader in = reader("000000000000000000c01234", 72);
        DecodeException error = assertThrows(DecodeException.class, () -> in.readCountedRange(0, UPPER, 2));
        assertEquals(80, error.offset());
    }

    @Test
    void openType_isLeftAtItsEnd_whateverWasReadOfIt() {
        AperReader in = reader("00000000000000000003aabbcc7f", 72);
        int outer = in.end();
        AperReader content = in.enterOpenType();
        assertEquals(0xaa, content.read(8));
        assertEquals(16, content.remaining());
        in.leaveOpenType(content, outer);
        assertEquals(0x7f, in.read(8));
        assertEquals(0, in.remaining());
    }
}
