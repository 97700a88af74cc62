package org.c2x.captures;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Nullable;

/**
 * The octets of a capture, of which it holds a window, as wide as one packet needs: lengths that lie allocate nothing.
 * What was given out of a window stays in it, the next octets are read into another one.
 */
final class CaptureInput {
    /** What a header and a packet may have together. */
    static final int MOST_OCTETS = 1 << 19;

    private static final int WINDOW = 1 << 17;

    private static final VarHandle BIG = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle LITTLE = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

    /** What files begin with in gzip (RFC 1952 clause 2.3.1) and in zstd (RFC 8878 clause 3.1.1). */
    private static final byte[] GZIP = {0x1f, (byte) 0x8b};

    private static final byte[] ZSTD = {0x28, (byte) 0xb5, 0x2f, (byte) 0xfd};

    private InputStream in;
    private boolean opened;
    private String packing = "";
    private @Nullable String damage;
    private byte[] buffer = new byte[0];
    private int position;
    private int limit;

    /** Octets of the file before the buffer. */
    private long passed;

    private boolean littleEndian;

    CaptureInput(InputStream in) {
        this.in = in;
    }

    /** What {@link #number} and the like go by from now on. */
    void setLittleEndian(boolean little) {
        littleEndian = little;
    }

    /** Whether there are so many octets from here on, {@value #MOST_OCTETS} at most. */
    boolean has(int count) throws IOException {
        return count <= limit - position || fill(count);
    }

    private boolean fill(int count) throws IOException {
        byte[] next = new byte[Math.max(count, WINDOW)];
        System.arraycopy(buffer, position, next, 0, limit - position);
        buffer = next;
        passed += position;
        limit -= position;
        position = 0;
        try {
            open();
            while (damage == null && limit < count) {
                int read = in.read(buffer, limit, buffer.length - limit);
                if (read < 0) {
                    return false;
                }
                limit += read;
            }
            return limit >= count;
        } catch (ZipException | EOFException e) {
            damage = e.getMessage() == null ? "it is cut" : e.getMessage();
            return false;
        }
    }

    /** Looks whether the file is packed, and unpacks it then. */
    private void open() throws IOException {
        if (!opened) {
            opened = true;
            PushbackInputStream file = new PushbackInputStream(in, ZSTD.length);
            byte[] start = file.readNBytes(ZSTD.length);
            file.unread(start);
            in = file;
            if (Arrays.equals(start, ZSTD)) {
                packing = "zstd";
                in = unpacked(file);
            } else if (Arrays.equals(start, 0, Math.min(GZIP.length, start.length), GZIP, 0, GZIP.length)) {
                packing = "gzip";
                in = new GZIPInputStream(file, WINDOW);
            }
        }
    }

    private static InputStream unpacked(InputStream zstd) throws IOException {
        try {
            return new ZstdInput(zstd);
        } catch (LinkageError e) {
            throw new ZipException("install com.github.luben:zstd-jni for this machine, or unpack the file: zstd -d");
        }
    }

    /** The format in which the file is packed; empty if it is not. */
    String packing() {
        return packing;
    }

    /** Why nothing more can be unpacked; null as long as it can. */
    @Nullable
    String damage() {
        return damage;
    }

    /** Where it is in the file, in octets. */
    long offset() {
        return passed + position;
    }

    /** Octets that are left of a file that has fewer than {@link #has} was asked for. */
    int left() {
        return limit - position;
    }

    /** The 32 bits a number of octets from here on, without sign. */
    long number(int ahead) {
        return (littleEndian ? (int) LITTLE.get(buffer, position + ahead) : (int) BIG.get(buffer, position + ahead))
                & 0xffff_ffffL;
    }

    /** The 16 bits a number of octets from here on, without sign. */
    int shortNumber(int ahead) {
        int first = buffer[position + ahead] & 0xff;
        int second = buffer[position + ahead + 1] & 0xff;
        return littleEndian ? second << 8 | first : first << 8 | second;
    }

    /** The 64 bits a number of octets from here on, with their sign. */
    long longNumber(int ahead) {
        long first = number(ahead);
        long second = number(ahead + 4);
        return littleEndian ? second << 32 | first : first << 32 | second;
    }

    int octet(int ahead) {
        return buffer[position + ahead] & 0xff;
    }

    /** Octets a number of octets from here on. */
    Part part(int ahead, int count) {
        return new Part(buffer, position + ahead, count);
    }

    /** A part of a window. */
    record Part(byte[] window, int offset, int length) {
        byte[] copy() {
            return Arrays.copyOfRange(window, offset, offset + length);
        }
    }

    /** Passes over octets that are there. */
    void skip(int count) {
        position += count;
    }

    /** An error so many octets from here on; its offset counts from the beginning of the file. */
    DecodeException error(int ahead, String path, String problem) {
        return new DecodeException(Unit.OCTET, offset() + ahead, path, problem);
    }
}
