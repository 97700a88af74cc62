package org.c2x.captures;

import java.nio.charset.StandardCharsets;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.interpreter.table.ValueTrace;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.value.Value;

/** A message of a type of the user's own modules, or why there is none. */
public final class OwnMessage {
    private final Reader reader;
    private final @Nullable Value value;
    private final @Nullable DecodeException error;

    /** What reads and shows the messages of a type. */
    record Reader(TypeReference type, Codec<Value> codec, Codec<Value> jer) {
        static Reader of(TypeReference type) {
            return new Reader(type, new TableCodec(RuleSet.UPER, type), new JerCodec(type));
        }

        OwnMessage read(OctetString octets) {
            try {
                return new OwnMessage(this, codec.decode(octets.toByteArray()), null);
            } catch (DecodeException refused) {
                return new OwnMessage(this, null, refused);
            }
        }
    }

    private OwnMessage(Reader reader, @Nullable Value value, @Nullable DecodeException error) {
        this.reader = reader;
        this.value = value;
        this.error = error;
    }

    /** What it is read as. */
    public TypeReference type() {
        return reader.type;
    }

    /** The message; null if it is none. */
    public @Nullable Value value() {
        return value;
    }

    /** Why it is none, else null; its offset counts from the beginning of the message. */
    public @Nullable DecodeException error() {
        return error;
    }

    /** The first place that it has, which mostly is that of its sender; null if it has none. */
    public @Nullable Position position() {
        return value == null ? null : Position.in(value);
    }

    /** What shows its bits. */
    Tracer tracer() {
        return ValueTrace.tracer(RuleSet.UPER, reader.type);
    }

    /** The message in JER; null if it is none. */
    public @Nullable String json() {
        return value == null ? null : new String(reader.jer.encode(value), StandardCharsets.UTF_8);
    }
}
