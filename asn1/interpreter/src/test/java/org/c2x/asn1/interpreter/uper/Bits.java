package org.c2x.asn1.interpreter.uper;

import static org.junit.jupiter.api.Assertions.fail;

import java.util.HexFormat;
import java.util.stream.Collectors;

/** Encodings in test failures: hex and bits, with the first bit that differs. */
final class Bits {

    private Bits() {}

    static byte[] octets(String hex) {
        return HexFormat.of().parseHex(hex);
    }

    static void assertSame(String expectedHex, byte[] actual, String what) {
        String actualHex = HexFormat.of().formatHex(actual);
        if (expectedHex.equals(actualHex)) {
            return;
        }
        String expectedBits = bits(octets(expectedHex));
        String actualBits = bits(actual);
        int same = 0;
        while (same < Math.min(expectedBits.length(), actualBits.length())
                && expectedBits.charAt(same) == actualBits.charAt(same)) {
            same++;
        }
        fail(what + "\nexpected " + expectedHex + "\n         " + expectedBits + "\nactual   " + actualHex + "\n         "
                + actualBits + "\n         " + " ".repeat(same) + "^");
    }

    private static String bits(byte[] octets) {
        return new String(octets, java.nio.charset.StandardCharsets.ISO_8859_1)
                .chars()
                .mapToObj(octet -> String.format("%8s", Integer.toBinaryString(octet)).replace(' ', '0'))
                .collect(Collectors.joining(" "));
    }
}
