package org.c2x.codec.ber;

import java.util.Optional;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Trace;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.its.messages.MessageType;

/**
 * What holds for any octets: a decoder ends with a message or a {@link DecodeException} that has a place within them, a
 * trace says the same, and a message can be encoded, unless it has an enumeral of a later version, and is the same
 * afterwards.
 */
record Damage<T>(String name, Codec<T> codec, Tracer tracer) {

    static <T> Damage<T> to(MessageType<T> type) {
        return new Damage<>(
                type.qualifiedName(),
                Codecs.get("ber", type.type()),
                Codecs.tracer("ber", type.type()).orElseThrow());
    }

    void check(byte[] octets) {
        Trace trace = tracer.trace(octets);
        Optional<Decoded<T>> message = decode(octets, trace);
        message.ifPresent(decoded -> {
            require(trace.error().isEmpty(), "a trace that ends with an error", trace.error());
            require(trace.consumedOctets() == decoded.consumedOctets(), "a trace of another length", trace);
            checkEncoding(decoded.value());
        });
    }

    private Optional<Decoded<T>> decode(byte[] octets, Trace trace) {
        try {
            return Optional.of(codec.decode(octets, 0, octets.length));
        } catch (DecodeException refused) {
            boolean placed = 0 <= refused.offset() && refused.offset() <= octets.length;
            require(placed, "a refusal without a place", refused);
            require(trace.error().isPresent(), "a trace without an error", refused);
            return Optional.empty();
        }
    }

    private void checkEncoding(T message) {
        try {
            byte[] encoding = codec.encode(message);
            require(codec.encodedLength(message) == encoding.length, "another length", message);
            require(codec.decode(encoding).equals(message), "another message", message);
        } catch (EncodeException refused) {
            require(message.toString().contains("UNKNOWN"), "a decoded message has no encoding", refused);
        }
    }

    private void require(boolean holds, String otherwise, Object found) {
        if (!holds) {
            throw new AssertionError(name + ": " + otherwise + ": " + found);
        }
    }
}
