package org.c2x.asn1.interpreter.columns;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.value.Value;

/**
 * Rows as CSV in UTF-8. A cell that is longer than {@value #LONGEST_PLAIN} characters or has one before {@code -}
 * in ASCII is quoted as RFC 4180 has it, which are more than must be; lines end with LF. An absent cell is empty, an
 * empty text is {@code ""}. Not thread-safe.
 */
public final class CsvRows implements Columns.RowSink {
    private static final int FIRST_BUFFER = 1024;
    /** Most octets of a character of a Java string in UTF-8. */
    private static final int CHARACTER = 3;

    private static final int LONGEST_PLAIN = 24;
    private static final char QUOTE = '"';
    private static final int FIRST_SAFE = '-';
    private static final int ASCII = 0x80;

    private final Columns columns;
    /** An empty line would be no row. */
    private final boolean single;

    private byte[] octets = new byte[FIRST_BUFFER];
    private int length;
    /** Whether the next cell is the first of its row. */
    private boolean begins = true;

    public CsvRows(Columns columns) {
        this.columns = columns;
        this.single = columns.names().size() == 1;
    }

    /** The line of the columns' names, without its end. */
    public byte[] header() {
        begin();
        columns.names().forEach(this::cell);
        endRow();
        return taken();
    }

    /**
     * The lines of a value without the end of the last one.
     *
     * @throws EncodeException if a cell cannot hold what it should
     */
    public byte[] of(Value value) {
        begin();
        columns.rows(value, this);
        return taken();
    }

    /** What an error left is no row. */
    private void begin() {
        length = 0;
        begins = true;
    }

    private byte[] taken() {
        return Arrays.copyOf(octets, length - 1);
    }

    @Override
    public void cell(@Nullable String text) {
        int most = text == null ? 0 : CHARACTER * text.length();
        // separator and quotes; each quote within is written twice
        if (octets.length - length < 2 * most + CHARACTER) {
            octets = Arrays.copyOf(octets, Math.max(2 * octets.length, length + 2 * most + CHARACTER));
        }
        if (!begins) {
            octets[length++] = ',';
        }
        begins = false;
        if (text != null && !text.isEmpty()) {
            text(text);
        } else if (text != null || single) {
            octets[length++] = QUOTE;
            octets[length++] = QUOTE;
        }
    }

    private void text(String text) {
        int least = ASCII;
        int start = length;
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character >= ASCII) {
                length = start;
                encoded(text.getBytes(StandardCharsets.UTF_8), text.length());
                return;
            }
            least = Math.min(least, character);
            octets[length++] = (byte) character;
        }
        if (least < FIRST_SAFE || text.length() > LONGEST_PLAIN) {
            length = start;
            quoted(text.getBytes(StandardCharsets.US_ASCII));
        }
    }

    private void encoded(byte[] text, int characters) {
        boolean plain = characters <= LONGEST_PLAIN;
        for (byte octet : text) {
            plain &= octet < 0 || octet >= FIRST_SAFE;
        }
        if (!plain) {
            quoted(text);
            return;
        }
        System.arraycopy(text, 0, octets, length, text.length);
        length += text.length;
    }

    private void quoted(byte[] text) {
        octets[length++] = QUOTE;
        for (byte octet : text) {
            if (octet == QUOTE) {
                octets[length++] = QUOTE;
            }
            octets[length++] = octet;
        }
        octets[length++] = QUOTE;
    }

    @Override
    public void endRow() {
        if (length == octets.length) {
            octets = Arrays.copyOf(octets, 2 * length);
        }
        octets[length++] = '\n';
        begins = true;
    }
}
