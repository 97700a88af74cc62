package org.c2x.asn1.interpreter.text;

import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Set;
import org.c2x.asn1.interpreter.RecursiveTypes;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.Locator;
import org.c2x.asn1.runtime.coding.Nesting;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.value.Value;

/** A codec whose octets are text in UTF-8. Offsets of errors count characters (code points). */
public abstract class TextCodec implements Codec<Value> {
    /** Longest INTEGER, in bits, that is written and read: to convert it takes more than time by its length. */
    public static final int MOST_BITS = 8 * 50 * 1024;

    private final Type type;
    private final Limits limits;
    private final Set<TypeDefinition> recursive;

    /** A value that begins a document, and the index in its {@link Utf8Text#chars} of what follows it. */
    public record Beginning(Value value, long end) {}

    protected TextCodec(Type type, Limits limits) {
        this.type = Objects.requireNonNull(type);
        this.limits = Objects.requireNonNull(limits);
        this.recursive = RecursiveTypes.of(type);
    }

    /** Finds components in documents. */
    public abstract Locator locator();

    /** Writes a document. */
    protected abstract String write(Type type, Value value, NestingCount nesting);

    /** Reads the document with which a text begins. */
    protected abstract Beginning read(Type type, Utf8Text text, NestingCount nesting);

    /**
     * Encodes as text.
     *
     * @throws EncodeException as {@link #encode(Value)} does
     */
    protected final String toText(Value value) {
        try {
            return write(type, value, new NestingCount(recursive, limits));
        } catch (StackOverflowError e) {
            throw Nesting.encodingOverflow();
        }
    }

    /**
     * Decodes text.
     *
     * @throws DecodeException if it does not begin with a value in this encoding
     */
    protected final Value fromText(String text) {
        return read(Utf8Text.of(text)).value();
    }

    private Beginning read(Utf8Text text) {
        try {
            return read(type, text, new NestingCount(recursive, limits));
        } catch (StackOverflowError e) {
            throw Nesting.decodingOverflow(DecodeException.Unit.CHARACTER);
        }
    }

    @Override
    public final byte[] encode(Value value) {
        return toText(value).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public final int encode(Value value, byte[] buffer, int offset) {
        byte[] text = encode(value);
        if (offset < 0 || text.length > buffer.length - offset) {
            throw new EncodeException(
                    "",
                    "the encoding has " + text.length + " octets, the buffer has no room for them at " + offset + " of "
                            + buffer.length);
        }
        System.arraycopy(text, 0, buffer, offset, text.length);
        return text.length;
    }

    @Override
    public final Value decode(byte[] octets) {
        return decode(octets, 0, octets.length).value();
    }

    @Override
    public final Decoded<Value> decode(byte[] octets, int offset, int length) {
        Utf8Text text = Utf8Text.of(octets, offset, length);
        Beginning read = read(text);
        return new Decoded<>(read.value(), text.octetsBefore(read.end()));
    }

    @Override
    public final int encodedLength(Value value) {
        return encode(value).length;
    }
}
