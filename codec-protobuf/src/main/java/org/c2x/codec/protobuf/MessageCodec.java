package org.c2x.codec.protobuf;

import com.google.protobuf.CodedInputStream;
import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.protobuf.Parser;
import java.io.IOException;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.Locator;
import org.c2x.asn1.runtime.Mapping;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.asn1.runtime.coding.MappedCodec;
import org.c2x.asn1.runtime.coding.Nesting;

/**
 * Messages of protobuf-java to octets and back.
 *
 * <p>A message does not say where it ends, so a decoder takes all octets that it is given: none are left after the end.
 * Fields that it does not know are skipped, and of a field that occurs twice the last value counts, as protobuf wants
 * it. Where octets are no message, the offset of an exception is how far the library had read.
 *
 * <p>protobuf-java keeps the size of a message inside it once that is computed. A program that encodes the same object
 * again saves that computation, so a measurement of this codec says less than one of the codec from record to octets.
 *
 * @param <M> the message
 */
public final class MessageCodec<M extends Message> implements Codec<M> {
    /** Between two levels of a recursive type there may be a wrapper. */
    private static final int MESSAGES_PER_LEVEL = 2;

    /** Groups that unknown fields of a message may be. */
    private static final int UNKNOWN_LEVELS = 16;

    private final M empty;
    private final Mapping<?, M> mapping;
    private final Locator locator;
    /** How many messages may be nested in one, 0 until the first message asks. */
    private volatile int deepest;

    private MessageCodec(M empty, Mapping<?, M> mapping, Locator locator) {
        this.empty = empty;
        this.mapping = mapping;
        this.locator = locator;
    }

    /**
     * The codec of records.
     *
     * @param empty a message without fields
     */
    public static <T, M extends Message> Codec<T> of(Mapping<T, M> mapping, M empty) {
        Locator locator = new WireLocator(empty.getDescriptorForType());
        return new MappedCodec<>(mapping, new MessageCodec<>(empty, mapping, locator), locator);
    }

    /** Shows the fields of the messages of a codec, empty if it is none of this class. */
    public static Optional<Tracer> tracer(Codec<?> codec) {
        return codec instanceof MappedCodec<?, ?> mapped && mapped.message() instanceof MessageCodec<?> messages
                ? Optional.of(new WireTracer(messages.empty.getDescriptorForType()).checkedBy(codec))
                : Optional.empty();
    }

    private int deepest() {
        int known = deepest;
        if (known == 0) {
            int levels = MessageClasses.levels(empty);
            known = levels == MessageClasses.ENDLESS
                    ? MESSAGES_PER_LEVEL * Limits.DEFAULT.depth()
                    : levels + UNKNOWN_LEVELS;
            deepest = known;
        }
        return known;
    }

    @Override
    public byte[] encode(M message) {
        return message.toByteArray();
    }

    @Override
    public int encode(M message, byte[] buffer, int offset) {
        int length = message.getSerializedSize();
        if (offset < 0 || offset > buffer.length || length > buffer.length - offset) {
            throw new EncodeException(
                    "",
                    "expected room for " + length + " octets from offset " + offset + ", found a buffer of "
                            + buffer.length);
        }
        CodedOutputStream out = CodedOutputStream.newInstance(buffer, offset, length);
        try {
            message.writeTo(out);
            out.checkNoSpaceLeft();
        } catch (IOException | IllegalStateException e) {
            throw new EncodeException("", e.getMessage());
        }
        return length;
    }

    @Override
    public M decode(byte[] octets) {
        return parse(octets, 0, octets.length);
    }

    @Override
    public Decoded<M> decode(byte[] octets, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, octets.length);
        return new Decoded<>(parse(octets, offset, length), length);
    }

    private M parse(byte[] octets, int offset, int length) {
        CodedInputStream in = CodedInputStream.newInstance(octets, offset, length);
        in.setRecursionLimit(deepest());
        M message;
        try {
            message = parser().parsePartialFrom(in);
            in.checkLastTagWas(0);
        } catch (StackOverflowError e) {
            throw Nesting.decodingOverflow(DecodeException.Unit.OCTET);
        } catch (InvalidProtocolBufferException | RuntimeException e) {
            int read = Math.max(0, Math.min(in.getTotalBytesRead(), length));
            throw new DecodeException(
                    DecodeException.Unit.OCTET, read, "", "expected a protobuf message: " + e.getMessage());
        }
        if (!message.isInitialized()) {
            // finds out what is missing; an enumeral of a later version is not
            try {
                mapping.fromMessage(message);
            } catch (DecodeException e) {
                throw locator.located(e, Arrays.copyOfRange(octets, offset, offset + length));
            }
        }
        return message;
    }

    @SuppressWarnings("unchecked") // a message's parser makes messages of its class
    private Parser<M> parser() {
        return (Parser<M>) empty.getParserForType();
    }

    @Override
    public int encodedLength(M message) {
        return message.getSerializedSize();
    }
}
