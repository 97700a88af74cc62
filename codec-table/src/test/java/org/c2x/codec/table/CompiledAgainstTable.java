package org.c2x.codec.table;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;

/**
 * Whatever the octets, each compiled decoder ends with a message or a {@link DecodeException}, and with the same one as
 * the table codec; a message can be encoded, unless it has an enumeral of a later version, and is the same afterwards.
 * The octets go to the decoders of all message types.
 */
public final class CompiledAgainstTable {
    private final List<Target<?>> targets;

    /** The compiled codecs of a scheme and its table codecs. */
    public CompiledAgainstTable(String scheme) {
        targets = MessageTypes.of(scheme).stream()
                .<Target<?>>map(type -> Target.of(scheme, type))
                .toList();
    }

    /**
     * Tries all decoders.
     *
     * @throws AssertionError if one does what it should not
     */
    public void check(byte[] octets) {
        targets.forEach(target -> target.check(octets));
    }

    /** The two codecs of a message type. */
    private record Target<T>(String name, Codec<T> compiled, Codec<T> table) {

        static <T> Target<T> of(String scheme, MessageType<T> type) {
            return new Target<>(
                    type.qualifiedName(), Codecs.get(scheme, type.type()), Codecs.get(scheme + "-table", type.type()));
        }

        void check(byte[] octets) {
            Optional<Decoded<T>> message = decode(compiled, octets);
            require(message.equals(decode(table, octets)), "not what the table codec says", message);
            message.ifPresent(decoded -> checkEncoding(decoded.value()));
        }

        private Optional<Decoded<T>> decode(Codec<T> codec, byte[] octets) {
            try {
                return Optional.of(codec.decode(octets, 0, octets.length));
            } catch (DecodeException refused) {
                long end = refused.unit() == Unit.BIT ? (long) Byte.SIZE * octets.length : octets.length;
                boolean placed = 0 <= refused.offset() && refused.offset() <= end;
                require(placed, "a refusal without a place", refused);
                return Optional.empty();
            }
        }

        private void checkEncoding(T message) {
            Optional<byte[]> encoding = encode(compiled, message);
            Optional<byte[]> expected = encode(table, message);
            require(expected.isPresent() == encoding.isPresent(), "only one codec can encode", message);
            encoding.ifPresent(canonical -> {
                require(Arrays.equals(expected.get(), canonical), "another encoding", message);
                require(compiled.encodedLength(message) == canonical.length, "another length", message);
                require(compiled.decode(canonical).equals(message), "another message", message);
            });
        }

        /** Empty for a message with an enumeral of a later version, of which only that is known. */
        private Optional<byte[]> encode(Codec<T> codec, T message) {
            try {
                return Optional.of(codec.encode(message));
            } catch (EncodeException refused) {
                require(message.toString().contains("UNKNOWN"), "a decoded message has no encoding", refused);
                return Optional.empty();
            }
        }

        private void require(boolean holds, String otherwise, Object found) {
            if (!holds) {
                throw new AssertionError(name + ": " + otherwise + ": " + found);
            }
        }
    }
}
