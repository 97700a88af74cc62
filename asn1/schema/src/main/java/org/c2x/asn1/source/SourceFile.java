package org.c2x.asn1.source;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.IntStream;
import org.c2x.asn1.runtime.Nullable;

/** The text of one file. */
public final class SourceFile {
    private static final Charset WINDOWS_1252 = Charset.forName("windows-1252");

    private final String name;
    private final String text;

    /** Where each line starts; null until somebody asks. */
    private volatile int @Nullable [] starts;

    /** @param name what diagnostics call the file */
    public SourceFile(String name, String text) {
        this.name = Objects.requireNonNull(name);
        this.text = Objects.requireNonNull(text);
    }

    public String name() {
        return name;
    }

    public String text() {
        return text;
    }

    /**
     * Reads a file as UTF-8, or as Windows-1252 (which is Latin-1 but for typographic marks) if it is not valid UTF-8:
     * published modules come in both. A byte order mark is dropped; one of UTF-16 is heeded. The name is the path as
     * given.
     *
     * @throws IOException if the file cannot be read
     */
    public static SourceFile read(Path path) throws IOException {
        return of(path.toString(), Files.readAllBytes(path));
    }

    /** The text of octets from anywhere, in one of the encodings that {@link #read} knows. */
    public static SourceFile of(String name, byte[] octets) {
        return new SourceFile(name, decode(octets));
    }

    static String decode(byte[] octets) {
        if (isUtf16(octets)) {
            return new String(octets, StandardCharsets.UTF_16);
        }
        String text;
        try {
            text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(octets))
                    .toString();
        } catch (CharacterCodingException notUtf8) {
            text = new String(octets, WINDOWS_1252);
        }
        return text.startsWith("\ufeff") ? text.substring(1) : text;
    }

    private static boolean isUtf16(byte[] octets) {
        int mark = octets.length < 2 ? 0 : (octets[0] & 0xff) << 8 | octets[1] & 0xff;
        return mark == 0xfeff || mark == 0xfffe;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SourceFile file && name.equals(file.name) && text.equals(file.text);
    }

    /** Every position has it: the text would be walked through once for each new state of a file. */
    @Override
    public int hashCode() {
        return name.hashCode();
    }

    /** The text of a line without its end, counted from 1; empty beyond the last line. */
    public String line(int number) {
        int start = startOfLine(number);
        int end = start;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        return text.substring(start, end);
    }

    /** How many lines there are: one more than their ends. */
    public int lines() {
        return starts().length;
    }

    /** Index in the text of the first character of a line, counted from 1; its length beyond the last line. */
    public int startOfLine(int number) {
        return number > lines() ? text.length() : starts()[number - 1];
    }

    /** The line, counted from 1, that the character at an index of the text is in. */
    public int lineAt(int index) {
        int found = Arrays.binarySearch(starts(), index);
        return found < 0 ? -found - 1 : found + 1;
    }

    private int[] starts() {
        int[] known = starts;
        if (known == null) {
            known = IntStream.concat(
                            IntStream.of(0),
                            IntStream.rangeClosed(1, text.length()).filter(this::isAfterLineEnd))
                    .toArray();
            starts = known;
        }
        return known;
    }

    private boolean isAfterLineEnd(int index) {
        char last = text.charAt(index - 1);
        return last == '\n' || last == '\r' && !text.startsWith("\n", index);
    }
}
