package org.c2x.asn1.interpreter.jer;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
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
import org.c2x.asn1.runtime.Nesting;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.value.Value;

/**
 * JER as compact UTF-8 JSON:
 *
 * <table>
 * <caption>Notation</caption>
 * <tr><td>BOOLEAN, NULL, INTEGER</td><td>{@code true}, {@code null}, {@code -12}</td></tr>
 * <tr><td>REAL</td><td>a number, or {@code "INF"}, {@code "-INF"}, {@code "NaN"}, {@code "-0"}</td></tr>
 * <tr><td>ENUMERATED</td><td>{@code "name"}; one of a later version <code>{"...":index}</code></td></tr>
 * <tr><td>BIT STRING</td><td>{@code "A8"} if its size is fixed, else <code>{"value":"A8","length":5}</code></td></tr>
 * <tr><td>OCTET STRING</td><td>{@code "01FF"}</td></tr>
 * <tr><td>OBJECT IDENTIFIER, RELATIVE-OID</td><td>{@code "1.2.840"}</td></tr>
 * <tr><td>character strings, times</td><td>a string</td></tr>
 * <tr><td>SEQUENCE, SET</td><td>an object; DEFAULTs are written and may be absent</td></tr>
 * <tr><td>CHOICE</td><td><code>{"alternative":value}</code>; one of a later version
 *     <code>{"...":{"index":3,"octets":"01FF"}}</code></td></tr>
 * <tr><td>SEQUENCE OF, SET OF</td><td>an array</td></tr>
 * </table>
 *
 * <p>The member {@code "..."} cannot be the name of a component. An index counts additions from 0. Offsets of errors
 * count characters (code points). An INTEGER of more than 50 KiB is refused in both directions.
 */
public final class JerCodec implements Codec<Value> {
    /** Longest INTEGER, in bits, that is written and read: to convert it takes more than time by its length. */
    static final int MOST_BITS = 8 * 50 * 1024;

    /** Longest number, in characters: three bits give less than one digit, and there is a sign. */
    private static final int MAX_NUMBER_LENGTH = MOST_BITS / 3;

    static final JsonFactory JSON = JsonFactory.builder()
            // names come from whoever sends the document: nothing of them may stay behind
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            // its usual pool hangs on threads, which would keep a program that is unloaded
            .recyclerPool(JsonRecyclerPools.newBoundedPool(Runtime.getRuntime().availableProcessors()))
            .enable(StreamReadFeature.USE_FAST_BIG_NUMBER_PARSER)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNumberLength(MAX_NUMBER_LENGTH)
                    .maxStringLength(Integer.MAX_VALUE)
                    .maxNestingDepth(Integer.MAX_VALUE)
                    .build())
            .streamWriteConstraints(StreamWriteConstraints.builder()
                    .maxNestingDepth(Integer.MAX_VALUE)
                    .build())
            .build();

    private final Type type;
    private final Limits limits;
    private final Set<TypeDefinition> recursive;

    public JerCodec(Type type) {
        this(type, Limits.DEFAULT);
    }

    /** A codec that grants other nesting than {@link Limits#DEFAULT}. */
    public JerCodec(Type type, Limits limits) {
        this.type = Objects.requireNonNull(type);
        this.limits = Objects.requireNonNull(limits);
        this.recursive = RecursiveTypes.of(type);
    }

    /** Finds components in documents. */
    public Locator locator() {
        return new JerLocator();
    }

    /**
     * Encodes as text.
     *
     * @throws EncodeException as {@link #encode(Value)} does
     */
    public String toJson(Value value) {
        try {
            return new JerWriter(JSON, recursive, limits).write(type, value);
        } catch (StackOverflowError e) {
            throw Nesting.encodingOverflow();
        }
    }

    @Override
    public byte[] encode(Value value) {
        return toJson(value).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public int encode(Value value, byte[] buffer, int offset) {
        byte[] json = encode(value);
        if (offset < 0 || json.length > buffer.length - offset) {
            throw new EncodeException(
                    "",
                    "the encoding has " + json.length + " octets, the buffer has no room for them at " + offset + " of "
                            + buffer.length);
        }
        System.arraycopy(json, 0, buffer, offset, json.length);
        return json.length;
    }

    @Override
    public Value decode(byte[] octets) {
        return decode(octets, 0, octets.length).value();
    }

    @Override
    public Decoded<Value> decode(byte[] octets, int offset, int length) {
        JsonText text = JsonText.of(octets, offset, length);
        JerReader reader = new JerReader(JSON, text, recursive, limits);
        Value value = value(reader);
        return new Decoded<>(value, text.octetsBefore(reader.end()));
    }

    /**
     * Decodes text.
     *
     * @throws DecodeException if it does not begin with a value in JER
     */
    public Value fromJson(String json) {
        return value(new JerReader(JSON, JsonText.of(json), recursive, limits));
    }

    private Value value(JerReader reader) {
        try {
            return reader.read(type);
        } catch (StackOverflowError e) {
            throw Nesting.decodingOverflow(DecodeException.Unit.CHARACTER);
        }
    }

    @Override
    public int encodedLength(Value value) {
        return encode(value).length;
    }
}
