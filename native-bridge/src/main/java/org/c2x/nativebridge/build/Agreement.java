package org.c2x.nativebridge.build;

import java.io.IOException;
import java.util.StringJoiner;

/**
 * How a native codec did on messages that the JVM has encoded: octets went in, and the octets of what was decoded came
 * out.
 *
 * @param library   name and version
 * @param type      family and ASN.1 name
 * @param equal     messages that came out as they went in
 * @param different messages whose octets came out different
 * @param undecoded messages that the decoder refused
 * @param unencoded messages that were decoded and then refused by the encoder
 * @param reason    what the codec said of the first message that is not equal, empty if it says nothing
 */
public record Agreement(
        String scheme,
        String library,
        String type,
        int equal,
        int different,
        int undecoded,
        int unencoded,
        String reason) {
    private static final int COLUMNS = 9;
    private static final int NAMES = 3;

    /** What our own codecs name as their library. */
    private static final String OWN = "c2x";

    /** Reads a line of the harness. */
    static Agreement of(String line) throws IOException {
        String[] columns = line.split("\t", -1);
        if (columns.length != COLUMNS) {
            throw new IOException("expected " + COLUMNS + " columns, found: " + line);
        }
        int[] numbers = new int[COLUMNS - 1 - NAMES];
        for (int i = 0; i < numbers.length; i++) {
            try {
                numbers[i] = Integer.parseInt(columns[NAMES + i]);
            } catch (NumberFormatException e) {
                throw new IOException("expected a number in column " + (NAMES + i + 1) + ", found: " + line, e);
            }
        }
        return new Agreement(
                columns[0],
                columns[1],
                columns[2],
                numbers[0],
                numbers[1],
                numbers[2],
                numbers[3],
                columns[COLUMNS - 1]);
    }

    /** All messages. */
    public int messages() {
        return equal + different + undecoded + unencoded;
    }

    /** Whether it is a codec of ours. */
    public boolean isOwn() {
        return library.equals(OWN);
    }

    public boolean isComplete() {
        return equal == messages();
    }

    /** {@code agrees}, or in which ways it does not, with numbers. */
    public String verdict() {
        if (isComplete()) {
            return "agrees";
        }
        StringJoiner ways = new StringJoiner(", ");
        add(ways, "differs in ", different);
        add(ways, "its decoder refuses ", undecoded);
        add(ways, "its encoder refuses ", unencoded);
        return reason.isEmpty() ? ways.toString() : ways + " (" + reason + ")";
    }

    private static void add(StringJoiner ways, String way, int count) {
        if (count > 0) {
            ways.add(way + count);
        }
    }
}
