package org.c2x.asn1.interpreter.jer;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.interpreter.text.NestingCount;
import org.c2x.asn1.interpreter.text.PlacedText;
import org.c2x.asn1.interpreter.text.TextCodec;
import org.c2x.asn1.interpreter.text.Utf8Text;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.Locator;
import org.c2x.asn1.schema.Type;
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
 * <tr><td>SEQUENCE, SET</td><td>an object; DEFAULTs are written and may be absent; read in any order</td></tr>
 * <tr><td>CHOICE</td><td><code>{"alternative":value}</code>; one of a later version
 *     <code>{"...":{"index":3,"octets":"01FF"}}</code></td></tr>
 * <tr><td>SEQUENCE OF, SET OF</td><td>an array</td></tr>
 * </table>
 *
 * <p>The member {@code "..."} cannot be the name of a component. An index counts additions from 0. Offsets of errors
 * count characters (code points). An INTEGER of more than 50 KiB is refused in both directions.
 *
 * <p>What is wrong with a document is found at once, at most 100 errors: the first is thrown, and the others are
 * {@linkplain Throwable#getSuppressed suppressed} by it.
 */
public final class JerCodec extends TextCodec {
    /** Longest number, in characters: three bits give less than one digit, and there is a sign. */
    private static final int MAX_NUMBER_LENGTH = MOST_BITS / 3;

    static final JsonFactory JSON = JsonFactory.builder()
            // names come from whoever sends the document: nothing of them may remain
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

    public JerCodec(Type type) {
        this(type, Limits.DEFAULT);
    }

    /** A codec that grants other nesting than {@link Limits#DEFAULT}. */
    public JerCodec(Type type, Limits limits) {
        super(type, limits);
    }

    @Override
    public Locator locator() {
        return new JerLocator();
    }

    /**
     * Encodes as text.
     *
     * @throws EncodeException as {@link #encode(Value)} does
     */
    public String toJson(Value value) {
        return toText(value);
    }

    /**
     * Decodes text.
     *
     * @throws DecodeException if it does not begin with a value in JER
     */
    public Value fromJson(String json) {
        return fromText(json);
    }

    /**
     * The whole number of a member that each of the names leads to from the document's object: what a document says
     * before its type is known.
     *
     * @return empty if the document has no such member before the first place where it is no JSON
     */
    public static Optional<PlacedText> find(byte[] document, List<String> names) {
        return MemberNumber.find(Utf8Text.of(document, 0, document.length), names);
    }

    @Override
    protected String write(Type type, Value value, NestingCount nesting) {
        return new JerWriter(JSON, nesting).write(type, value);
    }

    @Override
    protected Beginning read(Type type, Utf8Text text, NestingCount nesting) {
        JerReader reader = new JerReader(JSON, text, nesting);
        Value value = reader.read(type);
        return new Beginning(value, reader.end());
    }
}
