package org.c2x.streams;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Path;

/**
 * A file of any length, read through memory that the operating system maps, outside of the heap. A mapping holds 2 GiB
 * at most, so that of the file is in segments, one at a time.
 */
public final class MappedInput extends InputStream {
    private static final long SEGMENT = 1L << 28;

    private final FileChannel file;
    private final long size;
    private final long segmentOctets;
    private long mapped;
    private ByteBuffer segment = ByteBuffer.allocate(0);

    private MappedInput(FileChannel file, long segmentOctets) throws IOException {
        this.file = file;
        this.size = file.size();
        this.segmentOctets = segmentOctets;
    }

    /**
     * Opens a file at its present length. It has to keep that as long as it is read.
     *
     * @throws IOException if it cannot be opened
     */
    public static MappedInput open(Path file) throws IOException {
        return open(file, SEGMENT);
    }

    static MappedInput open(Path file, long segmentOctets) throws IOException {
        return new MappedInput(FileChannel.open(file), segmentOctets);
    }

    @Override
    public int read() throws IOException {
        byte[] octet = new byte[1];
        return read(octet, 0, 1) < 0 ? -1 : octet[0] & 0xff;
    }

    @Override
    public int read(byte[] octets, int offset, int length) throws IOException {
        if (length == 0) {
            return 0;
        } else if (!segment.hasRemaining() && !mapNext()) {
            return -1;
        }
        int count = Math.min(length, segment.remaining());
        try {
            segment.get(octets, offset, count);
        } catch (InternalError fault) {
            throw new IOException("the file was cut while it was read", fault);
        }
        return count;
    }

    private boolean mapNext() throws IOException {
        long count = Math.min(segmentOctets, size - mapped);
        if (count == 0) {
            return false;
        }
        segment = file.map(MapMode.READ_ONLY, mapped, count);
        mapped += count;
        return true;
    }

    @Override
    public int available() {
        return (int) Math.min(Integer.MAX_VALUE, size - mapped + segment.remaining());
    }

    /** Passes over octets without reading them. */
    @Override
    public long skip(long count) {
        long wanted = Math.max(0, Math.min(count, size - mapped + segment.remaining()));
        int within = (int) Math.min(wanted, segment.remaining());
        segment.position(segment.position() + within);
        mapped += wanted - within;
        return wanted;
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
