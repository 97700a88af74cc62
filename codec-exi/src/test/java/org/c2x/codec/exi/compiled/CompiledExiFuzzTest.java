package org.c2x.codec.exi.compiled;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;

/**
 * Whatever the octets, each compiled decoder ends with a message or a {@link DecodeException}, and with the same
 * message as EXIficient; both encode a message alike, and it is the same afterwards. The octets go to the decoders of
 * all message types. A build replays the saved inputs; {@code JAZZER_FUZZ=1} searches for new ones.
 */
class CompiledExiFuzzTest {
    private static final List<Target<?>> TARGETS =
            MessageTypes.of("exi-compiled").stream().<Target<?>>map(Target::of).toList();

    /** EXIficient takes lengths and characters modulo 2 to the 32, so that too large ones look like smaller ones. */
    private static final Pattern WRAPPED_BY_EXIFICIENT =
            Pattern.compile("expected (a number of at most 63 bits|at most (2147483647|1114111), found .*)");

    /** The two codecs of a message type. */
    private record Target<T>(String name, Codec<T> compiled, Codec<T> oracle) {

        static <T> Target<T> of(MessageType<T> type) {
            return new Target<>(
                    type.qualifiedName(),
                    Codecs.get("exi-compiled", type.type()),
                    Codecs.get("exi-exificient", type.type()));
        }

        void check(byte[] octets) {
            Optional<Decoded<T>> expected = expected(octets);
            try {
                Decoded<T> message = compiled.decode(octets, 0, octets.length);
                require(expected.equals(Optional.of(message)), "EXIficient says " + expected, message);
                checkEncoding(message.value());
            } catch (DecodeException refused) {
                boolean placed = 0 <= refused.offset() && refused.offset() <= (long) Byte.SIZE * octets.length;
                require(placed, "a refusal without a place", refused);
                boolean wrapped =
                        WRAPPED_BY_EXIFICIENT.matcher(refused.problem()).matches();
                require(expected.isEmpty() || wrapped, "EXIficient says " + expected, refused);
            }
        }

        private Optional<Decoded<T>> expected(byte[] octets) {
            try {
                return Optional.of(oracle.decode(octets, 0, octets.length));
            } catch (DecodeException refused) {
                return Optional.empty();
            }
        }

        private void checkEncoding(T message) {
            byte[] encoding = compiled.encode(message);
            require(Arrays.equals(oracle.encode(message), encoding), "another encoding", message);
            require(compiled.encodedLength(message) == encoding.length, "another length", message);
            require(compiled.decode(encoding).equals(message), "another message", message);
        }

        private void require(boolean holds, String otherwise, Object found) {
            if (!holds) {
                throw new AssertionError(name + ": " + otherwise + ": " + found);
            }
        }
    }

    @FuzzTest(maxDuration = "25m")
    void decode(byte[] octets) {
        TARGETS.forEach(target -> target.check(octets));
    }
}
