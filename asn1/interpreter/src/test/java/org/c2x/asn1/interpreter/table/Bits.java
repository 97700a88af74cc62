package org.c2x.asn1.interpreter.table;

import static org.junit.jupiter.api.Assertions.fail;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Encodings in test failures: hex and bits, with the first bit that differs. */
final class Bits {
    /** How many octets are shown on either side of the first different one. */
    private static final int BEFORE = 6;

    private Bits() {}

    static byte[] octets(String hex) {
        return HexFormat.of().parseHex(hex);
    }

    static void assertSame(String expectedHex, byte[] actual, String what) {
        String actualHex = HexFormat.of().formatHex(actual);
        if (expectedHex.equals(actualHex)) {
            return;
        }
        byte[] expected = octets(expectedHex);
        int same = Math.max(0, Arrays.mismatch(expected, actual));
        String expectedBits = bits(expected, same);
        String actualBits = bits(actual, same);
        int column = Arrays.mismatch(expectedBits.toCharArray(), actualBits.toCharArray());
        fail(what + "\nexpected " + shortened(expectedHex) + "\nactual   " + shortened(actualHex) + "\nfrom octet "
                + Math.max(0, same - BEFORE) + "\nexpected " + expectedBits + "\nactual   " + actualBits
                + "\n         " + " ".repeat(column) + "^");
    }

    private static String shortened(String hex) {
        return hex.length() <= 400 ? hex : hex.substring(0, 400) + "...";
    }

    private static String bits(byte[] octets, int around) {
        return IntStream.range(Math.max(0, around - BEFORE), Math.min(octets.length, around + BEFORE))
                .mapToObj(i -> String.format("%8s", Integer.toBinaryString(octets[i] & 0xff))
                        .replace(' ', '0'))
                .collect(Collectors.joining(" "));
    }
}
