package org.c2x.asn1.runtime.coding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.HexFormat;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Limits;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** INTEGERs of BER: in the fewest octets (X.690 clause 8.3.2), after a length of any form. */
class DerNumbersTest {
    private static final int INTEGER = 0x02;

    private static DerReader reader(String hex) {
        byte[] octets = HexFormat.of().parseHex(hex);
        return new DerReader(octets, 0, octets.length, Limits.DEFAULT);
    }

    @ParameterizedTest
    @CsvSource({
        "020100, 0",
        "0201ff, -1",
        "02020080, 128",
        "0202ff7f, -129",
        "0203008000, 32768",
        "0205ff7fffffff, -2147483649",
        "0281020080, 128",
    })
    void fewestOctets_areRead(String hex, long number) {
        assertEquals(number, reader(hex).readLong(INTEGER, Long.MIN_VALUE, Long.MAX_VALUE));
        assertEquals(BigInteger.valueOf(number), reader(hex).readInteger(INTEGER));
        if (number == (int) number) {
            assertEquals(number, reader(hex).readInt(INTEGER, Integer.MIN_VALUE, Integer.MAX_VALUE));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "02020001",
        "0202ffff",
        "0203007fff",
        "0203ff8000",
        "02050000000001",
        "028102007f",
        "020900000000000000007f"
    })
    void moreOctetsThanNeeded_areRefusedAtTheLength(String hex) {
        refused(hex, () -> reader(hex).readOctet(INTEGER, -128, 127));
        refused(hex, () -> reader(hex).readInt(INTEGER, Integer.MIN_VALUE, Integer.MAX_VALUE));
        refused(hex, () -> reader(hex).readLong(INTEGER, Long.MIN_VALUE, Long.MAX_VALUE));
        refused(hex, () -> reader(hex).readInteger(INTEGER));
    }

    private static void refused(String hex, Runnable read) {
        DecodeException error = assertThrows(DecodeException.class, read::run, hex);
        assertEquals(1, error.offset(), hex);
        assertTrue(error.getMessage().contains("in the fewest octets"), error.getMessage());
    }

    /** What is cut off is no wrong number. */
    @ParameterizedTest
    @CsvSource({"0202", "020200", "0203ffff"})
    void cutNumber_isTruncated(String hex) {
        assertTrue(assertThrows(DecodeException.class, () -> reader(hex).readInteger(INTEGER))
                .isTruncated());
    }
}
