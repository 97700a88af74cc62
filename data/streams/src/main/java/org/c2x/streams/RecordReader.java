package org.c2x.streams;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.coding.BitReader;

/**
 * Reads encodings of one type from a stream in which each follows the one before directly. It keeps a window of the
 * stream, in which the decoder says where a record ends:
 *
 * <pre>
 *   stream  |  records that were read  | record | next … |
 *   window                       |  …  ^        ^        |   wider by doubling if a record goes beyond it
 *                                      from              to
 * </pre>
 *
 * <p>A record that goes beyond the window is decoded again only when there is twice as much of it, so that the time is
 * proportional to its length.
 *
 * @param <T> what a record is decoded to
 */
public final class RecordReader<T> implements RecordSource<T> {
    private static final int FIRST_WINDOW = 1 << 16;

    /** Decodes one record, as {@link org.c2x.asn1.runtime.Codec#decode(byte[], int, int)} does. */
    @FunctionalInterface
    public interface Decoder<T> {
        /**
         * Decodes the record that begins at an offset.
         *
         * @throws DecodeException if there is none; {@link DecodeException#isTruncated()} if more octets may help
         */
        Decoded<T> decode(byte[] octets, int offset, int length);
    }

    private final InputStream in;
    private final Decoder<T> decoder;
    private final @Nullable RecordExtent extent;
    private final int longest;

    private byte[] window;
    private int from;
    private int to;
    private boolean ended;
    /** Offset of the window in the stream. */
    private long before;

    private long number;
    private long offset;
    /** Octets of the last record that have not been read, {@link RecordExtent#MORE} if nobody knows. */
    private long left;

    /** A reader of records that only the decoder knows the end of. */
    public RecordReader(InputStream in, Decoder<T> decoder, int longest) {
        this(in, decoder, null, longest);
    }

    /**
     * A reader of all that a stream still has.
     *
     * @param extent  what tells the length of records beside the decoder, null if nothing does
     * @param longest octets that a record may have, so that memory suffices
     * @throws IllegalArgumentException if these are none, or more than {@link BitReader#MAX_OCTETS}
     */
    public RecordReader(InputStream in, Decoder<T> decoder, @Nullable RecordExtent extent, int longest) {
        this.in = Objects.requireNonNull(in);
        this.decoder = Objects.requireNonNull(decoder);
        this.extent = extent;
        this.longest = longest;
        if (longest < 1 || longest > BitReader.MAX_OCTETS) {
            throw new IllegalArgumentException("a record of at most " + longest + " octets");
        }
        window = new byte[Math.min(FIRST_WINDOW, longest)];
    }

    @Override
    public @Nullable T next() throws IOException {
        left = RecordExtent.MORE;
        offset = before + from;
        if (!has(1)) {
            return null;
        }
        number++;
        return extent == null ? decode() : decode(extent);
    }

    private T decode() throws IOException {
        while (true) {
            int available = to - from;
            try {
                Decoded<T> record = decoder.decode(window, from, available);
                if (record.consumedOctets() == 0) {
                    throw new DecodeException(Unit.OCTET, 0, "", "expected a record of at least one octet");
                }
                take(record.consumedOctets());
                return record.value();
            } catch (DecodeException e) {
                if (!e.isTruncated()) {
                    throw e;
                } else if (available == longest) {
                    throw tooLong();
                } else if (!has((int) Math.min(2L * available, longest)) && to - from == available) {
                    throw e;
                }
            }
        }
    }

    private T decode(RecordExtent known) throws IOException {
        long octets = known.octets(window, from, to);
        while (octets == RecordExtent.MORE) {
            int available = to - from;
            if (available >= longest) {
                throw tooLong();
            } else if (!has((int) Math.min(2L * available, longest)) && to - from == available) {
                throw ends(available);
            }
            octets = known.octets(window, from, to);
        }
        left = octets;
        if (octets > longest) {
            throw tooLong();
        } else if (!has((int) octets)) {
            throw ends(to - from);
        }
        T record = decoder.decode(window, from, (int) octets).value();
        take((int) octets);
        return record;
    }

    private void take(int octets) {
        from += octets;
        left = 0;
    }

    private DecodeException tooLong() {
        return new DecodeException(Unit.OCTET, 0, "", "expected a record of at most " + longest + " octets");
    }

    private static DecodeException ends(int available) {
        return new DecodeException(Unit.OCTET, available, "", "expected more octets, found the end of the input");
    }

    @Override
    public boolean skip() throws IOException {
        if (left == RecordExtent.MORE) {
            return false;
        }
        while (left > 0 && has(1)) {
            int part = (int) Math.min(left, to - from);
            from += part;
            left -= part;
        }
        return left == 0;
    }

    @Override
    public long number() {
        return number;
    }

    @Override
    public long offset() {
        return offset;
    }

    /** Reads on until there are so many octets; false if the stream ends before that. */
    private boolean has(int octets) throws IOException {
        while (to - from < octets && !ended) {
            if (octets > window.length - from) {
                move(octets > window.length ? (int) Math.min(2L * octets, longest) : window.length);
            }
            int read = in.read(window, to, window.length - to);
            ended = read < 0;
            to += Math.max(0, read);
        }
        return to - from >= octets;
    }

    /** Moves what is left to the beginning of a window of so many octets. */
    private void move(int size) {
        byte[] next = size == window.length ? window : new byte[size];
        System.arraycopy(window, from, next, 0, to - from);
        before += from;
        to -= from;
        from = 0;
        window = next;
    }
}
