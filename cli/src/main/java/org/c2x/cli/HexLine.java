package org.c2x.cli;

import java.util.HexFormat;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;

/** A binary message as a line of hex. */
final class HexLine {
    private static final HexFormat HEX = HexFormat.of();

    private HexLine() {}

    /**
     * The octets of a line, blanks around them left out.
     *
     * @param unit what the offset of an error counts
     * @throws DecodeException if the line is not pairs of hex digits
     */
    static byte[] parse(String line, Unit unit) {
        String digits = line.strip();
        for (int i = 0; i < digits.length(); i++) {
            if (!HexFormat.isHexDigit(digits.charAt(i))) {
                throw error(i, unit, "expected hex digits");
            }
        }
        if (digits.length() % 2 != 0) {
            throw error(digits.length(), unit, "expected pairs of hex digits, found " + digits.length() + " digits");
        }
        return HEX.parseHex(digits);
    }

    private static DecodeException error(int digit, Unit unit, String problem) {
        return new DecodeException(unit, unit == Unit.BIT ? 4L * digit : digit / 2, "", problem);
    }

    /** Octets in lower case. */
    static String print(byte[] octets) {
        return HEX.formatHex(octets);
    }
}
