package org.c2x.streams;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.c2x.asn1.runtime.Nullable;

/** The lines of a stream as octets, so that what is no UTF-8 can be told from what is. */
public final class LineReader {
    /** The octets that a line may have, far beyond any message; more are not kept, so that memory suffices. */
    public static final int LONGEST = 1 << 24;

    private static final int WINDOW = 1 << 16;

    private final InputStream in;
    private final int longest;
    private final byte[] window = new byte[WINDOW];
    private int from;
    private int to;
    /** Offset of the window in the stream. */
    private long before;

    public LineReader(InputStream in) {
        this(in, LONGEST);
    }

    /** @param longest octets that are kept of a line */
    public LineReader(InputStream in, int longest) {
        this.in = in;
        this.longest = longest;
    }

    /** Octets up to the next line. */
    public long offset() {
        return before + from;
    }

    /** The next line without its end, LF or CR LF; null if there is none. Of one that is too long one octet more. */
    public byte @Nullable [] next() throws IOException {
        if (from == to && !fill()) {
            return null;
        }
        ByteArrayOutputStream begun = null;
        int end = lineEnd();
        while (end == to) {
            begun = begun == null ? new ByteArrayOutputStream() : begun;
            keep(begun, to);
            from = to;
            if (!fill()) {
                return withoutReturn(begun.toByteArray());
            }
            end = lineEnd();
        }
        byte[] line;
        if (begun == null) {
            line = Arrays.copyOfRange(window, from, (int) Math.min(end, from + longest + 1L));
        } else {
            keep(begun, end);
            line = begun.toByteArray();
        }
        from = end + 1;
        return withoutReturn(line);
    }

    /** Where the line ends that begins in the window, {@link #to} if beyond it. */
    private int lineEnd() {
        int at = from;
        while (at < to && window[at] != '\n') {
            at++;
        }
        return at;
    }

    /** Takes as much of the window as is kept of a line. */
    private void keep(ByteArrayOutputStream line, int end) {
        line.write(window, from, Math.min(end - from, longest + 1 - line.size()));
    }

    /** Reads on after a window that was taken; false if the stream ends. */
    private boolean fill() throws IOException {
        before += to;
        from = 0;
        to = 0;
        int read = in.read(window, 0, WINDOW);
        to = Math.max(0, read);
        return read > 0;
    }

    private static byte[] withoutReturn(byte[] line) {
        boolean carriageReturn = line.length > 0 && line[line.length - 1] == '\r';
        return carriageReturn ? Arrays.copyOf(line, line.length - 1) : line;
    }
}
