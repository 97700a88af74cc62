package org.c2x.codec.ber;

import com.beanit.asn1bean.ber.ReverseByteArrayOutputStream;
import com.beanit.asn1bean.ber.types.BerType;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.Supplier;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.coding.Nesting;
import org.c2x.asn1.runtime.coding.PerThread;

/**
 * asn1bean between its own objects and octets, as one of our codecs: asn1bean does the work, this class keeps from it
 * what it would run into, and turns its exceptions into ours.
 *
 * @param <M> class of the objects, written by asn1bean's compiler
 */
final class BeanCodec<M extends BerType> implements Codec<M> {
    private static final int FIRST_BUFFER = 512;
    /** Beyond this a thread does not keep its buffer. */
    private static final int LARGEST_BUFFER = 1 << 16;

    /** asn1bean writes backwards, from the end of a buffer; the buffer never leaves this class. */
    private static final PerThread<Buffer> BUFFERS = new PerThread<>(Buffer::new);

    private static final class Buffer {
        private ReverseByteArrayOutputStream out = new ReverseByteArrayOutputStream(FIRST_BUFFER, true);

        void release() {
            if (out.buffer.length > LARGEST_BUFFER) {
                out = new ReverseByteArrayOutputStream(FIRST_BUFFER, true);
            }
            BUFFERS.give(this);
        }
    }

    /** Levels that components of later versions may have below the known ones. */
    private static final int UNKNOWN_LEVELS = 16;

    /** Frames of asn1bean and of a mapping for a level of data values. */
    private static final int FRAMES_A_LEVEL = 4;

    /** Up to here a message is no reason to look at the stack. */
    private static final int FEW_LEVELS = 32;

    private final Supplier<M> create;
    private final Limits limits;
    /** How many levels of data values are read, 0 until the first message asks. */
    private volatile int deepest;

    /**
     * @param create makes an empty object
     * @param limits for the decoder
     */
    BeanCodec(Supplier<M> create, Limits limits) {
        this.create = Objects.requireNonNull(create);
        this.limits = Objects.requireNonNull(limits);
    }

    /** Explicit tags are levels of their own, so twice what the objects have, or the limit on recursive ones. */
    private int deepest() {
        int known = deepest;
        if (known == 0) {
            int levels = Beans.levels(create.get().getClass());
            known = levels == Beans.ENDLESS ? 2 * limits.depth() : 2 * levels + UNKNOWN_LEVELS;
            deepest = known;
        }
        return known;
    }

    @Override
    public byte[] encode(M message) {
        Buffer buffer = BUFFERS.take();
        try {
            int length = write(message, buffer.out);
            return Arrays.copyOfRange(buffer.out.buffer, buffer.out.index + 1, buffer.out.index + 1 + length);
        } finally {
            buffer.release();
        }
    }

    @Override
    public int encode(M message, byte[] target, int offset) {
        Buffer buffer = BUFFERS.take();
        try {
            int length = write(message, buffer.out);
            if (offset < 0 || offset > target.length || target.length - offset < length) {
                throw new EncodeException(
                        "",
                        "expected room for " + length + " octets at index " + offset + ", found a buffer of "
                                + target.length);
            }
            System.arraycopy(buffer.out.buffer, buffer.out.index + 1, target, offset, length);
            return length;
        } finally {
            buffer.release();
        }
    }

    @Override
    public int encodedLength(M message) {
        return write(message, OutputStream.nullOutputStream());
    }

    private int write(M message, ReverseByteArrayOutputStream out) {
        out.reset();
        return write(message, (OutputStream) out);
    }

    /** Without the checks of a mapping an object may lack components, at which asn1bean ends with any exception. */
    private static int write(BerType message, OutputStream out) {
        try {
            return message.encode(out);
        } catch (StackOverflowError e) {
            throw Nesting.encodingOverflow();
        } catch (IOException | RuntimeException e) {
            EncodeException refused = new EncodeException("", "asn1bean cannot encode the object: " + e);
            refused.initCause(e);
            throw refused;
        }
    }

    @Override
    public M decode(byte[] octets) {
        return read(octets, 0, end(octets, 0, octets.length));
    }

    @Override
    public Decoded<M> decode(byte[] octets, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, octets.length);
        int end = end(octets, offset, length);
        return new Decoded<>(read(octets, offset, end), end - offset);
    }

    /** The end of a message that asn1bean can read. */
    private int end(byte[] octets, int offset, int length) {
        Structure structure = Structure.of(octets, offset, offset + length, deepest());
        if (structure.levels() > FEW_LEVELS && !Nesting.hasRoom(FRAMES_A_LEVEL * structure.levels())) {
            throw Nesting.decodingOverflow(DecodeException.Unit.OCTET);
        }
        return structure.end();
    }

    private M read(byte[] octets, int start, int end) {
        OctetInput in = new OctetInput(octets, start, end);
        M message = create.get();
        try {
            message.decode(in);
        } catch (StackOverflowError e) {
            throw Nesting.decodingOverflow(DecodeException.Unit.OCTET);
        } catch (IOException | RuntimeException e) {
            String problem = e.getMessage() == null ? e.toString() : e.getMessage();
            throw refused(in.next() - start, "asn1bean: " + problem, e);
        }
        if (in.next() != end) {
            throw refused(in.next() - start, "expected the end of the message, found more", null);
        }
        return message;
    }

    private static DecodeException refused(int offset, String problem, @Nullable Throwable cause) {
        DecodeException refused = new DecodeException(DecodeException.Unit.OCTET, offset, "", problem);
        refused.initCause(cause);
        return refused;
    }
}
