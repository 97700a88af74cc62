package org.c2x.cli;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.streams.LineReader;

/** A message as a line: a binary one in hex, a text as it is. */
final class MessageLine {
    private static final HexFormat HEX = HexFormat.of();

    private MessageLine() {}

    /**
     * The octets of a message, of a binary one without blanks around its line.
     *
     * @param unit what the offset of an error counts; characters are those of a text
     * @throws DecodeException if the line is too long, or not the pairs of hex digits that it has to be
     */
    static byte[] parse(byte[] line, Unit unit) {
        if (line.length > LineReader.LONGEST) {
            throw error(0, unit, "expected a line of at most " + LineReader.LONGEST + " octets, this one is longer");
        }
        return unit == Unit.CHARACTER ? line : parseHex(new String(line, StandardCharsets.ISO_8859_1).strip(), unit);
    }

    private static byte[] parseHex(String digits, Unit unit) {
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

    /**
     * What to try with one message that was refused: nothing, unless all its octets are hex digits.
     *
     * @param unit what offsets in messages of its scheme count
     */
    static String hint(byte[] message, Unit unit) {
        String text = new String(message, StandardCharsets.ISO_8859_1).strip();
        return unit != Unit.CHARACTER && !text.isEmpty() && text.chars().allMatch(HexFormat::isHexDigit)
                ? "the input is hex digits, which need --hex"
                : "";
    }

    private static DecodeException error(int digit, Unit unit, String problem) {
        return new DecodeException(unit, unit == Unit.BIT ? 4L * digit : digit / 2, "", problem);
    }

    /** Octets as hex in lower case. */
    static String printHex(byte[] octets) {
        return HEX.formatHex(octets);
    }
}
