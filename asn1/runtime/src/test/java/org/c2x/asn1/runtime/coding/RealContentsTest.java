package org.c2x.asn1.runtime.coding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RealContentsTest {

    @ParameterizedTest
    @CsvSource({
        "0.0, ''",
        "-0.0, 43",
        "Infinity, 40",
        "-Infinity, 41",
        "NaN, 42",
        "1.0, 800001",
        "-1.0, c00001",
        "10.0, 800105",
        "0.5, 80ff01",
        "4.9E-324, 81fbce01",
        "1.7976931348623157E308, 8103cb1fffffffffffff",
    })
    void of_canonicalForm(double number, String hex) {
        assertEquals(hex, HexFormat.of().formatHex(RealContents.of(number)));
        assertEquals(number, RealContents.toDouble(HexFormat.of().parseHex(hex)));
    }

    @ParameterizedTest
    @CsvSource({
        "0331352e4530, 15.0", // NR3 "15.E0", X.690 clause 8.5.8
        "012031, 1.0", // NR1 " 1"
        "02312c35, 1.5", // NR2 "1,5"
        "900101, 8.0", // base 8, exponent 1
        "a00101, 16.0", // base 16, exponent 1
        "8c0001, 8.0", // scaling factor 3
        "83010001, 1.0", // exponent length in an octet of its own
        "817fff01, Infinity",
        "81800001, 0.0",
        "8000, IllegalArgument",
        "80, IllegalArgument",
        "b00101, IllegalArgument",
        "830001, IllegalArgument",
        "44, IllegalArgument",
        "4000, IllegalArgument",
        "0178, IllegalArgument",
        "0531, IllegalArgument",
    })
    void toDouble_otherForms(String hex, String expected) {
        byte[] contents = HexFormat.of().parseHex(hex);

        if (expected.equals("IllegalArgument")) {
            assertThrows(IllegalArgumentException.class, () -> RealContents.toDouble(contents));
        } else {
            assertEquals(Double.parseDouble(expected), RealContents.toDouble(contents));
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.1, -123.456, 1e-310, 3.5e300, Math.PI})
    void toDouble_ofAnyNumber_isTheNumber(double number) {
        assertEquals(number, RealContents.toDouble(RealContents.of(number)));
    }

    @Test
    void toDouble_hugeContents_areRefused() {
        assertThrows(IllegalArgumentException.class, () -> RealContents.toDouble(new byte[5000]));
    }
}
